import Observation
import StoryCode
import TestSupport
import Testing

@testable import StoryCodeScenes

/// The passes of controllers that read a model, and of those that read nothing.
@MainActor
struct ContentPassTests {
    @Observable
    final class Model {
        var number = 0
    }

    /// A controller that adds a line for each request.
    private class Screen: SceneController, ContentUpdating {
        let sceneEvents = SceneEvents<ToolkitController.Widget>()
        private let name: String
        private let log: Log

        init(_ name: String, log: Log) { (self.name, self.log) = (name, log) }

        func setNeedsPass(_ pass: ContentPass) { log.add("\(name) \(pass)") }

        func update(_ pass: ContentPass, _ body: () -> Void) { sceneEvents.observe(pass, of: self, body) }
    }

    /// A class of its own, because what one controller reads is observed in all controllers of its class.
    private final class InnerScreen: Screen {}

    let log = Log()
    let model = Model()

    @Test func innerPassThatReadsNothingDoesNotRepeatTheOuterOne() {
        let (outer, inner) = (Screen("outer", log: log), InnerScreen("inner", log: log))
        inner.update(.properties) { _ = model.number }
        for _ in 0..<2 {
            outer.update(.layout) {
                _ = model.number
                inner.update(.layout) {}
            }
            inner.update(.layout) {}
        }
        log.expect([])
        model.number += 1
        #expect(log.take().sorted() == ["inner properties", "outer layout"])
    }

    @Test func readInAPassRequestsTheSamePassOnce() {
        let screen = Screen("screen", log: log)
        for pass in [ContentPass.properties, .layout] {
            for _ in 0..<3 { screen.update(pass) { _ = model.number } }
            model.number += 1
            model.number += 1
            log.expect(["screen \(pass)"])
        }
    }

    @Test(arguments: [(2, false), (3, true)])
    func endlessWorkNamesTheControllerThatMostOfItUpdates(updates: Int, isNamed: Bool) {
        let (clock, screen) = (ManualClock(), Screen("screen", log: log))
        for number in 0..<5 {
            clock.schedule(after: .zero) { if number < updates { ContentPass.countRequest(of: screen) } }
        }
        let found = diagnostics { LifecycleRuntime.withLimit(4) { clock.run() } }
        #expect(found.map(\.problem) == [.neverAtRest(work: 4, updating: isNamed ? Screen.self : nil)])
    }
}

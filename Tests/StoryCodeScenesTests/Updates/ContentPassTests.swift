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

    /// Classes of their own, because what one controller reads is observed in all controllers of its class.
    private final class InnerScreen: Screen {}
    private final class OuterScreen: Screen {}

    /// A helper that runs a closure at each event.
    private final class Receiver: EventReceiver {
        private let body: @MainActor (ViewEvent) -> Void

        init(_ body: @escaping @MainActor (ViewEvent) -> Void) { self.body = body }

        func receive(_ event: ViewEvent) { body(event) }
    }

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

    @Test func nothingIsObservedAfterATeardown() {
        let screen = Screen("screen", log: log)
        screen.update(.properties) { _ = model.number }
        screen.sceneEvents.send(.viewDidTearDown)
        model.number += 1
        log.expect([])
    }

    /// Events, and the pass that is requested when something changes that a helper has read in them.
    nonisolated static let events: [(ViewEvent, ContentPass?)] = [
        (.updateProperties, .properties), (.viewWillLayoutSubviews, .layout), (.viewDidLoad, nil),
    ]

    /// The pass is inside an event, so the helper is notified after the pass.
    @Test(arguments: events)
    func helperThatIsNotifiedAfterAPassRequestsIt(event: ViewEvent, pass: ContentPass?) {
        let screen = OuterScreen("screen", log: log)
        let helper = Receiver { [unowned screen, model] received in
            if received == event { _ = model.number }
            guard received == .viewWillAppear(false) else { return }
            screen.update(.properties) { screen.sceneEvents.deliver(event) {} }
        }
        screen.sceneEvents.add(helper, for: screen)
        screen.sceneEvents.send(.viewWillAppear(false))
        model.number += 1
        log.expect(pass.map { ["screen \($0)"] } ?? [])
    }

    @Test func helperThatIsNotifiedWithoutAPassRequestsNone() {
        let (screen, other) = (Screen("screen", log: log), Model())
        screen.update(.properties) { _ = other.number }
        screen.sceneEvents.add(Receiver { [model] _ in _ = model.number }, for: screen)
        screen.sceneEvents.send(.updateProperties)
        model.number += 1
        log.expect([])
        other.number += 1
        log.expect(["screen properties"])
    }

    @Test func observerThatJoinsALoadedViewRequestsAnUpdate() {
        final class Silent {}
        let screen = Screen("screen", log: log)
        screen.sceneEvents.add(Receiver { _ in }, for: screen)
        screen.sceneEvents.send(.viewDidLoad)
        screen.sceneEvents.add(Silent(), for: screen)
        log.expect([])
        screen.sceneEvents.add(Receiver { _ in }, for: screen)
        log.expect(["screen properties"])
    }

    #if os(Linux) || os(macOS) || os(Windows)
        /// A controller that makes each pass in a turn of the immediate scheduler.
        private final class TurnScreen: SceneController, ContentUpdating {
            let sceneEvents = SceneEvents<ToolkitController.Widget>()
            let model = Model()
            private(set) var seen: [Int] = []

            func setNeedsPass(_ pass: ContentPass) {
                ImmediateLifecycleScheduler.shared.schedule(after: .zero) { [weak self] in self?.update() }
            }

            func update() { sceneEvents.observe(.properties, of: self) { seen.append(model.number) } }
        }

        static func seenAroundTwoChanges() async -> [Int] {
            let screen = TurnScreen()
            screen.update()
            for number in 1...2 {
                screen.model.number = number
                await Task { @MainActor in }.value
            }
            return screen.seen
        }

        /// In a process of its own, because the calls of other tests would also run the turns.
        @Test func eachChangeOutsideACallIsSeen() async {
            await #expect(processExitsWith: .success) {
                let seen = await ContentPassTests.seenAroundTwoChanges()
                precondition(seen == [0, 1, 2])
            }
        }
    #endif

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

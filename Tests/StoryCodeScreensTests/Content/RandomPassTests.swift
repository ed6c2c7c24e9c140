import Observation
import StoryCode
import TestSupport
import Testing

/// Random reads, writes, appearances and teardowns: which passes run is compared with a model.
@MainActor
struct RandomPassTests {
    @Observable
    final class Value {
        var number = 0
    }

    /// A change of the program.
    enum Operation: CaseIterable {
        case write, readOthers, requestUpdate, requestLayout, show, hide, tearDown, replaceScreen
    }

    /// Which passes are expected.
    struct Model {
        var isShown = false
        var isLoaded = false
        var needsUpdate = false
        var needsLayout = false

        /// What the latest passes have read, until something of it changes.
        var updateReads: Set<Int> = []
        var layoutReads: Set<Int> = []

        mutating func write(_ value: Int) {
            if updateReads.contains(value) { (needsUpdate, updateReads) = (true, []) }
            if layoutReads.contains(value) { (needsLayout, layoutReads) = (true, []) }
        }

        mutating func show() {
            guard !isShown else { return }
            isShown = true
            if !isLoaded { needsUpdate = true }
            (isLoaded, needsLayout) = (true, true)
        }

        mutating func tearDown() {
            guard !isShown else { return }
            self = Model()
        }

        /// Performs a turn, and returns the passes that run.
        mutating func turn(_ reads: [Set<Int>]) -> [String] {
            guard isShown else { return [] }
            var passes: [String] = []
            if needsUpdate {
                passes.append("update")
                updateReads = reads[0].union(reads[1])
            }
            if needsLayout {
                passes.append("layout")
                layoutReads = reads[2].union(reads[3])
            }
            (needsUpdate, needsLayout) = (false, false)
            return passes
        }
    }

    @Test(arguments: 0..<8)
    func passesAreThoseOfTheModel(seed: Int) {
        var random = SplitMix(seed: UInt64(seed))
        let clock = ManualClock()
        let window = Window(scheduler: clock)
        let values = (0..<5).map { _ in Value() }
        var reads: [Set<Int>] = [[0], [], [], []]
        var passes: [String] = []
        func read(_ part: Int) { for index in reads[part] { _ = values[index].number } }
        func makeScreen() -> Screen {
            let host = Scene { return Screen() }.with { return Helper() }.host()
            host.helpers.onUpdate = { read(1) }
            host.helpers.onDidLayout = { read(3) }
            host.controller.onUpdate = { _ in
                passes.append("update")
                read(0)
            }
            host.controller.onWillLayout = { _ in
                passes.append("layout")
                read(2)
            }
            return host.controller
        }
        var screen = makeScreen()
        var model = Model()
        window.rootViewController = screen
        for step in 0..<600 * RandomTestScale.factor {
            let operation = Operation.allCases.randomElement(using: &random) ?? .write
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                switch operation {
                case .write:
                    let index = Int.random(in: values.indices, using: &random)
                    values[index].number += 1
                    model.write(index)
                case .readOthers:
                    let part = Int.random(in: 0..<4, using: &random)
                    reads[part] = Set(values.indices.filter { _ in Bool.random(using: &random) })
                case .requestUpdate:
                    screen.setNeedsUpdateProperties()
                    if model.isLoaded { model.needsUpdate = true }
                case .requestLayout:
                    screen.viewIfLoaded?.setNeedsLayout()
                    if model.isLoaded { model.needsLayout = true }
                case .show:
                    window.makeKeyAndVisible()
                    model.show()
                case .hide:
                    window.isHidden = true
                    // The layout of the first appearance is over when the call returns.
                    model.isShown = false
                case .tearDown:
                    if !model.isShown {
                        screen.view = nil
                        model.tearDown()
                    }
                case .replaceScreen:
                    if !model.isShown {
                        screen = makeScreen()
                        window.rootViewController = screen
                        model = Model()
                    }
                }
                // A call that shows the window runs the first passes.
                if operation == .show || operation == .hide { break }
            }
            let expected = model.turn(reads)
            clock.run()
            guard passes == expected else {
                Issue.record("seed \(seed), step \(step), \(operation): \(passes) instead of \(expected)")
                return
            }
            passes = []
        }
    }
}

import StoryCode
import TestSupport
import Testing

/// One controller with random operations, in and outside its own callbacks.
@MainActor
struct RandomControllerTests {
    /// An operation on the controller or on its window.
    enum Operation: CaseIterable {
        case load, teardown, reload, assign
        case show, hide, setRoot, clearRoot, swapRoot, moveRoot
        case warn, setNeedsLayout, layout, flush
        // Only if the program drives the appearance, and not the window alone.
        case beginUp, beginDown, end

        static let windowOnly = Array(allCases.prefix { $0 != .beginUp })
    }

    nonisolated static let runsPerKind = 60
    nonisolated static let operationsPerRun = 200

    @Test(arguments: 0..<UInt64(runsPerKind))
    func eventsAreAlwaysLegal(seed: UInt64) {
        run(seed: seed, operations: Operation.allCases)
    }

    @Test(arguments: 0..<UInt64(runsPerKind))
    func appearanceFollowsTheWindow(seed: UInt64) {
        run(seed: seed, operations: Operation.windowOnly)
    }

    @Test func thereAreEnoughOperations() {
        #expect(2 * Self.runsPerKind * Self.operationsPerRun >= 10_000)
    }

    private func run(seed: UInt64, operations: [Operation]) {
        weak var released: ViewController?
        weak var releasedHelper: EventListener?
        do {
            let run = RandomController(seed: seed, operations: operations)
            released = run.host.controller
            releasedHelper = run.host.helpers.1
            LifecycleTrace.withoutTracing {
                DiagnosticHandler.$current.withValue(DiagnosticHandler { _ in }) {
                    for _ in 0..<Self.operationsPerRun where run.problem == nil { run.step() }
                    run.finish()
                }
            }
            #expect(run.problem == nil, "seed \(seed): \(run.done.suffix(12))")
        }
        #expect(released == nil, "seed \(seed)")
        #expect(releasedHelper == nil, "seed \(seed)")
    }
}

/// Checks the events that it receives, and runs a closure for each.
@MainActor
final class EventListener: EventReceiver {
    private(set) var sequence = EventSequence()
    private(set) var received: [ViewEvent] = []
    var onEvent: (ViewEvent, _ isLegal: Bool) -> Void = { _, _ in }

    /// Records that a view was assigned.
    func assignView() {
        sequence.assignView()
    }

    func receive(_ event: ViewEvent) {
        received.append(event)
        let isLegal = sequence.receive(event)
        onEvent(event, isLegal)
    }
}

/// A controller with two helpers in a window, and the operations on them.
@MainActor
private final class RandomController {
    /// A controller whose own events are checked too.
    final class Controller: EventController {
        let listener = EventListener()

        override func receive(_ event: ViewEvent, base: () -> Void) { listener.receive(event) }
    }

    let host: SceneHost<Controller, (EventListener, EventListener)>
    private(set) var done: [String] = []
    private(set) var problem: String?

    private let operations: [RandomControllerTests.Operation]
    private let clock: ManualClock?
    private let window: Window
    private let otherWindow: Window
    private var random: SplitMix
    private var builds: Counter
    private var nestedOperations = 0

    /// Counts the views that the builder made.
    final class Counter {
        var count = 0
        var onBuild: () -> Void = {}
    }

    init(seed: UInt64, operations: [RandomControllerTests.Operation]) {
        self.operations = operations
        random = SplitMix(seed: seed)
        let builds = Counter()
        self.builds = builds
        host = Scene {
            Controller()
        }.with {
            EventListener()
        }.with {
            EventListener()
        }.host(view: { _, _, _ in
            builds.count += 1
            builds.onBuild()
            return View()
        })
        clock = seed.isMultiple(of: 2) ? ManualClock() : nil
        window = clock.map { Window(scheduler: $0) } ?? Window(scheduler: ImmediateLifecycleScheduler())
        otherWindow = clock.map { Window(scheduler: $0) } ?? Window(scheduler: ImmediateLifecycleScheduler())
        otherWindow.makeKeyAndVisible()
        window.rootViewController = host.controller
        host.controller.unloadsViewOnMemoryWarning = seed.isMultiple(of: 3)
        builds.onBuild = { [weak self] in self?.actInCallback() }
        for listener in listeners {
            // The window still sends events when the run is released.
            listener.onEvent = { [weak self, unowned listener] event, isLegal in
                guard let self else { return }
                if !isLegal { self.fail("\(event) is not legal here") }
                if listener === self.host.controller.listener { self.look(at: event) }
                self.actInCallback()
            }
        }
    }

    /// Performs a random operation, and checks the rules that hold between two calls.
    func step() {
        nestedOperations = 0
        act(operations.randomElement(using: &random))
        checkBetweenCalls()
    }

    /// Ends all transitions, and checks the rules that hold then.
    func finish() {
        while let clock, !clock.isAtRest { clock.flush() }
        checkBetweenCalls()
        if operations == RandomControllerTests.Operation.windowOnly {
            let sequence = host.helpers.1.sequence
            let home = host.controller.viewIfLoaded?.window
            let isInside = home != nil
            if !sequence.isAtRest { fail("half-way at rest") }
            if sequence.hasAppeared != isInside { fail("appeared \(sequence.hasAppeared), in the window \(isInside)") }
            if sequence.hasAppeared, home?.isHidden != false || home?.rootViewController !== host.controller {
                fail("appeared, but not the root of a visible window")
            }
        }
    }

    private func checkBetweenCalls() {
        if Set(listeners.map(\.received)).count > 1 { fail("controller and helpers received different events") }
        if listeners[0].sequence.loads != builds.count { fail("\(builds.count) views made, not all announced") }
    }

    /// Checks the state that the controller finds at an event; helpers may receive the event later.
    private func look(at event: ViewEvent) {
        let view = host.controller.viewIfLoaded
        switch event {
        case .viewIsAppearing, .updateProperties, .viewWillLayoutSubviews, .viewDidLayoutSubviews,
            .windowPhaseDidChange:
            if view?.window == nil { fail("\(event) outside a window") }
        case .viewWillAppear, .viewDidLoad, .viewWillTearDown:
            if view == nil { fail("\(event) without a view") }
        case .viewDidTearDown:
            if view != nil { fail("\(event) with a view") }
        case .viewDidAppear, .viewWillDisappear, .viewDidDisappear:
            break
        }
    }

    private func actInCallback() {
        guard nestedOperations < 3, Int.random(in: 0..<12, using: &random) == 0 else { return }
        nestedOperations += 1
        done.append("inside:")
        // The model does not predict when an assignment in a callback is performed.
        act(operations.filter { $0 != .flush && $0 != .assign }.randomElement(using: &random))
    }

    private func act(_ operation: RandomControllerTests.Operation?) {
        guard let operation else { return }
        done.append("\(operation)")
        let controller = host.controller
        switch operation {
        case .load: controller.loadViewIfNeeded()
        case .teardown: controller.view = nil
        case .reload: controller.reloadView()
        case .assign:
            for listener in listeners { listener.assignView() }
            controller.view = View()
        case .show: window.makeKeyAndVisible()
        case .hide: window.isHidden = true
        case .setRoot: window.rootViewController = controller
        case .clearRoot: window.rootViewController = nil
        case .swapRoot: window.rootViewController = ViewController()
        case .moveRoot: otherWindow.rootViewController = controller
        case .warn: window.receiveMemoryWarning()
        case .setNeedsLayout: controller.viewIfLoaded?.setNeedsLayout()
        case .layout: window.layoutIfNeeded()
        case .flush: clock?.flush()
        case .beginUp: controller.beginAppearanceTransition(true, animated: false)
        case .beginDown: controller.beginAppearanceTransition(false, animated: true)
        case .end: controller.endAppearanceTransition()
        }
    }

    private var listeners: [EventListener] { [host.controller.listener, host.helpers.0, host.helpers.1] }

    private func fail(_ text: String) {
        if problem == nil { problem = text }
    }
}

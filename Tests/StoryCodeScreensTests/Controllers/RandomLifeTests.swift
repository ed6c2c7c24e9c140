import StoryCode
import TestSupport
import Testing

/// One controller, driven at random, from outside and from inside its own callbacks.
@MainActor
struct RandomLifeTests {
    /// Something done to the controller or to its window.
    enum Operation: CaseIterable {
        case load, teardown, reload, assign
        case show, hide, setRoot, clearRoot, swapRoot, moveRoot
        case warn, setNeedsLayout, layout, flush
        // Only where somebody else than the window moves the controller.
        case beginUp, beginDown, end

        static let windowOnly = Array(allCases.prefix { $0 != .beginUp })
    }

    nonisolated static let livesPerKind = 60
    nonisolated static let operationsPerLife = 200

    @Test(arguments: 0..<UInt64(livesPerKind))
    func theLogIsAlwaysLegal(seed: UInt64) {
        live(seed: seed, operations: Operation.allCases)
    }

    @Test(arguments: 0..<UInt64(livesPerKind))
    func whatTheWindowAloneMovesIsWhereTheWindowSays(seed: UInt64) {
        live(seed: seed, operations: Operation.windowOnly)
    }

    @Test func thereAreEnoughOperations() {
        #expect(2 * Self.livesPerKind * Self.operationsPerLife >= 10_000)
    }

    private func live(seed: UInt64, operations: [Operation]) {
        weak var released: ViewController?
        weak var releasedHelper: LifeListener?
        do {
            let life = Life(seed: seed, operations: operations)
            released = life.host.controller
            releasedHelper = life.host.helpers.1
            LifecycleDiagnostics.$current.withValue(LifecycleDiagnostics { _ in }) {
                for _ in 0..<Self.operationsPerLife where life.problem == nil { life.step() }
                life.finish()
            }
            #expect(life.problem == nil, "seed \(seed): \(life.done.suffix(12))")
        }
        #expect(released == nil, "seed \(seed)")
        #expect(releasedHelper == nil, "seed \(seed)")
    }
}

/// Hears everything, checks it, and now and then does something from inside.
@MainActor
final class LifeListener: EventReceiver {
    private(set) var sequence = EventSequence()
    private(set) var received: [ViewEvent] = []
    var onEvent: (ViewEvent, _ isLegal: Bool) -> Void = { _, _ in }

    /// Takes note that a view was assigned.
    func assignView() {
        sequence.assignView()
    }

    func receive(_ event: ViewEvent) {
        received.append(event)
        let isLegal = sequence.receive(event)
        onEvent(event, isLegal)
    }
}

/// A controller with two helpers in a window, and what is done to them.
@MainActor
private final class Life {
    /// Checks what the controller itself hears.
    final class Controller: EventController {
        let listener = LifeListener()

        override func receive(_ event: ViewEvent, base: () -> Void) { listener.receive(event) }
    }

    let host: SceneHost<Controller, (LifeListener, LifeListener)>
    private(set) var done: [String] = []
    private(set) var problem: String?

    private let operations: [RandomLifeTests.Operation]
    private let clock: ManualClock?
    private let window: Window
    private let otherWindow: Window
    private var random: SplitMix
    private var builds: Counter
    private var callsFromInside = 0

    /// Counts the views that the builder made.
    final class Counter {
        var count = 0
        var onBuild: () -> Void = {}
    }

    init(seed: UInt64, operations: [RandomLifeTests.Operation]) {
        self.operations = operations
        random = SplitMix(seed: seed)
        let builds = Counter()
        self.builds = builds
        host = Scene {
            Controller()
        }.with {
            LifeListener()
        }.with {
            LifeListener()
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
        builds.onBuild = { [weak self] in self?.actFromInside() }
        for listener in listeners {
            // The window says goodbye when this life is over.
            listener.onEvent = { [weak self, unowned listener] event, isLegal in
                guard let self else { return }
                if !isLegal { self.fail("\(event) is not legal here") }
                if listener === self.host.controller.listener { self.look(at: event) }
                self.actFromInside()
            }
        }
    }

    /// Does one thing at random, and checks what has to hold between two calls.
    func step() {
        callsFromInside = 0
        act(operations.randomElement(using: &random))
        checkBetweenCalls()
    }

    /// Lets everything come to rest, and checks what has to hold then.
    func finish() {
        while let clock, !clock.isAtRest { clock.flush() }
        checkBetweenCalls()
        if operations == RandomLifeTests.Operation.windowOnly {
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
        if Set(listeners.map(\.received)).count > 1 { fail("not everybody received the same") }
        if listeners[0].sequence.loads != builds.count { fail("\(builds.count) views made, not all announced") }
    }

    /// Checks what the controller finds when it is told; the helpers may be told later.
    private func look(at event: ViewEvent) {
        let view = host.controller.viewIfLoaded
        switch event {
        case .viewIsAppearing, .viewWillLayoutSubviews, .viewDidLayoutSubviews:
            if view?.window == nil { fail("\(event) outside a window") }
        case .viewWillAppear, .viewDidLoad, .viewWillTearDown:
            if view == nil { fail("\(event) without a view") }
        case .viewDidTearDown:
            if view != nil { fail("\(event) with a view") }
        case .viewDidAppear, .viewWillDisappear, .viewDidDisappear:
            break
        }
    }

    private func actFromInside() {
        guard callsFromInside < 3, Int.random(in: 0..<12, using: &random) == 0 else { return }
        callsFromInside += 1
        done.append("inside:")
        // An assignment from inside comes when nobody sees it.
        act(operations.filter { $0 != .flush && $0 != .assign }.randomElement(using: &random))
    }

    private func act(_ operation: RandomLifeTests.Operation?) {
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

    private var listeners: [LifeListener] { [host.controller.listener, host.helpers.0, host.helpers.1] }

    private func fail(_ text: String) {
        if problem == nil { problem = text }
    }
}

import StoryCode
import TestSupport

@testable import StoryCodeScenes
@testable import StoryCodeScreens

/// The controllers and windows of one run, and the state that the program tracks for them.
@MainActor
final class RandomTree {
    let mode: RandomTreeProgram.Mode
    let failures: FailureLog
    let clock: ManualClock?

    /// Whether each controller takes resources for its view, and reads the view while it is torn down.
    let readsViews: Bool

    private(set) var records: [EventRecord] = []
    private(set) var windows: [Window] = []
    private var controllers: [TreeMember: ViewController] = [:]
    private var recordOf: [ObjectIdentifier: EventRecord] = [:]
    private let unloadsViews: Bool
    private let delegate = CallbackDelegate()

    /// Objects that retain closures of the program.
    let keeper = StateKeeper()
    let table = TableView()

    /// The current interactive transitions, the latest last.
    var gestures: [InteractiveTransition] = []

    /// The controllers that were added to a stack, possibly queued.
    private(set) var promised: [ViewController] = []

    /// The controllers that a custom container is adding or removing.
    var moving: [ViewController] = []

    /// Whether all transitions are being ended.
    var isSettling = false

    private var step: RandomTreeStep?
    private var callbacksInStep = 0

    /// The states after the step before, in a traced run.
    private var states: [String] = []

    /// The controllers that a callback of the current step has removed from a container that forwards by hand.
    ///
    /// The calls with which it ends their appearance may wait.
    var leftByHand: [ViewController] = []

    /// Whether a window was released in the current step.
    private(set) var hasReleasedWindow = false

    /// The number of performed operations.
    private(set) var operations = 0

    init(_ program: RandomTreeProgram, clock: ManualClock?, failures: FailureLog) {
        mode = program.mode
        unloadsViews = program.unloadsViews
        readsViews = program.readsViews
        self.clock = clock
        self.failures = failures
        delegate.tree = self
        windows = [makeWindow(), makeWindow()]
        for member in TreeMember.allCases { replace(member) }
    }

    func controller(_ member: TreeMember) -> ViewController { controllers[member] ?? ViewController() }

    func record(of controller: ViewController) -> EventRecord? { recordOf[ObjectIdentifier(controller)] }

    /// The controllers that exist, with their records.
    var living: [(record: EventRecord, controller: ViewController)] {
        records.compactMap { record in record.controller.map { (record, $0) } }
    }

    /// Replaces a window by a new one.
    func renewWindow(_ number: Int) {
        hasReleasedWindow = true
        // A released window sends events, and callbacks access the windows.
        let earlier = windows[number]
        withExtendedLifetime(earlier) { windows[number] = makeWindow() }
    }

    private func makeWindow() -> Window {
        let frame = LayoutRect(x: 0, y: 0, width: 390, height: 844)
        if let clock { return Window(frame: frame, scheduler: clock) }
        return Window(frame: frame, scheduler: ImmediateLifecycleScheduler())
    }

    /// Replaces a controller by a new one of its kind.
    ///
    /// Containers of the old one keep it.
    func replace(_ member: TreeMember) {
        let record = EventRecord("\(member)", tree: self, failures: failures)
        let controller: ViewController =
            switch member {
            case .nav, .otherNav: scene(record) { CheckedNavigationController(record) }
            case .tabs: scene(record) { CheckedTabBarController(record) }
            case .manual: scene(record) { ManualContainer(record) }
            default: scene(record) { CheckedController(record) }
            }
        (controller as? NavigationController)?.delegate = delegate
        (controller as? TabBarController)?.delegate = delegate
        controller.presentationController.delegate = delegate
        controller.definesPresentationContext = [.a, .box, .nav].contains(member)
        controller.unloadsViewOnMemoryWarning = unloadsViews
        record.controller = controller
        records.append(record)
        recordOf[ObjectIdentifier(controller)] = record
        let earlier = controllers[member]
        withExtendedLifetime(earlier) { controllers[member] = controller }
    }

    private func scene<Controller: ViewController>(
        _ record: EventRecord,
        _ make: @escaping @MainActor () -> Controller
    ) -> ViewController {
        let host = Scene(make).with { CheckedHelper(record) }.host(view: { _, _ in record.build() })
        record.helper = host.helpers
        return host.controller
    }
}

// MARK: - Steps

extension RandomTree {
    func promise(_ controllers: [ViewController]) { promised += controllers }

    func forgetPromises() {
        // A released controller may call back.
        let earlier = promised
        withExtendedLifetime(earlier) { promised = [] }
    }

    /// Handles a callback that other modes than ``RandomTreeProgram/Mode/releasing`` do not observe.
    func unusualCallbackRan() {
        if mode.actsEverywhere { callbackRan() }
    }

    /// Returns an object that calls back when it is released.
    func resource() -> AnyObject {
        ReleaseAction { [weak self] in self?.unusualCallbackRan() }
    }

    /// Runs a step.
    func run(_ step: RandomTreeStep) {
        self.step = step
        callbacksInStep = 0
        hasReleasedWindow = false
        leftByHand = []
        failures.note("\(step)")
        count(perform(step.operation))
        self.step = nil
        if failures.trace != nil { noteStates() }
        for record in records { record.check() }
    }

    /// Notes the states that the step has changed and that no event shows.
    private func noteStates() {
        var next = living.map { record, controller in
            let place = [controller.parent, controller.presenter].map { $0.map(name) ?? "-" }
            let flags = [controller.isInTransition, controller.isBusy, controller.viewIfLoaded?.isInWindow == true]
            let size = controller.viewIfLoaded.map { "\($0.frame.size.width)" } ?? "-"
            return "\(record.name) \(controller.appearance.state) \(place) \(flags) \(size)"
        }
        next += windows.map { "\($0.isHidden) \($0.isInTransition) \($0.subviews.count)" }
        for state in next where !states.contains(state) { failures.note("  \(state)") }
        states = next
    }

    /// Performs the operations of the step for the current callback.
    ///
    /// Each callback calls this.
    func callbackRan() {
        guard let step else { return }
        let number = callbacksInStep
        callbacksInStep += 1
        for inside in step.inside where inside.at == number && inside.operation.isFitInside {
            failures.note("{ \(inside.operation)")
            count(perform(inside.operation))
            failures.note("}")
        }
    }

    /// Handles a diagnostic.
    func take(_ diagnostic: LifecycleDiagnostic) {
        failures.note(
            "\(diagnostic.problem.code) \(diagnostic.subjects.map { recordOf[$0.id]?.name ?? "?" }.joined(separator: " "))"
        )
        if diagnostic.problem == .viewUnloadedWhileVisible, let id = diagnostic.subjects.first?.id {
            recordOf[id]?.isTorn = true
        }
        if mode == .calm, diagnostic.problem == .unbalancedAppearanceTransition {
            failures.fail(.unbalanced, "\(diagnostic)")
        }
    }

    private func count(_ isDone: Bool) {
        if isDone { operations += 1 }
    }
}

extension RandomTreeOperation {
    /// Whether it can be performed in a callback.
    ///
    /// Callbacks do not advance time, and the model does not observe views that are assigned there.
    fileprivate var isFitInside: Bool {
        switch self {
        case .flush, .advance, .settle, .assign: false
        default: true
        }
    }
}

/// A delegate of the library's containers that allows every change.
private final class CallbackDelegate: NavigationControllerDelegate, TabBarControllerDelegate,
    AdaptivePresentationControllerDelegate
{
    weak var tree: RandomTree?

    func navigationController(_: NavigationController, willShow _: ViewController, animated _: Bool) { receive() }
    func navigationController(_: NavigationController, didShow _: ViewController, animated _: Bool) { receive() }
    func tabBarController(_: TabBarController, didSelect _: ViewController) { receive() }
    func presentationControllerWillDismiss(_: PresentationController) { receive() }
    func presentationControllerDidDismiss(_: PresentationController) { receive() }

    func presentationControllerShouldDismiss(_: PresentationController) -> Bool {
        receive()
        return true
    }

    private func receive() { tree?.callbackRan() }
}

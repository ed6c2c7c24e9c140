import StoryCode
import TestSupport
@testable import StoryCodeContainer
@testable import StoryCodeScenes
@testable import StoryCodeScreens
@testable import StoryCodeStoryboards

/// The controllers and windows of one life, and what the program that lives it knows of them.
@MainActor
final class RandomTree {
    let mode: RandomTreeProgram.Mode
    let failures: FailureLog
    let clock: ManualClock?

    private(set) var records: [EventRecord] = []
    private(set) var windows: [Window] = []
    private var controllers: [TreeMember: ViewController] = [:]
    private var recordOf: [ObjectIdentifier: EventRecord] = [:]
    private let unloadsViews: Bool
    private let delegate = CallbackDelegate()

    /// What gestures lead, the latest last.
    var gestures: [InteractiveTransition] = []

    /// Those who are asked into a stack, and may have to wait.
    var promised: [ViewController] = []

    /// Those whom a container of the program's own is adding or taking out.
    var moving: [ViewController] = []

    /// Whether everything is being brought to rest.
    var isSettling = false

    private var step: RandomTreeStep?
    private var callbacksInStep = 0

    /// How many operations were carried out.
    private(set) var operations = 0

    init(_ program: RandomTreeProgram, clock: ManualClock?, failures: FailureLog) {
        mode = program.mode
        unloadsViews = program.unloadsViews
        self.clock = clock
        self.failures = failures
        delegate.tree = self
        windows = [makeWindow(), makeWindow()]
        for member in TreeMember.allCases { replace(member) }
    }

    func controller(_ member: TreeMember) -> ViewController { controllers[member] ?? ViewController() }

    func record(of controller: ViewController) -> EventRecord? { recordOf[ObjectIdentifier(controller)] }

    /// Everybody who is alive, with what is known of them.
    var living: [(record: EventRecord, controller: ViewController)] {
        records.compactMap { record in record.controller.map { (record, $0) } }
    }

    /// Lets a window go and puts another in its place.
    func renewWindow(_ number: Int) {
        // It says goodbye when it is released, and who hears that looks at the windows.
        let earlier = windows[number]
        withExtendedLifetime(earlier) { windows[number] = makeWindow() }
    }

    private func makeWindow() -> Window {
        let frame = LayoutRect(x: 0, y: 0, width: 390, height: 844)
        if let clock { return Window(frame: frame, scheduler: clock) }
        return Window(frame: frame, scheduler: ImmediateLifecycleScheduler())
    }

    /// Lets a controller go and makes another one of its kind; whoever contains the first keeps it.
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
    /// Carries out a step.
    func run(_ step: RandomTreeStep) {
        self.step = step
        callbacksInStep = 0
        failures.note("\(step)")
        count(perform(step.operation))
        self.step = nil
        for record in records { record.check() }
    }

    /// Does what the step asks for from inside; called by everybody who hears anything.
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

    /// Takes a diagnostic.
    func take(_ diagnostic: LifecycleDiagnostic) {
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
    /// Whether it can be done inside of a callback: time does not pass there, and no view is assigned unseen.
    fileprivate var isFitInside: Bool {
        switch self {
        case .flush, .advance, .settle, .assign: false
        default: true
        }
    }
}

/// Hears what the containers of the library tell, and agrees to everything.
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

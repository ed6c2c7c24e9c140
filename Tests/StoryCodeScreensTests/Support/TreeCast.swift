import StoryCode
import TestSupport
@testable import StoryCodeContainer
@testable import StoryCodeScenes
@testable import StoryCodeScreens
@testable import StoryCodeStoryboards

/// The controllers and windows of one life, and what the program that lives it knows of them.
@MainActor
final class TreeCast {
    let mode: TreeProgram.Mode
    let verdict: TreeVerdict
    let clock: ManualClock?

    private(set) var records: [TreeRecord] = []
    private(set) var windows: [Window] = []
    private var controllers: [Member: ViewController] = [:]
    private var recordOf: [ObjectIdentifier: TreeRecord] = [:]
    private let unloadsViews: Bool
    private let delegate = TreeDelegate()

    /// What fingers lead, the latest last.
    var fingers: [InteractiveTransition] = []

    /// Those who are asked into a stack, and may have to wait.
    var promised: [ViewController] = []

    /// Those whom a container of the program's own is adding or taking out.
    var moving: [ViewController] = []

    /// Whether everything is being brought to rest.
    var isSettling = false

    private var step: TreeStep?
    private var heardInStep = 0

    /// How many operations were carried out.
    private(set) var operations = 0

    init(_ program: TreeProgram, clock: ManualClock?, verdict: TreeVerdict) {
        mode = program.mode
        unloadsViews = program.unloadsViews
        self.clock = clock
        self.verdict = verdict
        delegate.cast = self
        windows = [makeWindow(), makeWindow()]
        for member in Member.allCases { recast(member) }
    }

    func controller(_ member: Member) -> ViewController { controllers[member] ?? ViewController() }

    func record(of controller: ViewController) -> TreeRecord? { recordOf[ObjectIdentifier(controller)] }

    /// Everybody who is alive, with what is known of them.
    var living: [(record: TreeRecord, controller: ViewController)] {
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
    func recast(_ member: Member) {
        let record = TreeRecord("\(member)", cast: self, verdict: verdict)
        let controller: ViewController =
            switch member {
            case .nav, .otherNav: scene(record) { TreeNavigationController(record) }
            case .tabs: scene(record) { TreeTabBarController(record) }
            case .manual: scene(record) { ManualContainer(record) }
            default: scene(record) { TreeController(record) }
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
        _ record: TreeRecord,
        _ make: @escaping @MainActor () -> Controller
    ) -> ViewController {
        let host = Scene(make).with { TreeHelper(record) }.host(view: { _, _ in record.build() })
        record.helper = host.helpers
        return host.controller
    }
}

// MARK: - Steps

extension TreeCast {
    /// Carries out a step.
    func carryOut(_ step: TreeStep) {
        self.step = step
        heardInStep = 0
        verdict.note("\(step)")
        count(perform(step.operation))
        self.step = nil
        for record in records { record.check() }
    }

    /// Does what the step asks for from inside; called by everybody who hears anything.
    func somethingWasHeard() {
        guard let step else { return }
        let number = heardInStep
        heardInStep += 1
        for inside in step.inside where inside.at == number && inside.operation.isFitInside {
            verdict.note("{ \(inside.operation)")
            count(perform(inside.operation))
            verdict.note("}")
        }
    }

    /// Takes a diagnostic.
    func take(_ diagnostic: LifecycleDiagnostic) {
        if diagnostic.problem == .viewUnloadedWhileVisible, let id = diagnostic.subjects.first?.id {
            recordOf[id]?.isTorn = true
        }
        if mode == .calm, diagnostic.problem == .unbalancedAppearanceTransition {
            verdict.fail(.unbalanced, "\(diagnostic)")
        }
    }

    private func count(_ isDone: Bool) {
        if isDone { operations += 1 }
    }
}

extension TreeOperation {
    /// Whether it can be done inside of a callback: time does not pass there, and no view is assigned unseen.
    fileprivate var isFitInside: Bool {
        switch self {
        case .flush, .advance, .settle, .assign: false
        default: true
        }
    }
}

/// Hears what the containers of the library tell, and agrees to everything.
private final class TreeDelegate: NavigationControllerDelegate, TabBarControllerDelegate,
    AdaptivePresentationControllerDelegate
{
    weak var cast: TreeCast?

    func navigationController(_: NavigationController, willShow _: ViewController, animated _: Bool) { hear() }
    func navigationController(_: NavigationController, didShow _: ViewController, animated _: Bool) { hear() }
    func tabBarController(_: TabBarController, didSelect _: ViewController) { hear() }
    func presentationControllerWillDismiss(_: PresentationController) { hear() }
    func presentationControllerDidDismiss(_: PresentationController) { hear() }

    func presentationControllerShouldDismiss(_: PresentationController) -> Bool {
        hear()
        return true
    }

    private func hear() { cast?.somethingWasHeard() }
}

import StoryCode
import TestSupport

/// The schedulers with which a test runs.
enum SchedulerKind: CaseIterable, Sendable {
    case manualClock, immediate
}

/// A visible window, and the log of the controllers in it.
@MainActor
final class LifecycleStage {
    let log = Log()
    let scheduler: any LifecycleScheduler

    /// The window.
    ///
    /// Implicitly unwrapped, because only tests that do not use it afterwards release it.
    private(set) var window: Window!

    private var controllers: [WeakController] = []

    private struct WeakController {
        weak let controller: LoggedController?
    }

    init(_ kind: SchedulerKind) {
        func window(_ scheduler: some LifecycleScheduler) -> Window {
            Window(frame: LayoutRect(x: 0, y: 0, width: 390, height: 844), scheduler: scheduler)
        }
        scheduler = kind == .manualClock ? ManualClock() : ImmediateLifecycleScheduler()
        self.window = window(scheduler)
    }

    /// Returns a recorded controller.
    func controller(_ name: String) -> LoggedController { keep(LoggedController(name, log: log)) }

    /// Returns a recorded container controller that forwards appearance by hand.
    func forwardingByHand(_ name: String) -> ForwardingByHandController {
        keep(ForwardingByHandController(name, log: log))
    }

    private func keep<Controller: LoggedController>(_ controller: Controller) -> Controller {
        controllers.append(WeakController(controller: controller))
        return controller
    }

    /// The names of the recorded controllers whose views are in a visible window.
    var visible: [String] {
        controllers.compactMap(\.controller).filter { $0.viewIfLoaded?.window?.isHidden == false }.map(\.name)
    }

    /// Ends all transitions, without a line in the log.
    func rest() { (scheduler as? ManualClock)?.run() }

    /// Shows a root, and drops the lines about it.
    func show(_ root: ViewController) {
        window.rootViewController = root
        window.makeKeyAndVisible()
        rest()
        _ = log.take()
    }

    /// Presents a controller, and drops the lines about it.
    func present(_ next: ViewController, over presenter: ViewController, _ style: ModalPresentationStyle) {
        next.modalPresentationStyle = style
        presenter.present(next, animated: false)
        rest()
        _ = log.take()
    }

    /// Adds a child with its view, and drops the lines about it.
    func add(_ child: ViewController, to parent: ViewController) {
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        rest()
        _ = log.take()
    }

    /// Removes a child with its view.
    func remove(_ child: ViewController) {
        child.willMove(toParent: nil)
        child.viewIfLoaded?.removeFromSuperview()
        child.removeFromParent()
    }

    /// Runs an action in one call, so that the immediate scheduler waits until it ends.
    ///
    /// The call delivers an event of a controller outside the window, which blocks no request of the others.
    func inOneCall(_ action: @escaping () -> Void) {
        let bystander = Bystander(action)
        bystander.loadViewIfNeeded()
    }

    /// Releases the window.
    func releaseWindow() { window = nil }

    private final class Bystander: ViewController {
        private let action: () -> Void

        init(_ action: @escaping () -> Void) { self.action = action }

        override func viewDidLoad() {
            super.viewDidLoad()
            action()
        }
    }
}

/// A container controller that forwards appearance as Apple's guide shows: from its own four events.
///
/// The action of a test runs before the event is forwarded.
final class ForwardingByHandController: LoggedController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    override func receive(_ event: ViewEvent, base: () -> Void) {
        super.receive(event, base: base)
        for child in children {
            switch event {
            case .viewWillAppear(let animated): child.beginAppearanceTransition(true, animated: animated)
            case .viewWillDisappear(let animated): child.beginAppearanceTransition(false, animated: animated)
            case .viewDidAppear, .viewDidDisappear: child.endAppearanceTransition()
            default: break
            }
        }
    }
}

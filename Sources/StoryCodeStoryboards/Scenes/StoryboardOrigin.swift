import StoryCodeContainer
import StoryCodeScreens

/// The scene that a controller was instantiated from, and the children that are embedded in its view.
///
/// A controller that code adds to a storyboard's controller has an origin without a scene.
@MainActor
final class StoryboardOrigin: ControllerOrigin {
    let storyboard: Storyboard
    let scene: SceneModel?
    let configurator: (any SceneConfigurator)?

    /// Whether views that are added to the controller are injected.
    var injectsToSubviews = false

    /// The children with views inside the controller's view, while they are children.
    private var embedded: [Embedded] = []

    private struct Embedded {
        weak var child: ViewController?
        let superview: @MainActor (ViewController) -> View
    }

    /// The earlier scenes of a shared controller, which has the children of all of them.
    private let earlierScenes: [SceneModel]

    init(_ storyboard: Storyboard, _ scene: SceneModel?, after earlier: StoryboardOrigin? = nil) {
        self.storyboard = storyboard
        self.scene = scene
        configurator = scene?.makeConfigurator?()
        embedded = earlier?.embedded ?? []
        earlierScenes = earlier.map { $0.earlierScenes + ($0.scene.map { [$0] } ?? []) } ?? []
    }

    /// Whether the controller has the children of a scene.
    func hasChildren(of scene: SceneModel) -> Bool {
        self.scene === scene || earlierScenes.contains { $0 === scene }
    }

    /// Whether this is the origin of a scene's controllers.
    func isOrigin(_ scene: SceneModel, of storyboard: Storyboard) -> Bool {
        self.storyboard === storyboard && self.scene?.identifier == scene.identifier
    }

    // MARK: Controllers

    func didAdd(_ controller: ViewController, to host: ViewController) { adopt(controller) }

    /// Injects a controller, its views, and the controllers that code added to it.
    func attach(_ controller: ViewController, by rule: @autoclosure () throws -> InjectionRule) throws {
        defer {
            if let view = controller.viewIfLoaded { didAddView(view) }
            for child in controller.children { adopt(child) }
            if let presented = controller.presentedViewController { adopt(presented) }
        }
        configurator?.didMakeController(controller)
        try inject(controller, by: rule())
    }

    /// Injects a controller that was created in code, unless it has an origin, which injected it before.
    private func adopt(_ controller: ViewController) {
        guard controller.origin == nil else { return }
        let origin = StoryboardOrigin(storyboard, nil)
        controller.setOrigin(origin)
        Container.withCurrent(storyboard.container) {
            do {
                try origin.attach(controller, by: InjectionRule(for: controller, of: nil, in: storyboard))
            } catch {
                reportNotInjected(controller, error)
            }
        }
    }

    // MARK: Views

    /// Adds a child's view to the controller's view, now or each time that the view is loaded.
    func embed(
        _ child: ViewController,
        in controller: ViewController,
        _ superview: @escaping @MainActor (ViewController) -> View
    ) {
        embedded.append(Embedded(child: child, superview: superview))
        if controller.isViewLoaded { add(child, to: superview(controller)) }
    }

    func makeView(for controller: ViewController) -> View? { configurator?.makeView(for: controller) }

    func didMakeView(_ view: View, of controller: ViewController) {
        configurator?.didMakeView(view, of: controller)
        for embedded in embedded {
            guard let child = embedded.child, child.parent === controller else { continue }
            add(child, to: embedded.superview(controller))
        }
        didAddView(view)
    }

    private func add(_ child: ViewController, to view: View) {
        child.view.frame = view.bounds
        view.addSubview(child.view)
    }

    func didAddView(_ view: View) {
        guard injectsToSubviews else { return }
        view.notifyOriginOfSubviews()
        Container.withCurrent(storyboard.container) { inject(view) }
    }

    // MARK: Unwinding

    func hasUnwindAction(_ action: String, of controller: ViewController) -> Bool {
        scene?.unwindActions[action] != nil || configurator?.unwindAction(action, of: controller) != nil
    }

    /// Performs the unwind actions of the scene and of its configurator.
    func performUnwindAction(_ action: String, on controller: ViewController, _ segue: StoryboardSegue) {
        scene?.unwindActions[action]?(controller, segue)
        configurator?.unwindAction(action, of: controller)?(segue)
    }
}

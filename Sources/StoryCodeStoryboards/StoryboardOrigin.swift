import StoryCodeContainer
import StoryCodeScenes
import StoryCodeScreens

/// What a controller is in a storyboard: which scene it comes from, and what is put into its view.
///
/// A controller that was added by hand to one of a storyboard has an origin, too, without a scene.
@MainActor
final class StoryboardOrigin: ControllerOrigin {
    let storyboard: Storyboard
    let scene: SceneModel?

    /// What a file says of the inside of the scene.
    let interior: (any SceneInterior)?

    /// Whether what comes into the controller's view is injected.
    var injectsToSubviews = false {
        didSet { if injectsToSubviews { View.areArrivalsWatched = true } }
    }

    /// The children whose views are put into the controller's, as long as they are children.
    private var embedded: [Embedded] = []

    private struct Embedded {
        weak var child: ViewController?
        let place: @MainActor (ViewController) -> View
    }

    /// The scenes that the controller was before, whose children it has, too.
    private let earlierScenes: [SceneModel]

    /// - Parameters:
    ///   - storyboard: The storyboard.
    ///   - scene: The scene; nil for a controller that was made by hand.
    ///   - earlier: The origin that the controller has had so far.
    init(_ storyboard: Storyboard, _ scene: SceneModel?, after earlier: StoryboardOrigin? = nil) {
        self.storyboard = storyboard
        self.scene = scene
        interior = scene?.makeInterior?()
        embedded = earlier?.embedded ?? []
        earlierScenes = earlier.map { $0.earlierScenes + ($0.scene.map { [$0] } ?? []) } ?? []
    }

    /// Whether the controller has the children of a scene.
    func has(_ scene: SceneModel) -> Bool { self.scene === scene || earlierScenes.contains { $0 === scene } }

    /// Whether it is that of a scene.
    func isOf(_ scene: SceneModel, of storyboard: Storyboard) -> Bool {
        self.storyboard === storyboard && self.scene?.identifier == scene.identifier
    }

    // MARK: Those who come

    func controllerCame(_ controller: ViewController, to host: ViewController) { adopt(controller) }

    /// Injects the controller, the views that are there already, and those inside that were made by hand.
    func take(_ controller: ViewController, as found: @autoclosure () throws -> FoundInjection) throws {
        defer {
            if let view = controller.viewIfLoaded { viewCame(view) }
            for other in controller.children { adopt(other) }
            if let presented = controller.presentedViewController { adopt(presented) }
        }
        interior?.controllerWasMade(controller)
        try inject(controller, as: found())
    }

    /// Injects a controller that was made by hand; one that has an origin has been.
    private func adopt(_ controller: ViewController) {
        guard controller.origin == nil else { return }
        let origin = StoryboardOrigin(storyboard, nil)
        controller.origin = origin
        Container.withCurrent(storyboard.container) {
            do {
                try origin.take(controller, as: FoundInjection(of: controller, scene: nil, in: storyboard))
            } catch {
                reportNotInjected(controller, error)
            }
        }
    }

    // MARK: Views

    /// Lets a child's view be in the controller's, whenever that is loaded.
    func embed(
        _ child: ViewController,
        in controller: ViewController,
        _ place: @escaping @MainActor (ViewController) -> View
    ) {
        embedded.append(Embedded(child: child, place: place))
        if controller.isViewLoaded { put(child, into: place(controller)) }
    }

    func makeView(for controller: ViewController) -> View? { interior?.makeView(for: controller) }

    func viewWasMade(_ view: View, of controller: ViewController) {
        interior?.viewWasMade(view, of: controller)
        for embedded in embedded {
            guard let child = embedded.child, child.parent === controller else { continue }
            put(child, into: embedded.place(controller))
        }
        viewCame(view)
    }

    private func put(_ child: ViewController, into view: View) {
        child.view.frame = view.bounds
        view.addSubview(child.view)
    }

    func viewCame(_ view: View) {
        guard injectsToSubviews else { return }
        Container.withCurrent(storyboard.container) { inject(view) }
    }

    // MARK: Unwinding

    func hasUnwindAction(_ action: String, of controller: ViewController) -> Bool {
        scene?.unwindActions[action] != nil || interior?.unwindAction(action, of: controller) != nil
    }

    /// Does what the scene has declared for an unwind segue.
    func act(_ action: String, on controller: ViewController, _ segue: StoryboardSegue) {
        scene?.unwindActions[action]?(controller, segue)
        interior?.unwindAction(action, of: controller)?(segue)
    }
}

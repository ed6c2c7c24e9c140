/// A living scene: its controller and its helpers with their types.
///
/// A host gives tests and tools access to the helpers. It is a value that retains the controller and thereby the scene.
///
/// ```swift
/// let host = Scene { return ViewController() }.with { return "Lisbon" }.with { return [1, 2, 3] }.host()
/// print(host.helpers.0.count + host.helpers.1.count)      // 9
/// ```
///
/// See <doc:Composing-a-scene>.
@MainActor
@preconcurrency
public struct SceneHost<Controller: SceneController, Helpers> {
    /// The scene's controller.
    public let controller: Controller

    /// The scene's helpers in their order: a tuple, or the helper itself if there is only one.
    public let helpers: Helpers

    // Inlinable for the reason given in Scene.swift.
    @inlinable
    init(controller: Controller, helpers: Helpers) {
        self.controller = controller
        self.helpers = helpers
    }

    /// Adds a helper to the living scene, as ``SceneEvents/add(_:for:)`` does.
    ///
    /// ```swift
    /// let logger = host.add(Logger())
    /// logger.remove()
    /// ```
    ///
    /// The helper is not one of ``helpers``.
    @discardableResult
    public func add<Helper>(_ helper: Helper) -> LateHelper {
        controller.sceneEvents.add(helper, for: controller)
    }
}

/// A living scene, with its controller and its helpers under their own types.
///
/// For tests and tools that want to reach the helpers. A host is a value; it retains the controller and hence
/// the whole scene.
///
/// ```swift
/// let host = Scene { ViewController() }.with { "Lisbon" }.with { [1, 2, 3] }.host()
/// print(host.helpers.0.count + host.helpers.1.count)      // 9
/// ```
@MainActor
public struct SceneHost<Controller: SceneController, Helpers> {
    /// The scene's controller.
    public let controller: Controller

    /// The scene's helpers in their order: a tuple, or the helper itself where there is one.
    public let helpers: Helpers

    // Inlinable for the reason given in Scene1.swift.
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
    /// - Parameter helper: The helper itself, of any type. It is not one of ``helpers``.
    /// - Returns: What removes the helper.
    @discardableResult
    public func add<Helper>(_ helper: Helper) -> LateHelper {
        controller.sceneEvents.add(helper, for: controller)
    }
}

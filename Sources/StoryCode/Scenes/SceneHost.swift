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
}

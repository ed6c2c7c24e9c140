public import StoryCodeScenes

extension SceneHost {
    /// Returns the cycles of strong references through the controller, a helper or the view.
    ///
    /// Call it after `connect`, to find a cycle before it prevents a release:
    ///
    /// ```swift
    /// let host = Scene {
    ///     return CityController()
    /// }.with {
    ///     return CityPresenter()
    /// }.host(connect: { controller, presenter in
    ///     presenter.model.done = { controller.close() }
    /// })
    /// #expect(host.retainCycles().isEmpty)
    /// ```
    ///
    /// The runtime's records of stored properties distinguish strong references from weak and unowned ones. On Linux the
    /// values that closures capture are read as well. References that cannot be read are left out, so each cycle in the
    /// result exists, and there may be others. The article on testing lists what is left out.
    public func retainCycles() -> RetainCycles {
        RetainCycles(through: controller) { $0.add(helpers: helpers, of: controller) }
    }
}

public import StoryCode

extension SceneHost {
    /// Returns the cycles of strong references through the controller, a helper or the view.
    ///
    /// Call it after `connect`, to find a cycle before it prevents a release:
    ///
    /// ```swift
    /// let host = Scene { CityController() }.with { CityPresenter() }.host(connect: { controller, presenter in
    ///     presenter.model.done = { controller.close() }
    /// })
    /// #expect(host.retainCycles().isEmpty)
    /// ```
    ///
    /// Strong references are told from weak and unowned ones by the runtime's records of stored properties. On Linux the
    /// values that closures capture are read as well. References that cannot be read are left out, so a cycle that is
    /// found exists, and one that is not found may exist: see <doc:Testing-screens>.
    public func retainCycles() -> RetainCycles {
        var references = SceneReferences()
        references.add(controller: controller, name: ControllerName.name(of: controller))
        references.add(helpers: helpers, of: controller)
        if let view = (controller as? ViewController)?.viewIfLoaded { references.add(view: view) }
        references.findOtherParts()
        return RetainCycles(in: references)
    }
}

import StoryCodeContainer

extension Storyboard {
    /// Throws all mistakes in the storyboard, without creating a controller.
    ///
    /// Validation covers unknown, duplicate and unreachable scenes, segues and references, a second initial scene,
    /// scenes that contain themselves, and missing dependencies of the controllers' factories and registrations. For a
    /// registered storyboard, ``Container/validate()`` includes the same checks.
    ///
    /// - Throws: ``ValidationError``.
    public nonisolated func validate() throws {
        let mistakes = container.lockedWithTree { StoryboardValidator(model, in: container, isAlone: true).mistakes }
        if !mistakes.isEmpty { throw ValidationError(errors: mistakes, container: container.name) }
    }
}

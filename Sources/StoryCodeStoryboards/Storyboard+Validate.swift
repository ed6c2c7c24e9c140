import StoryCodeContainer
import StoryCodeScenes
import StoryCodeScreens

extension Storyboard {
    /// Finds every mistake in the storyboard, without making a controller.
    ///
    /// It finds scenes, segues and references that lead nowhere, names that are taken, a second initial scene, scenes
    /// that nothing leads to or that contain themselves, and what the factories and registrations of its controllers
    /// ask for and the container does not have. For a storyboard that is registered, ``Container/validate()`` does it,
    /// together with everything else.
    ///
    /// - Throws: ``ValidationError``, with all mistakes.
    public nonisolated func validate() throws {
        let mistakes = container.lockedWithTree { StoryboardCheck(model, in: container, isAlone: true).mistakes }
        if !mistakes.isEmpty { throw ValidationError(errors: mistakes) }
    }
}

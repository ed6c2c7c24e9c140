public import StoryCodeContainer

extension Storyboard {
    private static var isSetUp = false

    /// The default container of the process, set up at the first access.
    ///
    /// Storyboards that are created without a container use it, unless another container is the current one.
    public static var defaultContainer: Container {
        let container = Container.processDefault
        setUpIfNeeded(container)
        return container
    }

    /// Calls the program's setup before the first scene of the default container.
    static func setUpIfNeeded(_ container: Container) {
        guard !isSetUp, container === Container.existingProcessDefault else { return }
        isSetUp = true
        let storyboards: Any.Type = Storyboard.self
        (storyboards as? any StoryboardSetup.Type)?.setup()
    }
}

public import StoryCodeScenes
public import StoryCodeScreens

extension Window {
    /// Creates a hidden window with the initial controller of a storyboard as its root.
    ///
    /// ```swift
    /// let window = try Window(storyboard: storyboard)
    /// window.makeKeyAndVisible()
    /// ```
    ///
    /// - Throws: ``StoryboardError``, ``ContainerError``, or an error of the scene's factory.
    public convenience init(
        storyboard: Storyboard,
        frame: LayoutRect = .zero,
        scheduler: any LifecycleScheduler = Schedulers.current
    ) throws {
        let controller = try storyboard.instantiateInitialViewController()
        self.init(frame: frame, scheduler: scheduler)
        rootViewController = controller
    }
}

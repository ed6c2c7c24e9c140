public import StoryCodeContainer
public import StoryCodeScenes
public import StoryCodeScreens

/// Registers what an app's storyboards need, before the first scene is made.
///
/// A program conforms ``Storyboard`` to it:
///
/// ```swift
/// extension Storyboard: @retroactive StoryboardSetup {
///     public static func setup() {
///         defaultContainer.register(HomeController.self).injection { $0.provider = $1 }
///         defaultContainer.register(Provider.init)
///     }
/// }
/// ```
///
/// Nobody calls it: it is called once, when ``Storyboard/defaultContainer`` is first asked for, or a storyboard that has
/// it makes its first scene. It is what SwinjectStoryboard does with a class method of this name, where the runtime looks for it and nothing is said
/// where it is misspelt.
@MainActor
public protocol StoryboardSetup {
    /// Registers what the storyboards need in ``Storyboard/defaultContainer``.
    static func setup()
}

extension Storyboard {
    /// The process's default container, which storyboards have that were given none; set up by the first access.
    public static var defaultContainer: Container {
        let container = Container.processDefault
        StoryboardStart.prepare(container)
        return container
    }
}

/// Calls the program's set-up.
@MainActor
enum StoryboardStart {
    private static var isDone = false

    /// Calls the set-up before the first scene of the default container.
    static func prepare(_ container: Container) {
        guard !isDone, container === Container.existingProcessDefault else { return }
        isDone = true
        let storyboards: Any.Type = Storyboard.self
        (storyboards as? any StoryboardSetup.Type)?.setup()
    }
}

extension Window {
    /// Creates a hidden window whose root is the initial controller of a storyboard.
    ///
    /// ```swift
    /// let window = try Window(storyboard: storyboard)
    /// window.makeKeyAndVisible()
    /// ```
    ///
    /// - Parameters:
    ///   - storyboard: The storyboard.
    ///   - frame: Where the window is, and how large.
    ///   - scheduler: What gives the window its turns.
    /// - Throws: ``StoryboardError``, ``ContainerError``, or what the scene's factory throws.
    public convenience init(
        storyboard: Storyboard,
        frame: LayoutRect = .zero,
        scheduler: any LifecycleScheduler = Schedulers.current
    ) throws {
        let controller = try storyboard.instantiateInitialController()
        self.init(frame: frame, scheduler: scheduler)
        rootViewController = controller
    }
}

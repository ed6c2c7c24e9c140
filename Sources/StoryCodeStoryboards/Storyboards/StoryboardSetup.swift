public import StoryCodeContainer

/// A type that registers the dependencies of an app's storyboards before the first scene is created.
///
/// A program conforms ``Storyboard`` to the protocol:
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
/// The library calls ``setup()`` once: at the first access to ``Storyboard/defaultContainer``, or before the first
/// scene of a storyboard with that container. SwinjectStoryboard calls a class method of the same name, which the
/// compiler does not check.
@MainActor
public protocol StoryboardSetup {
    /// Registers the dependencies in ``Storyboard/defaultContainer``.
    static func setup()
}

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

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
///
/// See <doc:Coming-from-SwinjectStoryboard>.
@MainActor
@preconcurrency
public protocol StoryboardSetup {
    /// Registers the dependencies in ``Storyboard/defaultContainer``.
    static func setup()
}

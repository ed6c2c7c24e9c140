/// A controller that resolves its dependencies after a storyboard has instantiated it.
///
/// ```swift
/// extension CityController: StoryboardResolving {
///     func resolveViewController(_ resolver: Resolver) {
///         viewModel = resolver.optional()
///     }
/// }
/// ```
///
/// The name is that of the library Resolver. In that library a scene has to request the call with the runtime attribute
/// `resolving`; here a scene can turn it off. With UIKit, every controller has that attribute, so a class of an app can
/// have a property `resolving` of its own only without `@objc` and `@IBInspectable`.
///
/// See <doc:Coming-from-Resolver>.
@MainActor
@preconcurrency
public protocol StoryboardResolving: AnyObject {
    /// Resolves the controller's dependencies from the storyboard's container.
    ///
    /// This method is called once, after the controller's registration was injected. An error ends the instantiation.
    func resolveViewController(_ resolver: Resolver) throws
}

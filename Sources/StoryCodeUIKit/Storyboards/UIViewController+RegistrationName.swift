#if canImport(UIKit) && !os(watchOS)
    import StoryCodeInjection
    public import UIKit

    /// The registration name of a controller, which Interface Builder sets as a user-defined runtime attribute.
    extension UIViewController {
        /// The name of the registration that injects the controller, or nil for the unnamed registration.
        ///
        /// In Interface Builder, add a user-defined runtime attribute with the key path `storyCodeRegistrationName` and
        /// the type String.
        #if canImport(ObjectiveC)
            @objc
        #endif
        public final var storyCodeRegistrationName: String? {
            get { ControllerRecord.existing(of: self)?.injection.registrationName }
            set { storyboardInjection.registrationName = newValue }
        }

        /// SwinjectStoryboard's key path of ``storyCodeRegistrationName``, for storyboards that use it.
        #if canImport(ObjectiveC)
            @objc
        #endif
        public final var swinjectRegistrationName: String? {
            get { storyCodeRegistrationName }
            set { storyCodeRegistrationName = newValue }
        }

        /// Resolver's runtime attribute `resolving` of a controller that conforms to `StoryboardResolving`.
        ///
        /// False prevents the call of `resolveViewController(_:)`. If the value is true and no container has injected the
        /// controller when its view is loaded, the current container does. In Resolver, the call needs the value true.
        #if canImport(ObjectiveC)
            @objc(resolving)
        #endif
        public final var storyCodeResolving: Bool {
            get { ControllerRecord.existing(of: self)?.injection.isResolving ?? true }
            set {
                storyboardInjection.isResolving = newValue
                if newValue { observeInjection() }
            }
        }
    }
#endif

#if canImport(UIKit) && !os(watchOS)
    import UIKit

    /// The part of the adapter that needs the Objective-C runtime.
    ///
    /// Everything else is independent of it and runs in tests without Objective-C, with another implementation.
    @MainActor
    protocol ControllerRuntime {
        /// Returns the object that is stored with a controller.
        static func object(of controller: UIViewController) -> AnyObject?

        /// Stores an object with a controller, which retains it.
        static func setObject(_ object: AnyObject, of controller: UIViewController)

        /// Observes the methods of one controller: from now on, each of them calls ``ObservedMethods``.
        static func observeMethods(of controller: UIViewController)
    }
#endif

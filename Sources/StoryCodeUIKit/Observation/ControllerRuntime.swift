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

        /// Observes methods of one controller: from now on, each of them calls ``ObservedMethods``.
        static func observe(_ methods: ObservedGroup, of controller: UIViewController) -> ObservationResult
    }

    /// The methods that are observed together.
    enum ObservedGroup {
        /// The events, the setter of the view, and the preparation of segues.
        case events
        /// The method that loads the view.
        ///
        /// UIKit looks for a nib file that is named after the class only if the class has no `loadView()` of its own, so
        /// only controllers with a view builder get one.
        case loadView
    }

    /// Whether the methods of a controller could be observed.
    enum ObservationResult {
        /// By a class of this package.
        case complete
        /// In a class that was made at run time by something else.
        case inForeignClass(String)
        /// Not all of them, because this class refused them.
        case refused(String)
    }
#endif

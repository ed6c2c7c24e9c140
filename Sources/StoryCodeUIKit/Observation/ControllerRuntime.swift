#if canImport(UIKit) && !os(watchOS)
    import UIKit

    /// The part of the adapter that needs the Objective-C runtime.
    ///
    /// Everything else is independent of it and runs in tests without Objective-C, with another implementation.
    @MainActor
    protocol ControllerRuntime {
        /// Returns the object that is stored with a controller or a storyboard.
        static func object(of owner: NSObject) -> AnyObject?

        /// Stores an object with a controller or a storyboard, which retains it.
        static func setObject(_ object: AnyObject, of owner: NSObject)

        /// Observes methods of one controller or storyboard: from now on, each of them calls ``ObservedMethods``.
        static func observe(_ methods: ObservedGroup, of object: NSObject) -> ObservationResult

        /// Observes the storyboards that are made by name from now on, also those that UIKit makes itself.
        nonisolated static func observeNamedStoryboards()

        /// Observes how all controllers of a class load their views.
        nonisolated static func observeLoading(of type: UIViewController.Type)
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
        /// The methods of a storyboard that make controllers.
        case instantiation
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

/// Something that happens to a controller, to one of its helpers or to their views.
@MainActor
package struct TraceEntry {
    /// The kinds of entries.
    package enum Event {
        /// A controller was created.
        case made
        /// A scene was made around the controller, with these objects among its helpers.
        case assembled(helpers: ContiguousArray<TracedHelper>)
        /// The scene's `connect` closure has returned.
        case connected
        /// The controller got a view.
        case adopted(view: AnyObject)
        /// The controller's `loadView()` is called.
        case loadView
        /// The controller, or the helper of the entry, receives an event.
        case received(ViewEvent)
        /// The controller's `willMove(toParent:)` is called.
        case willMove(toParent: AnyObject?)
        /// The controller's `didMove(toParent:)` is called.
        case didMove(toParent: AnyObject?)
        /// The controller is about to be presented.
        case presented(by: AnyObject)
        /// The program or the user requests a change of the subject, with another controller as the argument.
        case requested(TraceRequest, AnyObject?)
        /// A host passes an input of the user on to the window.
        case input(String)
        /// The controller has got a place among controllers and windows, or lost its place.
        case placed(TracePlace?)
        /// The controller's `didReceiveMemoryWarning()` is called.
        case memoryWarning
        /// A mistake is reported.
        case diagnostic(LifecycleDiagnostic)

        /// Whether the entry shows the beginning of something that ends with ``LifecycleTrace/traceEnd(of:)``.
        package var hasEnd: Bool {
            switch self {
            case .loadView, .received, .willMove, .didMove, .memoryWarning, .requested: true
            case .made, .assembled, .connected, .adopted, .presented, .input, .placed, .diagnostic: false
            }
        }
    }

    package let event: Event

    /// The controller that it happens to, or the first subject of a diagnostic.
    ///
    /// A request can be one of a window or of a flow. For a controller that was never seen, its ``SceneEvents`` are the subject.
    package let subject: AnyObject?

    /// The object that receives the event for a helper, or nil for the controller.
    ///
    /// It is the helper itself, or forwards to a helper that is a value.
    package var observer: (any AnyObject & ViewObserver)?

    /// The helper that receives the event, or nil for the controller.
    package var helper: (any ViewObserver)? { observer.map(Self.helper) }

    /// Returns the helper that an observer is or forwards to.
    package static func helper(of observer: any AnyObject & ViewObserver) -> any ViewObserver {
        (observer as? ObservingValue)?.value ?? observer
    }
}

/// The place of a controller.
@MainActor
package enum TracePlace {
    /// A child of a controller.
    case child(of: AnyObject)
    /// Presented over a controller.
    case presented(over: AnyObject)
    /// The root of a window.
    case root(of: AnyObject)
}

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
        /// The controller's `didReceiveMemoryWarning()` is called.
        case memoryWarning
        /// A mistake is reported.
        case diagnostic(LifecycleDiagnostic)
    }

    package let event: Event

    /// The controller that it happens to, or the first subject of a diagnostic.
    ///
    /// For a controller that was never seen, its ``SceneEvents`` are the subject.
    package let subject: AnyObject?

    /// The helper that receives the event, or nil for the controller.
    package var helper: (any ViewObserver)?
}

/// Something that happens to a controller, to one of its helpers or with their views.
@MainActor
package struct TraceEntry {
    /// What can happen.
    package enum Event {
        /// A controller came into being.
        case made
        /// A scene was put together around the controller, with these objects among its helpers.
        case assembled(helpers: ContiguousArray<AnyObject>)
        /// The controller got a view.
        case adopted(view: AnyObject)
        /// The controller's `loadView()` is called.
        case loadView
        /// The controller, or the helper of the entry, is told an event.
        case told(ViewEvent)
        /// The controller's `willMove(toParent:)` is called.
        case willMove(toParent: AnyObject?)
        /// The controller's `didMove(toParent:)` is called.
        case didMove(toParent: AnyObject?)
        /// The controller is about to be presented.
        case presented(by: AnyObject)
        /// The controller's `didReceiveMemoryWarning()` is called.
        case memoryWarning
        /// A mistake was found and is reported.
        case diagnostic(LifecycleDiagnostic)
    }

    /// What happens.
    package let event: Event

    /// The controller to which it happens, or what a diagnostic is about, if there is anything.
    ///
    /// For a toolkit's controller whose scene nobody has seen being made, its ``SceneEvents`` stand in.
    package let subject: AnyObject?

    /// The helper that is told, or nil where it is the controller.
    package var helper: (any ViewObserver)?
}

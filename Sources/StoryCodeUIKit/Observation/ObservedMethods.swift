#if canImport(UIKit) && !os(watchOS)
    import Foundation
    import StoryCodeInjection
    import StoryCodeScenes
    import UIKit

    /// What happens around the methods of an observed controller.
    ///
    /// Each function gets the controller's own method, with its overrides, and calls it exactly once. For a controller
    /// without a scene it does nothing else.
    @MainActor
    enum ObservedMethods {
        /// Calls the method of an event, and then notifies the helpers.
        ///
        /// Events that the method causes are delivered to the helpers afterwards.
        static func receive(_ event: ViewEvent, by controller: UIViewController, method: @MainActor () -> Void) {
            if event == .viewDidLoad { controller.injectBeforeViewDidLoad() }
            guard !notifiesItself(controller),
                let record = ControllerRecord.existing(of: controller), let events = record.events,
                !record.takeAssumed(event)
            else { return method() }
            // A helper may release the controller.
            defer { withExtendedLifetime(controller) {} }
            if event == .viewDidLoad { record.traceUnobservedLoad(of: controller) }
            ScenePhases.shared.willDeliver(event, to: record)
            let isDirectCall = record.isDirectCall(event, of: controller)
            record.perform(event, of: controller) {
                events.deliver(event, isDirectCall: isDirectCall) {
                    events.trace(event, of: controller)
                    method()
                    if event == .viewDidLoad { record.checkBuilder(of: controller) }
                }
            }
        }

        /// Whether a controller calls this package in its own methods, and is observed only because of its segues.
        private static func notifiesItself(_ controller: UIViewController) -> Bool { controller is SceneViewController }

        /// Loads the view with the scene's builder, or with the controller's method if there is no builder or if the
        /// controller's class has its own method.
        ///
        /// - Parameter isOverridden: Whether the controller's class has its own method.
        static func loadView(of controller: UIViewController, isOverridden: Bool, method: @MainActor () -> Void) {
            guard let record = ControllerRecord.existing(of: controller), record.events != nil else { return method() }
            LifecycleTrace.trace(.loadView, of: controller)
            defer { LifecycleTrace.traceEnd(of: controller) }
            guard !isOverridden, let view = record.makeView(for: controller) else { return method() }
            controller.view = view
        }

        /// Sets the view; without a new view, the helpers are notified of the teardown.
        static func setView(
            _ view: UIView?,
            of controller: UIViewController,
            setter: @escaping @MainActor (UIView?) -> Void
        ) {
            if notifiesItself(controller) { setter(view) } else { tearDown(for: view, of: controller, setter: setter) }
        }

        /// Sets the view of a controller that is observed or notifies its helpers itself.
        ///
        /// A teardown during the delivery of an event is queued until the event has reached every helper.
        static func tearDown(
            for view: UIView?,
            of controller: UIViewController,
            setter: @escaping @MainActor (UIView?) -> Void
        ) {
            // UIKit may release the view in the deinitialiser, where nothing may retain the controller.
            guard let record = ControllerRecord.existing(of: controller), let events = record.events,
                record.controller != nil, view == nil || record.hasQueuedTeardown
            else { return setter(view) }
            guard view == nil else { return LifecycleRuntime.request(affecting: { [record] }) { setter(view) } }
            record.teardownWasQueued()
            LifecycleRuntime.request(affecting: { [record] }) {
                record.teardownBegins()
                guard controller.isViewLoaded else { return setter(nil) }
                let base = controller as? SceneViewController
                let trace = { (event: ViewEvent) in events.trace(event, of: controller) }
                events.deliver(.viewWillTearDown) {
                    trace(.viewWillTearDown)
                    base?.viewWillTearDown()
                }
                setter(nil)
                record.viewWasTornDown()
                events.deliver(.viewDidTearDown) {
                    trace(.viewDidTearDown)
                    base?.viewDidTearDown()
                }
            }
        }
    }
#endif

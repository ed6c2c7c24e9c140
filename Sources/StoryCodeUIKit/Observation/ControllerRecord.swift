#if canImport(UIKit) && !os(watchOS)
    import StoryCodeInjection
    import StoryCodeScenes
    import UIKit

    /// Everything that the adapter stores with a controller.
    ///
    /// The controller retains its record, and nothing in the record retains the controller.
    @MainActor
    final class ControllerRecord {
        /// The scene events, if a scene was made around the controller.
        private(set) var events: SceneEvents<UIView>?

        /// The controller, or nil while it is being deallocated.
        private(set) weak var controller: UIViewController?

        /// The injections that the controller has received.
        private(set) lazy var injection = StoryboardInjection()

        /// Whether the scene's view builder has made the current view.
        private var hasBuiltView = false
        private var hasReportedBuilder = false

        /// The methods of the controller that are observed.
        private var observed: Set<ObservedGroup> = []

        /// The appearance to which the observed events lead, or nil while it is unknown.
        private var appearance: AppearanceState?

        /// Whether the helpers have caught up with an appearance that has not ended.
        private var hasAssumedAppearance = false

        /// Whether the helpers update the content in the next layout, in releases before iOS 26.
        private var needsUpdate = true

        /// The number of requests to tear the view down that wait for an event.
        private var queuedTeardowns = 0

        private init(_ controller: UIViewController) {
            self.controller = controller
        }

        /// Returns the record of a controller, if it has one.
        static func existing(of controller: UIViewController) -> ControllerRecord? {
            PlatformRuntime.object(of: controller) as? ControllerRecord
        }

        /// Returns the record of a controller, and creates it if necessary.
        static func of(_ controller: UIViewController) -> ControllerRecord {
            if let record = existing(of: controller) { return record }
            let record = ControllerRecord(controller)
            PlatformRuntime.setObject(record, of: controller)
            return record
        }

        /// Sets the events of the controller's first scene.
        func begin(_ events: SceneEvents<UIView>) {
            self.events = events
            if controller?.isViewLoaded == false { appearance = .disappeared }
        }

        /// Observes methods of the controller from outside, unless they are observed already.
        func observe(_ methods: ObservedGroup, of controller: UIViewController) {
            guard observed.insert(methods).inserted else { return }
            switch PlatformRuntime.observe(methods, of: controller) {
            case .complete: break
            case .inForeignClass(let name):
                if methods == .events { DiagnosticHandler.report(.observedBeforeScene(className: name), controller) }
            case .refused(let name): DiagnosticHandler.report(.notObserved(className: name), controller)
            }
        }

        /// Shows in a trace that the controller's own method loads the view, which is not observed without a builder.
        func traceUnobservedLoad(of controller: UIViewController) {
            guard !observed.contains(.loadView) else { return }
            LifecycleTrace.trace(.loadView, of: controller)
            LifecycleTrace.traceEnd(of: controller)
        }
    }

    // MARK: - The appearance

    extension ControllerRecord {
        /// The helpers have caught up with a view in the window, which UIKit may just be showing.
        func assumeAppeared() { hasAssumedAppearance = true }

        /// Returns whether the helpers have received an event when they caught up.
        func takeAssumed(_ event: ViewEvent) -> Bool {
            guard hasAssumedAppearance, let appearance = event.appearance else { return false }
            hasAssumedAppearance = false
            return appearance == .appeared
        }

        /// Compares an observed event with those before it.
        ///
        /// Methods that are called directly, such as those of a final class, send no messages that could be observed.
        ///
        /// - Returns: Whether the program must have called the method of the event itself.
        func isDirectCall(_ event: ViewEvent, of controller: UIViewController) -> Bool {
            if let appearance {
                guard !appearance.isDirectCall(event, of: controller) else {
                    DiagnosticHandler.report(.eventCalledDirectly(event), controller)
                    return true
                }
                for missing in appearance.missing(before: event) {
                    DiagnosticHandler.report(.eventNotObserved(missing), controller)
                }
            }
            appearance = event.appearance ?? appearance
            return false
        }
    }

    extension AppearanceState {
        /// Whether the program must have called the method of an event itself: UIKit does not call it for a controller
        /// that has appeared and is still in a window.
        @MainActor
        func isDirectCall(_ event: ViewEvent, of controller: UIViewController) -> Bool {
            event.appearance == .appearing && self == .appeared && controller.viewIfLoaded?.window != nil
        }
    }

    // MARK: - The content

    extension ControllerRecord {
        /// Requests an update of the content by the helpers.
        func setNeedsUpdate() { needsUpdate = true }

        /// Returns once whether an update was requested.
        func takeNeedsUpdate() -> Bool {
            defer { needsUpdate = false }
            return needsUpdate
        }
    }

    // MARK: - The view builder

    extension ControllerRecord {
        /// Makes the view with the scene's builder, or returns nil if there is none.
        func makeView(for controller: UIViewController) -> UIView? {
            let view = events?.makeView(for: controller)
            hasBuiltView = view != nil
            return view
        }

        /// Reports once that the controller has made its own view although its scene has a builder.
        func checkBuilder(of controller: UIViewController) {
            guard let events, events.hasViewBuilder, !hasBuiltView, !hasReportedBuilder else { return }
            hasReportedBuilder = true
            DiagnosticHandler.report(.viewBuilderNotUsed, controller)
        }

        /// Forgets how the view was made.
        func viewWasTornDown() {
            hasBuiltView = false
        }

        /// Whether a new view replaces one that will be torn down, so that it has to wait, too.
        var hasQueuedTeardown: Bool { queuedTeardowns > 0 && controller?.isViewLoaded == true }

        func teardownWasQueued() { queuedTeardowns += 1 }

        func teardownBegins() { queuedTeardowns -= 1 }
    }

    // MARK: - Requests

    /// A request to tear the view down waits until the event in progress has reached every helper.
    extension ControllerRecord: RuntimeNode {
        var isBusy: Bool { events?.isBusy == true }
        var containingNode: (any RuntimeNode)? { nil }
        var hasBusyContents: Bool { false }
    }
#endif

#if canImport(UIKit) && !os(watchOS)
    import StoryCodeContainer
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
        var injection = ControllerInjection()

        /// Whether the scene's view builder has made the current view.
        private var hasBuiltView = false
        private var hasReportedBuilder = false

        /// Whether the methods of the controller are observed.
        private var isObserved = false

        /// Whether the helpers have caught up with an appearance that has not ended.
        private var hasAssumedAppearance = false

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
        }

        /// Observes the methods of the controller from outside, unless they are observed already.
        func observe(_ controller: UIViewController) {
            guard !isObserved else { return }
            isObserved = true
            PlatformRuntime.observeMethods(of: controller)
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
    }

    // MARK: - Requests

    /// A request to tear the view down waits until the event in progress has reached every helper.
    extension ControllerRecord: RuntimeNode {
        var isBusy: Bool { events?.isBusy == true }
        var containingNode: (any RuntimeNode)? { nil }
        var hasBusyContents: Bool { false }
    }
#endif

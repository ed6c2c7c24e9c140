#if canImport(UIKit) && !os(watchOS)
    import StoryCodeScenes
    public import UIKit

    /// A base class for controllers of scenes, which needs nothing of the Objective-C runtime.
    ///
    /// Helpers are notified where an override calls `super`, as in StoryCode. If an override does not, they receive the
    /// event late, before the next one, and the mistake is reported as `eventMissed`. Any other `UIViewController` can be
    /// the controller of a scene as well: see `sceneEvents`.
    ///
    /// ```swift
    /// final class CityController: SceneViewController {
    ///     override func viewDidAppear(_ animated: Bool) {
    ///         super.viewDidAppear(animated)       // the helpers are notified here
    ///         title = "Lisbon"
    ///     }
    /// }
    /// ```
    ///
    /// Setting ``view`` to nil tears the view down, and the next access makes another one with the scene's builder.
    ///
    /// See <doc:/StoryCode/Scenes-in-a-UIKit-app>.
    open class SceneViewController: UIViewController {
        /// The appearance to which the events lead that have reached this class.
        private var appearance = AppearanceState.disappeared

        /// Whether a view was loaded, and the event of that is missing.
        private var isLoading = false

        /// Loads the view with the builder of the scene, or as `UIViewController` does: from the nib file of its
        /// initialiser or its storyboard, from one that is named after the class, or without one.
        ///
        /// An override that calls `super` leaves the view to the builder. An override that does not makes its own view,
        /// which is reported if the scene has a builder.
        open override func loadView() {
            // UIKit also loads the view by itself, without a method of this class.
            isLoading = true
            LifecycleTrace.trace(.loadView, of: self)
            defer { LifecycleTrace.traceEnd(of: self) }
            if let built = ControllerRecord.existing(of: self)?.makeView(for: self) {
                super.view = built
            } else if !loadNib() {
                super.loadView()
            }
        }

        /// Loads the nib file that is named after the class, if there is one.
        ///
        /// UIKit looks for it only if no class overrides `loadView()`, under the same two names.
        private func loadNib() -> Bool {
            guard nibName == nil else { return false }
            let name = "\(type(of: self))"
            let bundle = nibBundle ?? Bundle(for: type(of: self))
            let names = (name.hasSuffix("Controller") ? [String(name.dropLast("Controller".count))] : []) + [name]
            guard let found = names.first(where: { bundle.path(forResource: $0, ofType: "nib") != nil }) else {
                return false
            }
            _ = UINib(nibName: found, bundle: bundle).instantiate(withOwner: self, options: nil)
            return isViewLoaded
        }

        /// The view, which is loaded when it is first accessed.
        ///
        /// Setting it to nil notifies the controller and its helpers of the teardown. During the delivery of an event,
        /// the teardown is queued until the event has reached every helper.
        open override var view: UIView! {
            get { load { super.view } }
            set {
                ObservedMethods.tearDown(for: newValue, of: self) { super.view = $0 }
            }
        }

        /// Loads the view if it is not loaded yet.
        open override func loadViewIfNeeded() {
            load { super.loadViewIfNeeded() }
        }

        /// Called before the view is torn down.
        ///
        /// Does nothing by default.
        open func viewWillTearDown() {}

        /// Called after the view was torn down.
        ///
        /// Does nothing by default.
        open func viewDidTearDown() {}

        /// Called after the window scene has entered another phase, if the view has appeared.
        ///
        /// Does nothing by default. An addition of this package: UIKit notifies the delegate of the scene.
        open func windowPhaseDidChange(from earlier: WindowPhase, to phase: WindowPhase) {}

        /// Notifies the helpers.
        open override func viewDidLoad() {
            super.viewDidLoad()
            receive(.viewDidLoad)
        }

        /// Notifies the helpers.
        open override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            receive(.viewWillAppear(animated))
        }

        /// Notifies the helpers.
        open override func viewIsAppearing(_ animated: Bool) {
            super.viewIsAppearing(animated)
            receive(.viewIsAppearing(animated))
        }

        /// Notifies the helpers.
        open override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            receive(.viewDidAppear(animated))
        }

        /// Notifies the helpers.
        open override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            receive(.viewWillDisappear(animated))
        }

        /// Notifies the helpers.
        open override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            receive(.viewDidDisappear(animated))
        }

        #if compiler(>=6.2)
            /// Notifies the helpers.
            ///
            /// Before iOS 26, UIKit does not call it, and only the helpers are updated, before the layout.
            @available(iOS 26.0, tvOS 26.0, visionOS 26.0, macCatalyst 26.0, *)
            open override func updateProperties() {
                super.updateProperties()
                receive(.updateProperties)
            }
        #endif

        /// Notifies the helpers.
        open override func viewWillLayoutSubviews() {
            super.viewWillLayoutSubviews()
            receive(.viewWillLayoutSubviews)
        }

        /// Notifies the helpers.
        open override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            receive(.viewDidLayoutSubviews)
        }
    }

    // MARK: - Delivery

    extension SceneViewController {
        /// The shortest list of events that leads to the current state of the view.
        var receivedEvents: [ViewEvent] {
            // A view that is being loaded is announced later.
            (isViewLoaded && !isLoading ? [.viewDidLoad] : []) + appearance.replay
        }

        /// Notifies the helpers of an event that has reached this class, and before that of the events that have not.
        ///
        /// An override that does not call `super` keeps its event from this class. The next event shows what is missing.
        private func receive(_ event: ViewEvent) {
            guard !appearance.isDirectCall(event, of: self) else {
                DiagnosticHandler.report(.eventCalledDirectly(event), self)
                ControllerRecord.existing(of: self)?.events?.relay(event)
                return
            }
            // While `loadView()` makes the view, it can be laid out.
            let isLayout = event.isContentPass
            let isAnnounced = !isLoading || isLayout || event == .viewDidLoad
            let missing = (isAnnounced ? [] : [.viewDidLoad]) + appearance.missing(before: event)
            isLoading = isLoading && isLayout
            appearance = (missing + [event]).compactMap(\.appearance).last ?? appearance
            guard let record = ControllerRecord.existing(of: self), let events = record.events else { return }
            // A helper may release the controller.
            defer { withExtendedLifetime(self) {} }
            for missed in missing {
                DiagnosticHandler.report(.eventMissed(missed), self)
                deliver(missed, events, record)
            }
            deliver(event, events, record)
        }

        private func deliver(_ event: ViewEvent, _ events: SceneEvents<UIView>, _ record: ControllerRecord) {
            if event == .viewDidLoad { record.checkBuilder(of: self) }
            ScenePhases.shared.willDeliver(event, to: record)
            record.perform(event, of: self) {
                events.trace(event, of: self)
                events.deliver(event) {}
            }
        }

        /// Calls a method of UIKit that loads the view if it is not loaded yet, and notifies the helpers of the loaded
        /// view if the override of `viewDidLoad()` did not call `super`.
        private func load<Result>(_ method: () -> Result) -> Result {
            guard !isViewLoaded else { return method() }
            // The override of `loadView()` may not call `super` either.
            isLoading = true
            let result = method()
            if isLoading, isViewLoaded {
                DiagnosticHandler.report(.eventMissed(.viewDidLoad), self)
                receive(.viewDidLoad)
            }
            return result
        }
    }
#endif

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
    public import AppKit
    public import StoryCodeScenes

    /// A base class for controllers of scenes in AppKit.
    ///
    /// Helpers are notified where an override calls `super`. They receive the events that AppKit has: the view was
    /// loaded, is about to appear, has appeared, is about to disappear, has disappeared, and the two of the layout.
    /// AppKit's events do not say whether they are animated, so helpers receive false. AppKit has no
    /// `viewIsAppearing(_:)`, and it does not release a view before its controller, so there is no teardown.
    ///
    /// ```swift
    /// final class CityController: SceneViewController {}
    ///
    /// let controller = Scene {
    ///     return CityController()
    /// }.with {
    ///     return CityPresenter()
    /// }.instantiate(view: { controller, presenter in
    ///     return CityView(presenter)
    /// })
    /// ```
    ///
    /// See <doc:/StoryCode/Hosting-screens>.
    open class SceneViewController: NSViewController, SceneController {
        /// Retains the scene's helpers, holds its view builder and notifies the helpers.
        public let sceneEvents = SceneEvents<NSView>()

        /// Loads the view with the builder of the scene, or as `NSViewController` does.
        ///
        /// Without a builder, AppKit loads a nib file. An override that does not call `super` makes its own view.
        open override func loadView() {
            LifecycleTrace.trace(.loadView, of: self)
            defer { LifecycleTrace.traceEnd(of: self) }
            if let built = sceneEvents.makeView(for: self) { view = built } else { super.loadView() }
        }

        /// Notifies the helpers.
        open override func viewDidLoad() {
            super.viewDidLoad()
            receive(.viewDidLoad)
        }

        /// Notifies the helpers.
        open override func viewWillAppear() {
            super.viewWillAppear()
            receive(.viewWillAppear(false))
        }

        /// Notifies the helpers.
        open override func viewDidAppear() {
            super.viewDidAppear()
            receive(.viewDidAppear(false))
        }

        /// Notifies the helpers.
        open override func viewWillDisappear() {
            super.viewWillDisappear()
            receive(.viewWillDisappear(false))
        }

        /// Notifies the helpers.
        open override func viewDidDisappear() {
            super.viewDidDisappear()
            receive(.viewDidDisappear(false))
        }

        /// Notifies the helpers.
        open override func viewWillLayout() {
            super.viewWillLayout()
            receive(.viewWillLayoutSubviews)
        }

        /// Notifies the helpers.
        open override func viewDidLayout() {
            super.viewDidLayout()
            receive(.viewDidLayoutSubviews)
        }

        private func receive(_ event: ViewEvent) {
            // A helper may release the controller.
            defer { withExtendedLifetime(self) {} }
            sceneEvents.trace(event, of: self)
            sceneEvents.deliver(event) {}
        }
    }
#endif

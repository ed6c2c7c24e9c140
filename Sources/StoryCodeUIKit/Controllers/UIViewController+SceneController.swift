#if canImport(UIKit) && !os(watchOS)
    public import StoryCodeScenes
    public import UIKit

    /// Every view controller of UIKit can be the controller of a scene.
    extension UIViewController: SceneController {
        /// Retains the helpers of the controller's scene, holds its view builder and notifies the helpers.
        ///
        /// Created when a scene is made around the controller, and released with the controller. From then on the
        /// controller notifies the helpers: a ``SceneViewController`` where its overrides call `super`, any other
        /// controller after its whole override, also if the override does not call `super`.
        ///
        /// The helpers of a controller whose view is loaded already catch up with it.
        public var sceneEvents: SceneEvents<UIView> {
            let record = ControllerRecord.of(self)
            if let events = record.events { return events }
            let events = SceneEvents<UIView>()
            record.begin(events)
            if !(self is SceneViewController) { record.observe(self) }
            catchUp(events)
            return events
        }

        /// Sends the events that lead to the current state of the view.
        ///
        /// In a transition, whose direction is not public, the helpers only hear that the view was loaded.
        private func catchUp(_ events: SceneEvents<UIView>) {
            guard let view = viewIfLoaded else { return }
            events.send(.viewDidLoad)
            guard view.window != nil, transitionCoordinator == nil else { return }
            events.send(.viewWillAppear(false))
            events.send(.viewDidAppear(false))
        }
    }

    // The testing tools name a controller after its title.
    extension UIViewController: TitledController {}
#endif

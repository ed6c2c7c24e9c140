#if canImport(UIKit) && !os(watchOS)
    public import StoryCodeScenes
    public import UIKit

    /// Every view controller of UIKit can be the controller of a scene.
    extension UIViewController: SceneController {
        /// Retains the helpers of the controller's scene, holds its view builder and notifies the helpers.
        ///
        /// Created at the first access, which is when a scene is made around the controller, and released with the
        /// controller. The first access changes the class of an object that is no ``SceneViewController``: it becomes a
        /// subclass that is made at run time. From then on the controller notifies the helpers: a ``SceneViewController`` where its overrides call `super`, any other
        /// controller after its whole override, also if the override does not call `super`.
        ///
        /// If the view is loaded already, the helpers catch up with it. During an animated transition, only a
        /// ``SceneViewController`` knows whether its view is appearing or disappearing; the helpers of any other
        /// controller receive only `viewDidLoad()` then.
        public var sceneEvents: SceneEvents<UIView> {
            let record = ControllerRecord.of(self)
            if let events = record.events { return events }
            let events = SceneEvents<UIView>()
            record.begin(events)
            if !(self is SceneViewController) { record.observe(.events, of: self) }
            catchUp(events)
            return events
        }

        /// Begins to make the view with the builder, unless the class makes its own.
        public func viewBuilderWasInstalled() {
            if !(self is SceneViewController) { ControllerRecord.of(self).observe(.loadView, of: self) }
        }

        /// From now on the helpers are notified of phases.
        private func didCatchUp() {
            ScenePhases.shared.willDeliver(.viewDidAppear(false), to: ControllerRecord.of(self))
        }

        /// Sends the events that lead to the current state of the view.
        private func catchUp(_ events: SceneEvents<UIView>) {
            if let base = self as? SceneViewController {
                for event in base.receivedEvents { events.send(event) }
                if base.receivedEvents.last?.appearance == .appeared { didCatchUp() }
            } else if let view = viewIfLoaded {
                events.send(.viewDidLoad)
                // The direction of a transition is not public.
                guard view.window != nil, transitionCoordinator == nil else { return }
                events.send(.viewWillAppear(false))
                events.send(.viewDidAppear(false))
                didCatchUp()
                ControllerRecord.of(self).assumeAppeared()
            }
        }
    }

    // The testing tools name a controller after its title, and find out whether it is still shown.
    extension UIViewController: PlacedController {
        package var loadedView: AnyObject? { viewIfLoaded }
        package var placeOwner: AnyObject? { parent ?? presentingViewController ?? viewIfLoaded?.window }
    }

    extension UIView: PlacedView {}
#endif

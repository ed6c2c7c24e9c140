/// The controllers that are in a window, or on their way out of it.
@MainActor
final class Tenants {
    /// Everyone who was brought in and may still be there.
    var controllers: [ViewController] = []

    /// Creates an empty list.
    nonisolated init() {}

    /// Those who are still there, or not yet told that they are gone.
    func present(in window: Window) -> [ViewController] {
        controllers.filter { controller in
            if let place = controller.viewIfLoaded?.window { return place === window }
            return controller.appearance.state != .disappeared && controller.hostWindow?.window === window
        }
    }

    /// Tells everyone who is still there that the window is gone.
    func leave() {
        for controller in controllers {
            controller.sceneEvents.perform {
                // Another window may have taken it in.
                guard controller.viewIfLoaded?.window == nil else { return }
                Transition(
                    .hide,
                    incoming: nil,
                    outgoing: controller,
                    place: nil,
                    scheduler: Schedulers.current
                ).run()
            }
        }
    }
}

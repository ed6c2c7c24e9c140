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
            // One that is covered is there as long as whoever covers it.
            for shown in controller.shownInPlace {
                if let place = shown.viewIfLoaded?.window { return place === window }
            }
            return controller.appearance.state != .disappeared && controller.hostWindow?.window === window
        }
    }

    /// Tells everyone who is still there that the window is gone.
    func leave() {
        for controller in controllers {
            Requests.perform {
                [controller]
            } _: {
                controller.finishPresentation()
                let transition = Transition(
                    .hide,
                    // Another window may have taken it in.
                    outgoing: controller.shownInPlace.filter { $0.viewIfLoaded?.window == nil }
                        .map(Participant.init(withoutPlace:)),
                    scheduler: Schedulers.current
                )
                withExtendedLifetime(transition) { transition.run() }
            }
        }
    }

    /// An object whose release tells everyone, or nil on systems whose runtime cannot do that.
    ///
    /// An isolated deinitialiser (SE-0371) needs the runtime of Apple's systems of spring 2025. On those before,
    /// hide a window before you release it.
    func releaseNotice() -> AnyObject? {
        if #available(macOS 15.4, iOS 18.4, tvOS 18.4, watchOS 11.4, visionOS 2.4, *) {
            return ReleaseNotice(tenants: self)
        }
        return nil
    }
}

/// Tells a window's tenants when the window is released.
@available(macOS 15.4, iOS 18.4, tvOS 18.4, watchOS 11.4, visionOS 2.4, *)
@MainActor
private final class ReleaseNotice {
    private let tenants: Tenants

    init(tenants: Tenants) {
        self.tenants = tenants
    }

    isolated deinit { tenants.leave() }
}

import StoryCodeScenes

/// The controllers that are in a window, or on their way out of it.
@MainActor
final class WindowOccupants {
    /// Everyone who was brought in and may still be there.
    var controllers: [ViewController] = []

    /// The presentation or dismissal that is under way; it ends though the window is released meanwhile.
    var presentation: Transition?

    /// What was asked for while the one under way was about to end.
    var afterPresentation: ContiguousArray<@MainActor () -> Void> = []

    /// Creates an empty list.
    nonisolated init() {}

    /// Controllers without a place whose views the program itself has put in.
    private var strays: [WeakStray] = []

    /// Takes in one without a place.
    func add(stray: ViewController) {
        strays.removeAll { $0.controller == nil || $0.controller === stray }
        strays.append(WeakStray(controller: stray))
    }

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

    /// Goes on when a presentation or a dismissal is over.
    func presentationEnded(_ completion: (@MainActor () -> Void)?) {
        presentation = nil
        completion?()
        while presentation == nil, !afterPresentation.isEmpty { afterPresentation.removeFirst()() }
    }

    /// Tells everyone who is still there that the window is gone.
    func leave() {
        View.treeChanges += 1
        for controller in controllers {
            LifecycleRuntime.perform {
                [controller]
            } _: { [self] in
                presentation?.finish()
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
        for stray in strays.compactMap(\.controller) where stray.isStray {
            stray.finishPresentation()
            for shown in stray.shownInPlace where shown.viewIfLoaded?.window == nil {
                shown.viewIsLeaving()
                shown.viewLeft()
            }
        }
    }
}

/// A controller that is not retained.
private struct WeakStray {
    weak let controller: ViewController?
}

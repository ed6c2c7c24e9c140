import StoryCodeScenes

/// A controller that takes part in a transition, and what each step comes to for it.
@MainActor
final class Participant {
    /// The controller, as long as whoever contains it keeps it.
    weak let controller: ViewController?

    /// Where its view belongs.
    let place: ViewPosition?

    /// The container that the controller is in, as long as it takes part.
    private weak let parent: ViewController?

    /// The way up that the transition may end, if a plan has begun it.
    private var epoch: Int?

    /// Lets a controller take part, in a place or in the one where its view is.
    init(_ controller: ViewController, place: ViewPosition? = nil) {
        self.controller = controller
        parent = controller.parent
        self.place = place ?? controller.viewIfLoaded.flatMap(ViewPosition.init)
    }

    /// Lets a controller take part that has no place.
    init(withoutPlace controller: ViewController) {
        self.controller = controller
        parent = controller.parent
        place = nil
    }

    /// Remembers which way up to end, before others may begin another.
    func holdOn() {
        guard let controller else { return }
        epoch = controller.appearance.epoch == controller.plannedEpoch ? controller.plannedEpoch : nil
    }

    /// Tells the controller that it will appear.
    func beginUp(animated: Bool) {
        guard let controller, controller.parent === parent else { return }
        // A container that has gone meanwhile shows nobody.
        if let parent, parent.forwardsAppearance, !parent.appearance.isUp { return }
        if !controller.appearance.isUp {
            epoch = controller.appearance.epoch + 1
            controller.plannedEpoch = epoch
            controller.begin(up: true, animated: animated)
        }
        holdOn()
    }

    /// Tells the controller that it will disappear.
    func beginDown(animated: Bool) {
        guard let controller, controller.appearance.isUp, !isElsewhere else { return }
        controller.begin(up: false, animated: animated)
    }

    /// Tells the controller that it appeared, unless its container has yet to appear and will tell it then.
    func endUp() {
        guard let controller, controller.appearance.epoch == epoch, controller.appearance.state == .appearing,
            !controller.waitsForParent
        else { return }
        controller.end()
    }

    /// Tells the controller that it disappeared.
    func endDown(animated: Bool) {
        guard let controller, !isElsewhere else { return }
        controller.endDisappearance(animated: animated)
    }

    /// Takes the view out of its place.
    func remove() {
        guard let controller, controller.appearance.state == .disappeared, let view = controller.viewIfLoaded,
            view.superview === place?.superview
        else { return }
        view.removeFromSuperview()
    }

    /// Puts the view in its place.
    func insert() {
        guard let controller, controller.parent === parent, controller.appearance.isUp,
            let view = controller.viewIfLoaded
        else { return }
        place?.insert(view)
    }

    /// Whether a callback has brought a controller that was to leave into another window.
    private var isElsewhere: Bool {
        controller?.viewIfLoaded?.window.map { $0 !== place?.superview?.window } ?? false
    }
}

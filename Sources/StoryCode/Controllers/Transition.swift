/// A plan being carried out on its controllers.
///
/// Between two steps a callback may have changed everything, so each step looks at the state it finds and
/// does nothing where it no longer fits.
@MainActor
final class Transition {
    private let incoming: ViewController?
    private let outgoing: ViewController?
    private let place: Place?
    private let scheduler: any Scheduler
    private var steps: ArraySlice<TransitionPlan.Step>

    /// The way up that is to be ended in a later turn, if a plan has begun it.
    private let epoch: Int?

    /// Creates a transition between two controllers.
    init(
        _ plan: TransitionPlan,
        incoming: ViewController?,
        outgoing: ViewController?,
        place: Place?,
        scheduler: any Scheduler,
        epoch: Int? = nil
    ) {
        self.epoch = epoch
        steps = plan.steps[...]
        self.incoming = incoming
        self.outgoing = outgoing
        self.place = place
        self.scheduler = scheduler
    }

    /// Creates a transition of one controller that stays where it is.
    convenience init(_ plan: TransitionPlan, of controller: ViewController) {
        let view = controller.viewIfLoaded
        self.init(
            plan,
            incoming: controller,
            outgoing: controller,
            place: view.flatMap(Place.init),
            scheduler: view?.window?.scheduler ?? Schedulers.current
        )
    }

    /// Carries out the steps up to the next turn, and the rest in that turn.
    func run() {
        while let step = steps.popFirst() {
            if step == .turn { return putOff() }
            carryOut(step)
        }
    }

    /// Carries out the steps up to the next turn, while what callbacks ask of the controller waits.
    func runWhole() {
        outgoing?.sceneEvents.hold { run() }
    }

    /// Leaves the steps that are left to the next turn, which does not keep the controllers alive.
    private func putOff() {
        let rest = TransitionPlan(steps: Array(steps))
        steps = []
        let epoch = incoming.flatMap { $0.appearance.epoch == $0.plannedEpoch ? $0.plannedEpoch : nil }
        scheduler.putOff { [weak incoming, weak outgoing, weak scheduler, place] in
            guard let incoming, let scheduler else { return }
            incoming.sceneEvents.perform {
                Transition(
                    rest,
                    incoming: incoming,
                    outgoing: outgoing,
                    place: place,
                    scheduler: scheduler,
                    epoch: epoch
                ).run()
            }
        }
    }

    /// Drops the steps that are left.
    func cancel() {
        steps = []
    }

    private func carryOut(_ step: TransitionPlan.Step) {
        switch step {
        case .load(let role): self[role]?.loadViewIfNeeded()
        case .beginUp(let role): beginUp(self[role])
        case .beginDown(let role): beginDown(self[role])
        case .endUp(let role): endUp(self[role])
        case .endDown(let role): endDown(self[role])
        case .insert(let role): insert(self[role])
        case .remove(let role): remove(self[role])
        case .unload(let role): self[role]?.dropView()
        case .layout: place?.superview?.layoutIfNeeded()
        case .turn: break
        }
    }

    private subscript(role: TransitionPlan.Role) -> ViewController? {
        role == .incoming ? incoming : outgoing
    }

    private func beginUp(_ controller: ViewController?) {
        guard let controller, !controller.appearance.isUp else { return }
        controller.plannedEpoch = controller.appearance.epoch + 1
        controller.begin(up: true, animated: false)
    }

    private func beginDown(_ controller: ViewController?) {
        guard let controller, controller.appearance.isUp, !isElsewhere(controller) else { return }
        controller.begin(up: false, animated: false)
    }

    private func endUp(_ controller: ViewController?) {
        guard let controller, controller.appearance.epoch == epoch, controller.appearance.state == .appearing else {
            return
        }
        controller.end()
    }

    private func endDown(_ controller: ViewController?) {
        guard let controller, !isElsewhere(controller) else { return }
        controller.carryOut(controller.appearance.endDisappearance())
    }

    /// Whether a callback has brought a controller that was to leave into another window.
    private func isElsewhere(_ controller: ViewController) -> Bool {
        controller.viewIfLoaded?.window.map { $0 !== place?.superview?.window } ?? false
    }

    private func remove(_ controller: ViewController?) {
        guard let controller, controller.appearance.state == .disappeared, let view = controller.viewIfLoaded,
            view.superview === place?.superview
        else { return }
        view.removeFromSuperview()
    }

    private func insert(_ controller: ViewController?) {
        guard let controller, controller.appearance.isUp, let view = controller.viewIfLoaded else { return }
        place?.insert(view)
    }
}

/// Where a view is among its superview's subviews.
struct Place {
    weak let superview: View?
    private let index: Int
    private let frame: Rect?

    /// The place that a view has, or nil where it is in no other view.
    @MainActor
    init?(_ view: View) {
        guard let superview = view.superview, let index = superview.subviews.firstIndex(of: view) else { return nil }
        self.superview = superview
        self.index = index
        frame = view.frame
    }

    /// The hindmost place in a view.
    init(behindAllIn superview: View) {
        self.superview = superview
        index = 0
        frame = nil
    }

    /// Puts a view there.
    @MainActor
    func insert(_ view: View) {
        if let frame { view.frame = frame }
        if view.superview !== superview { superview?.insertSubview(view, at: index) }
    }
}

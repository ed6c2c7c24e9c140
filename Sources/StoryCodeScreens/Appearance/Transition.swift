import StoryCodeScenes

/// A plan being carried out on its controllers.
///
/// Between two steps a callback may have changed everything, so each step looks at the state it finds and
/// does nothing where it no longer fits. A transition does not keep its controllers: whoever contains them does.
@MainActor
final class Transition {
    private var incoming: [Participant]
    private var outgoing: [Participant]
    private var animation: Animation
    private var steps: ArraySlice<TransitionPlan.Step>
    private weak let scheduler: (any LifecycleScheduler)?

    /// Whom the transition concerns when it goes on in a later turn, if it is not only those who take part.
    private weak let container: ViewController?

    /// Does what the container has to do, until it is over.
    private var onMoment: @MainActor (TransitionPlan.Moment) -> Void

    /// How often the transition has waited.
    private var waits = 0

    /// Whether the transition waits for a turn or an animation.
    private(set) var isWaiting = false

    private var isFinishing = false

    /// How a transition moves.
    struct Animation {
        /// How long it takes, or nil where nothing moves.
        var duration: Duration?

        /// How it is taken back while a finger leads it, or nil where none does.
        var cancelPlan: TransitionPlan?

        /// Whether something moves.
        var isAnimated: Bool { duration != nil }

        /// Whether a finger leads it.
        var isLed: Bool { cancelPlan != nil }

        /// Nothing moves.
        static let none = Animation(duration: nil)
    }

    /// Creates a transition.
    init(
        _ plan: TransitionPlan,
        incoming: [Participant] = [],
        outgoing: [Participant] = [],
        animation: Animation = .none,
        scheduler: any LifecycleScheduler,
        container: ViewController? = nil,
        onMoment: @escaping @MainActor (TransitionPlan.Moment) -> Void = { _ in }
    ) {
        steps = plan.steps[...]
        self.incoming = incoming
        self.outgoing = outgoing
        self.animation = animation
        self.scheduler = scheduler
        self.container = container
        self.onMoment = onMoment
    }

    /// Creates a transition of one controller that stays where it is.
    convenience init(_ plan: TransitionPlan, of controller: ViewController) {
        let participant = Participant(controller)
        self.init(plan, incoming: [participant], outgoing: [participant], scheduler: controller.scheduler)
    }

    /// Lets controllers take part from now on.
    func takePart(incoming: [Participant], outgoing: [Participant]) {
        self.incoming = incoming
        self.outgoing = outgoing
    }

    /// Whether a controller takes part.
    func involves(_ controller: ViewController) -> Bool {
        (incoming + outgoing).contains { $0.controller === controller }
    }

    /// Whether the animation is behind it, and the last steps are being carried out.
    var isLanding: Bool { !isWaiting && !steps.contains(.animate) && !steps.contains(.turn) }

    /// Carries out the steps up to the next turn, and the rest in later turns.
    func run() {
        while let step = steps.popFirst() {
            switch step {
            case .turn where !isFinishing: return wait(for: .zero)
            case .animate where !isFinishing: return animation.isLed ? holdOn() : wait(for: animation.duration ?? .zero)
            default: carryOut(step)
            }
        }
        let end = onMoment
        onMoment = { _ in }
        end(.end)
    }

    /// Carries out everything that is left, without waiting; what a finger leads is taken back.
    func finish() {
        isFinishing = true
        isWaiting = false
        if let plan = animation.cancelPlan { goOn(with: plan) } else { run() }
    }

    /// Lets the animation that a finger has led come to its end by itself.
    func land(after duration: Duration) {
        guard animation.isLed, isWaiting else { return }
        animation = Animation(duration: duration)
        steps = [.animate] + steps
        run()
    }

    /// Takes back what a finger has led so far.
    func takeBack(after duration: Duration) {
        guard let plan = animation.cancelPlan, isWaiting else { return }
        animation.duration = duration
        goOn(with: plan)
    }

    /// Drops the steps that are left.
    func cancel() {
        steps = []
    }

    private func goOn(with plan: TransitionPlan) {
        animation.cancelPlan = nil
        steps = plan.steps[...]
        run()
    }

    /// Remembers whom to end, before anybody else may move them.
    private func holdOn() {
        isWaiting = true
        for participant in incoming { participant.holdOn() }
    }

    private func wait(for delay: Duration) {
        holdOn()
        waits += 1
        let number = waits
        // Whoever goes through the transition keeps it, and takes it along where it dies before.
        scheduler?.later(after: delay) { [weak self] in
            guard let self else { return }
            LifecycleRuntime.perform { [self] in
                concerned
            } _: { [self] in
                guard isWaiting, number == waits else { return }
                isWaiting = false
                run()
            }
        }
    }

    private var concerned: [any RuntimeNode] {
        container.map { [$0] } ?? (incoming + outgoing).compactMap(\.controller)
    }

    private func carryOut(_ step: TransitionPlan.Step) {
        switch step {
        case .load(let role): for each in self[role] { each.controller?.loadViewIfNeeded() }
        case .beginUp(let role): for each in self[role] { each.beginUp(animated: animation.isAnimated) }
        case .beginDown(let role): for each in self[role] { each.beginDown(animated: animation.isAnimated) }
        case .endUp(let role): for each in self[role] { each.endUp() }
        case .endDown(let role): for each in self[role] { each.endDown(animated: animation.isAnimated) }
        case .insert(let role): for each in self[role] { each.insert() }
        case .remove(let role): for each in self[role] { each.remove() }
        case .unload(let role): for each in self[role] { each.controller?.dropView() }
        case .layout: for each in incoming { each.place?.superview?.layoutIfNeeded() }
        case .call(let moment): onMoment(moment)
        case .turn, .animate: break
        }
    }

    private subscript(role: TransitionPlan.Role) -> [Participant] {
        role == .incoming ? incoming : outgoing
    }
}

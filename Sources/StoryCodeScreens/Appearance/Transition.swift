import StoryCodeScenes

/// Performs a plan on its participants.
///
/// Between two steps a callback may change everything, so each step examines the current state and does nothing if it no
/// longer fits. A transition does not retain its controllers.
@MainActor
final class Transition {
    private var incoming: [Participant]
    private var outgoing: [Participant]
    private var animation: Animation
    private var steps: ArraySlice<TransitionPlan.Step>
    private weak let scheduler: (any LifecycleScheduler)?

    /// The container or presenter that a later turn affects; without one, the participants.
    private weak let container: ViewController?

    /// Performs the steps of the container or presenter, until the end.
    private var onMoment: @MainActor (TransitionPlan.Moment) -> Void

    /// Whether the transition waits for a turn or an animation.
    private(set) var isWaiting = false

    private var isFinishing = false

    /// The progress that the user has reached, between 0 and 1.
    private(set) var percentComplete = 0.0

    /// The duration of the whole animation, or nil without animation.
    private let duration: Duration?

    /// Whether the animation has begun, or is over.
    private(set) var hasBegunAnimation = false
    private var coordinatorIfMade: TransitionCoordinator?

    /// How a transition is animated.
    struct Animation {
        /// The duration, or nil without animation.
        var duration: Duration?

        /// The plan that cancels the transition while the user controls it, or nil if the user does not.
        var cancelPlan: TransitionPlan?

        var isAnimated: Bool { duration != nil }

        var isInteractive: Bool { cancelPlan != nil }

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
        duration = animation.duration
        self.scheduler = scheduler
        self.container = container
        self.onMoment = onMoment
    }

    /// Creates a transition of one controller that stays where it is.
    convenience init(_ plan: TransitionPlan, of controller: ViewController) {
        let participant = Participant(controller)
        self.init(plan, incoming: [participant], outgoing: [participant], scheduler: controller.scheduler)
    }

    /// Sets the participants of the steps that follow.
    func setParticipants(incoming: [Participant], outgoing: [Participant]) {
        self.incoming = incoming
        self.outgoing = outgoing
    }

    /// Whether a controller is a participant.
    func involves(_ controller: ViewController) -> Bool {
        incoming.contains { $0.controller === controller } || outgoing.contains { $0.controller === controller }
    }

    /// Whether a controller is a participant, or contains or presents the participants.
    func affects(_ controller: ViewController) -> Bool { container === controller || involves(controller) }

    /// Returns the first controller of a side.
    func controller(forKey key: TransitionCoordinator.ControllerKey) -> ViewController? {
        switch key {
        case .from: outgoing.first?.controller
        case .to: incoming.first?.controller
        }
    }

    /// Runs the program's work alongside an animated transition; nil without an animation.
    var coordinator: TransitionCoordinator? {
        guard let duration else { return nil }
        if let coordinatorIfMade { return coordinatorIfMade }
        let coordinator = TransitionCoordinator(of: self, duration: duration, isInteractive: animation.isInteractive)
        coordinatorIfMade = coordinator
        return coordinator
    }

    /// Whether the animation is over and the last steps are running.
    var isEnding: Bool { !isWaiting && !steps.contains(.animate) && !steps.contains(.turn) }
}

// MARK: - Running

extension Transition {
    /// Performs the steps up to the next turn, and the others in later turns.
    func run() {
        while let step = steps.popFirst() {
            switch step {
            case .turn:
                if !isFinishing { return wait(for: .zero) }
            case .animate:
                hasBegunAnimation = true
                coordinatorIfMade?.beginAnimation()
                if isFinishing { break }
                if !animation.isInteractive { return wait(for: animation.duration ?? .zero) }
                isWaiting = true
                return
            case .load(let role): for each in self[role] { each.controller?.loadViewIfNeeded() }
            case .beginUp(let role): for each in self[role] { each.beginUp(animated: animation.isAnimated) }
            case .beginDown(let role): for each in self[role] { each.beginDown(animated: animation.isAnimated) }
            case .endUp(let role): for each in self[role] { each.appearingController?.end() }
            case .endDown(let role): for each in self[role] { each.endDown(animated: animation.isAnimated) }
            case .insert(let role): for each in self[role] { each.insert() }
            case .remove(let role): for each in self[role] { each.remove() }
            case .tearDown(let role): for each in self[role] { each.controller?.tearDownView() }
            case .layout(let role): for each in self[role] { each.position?.superview?.layoutIfNeeded() }
            case .call(let moment): onMoment(moment)
            }
        }
        coordinatorIfMade?.end()
        let end = onMoment
        onMoment = { _ in }
        end(.end)
    }

    /// Performs all remaining steps without waiting.
    ///
    /// An interactive transition is cancelled.
    func finish() {
        isFinishing = true
        isWaiting = false
        if let plan = animation.cancelPlan { run(plan) } else { run() }
    }

    /// Sets the progress of an interactive transition, clamped to 0 and 1; ignores a value that is not a number.
    func update(_ percentComplete: Double) {
        if !percentComplete.isNaN { self.percentComplete = min(max(percentComplete, 0), 1) }
    }

    /// Lets the animation of an interactive transition run to its end.
    func complete(after duration: Duration) {
        guard animation.isInteractive else { return }
        animation = Animation(duration: duration)
        coordinatorIfMade?.endInteraction(isCancelled: false)
        steps = [.animate] + steps
        run()
    }

    /// Reverts an interactive transition.
    func revert(after duration: Duration) {
        guard let plan = animation.cancelPlan else { return }
        animation.duration = duration
        run(plan)
    }

    /// Drops the remaining steps.
    func cancel() {
        steps = []
    }

    private func run(_ plan: TransitionPlan) {
        animation.cancelPlan = nil
        coordinatorIfMade?.endInteraction(isCancelled: true)
        steps = plan.steps[...]
        run()
    }

    private func wait(for delay: Duration) {
        isWaiting = true
        // The owner of the transition retains it; if the owner is released first, so is the transition.
        scheduler?.later(after: delay, affecting: { [weak self] in self?.affected ?? [] }) { [weak self] in
            guard let self, isWaiting else { return }
            isWaiting = false
            run()
        }
    }

    private var affected: [any RuntimeNode] {
        container.map { [$0] } ?? (incoming + outgoing).compactMap(\.controller)
    }

    private subscript(role: TransitionPlan.Role) -> [Participant] {
        role == .incoming ? incoming : outgoing
    }
}

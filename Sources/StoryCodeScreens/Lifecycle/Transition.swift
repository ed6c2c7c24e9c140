import StoryCodeScenes

/// Performs a plan on its participants.
///
/// Between two steps a callback may change everything, so each step examines the current state and does nothing if it no
/// longer fits. A transition does not retain its controllers.
@MainActor
final class Transition: NativeObject {
    private var incoming: Participants
    private var outgoing: Participants
    private var animation: Animation
    private var steps: [TransitionPlan.Step]

    /// The index of the step that is performed next.
    private var nextStep = 0
    private let scheduler: any LifecycleScheduler

    /// The container or presenter that a later turn affects; without one, the participants.
    private let container: Link<ViewController>

    /// Performs the steps of the container or presenter, until the end.
    private var performStep: @MainActor (TransitionPlan.ContainerStep) -> Void

    /// Whether the transition waits for a turn or an animation.
    private(set) var isWaiting = false

    private var isFinishing = false

    /// Whether a step has begun an appearance or a disappearance.
    private var hasBegun = false

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
        incoming: Participants = Participants(),
        outgoing: Participants = Participants(),
        animation: Animation = .none,
        scheduler: any LifecycleScheduler,
        container: ViewController? = nil,
        performStep: @escaping @MainActor (TransitionPlan.ContainerStep) -> Void = { _ in }
    ) {
        steps = plan.steps
        self.incoming = incoming
        self.outgoing = outgoing
        self.animation = animation
        duration = animation.duration
        self.scheduler = scheduler
        self.container = Link(container)
        self.performStep = performStep
    }

    /// Creates a transition of one controller that stays where it is.
    convenience init(_ plan: TransitionPlan, of controller: ViewController) {
        let participants = Participants(Participant(controller))
        self.init(plan, incoming: participants, outgoing: participants, scheduler: controller.scheduler)
    }

    /// Sets the participants of the steps that follow.
    func setParticipants(incoming: Participants, outgoing: Participants) {
        self.incoming = incoming
        self.outgoing = outgoing
    }

    /// Whether one side has more than one participant.
    var hasSeveralParticipants: Bool { incoming.areSeveral || outgoing.areSeveral }

    /// Whether a controller is a participant.
    func involves(_ controller: ViewController) -> Bool {
        incoming.contain(controller) || outgoing.contain(controller)
    }

    /// Whether a controller is a participant, or contains or presents the participants.
    func affects(_ controller: ViewController) -> Bool {
        container.refers(to: controller) || involves(controller)
    }

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
    var isEnding: Bool { !isWaiting && !remainingSteps.contains(.animate) && !remainingSteps.contains(.turn) }

    private var remainingSteps: ArraySlice<TransitionPlan.Step> { steps[nextStep...] }

    private var isAnimated: Bool { duration != nil }
}

// MARK: - Running

extension Transition {
    /// Performs the steps up to the next turn, and the others in later turns.
    func run() {
        while nextStep < steps.count {
            let step = steps[nextStep]
            nextStep += 1
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
            case .container(let step): performStep(step)
            default:
                if !hasBegun {
                    begin(step)
                } else if case .beginUp(let role) = step, beginsInLostWindow(role) {
                    continue
                }
                // Without a copy of the participants in the usual case.
                let isIncoming = step.role == .incoming
                if isIncoming ? incoming.areSeveral : outgoing.areSeveral {
                    perform(step, on: isIncoming ? incoming : outgoing)
                } else if let participant = isIncoming ? incoming.first : outgoing.first {
                    participant.perform(step, animated: isAnimated)
                }
            }
        }
        coordinatorIfMade?.end()
        let end = performStep
        performStep = { _ in }
        end(.end)
    }

    /// Notes that a step begins an appearance or a disappearance.
    ///
    /// None begins in a window that was released; what has begun there still ends.
    private func begin(_ step: TransitionPlan.Step) {
        if incoming.haveLostWindow || outgoing.haveLostWindow {
            setParticipants(incoming: Participants(), outgoing: Participants())
        }
        switch step {
        case .beginUp, .beginDown: hasBegun = true
        default: break
        }
    }

    /// Whether participants would begin to appear in a window that was released; what has begun to disappear there may
    /// return.
    private func beginsInLostWindow(_ role: TransitionPlan.Role) -> Bool {
        role == .incoming
            ? incoming.haveLostWindow
            : outgoing.first?.controller?.appearance.state == .disappeared && outgoing.haveLostWindow
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
        let receiver: AnyObject = container.target ?? self
        LifecycleTrace.trace(.requested(.finishGesture, nil), of: receiver)
        defer { LifecycleTrace.traceEnd(of: receiver) }
        coordinatorIfMade?.endInteraction(isCancelled: false)
        perform([.animate] + remainingSteps)
    }

    /// Reverts an interactive transition.
    func revert(after duration: Duration) {
        guard let plan = animation.cancelPlan else { return }
        let receiver: AnyObject = container.target ?? self
        LifecycleTrace.trace(.requested(.cancelGesture, nil), of: receiver)
        defer { LifecycleTrace.traceEnd(of: receiver) }
        animation.duration = duration
        run(plan)
    }

    /// Drops the remaining steps.
    func cancel() { nextStep = steps.count }

    /// Performs a step on several participants as a whole: requests of callbacks wait for its end.
    private func perform(_ step: TransitionPlan.Step, on participants: Participants) {
        let controllers = participants.controllers
        for controller in controllers { controller.sceneEvents.beginOperation() }
        participants.forEach { $0.perform(step, animated: isAnimated) }
        for controller in controllers { controller.sceneEvents.endOperation() }
    }

    private func run(_ plan: TransitionPlan) {
        animation.cancelPlan = nil
        coordinatorIfMade?.endInteraction(isCancelled: true)
        perform(plan.steps)
    }

    private func perform(_ steps: [TransitionPlan.Step]) {
        self.steps = steps
        nextStep = 0
        run()
    }

    private func wait(for delay: Duration) {
        isWaiting = true
        // A closure that captures one object needs no memory of its own.
        let turn = Turn(self)
        scheduler.later(after: delay) {
            LifecycleRuntime.request(affecting: { turn.transition?.affected ?? [] }) {
                guard let transition = turn.transition, transition.isWaiting else { return }
                transition.isWaiting = false
                transition.run()
            }
        }
    }

    /// What the closures of a turn refer to.
    ///
    /// The owner of the transition retains it; if the owner is released first, so is the transition.
    @MainActor
    private final class Turn {
        private let link: Link<Transition>

        init(_ transition: Transition) { link = Link(transition) }

        var transition: Transition? { link.target }
    }

    private var affected: [any RuntimeNode] {
        container.target.map { [$0] } ?? incoming.controllers + outgoing.controllers
    }
}

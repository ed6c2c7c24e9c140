import StoryCodeScenes

/// Runs a program's own work alongside a transition that is in progress.
///
/// `UIViewControllerTransitionCoordinator` without drawing. ``ViewController/transitionCoordinator`` returns it from
/// `viewWillAppear(_:)` and `viewWillDisappear(_:)` on, until the transition ends:
///
/// ```swift
/// override func viewWillDisappear(_ animated: Bool) {
///     super.viewWillDisappear(animated)
///     transitionCoordinator?.notifyWhenInteractionChanges { coordinator in
///         if !coordinator.isCancelled { self.save() }
///     }
/// }
/// ```
///
/// `viewWillTransition(to:with:)` receives another one, which belongs to the new size of the window. The coordinator
/// releases the closures at the end of the transition.
///
/// See <doc:Moving-between-screens>.
@MainActor
public final class TransitionCoordinator {
    /// A controller of a transition.
    public enum ControllerKey: Sendable {
        /// The controller that is visible at the start.
        case from
        /// The controller that is visible at the end of a completed transition.
        case to
    }

    /// A closure that receives the coordinator.
    public typealias Handler = @MainActor (TransitionCoordinator) -> Void

    /// Whether the user controlled the transition at its start.
    public let initiallyInteractive: Bool

    /// Whether the user controls the transition now.
    public private(set) var isInteractive: Bool

    /// Whether the transition was cancelled.
    public private(set) var isCancelled = false

    /// The duration of the whole animation.
    public let transitionDuration: Duration

    private let link: Link<Transition>

    /// Whether the coordinator belongs to a change of size that has yet to happen.
    private var awaitsSize = false

    private var animations: [Handler] = []
    private var completions: [Handler] = []
    private var interactionHandlers: [Handler] = []

    init(of transition: Transition, duration: Duration, isInteractive: Bool) {
        link = Link(transition)
        transitionDuration = duration
        initiallyInteractive = isInteractive
        self.isInteractive = isInteractive
    }

    /// Creates the coordinator of a change of a window's size, which is not animated.
    init() {
        link = Link(nil)
        transitionDuration = .zero
        (initiallyInteractive, isInteractive) = (false, false)
        awaitsSize = true
    }

    private var transition: Transition? { link.target }

    /// The progress that the user has reached, between 0 and 1.
    public var percentComplete: Double { transition?.percentComplete ?? 1 }

    /// Returns a controller of the transition, or nil if none is at that side.
    public func viewController(forKey key: ControllerKey) -> ViewController? { transition?.controller(forKey: key) }

    /// Runs a closure when the animation begins, and another when the transition has ended.
    ///
    /// The order is our decision: the animation follows the first layout, and the completion follows the last event. Once
    /// the animation has begun, only the completion is accepted.
    ///
    /// - Returns: Whether the animation was accepted.
    @discardableResult
    public func animate(alongsideTransition animation: Handler?, completion: Handler? = nil) -> Bool {
        if let completion { completions.append(completion) }
        guard transition.map({ !$0.hasBegunAnimation }) ?? awaitsSize else { return false }
        if let animation { animations.append(animation) }
        return true
    }

    /// Runs a closure when the user stops controlling the transition, by completing or cancelling it.
    public func notifyWhenInteractionChanges(_ handler: @escaping Handler) { interactionHandlers.append(handler) }
}

// MARK: - The transition

extension TransitionCoordinator {
    /// Runs the animations.
    func beginAnimation() {
        awaitsSize = false
        for animation in exchange(&animations, with: []) { animation(self) }
    }

    /// Ends the user's control.
    func endInteraction(isCancelled: Bool) {
        guard isInteractive else { return }
        isInteractive = false
        self.isCancelled = isCancelled
        for handler in exchange(&interactionHandlers, with: []) { handler(self) }
    }

    /// Runs the completions, also those that a completion adds.
    func end() {
        // The closures may release objects that use the coordinator.
        extendLifetime((exchange(&animations, with: []), exchange(&interactionHandlers, with: [])))
        while !completions.isEmpty { completions.removeFirst()(self) }
    }
}

extension ViewController {
    /// The coordinator of the animated transition that this controller, or a container of it, takes part in; nil without
    /// one.
    public var transitionCoordinator: TransitionCoordinator? {
        for controller in sequence(first: self, next: \.parent) {
            if let coordinator = controller.childTransition?.coordinator { return coordinator }
            if let presentation = nextWindow?.presentation, presentation.affects(controller) {
                return presentation.coordinator
            }
        }
        return nil
    }
}

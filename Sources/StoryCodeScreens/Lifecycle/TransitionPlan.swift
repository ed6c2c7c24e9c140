/// The order of events of a change on the screen, as a value.
///
/// A plan is pure data: it states which step follows which, and ``Transition`` performs it. Each plan names the source
/// of its order.
struct TransitionPlan: Equatable, Sendable {
    /// The participants that a step applies to.
    enum Role: Equatable, Sendable {
        case incoming, outgoing
    }

    /// A step that the container or the presenter performs.
    enum ContainerStep: Equatable, Sendable {
        /// The members change; children receive `willMove(toParent:)`.
        case willMove
        /// The participants are determined again, because a presentation may have covered a member meanwhile.
        case chooseParticipants
        /// The delegate is notified of what will be shown or dismissed.
        case willShow
        /// Children receive `didMove(toParent:)`.
        case didMove
        /// The delegate is notified of what is shown.
        case didShow
        /// The presented controller gets its presenter.
        case link
        /// The presented controller loses its presenter.
        case unlink
        /// The change is reverted.
        case restore
        /// The transition is over; performed after the last step.
        case end
    }

    enum Step: Equatable, Sendable {
        /// Loads the view if it is not loaded.
        case load(Role)
        /// Begins the appearance, unless the controller is appearing or has appeared.
        case beginUp(Role)
        /// Begins the disappearance, if the controller is appearing or has appeared.
        case beginDown(Role)
        /// Lays out, and ends the appearance if it is still the one that the transition has begun.
        case endUp(Role)
        /// Ends the disappearance, if the controller is disappearing; the view has left the window.
        case endDown(Role)
        /// Inserts the view at its position, if the controller is appearing or has appeared.
        case insert(Role)
        /// Removes the view from its position, if it is there, unless the controller is appearing or has appeared.
        case remove(Role)
        /// Tears the view down, with both events.
        case tearDown(Role)
        /// Gives the views their sizes: `viewIsAppearing(_:)` and the first layout.
        case layout(Role)
        /// Lets the container or presenter perform its step.
        case container(ContainerStep)
        /// Waits for the next turn.
        case turn
        /// Waits for the animation, or for the next turn without one.
        case animate

        /// The participants that the step applies to, or nil for a step of the whole transition.
        var role: Role? {
            switch self {
            case .load(let role), .beginUp(let role), .beginDown(let role), .endUp(let role), .endDown(let role),
                .insert(let role), .remove(let role), .tearDown(let role), .layout(let role):
                role
            case .container, .turn, .animate: nil
            }
        }
    }

    let steps: [Step]
}

// MARK: - Windows

extension TransitionPlan {
    /// A window with a root becomes visible, or a visible window gets its first root.
    ///
    /// UIKit's order, including `viewDidAppear(_:)` one turn later.
    static let show = TransitionPlan(steps: [.load(.incoming)] + up)

    /// The same with all steps in the next turn, as an app launches since iOS 18.
    static let showInNextTurn = TransitionPlan(steps: [.turn] + show.steps)

    /// A visible window is hidden or released, or loses its root.
    ///
    /// Our decision.
    static let hide = TransitionPlan(steps: down)

    /// A visible window gets another root: the old view is removed before the new one is inserted, as UIKit documents.
    static let replace = TransitionPlan(steps: [.load(.incoming), .container(.willShow)] + down + up)

    private static let entry: [Step] = [.beginUp(.incoming), .insert(.incoming), .layout(.incoming)]

    private static let up: [Step] = entry + [.turn, .endUp(.incoming)]

    private static let down: [Step] = [.beginDown(.outgoing), .remove(.outgoing), .endDown(.outgoing)]
}

// MARK: - Views

extension TransitionPlan {
    /// A view is torn down: silently since iOS 6, with two events here.
    static let teardown = TransitionPlan(steps: down + [.tearDown(.outgoing)])

    /// A hidden view is rebuilt.
    ///
    /// Not in UIKit.
    static let reload = TransitionPlan(steps: teardown.steps + [.load(.incoming)])

    /// An appearing view is rebuilt; its appearance is ended by the code that has begun it.
    ///
    /// Not in UIKit.
    static let reloadAppearing = TransitionPlan(steps: reload.steps + entry)

    /// A visible view is rebuilt and appears in the same position.
    ///
    /// Not in UIKit.
    static let reloadVisible = TransitionPlan(steps: reload.steps + up)
}

// MARK: - Container view controllers

extension TransitionPlan {
    /// A stack shows another top, animated or interactively: a push, a pop, or a new stack.
    ///
    /// UIKit's order, in which the old top has disappeared before the new one has appeared. The order of the delegate's
    /// `didShow` and `didMove(toParent:)` is our decision.
    static let navigate = TransitionPlan(
        steps: [
            .container(.willMove), .load(.incoming), .beginDown(.outgoing), .beginUp(.incoming), .container(.willShow),
            .insert(.incoming), .layout(.incoming), .animate, .remove(.outgoing), .endDown(.outgoing),
            .endUp(.incoming), .container(.didMove), .container(.didShow),
        ]
    )

    /// A stack shows another top without animation: the stack changes at once, and the events follow in the next turn,
    /// as in UIKit.
    static let navigateInNextTurn = TransitionPlan(
        steps: [
            .container(.willMove), .turn, .container(.chooseParticipants), .load(.incoming), .beginDown(.outgoing),
            .beginUp(.incoming),
            .container(.willShow),
            .insert(.incoming), .remove(.outgoing), .endDown(.outgoing), .layout(.incoming), .endUp(.incoming),
            .container(.didMove), .container(.didShow),
        ]
    )

    /// An interactive pop is cancelled.
    ///
    /// UIKit's order; the pairs of `willMove` and `didMove` are our decision.
    static let cancelPop = TransitionPlan(
        steps: [
            .animate, .container(.restore), .beginDown(.incoming), .remove(.incoming), .endDown(.incoming),
            .beginUp(.outgoing), .insert(.outgoing), .layout(.outgoing), .endUp(.outgoing), .container(.didMove),
        ]
    )

    /// A tab bar controller shows another tab: the new one begins to appear before the old one disappears.
    ///
    /// UIKit's order.
    static let selectTab = TransitionPlan(
        steps: [
            .container(.willMove), .load(.incoming), .beginUp(.incoming), .insert(.incoming), .beginDown(.outgoing),
            .remove(.outgoing), .endDown(.outgoing), .layout(.incoming), .turn, .endUp(.incoming), .container(.didMove),
        ]
    )

    /// A split view controller shows other columns: as in a window, the old views are removed before the new ones are
    /// inserted.
    ///
    /// Our decision; no source states UIKit's order.
    static let exchangeColumns = TransitionPlan(
        steps: [.container(.willMove), .load(.incoming)] + down + [.container(.didMove)] + up
    )

    /// A page view controller shows another page: the new one has appeared before the old one has disappeared.
    ///
    /// UIKit's order when a page is scrolled to. The same order without animation, and the time of `didMove`, are our
    /// decisions.
    static let turnPage = TransitionPlan(
        steps: [
            .container(.willShow), .container(.willMove), .load(.incoming), .beginUp(.incoming), .beginDown(.outgoing),
            .insert(.incoming), .layout(.incoming), .animate, .endUp(.incoming), .remove(.outgoing),
            .endDown(.outgoing), .container(.didMove), .container(.didShow),
        ]
    )

    /// An interactive page turn is cancelled.
    ///
    /// UIKit's order, in which the old page has appeared before the new one has disappeared.
    static let cancelTurn = TransitionPlan(
        steps: [
            .animate, .container(.restore), .beginUp(.outgoing), .insert(.outgoing), .layout(.outgoing),
            .endUp(.outgoing), .beginDown(.incoming), .remove(.incoming), .endDown(.incoming), .container(.didMove),
            .container(.didShow),
        ]
    )

    /// A custom container replaces a child by another.
    static let replaceChild = TransitionPlan(
        steps: [
            .load(.incoming), .beginUp(.incoming), .beginDown(.outgoing), .insert(.incoming), .layout(.incoming),
            .animate, .endUp(.incoming), .remove(.outgoing), .endDown(.outgoing),
        ]
    )
}

// MARK: - Presentation

extension TransitionPlan {
    /// A controller is presented; the presenter is outgoing if the style covers it.
    ///
    /// Unlike in a push, the incoming controller has appeared before the outgoing one has disappeared. UIKit's order.
    static let present = TransitionPlan(
        steps: [
            .load(.incoming), .container(.link), .beginDown(.outgoing), .beginUp(.incoming), .insert(.incoming),
            .layout(.incoming), .animate, .endUp(.incoming), .remove(.outgoing), .endDown(.outgoing),
        ]
    )

    /// Presented controllers are dismissed; the presenter is incoming if it was covered.
    ///
    /// UIKit's order.
    static let dismiss = TransitionPlan(
        steps: [
            .container(.willShow), .load(.incoming), .beginDown(.outgoing), .beginUp(.incoming), .insert(.incoming),
            .layout(.incoming), .animate, .endUp(.incoming), .container(.unlink), .remove(.outgoing),
            .endDown(.outgoing),
        ]
    )

    /// An interactive dismissal is cancelled.
    ///
    /// Our decision, after UIKit's cancelled pop.
    static let cancelDismissal = TransitionPlan(
        steps: [
            .animate, .container(.restore), .beginDown(.incoming), .remove(.incoming), .endDown(.incoming),
            .beginUp(.outgoing), .insert(.outgoing), .layout(.outgoing), .endUp(.outgoing),
        ]
    )
}

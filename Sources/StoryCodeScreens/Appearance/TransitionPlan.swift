import StoryCodeScenes

/// What happens to whom, in which order, when something on screen changes.
///
/// Every order that controllers see comes from this one table: a plan is a value, and ``Transition`` carries
/// it out.
struct TransitionPlan: Equatable, Sendable {
    /// Which controllers a step is about.
    enum Role: Equatable, Sendable {
        /// The controllers that come, or whose views do.
        case incoming
        /// The controllers that go, or whose views do.
        case outgoing
    }

    /// What the container does in between, or the one that presents.
    enum Moment: Equatable, Sendable {
        /// The children are told that they will move, and the container's books say so.
        case willMove
        /// The delegate is told what will be shown, or that it will be dismissed.
        case willShow
        /// The children are told that they have moved.
        case didMove
        /// The delegate is told what is shown.
        case didShow
        /// The presented controller gets to know who presents it.
        case link
        /// Nobody is presented any more.
        case unlink
        /// What was begun is taken back.
        case restore
        /// It is over; comes by itself after the last step.
        case end
    }

    /// One thing to do.
    enum Step: Equatable, Sendable {
        /// Loads the view where it is not loaded.
        case load(Role)
        /// Tells a controller that it will appear, unless it is there or on its way.
        case beginUp(Role)
        /// Tells a controller that it will disappear, if it is there or on its way.
        case beginDown(Role)
        /// Lays out, and tells a controller that it appeared, if the way up that a plan has begun still holds.
        case endUp(Role)
        /// Tells a controller that it disappeared, if it is on its way.
        case endDown(Role)
        /// Puts the view in its place, if the controller is on its way up.
        case insert(Role)
        /// Takes the view out of its place, if it is there and the controller has disappeared.
        case remove(Role)
        /// Drops the view, with the two events of a teardown.
        case unload(Role)
        /// Gives the views their sizes: `viewIsAppearing(_:)` and the first layout.
        case layout
        /// Lets the container do its part.
        case call(Moment)
        /// Waits for the next turn.
        case turn
        /// Waits for the animation, or for the next turn where nothing is animated.
        case animate
    }

    /// What to do, in order.
    let steps: [Step]
}

// MARK: - Windows

extension TransitionPlan {
    /// A window with a root becomes visible, or a visible window gets its first root.
    ///
    /// UIKit's order; that `viewDidAppear(_:)` comes a turn later is UIKit's too.
    static let show = TransitionPlan(steps: [.load(.incoming)] + up)

    /// The same with everything in the next turn, as iOS 18 launches.
    static let showInNextTurn = TransitionPlan(steps: [.turn] + show.steps)

    /// A visible window is hidden or released, or loses its root.
    ///
    /// Our decision.
    static let hide = TransitionPlan(steps: down)

    /// A visible window gets another root: the old view is gone before the new one is put in, as UIKit documents.
    static let replace = TransitionPlan(steps: [.load(.incoming)] + down + up)

    private static let entry: [Step] = [.beginUp(.incoming), .insert(.incoming), .layout]

    private static let up: [Step] = entry + [.turn, .endUp(.incoming)]

    private static let down: [Step] = [.beginDown(.outgoing), .endDown(.outgoing), .remove(.outgoing)]
}

// MARK: - Views

extension TransitionPlan {
    /// A view is dropped: silently since iOS 6, with two events here.
    static let teardown = TransitionPlan(steps: down + [.unload(.outgoing)])

    /// A hidden view is built again.
    ///
    /// Our own operation.
    static let reload = TransitionPlan(steps: teardown.steps + [.load(.incoming)])

    /// A view on its way in is built again, and whoever has begun its appearance ends it.
    ///
    /// Our own operation.
    static let reloadAppearing = TransitionPlan(steps: reload.steps + entry)

    /// A visible view is built again and appears in the same place.
    ///
    /// Our own operation.
    static let reloadVisible = TransitionPlan(steps: reload.steps + up)
}

// MARK: - Containers

extension TransitionPlan {
    /// A stack shows another top, animated or led by a finger: a push, a pop, or a new stack.
    ///
    /// UIKit's order, in which the old top is gone before the new one is there; when the delegate hears that it is
    /// shown, relative to `didMove(toParent:)`, is our decision.
    static let navigate = TransitionPlan(
        steps: [
            .call(.willMove), .load(.incoming), .beginDown(.outgoing), .beginUp(.incoming), .call(.willShow),
            .insert(.incoming), .layout, .animate, .endDown(.outgoing), .remove(.outgoing), .endUp(.incoming),
            .call(.didMove), .call(.didShow),
        ]
    )

    /// A stack shows another top, not animated: the stack changes at once, and the controllers hear of it in the
    /// next turn, as in UIKit.
    static let navigateInNextTurn = TransitionPlan(
        steps: [
            .call(.willMove), .turn, .load(.incoming), .beginDown(.outgoing), .beginUp(.incoming), .call(.willShow),
            .insert(.incoming), .endDown(.outgoing), .remove(.outgoing), .layout, .endUp(.incoming), .call(.didMove),
            .call(.didShow),
        ]
    )

    /// A pop that a finger takes back; the order is UIKit's, and that the stack is told of it in pairs is ours.
    static let cancelPop = TransitionPlan(
        steps: [
            .animate, .call(.restore), .beginDown(.incoming), .endDown(.incoming), .remove(.incoming),
            .beginUp(.outgoing), .endUp(.outgoing), .call(.didMove),
        ]
    )

    /// Tabs show another one: it comes before the old one goes.
    static let selectTab = TransitionPlan(
        steps: [
            .load(.incoming), .beginUp(.incoming), .insert(.incoming), .beginDown(.outgoing), .endDown(.outgoing),
            .remove(.outgoing), .layout, .turn, .endUp(.incoming),
        ]
    )

    /// Other columns are shown side by side: as in a window, the old ones are gone before the new ones are put in.
    ///
    /// Our decision; no source tells UIKit's order.
    static let exchangeColumns = TransitionPlan(
        steps: [.call(.willMove), .load(.incoming)] + down + [.call(.didMove)] + up
    )

    /// Another page is shown: it comes before the old one goes, and is there before the old one is gone.
    ///
    /// UIKit's order where a page is scrolled to; that it is the same where nothing is animated is our decision, and so
    /// is when the pages hear of their parent.
    static let turnPage = TransitionPlan(
        steps: [
            .call(.willShow), .call(.willMove), .load(.incoming), .beginUp(.incoming), .beginDown(.outgoing),
            .insert(.incoming), .layout, .animate, .endUp(.incoming), .endDown(.outgoing), .remove(.outgoing),
            .call(.didMove), .call(.didShow),
        ]
    )

    /// A page that a finger takes back; UIKit's order, in which the old page is back before the new one has gone.
    static let cancelTurn = TransitionPlan(
        steps: [
            .animate, .call(.restore), .beginUp(.outgoing), .endUp(.outgoing), .beginDown(.incoming),
            .endDown(.incoming), .remove(.incoming), .call(.didMove), .call(.didShow),
        ]
    )

    /// A container of the program's own replaces a child by another.
    static let replaceChild = TransitionPlan(
        steps: [
            .load(.incoming), .beginUp(.incoming), .beginDown(.outgoing), .insert(.incoming), .layout, .animate,
            .endUp(.incoming), .endDown(.outgoing), .remove(.outgoing),
        ]
    )
}

// MARK: - Presentation

extension TransitionPlan {
    /// A controller is presented; the outgoing one is the presenter where the style covers it.
    ///
    /// Unlike a push, what comes has appeared before what goes has disappeared. UIKit's order.
    static let present = TransitionPlan(
        steps: [
            .load(.incoming), .call(.link), .beginDown(.outgoing), .beginUp(.incoming), .insert(.incoming), .layout,
            .animate, .endUp(.incoming), .endDown(.outgoing), .remove(.outgoing),
        ]
    )

    /// Presented controllers go; the incoming one is the presenter where it was covered.
    ///
    /// UIKit's order.
    static let dismiss = TransitionPlan(
        steps: [
            .call(.willShow), .load(.incoming), .beginDown(.outgoing), .beginUp(.incoming), .insert(.incoming),
            .layout, .animate, .endUp(.incoming), .call(.unlink), .endDown(.outgoing), .remove(.outgoing),
        ]
    )

    /// A dismissal that a finger takes back; our decision, after what UIKit does with a pop.
    static let cancelDismissal = TransitionPlan(
        steps: [
            .animate, .call(.restore), .beginDown(.incoming), .endDown(.incoming), .remove(.incoming),
            .beginUp(.outgoing), .endUp(.outgoing),
        ]
    )
}

/// What happens to whom, in which order, when something on screen changes.
///
/// Every order that controllers see comes from this one table: a plan is a value, and ``Transition`` carries
/// it out.
struct TransitionPlan: Equatable, Sendable {
    /// Which controller a step is about.
    enum Role: Equatable, Sendable {
        /// The controller that comes, or whose view does.
        case incoming
        /// The controller that goes, or whose view does.
        case outgoing
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
        /// Takes the view out of the plan's place, if it is there and the controller has disappeared.
        case remove(Role)
        /// Drops the view, with the two events of a teardown.
        case unload(Role)
        /// Gives the views their sizes: `viewIsAppearing(_:)` and the first layout.
        case layout
        /// Waits for the next turn.
        case turn
    }

    /// What to do, in order.
    let steps: [Step]
}

extension TransitionPlan {
    /// A window with a root becomes visible, or a visible window gets its first root.
    ///
    /// UIKit's order; that `viewDidAppear(_:)` comes a turn later is UIKit's too.
    static let show = TransitionPlan(steps: [.load(.incoming)] + up)

    /// A visible window is hidden or released, or loses its root.
    ///
    /// Our decision.
    static let hide = TransitionPlan(steps: down)

    /// A visible window gets another root: the old view is gone before the new one is put in, as UIKit documents.
    static let replace = TransitionPlan(steps: [.load(.incoming)] + down + up)

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

    private static let entry: [Step] = [.beginUp(.incoming), .insert(.incoming), .layout]

    private static let up: [Step] = entry + [.turn, .endUp(.incoming)]

    private static let down: [Step] = [.beginDown(.outgoing), .endDown(.outgoing), .remove(.outgoing)]
}

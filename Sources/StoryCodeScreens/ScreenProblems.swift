public import StoryCodeScenes

// MARK: - Views

// The mistakes that controllers, views, windows and container view controllers report.
extension LifecycleDiagnostic.Problem {
    /// A view was torn down while it was visible; the controller disappears first.
    public static let viewUnloadedWhileVisible = Self(
        "viewUnloadedWhileVisible",
        message: "The view of {0} was set to nil while it was visible.",
        advice: "Call reloadView() to rebuild a visible view, or hide the controller before setting its view to nil."
    )

    /// `loadView()` read `view` before it set it; a plain view is used instead.
    public static let loadViewRecursion = Self(
        "loadViewRecursion",
        message: "{0}.loadView() read `view` before it set it.",
        advice: assignView
    )

    /// `loadView()` returned without setting `view`; a plain view is used instead.
    public static let loadViewDidNotSetView = Self(
        "loadViewDidNotSetView",
        message: "{0}.loadView() returned without setting `view`.",
        advice: assignView
    )

    private static let assignView = "Assign a new view to `view` first in loadView(), and do not call it directly."

    /// A window that a host has attached was set to be unattached; it keeps its phase.
    public static let windowIsAttached = Self(
        "windowIsAttached",
        message: "{0} was attached before, and its phase was set to unattached.",
        advice: "Set the phase to background, and release the window when the host closes it."
    )

    /// A view of one controller was given to another; it stays where it was.
    public static let viewHasController = Self(
        "viewHasController",
        .programmerError,
        message: """
            A view can only be associated with at most one view controller at a time: the view of {1} was given to {0}.
            """,
        advice: "Give each controller a view of its own, or set the other controller's view to nil first."
    )

    /// A view was added to itself or to one of its own subviews; it stays where it was.
    public static let viewContainsItself = Self(
        "viewContainsItself",
        .programmerError,
        message: "Can't add self as subview: {0} was added to {1}, which is inside it.",
        advice: "Remove the outer view from its superview first."
    )
}

// MARK: - Appearance and containment

extension LifecycleDiagnostic.Problem {
    /// A `begin` or `end` of an appearance transition had no counterpart; the call is ignored.
    public static let unbalancedAppearanceTransition = Self(
        "unbalancedAppearanceTransition",
        message: "Unbalanced calls to begin/end appearance transitions for {0}.",
        advice: """
            Pair every beginAppearanceTransition with one endAppearanceTransition, and do not begin in the direction \
            that the controller has already taken.
            """
    )

    /// A controller or its view was added where its parent is another controller; the request is ignored.
    public static let hierarchyInconsistency = Self(
        "hierarchyInconsistency",
        .programmerError,
        message: "child view controller {0} should have another parent than {1}, or none.",
        advice: "Call addChild(_:) only on the controller whose view contains the child's view."
    )

    /// The same mistake where a container of this package is given a member.
    static let memberInconsistency = Self(
        hierarchyInconsistency.code,
        hierarchyInconsistency.severity,
        message: hierarchyInconsistency.message,
        advice: """
            Use a controller that does not contain {1}, is not presented, and is not being moved; after its \
            willMove(toParent:) has returned, it may be moved again.
            """
    )

    /// A window's root was given to another window; it leaves its own.
    public static let rootMoved = Self(
        "rootMoved",
        message: "{0}, the root of a window, was given to {1}.",
        advice: "Set the window's rootViewController to another controller or to nil first."
    )

    /// A view was added to the view of a container before its controller; the controller is notified once anyway.
    public static let subviewAddedBeforeChild = Self(
        "subviewAddedBeforeChild",
        message: "The view of {0} was added to that of {1} before the controller was.",
        advice: "Call addChild(_:) first, then addSubview(_:), then didMove(toParent:)."
    )

    /// A transition between controllers that are not both children, or whose container forwards events itself.
    public static let childTransitionUnsupported = Self(
        "childTransitionUnsupported",
        .programmerError,
        message: """
            Children view controllers {1} and {2} must have a common parent view controller that forwards to them when \
            calling transition(from:to:duration:completion:) on {0}.
            """,
        advice: "Call it on the parent of both, and let the parent forward appearance methods automatically."
    )
}

// MARK: - Container view controllers

extension LifecycleDiagnostic.Problem {
    /// A controller was to be in a stack, or among tabs, twice; the request is ignored.
    public static let pushedTwice = Self(
        "pushedTwice",
        .programmerError,
        message: "Pushing the same view controller instance more than once is not supported ({0}).",
        advice: "Make a new controller, or pop to the existing one."
    )

    /// A navigation, tab bar or split view controller was pushed; the request is ignored.
    public static let pushedContainer = Self(
        "pushedContainer",
        .programmerError,
        message: "Pushing a {0} is not supported: it was pushed onto {1}.",
        advice: "Present it, or push the controllers inside it."
    )

    /// A stack was popped to a controller that is not in it; the request is ignored.
    public static let poppedToUnknownController = Self(
        "poppedToUnknownController",
        .programmerError,
        message: "Tried to pop to a view controller that doesn't exist: {0} is not in {1}.",
        advice: "Pop to one of viewControllers."
    )

    /// A tab was selected that does not exist; the request is ignored.
    public static let selectedUnknownTab = Self(
        "selectedUnknownTab",
        .programmerError,
        message: "Only a view controller in the tab bar controller's list can be selected: {0} is not in it.",
        advice: "Select one of viewControllers, by a valid index."
    )

    /// Two tabs are the same, or have the same identifier; the request is ignored.
    public static func duplicateTab(_ identifier: String) -> Self {
        Self(
            "duplicateTab",
            .programmerError,
            message: "Tab identifiers must be unique: {0} was given two tabs with the identifier \"\(identifier)\".",
            advice: "Give each tab an identifier of its own, and set each tab once."
        )
    }

    /// A split view controller was given more than two controllers; the request is ignored.
    public static func tooManyColumns(_ count: Int) -> Self {
        Self(
            "tooManyColumns",
            .programmerError,
            message: "A split view controller is limited to two view controllers: {0} was given \(count).",
            advice: "Give it a primary and a secondary controller, and put the others inside these."
        )
    }

    /// A split view controller was called in a way that its style does not support; the request is ignored.
    public static func wrongSplitStyle(_ call: String) -> Self {
        Self(
            "wrongSplitStyle",
            .programmerError,
            message: "The style of the split view controller {0} does not support \(call).",
            advice: "Create it with a style that has the column, or set viewControllers in the style unspecified."
        )
    }

    /// A page view controller was given a number of pages other than one; the request is ignored.
    public static func wrongNumberOfPages(_ count: Int) -> Self {
        Self(
            "wrongNumberOfPages",
            .programmerError,
            message: """
                The number of view controllers provided (\(count)) doesn't match the number required (1) for the \
                requested transition of {0}.
                """,
            advice: "Set one page, and provide the others with the data source."
        )
    }

    /// A stack was changed during a transition; the change is queued.
    ///
    /// Reported with ``DiagnosticHandler/Checks/queuedNavigation``.
    public static let navigationQueued = Self(
        "navigationQueued",
        message: "The stack of {0} was changed while a transition is in progress; the change is queued.",
        advice: "Change the stack in the delegate's didShow, or ignore this: the order is kept."
    )
}

// MARK: - Presentation

extension LifecycleDiagnostic.Problem {
    /// A controller was presented by one that presents already; the request is ignored.
    public static let presenterIsPresenting = Self(
        "presenterIsPresenting",
        message: "Attempt to present {0} on {1} which is already presenting {2}.",
        advice: "Present from the topmost controller, or dismiss the presented controller first."
    )

    /// A controller was presented by one that is not visible; the request is ignored.
    public static let presenterNotInWindow = Self(
        "presenterNotInWindow",
        message: "Attempt to present {0} on {1} whose view is not in the window hierarchy!",
        advice: "Present in viewDidAppear(_:) or later, from a visible controller."
    )

    /// A controller was presented during another presentation or dismissal; the request is ignored.
    public static let presentedDuringTransition = Self(
        "presentedDuringTransition",
        message: "Attempt to present {0} on {1} while a presentation is in progress!",
        advice: awaitCompletion
    )

    /// A controller was dismissed during a presentation or dismissal; the request is ignored.
    public static let dismissedDuringTransition = Self(
        "dismissedDuringTransition",
        message: "Attempt to dismiss from view controller {0} while a presentation or dismiss is in progress!",
        advice: awaitCompletion
    )

    private static let awaitCompletion = "Wait for the completion of the transition in progress."

    /// A controller was dismissed that is not visible; the request is ignored.
    public static let dismissedWhileNotShown = Self(
        "dismissedWhileNotShown",
        message: """
            attempt to dismiss modal view controller whose view does not currently appear. self = {0} \
            modalViewController = {1}
            """,
        advice: "Dismiss while the presented controller is visible."
    )

    /// A controller presents another although its view is in the view of a controller that is not its parent; the
    /// presentation proceeds.
    public static let presenterIsDetached = Self(
        "presenterIsDetached",
        message: "Presenting view controllers on detached view controllers is discouraged {0}.",
        advice: "Add the controller with addChild(_:), or present from the controller that contains its view."
    )

    /// A controller was presented that is already in use; the request is ignored.
    public static let presentedIsActive = Self(
        "presentedIsActive",
        .programmerError,
        message: "Application tried to present modally an active controller {0}.",
        advice: "Present a controller that is neither a child, nor a window's root, nor visible, and presents no other."
    )

    /// A controller was presented a second time; the request is ignored.
    public static let presentedTwice = Self(
        "presentedTwice",
        .programmerError,
        message: """
            Application tried to present modally a view controller {0} that is already being presented by {1}.
            """,
        advice: "Make a new controller for each presentation, or dismiss it first."
    )
}

// MARK: - Cells

extension LifecycleDiagnostic.Problem {
    /// A table or collection view controller has a view without a table or collection; its requests are ignored.
    public static func missingCellView(_ kind: String) -> Self {
        Self(
            "missingCellView",
            .programmerError,
            message: "{0} loaded its view but didn't get a \(kind).",
            advice: "Let loadView() or the scene's view builder make a \(kind), or a view that contains one."
        )
    }

    /// A cell was dequeued with an identifier that is not registered; a plain cell is used instead.
    public static func unknownReuseIdentifier(_ identifier: String) -> Self {
        Self(
            "unknownReuseIdentifier",
            .programmerError,
            message: """
                unable to dequeue a cell with identifier \(identifier) - must register a class or a closure for the \
                identifier in {0}.
                """,
            advice: "Register a class or a closure for \"\(identifier)\" in viewDidLoad() or earlier."
        )
    }

    /// A table or collection view should show too many items, or pass too many empty sections; the others are not shown.
    public static let tooManyItems = Self(
        "tooManyItems",
        message: "The data source of {0} counts too many items: only the first \(VisibleItems.limit) are visible.",
        advice: "Set a lower visibleRowLimit or visibleItemLimit, or correct the numbers that the data source returns."
    )

    /// A row or an item was scrolled to that does not exist; the request is ignored.
    public static func scrolledOutOfBounds(_ path: ItemPath) -> Self {
        Self(
            "scrolledOutOfBounds",
            .programmerError,
            message: """
                Attempted to scroll to an out-of-bounds item: item \(path.item) of section \(path.section) is not in {0}.
                """,
            advice: "Scroll to an item that the data source counts, after reloadData() if the count has changed."
        )
    }
}

extension LifecycleDiagnostic.Problem {
    /// A row or an item was selected that does not exist; the request is ignored.
    public static func selectedOutOfBounds(_ path: ItemPath) -> Self {
        Self(
            "selectedOutOfBounds",
            .programmerError,
            message: """
                Attempted to select an out-of-bounds item: item \(path.item) of section \(path.section) is not in {0}.
                """,
            advice: "Select an item that the data source counts, after reloadData() if the count has changed."
        )
    }
}

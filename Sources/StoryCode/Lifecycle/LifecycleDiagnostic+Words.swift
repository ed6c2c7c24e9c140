extension LifecycleDiagnostic: CustomStringConvertible {
    /// What happened, in UIKit's words where UIKit has any.
    public var message: String {
        let first = subject(0)
        switch problem {
        case .viewUnloadedWhileVisible:
            return "The view of \(first) was set to nil while it was visible."
        case .loadViewRecursion:
            return "\(first).loadView() read `view` before it set it."
        case .loadViewDidNotSetView:
            return "\(first).loadView() returned without setting `view`."
        case .viewLoadedBeforeScene:
            return "The view of \(first) was loaded before its scene was there, by a factory of the scene."
        case .controllerHasScene:
            return "\(first) was made the controller of a second scene."
        case .unbalancedAppearanceTransition:
            return "Unbalanced calls to begin/end appearance transitions for \(first)."
        case .eventCalledDirectly(let event):
            return """
                Calling \(event.name) directly on a view controller is not supported, and may result in \
                out-of-order callbacks and other inconsistent behavior: \(first).
                """
        case .viewHasController:
            return """
                A view can only be associated with at most one view controller at a time: the view of \
                \(subject(1)) was given to \(first).
                """
        case .viewContainsItself:
            return "Can't add self as subview: \(first) was added to \(subject(1)), which is inside it."
        case .presenterIsPresenting:
            return "Attempt to present \(first) on \(subject(1)) which is already presenting \(subject(2))."
        case .presenterNotInWindow:
            return "Attempt to present \(first) on \(subject(1)) whose view is not in the window hierarchy!"
        case .presentedDuringTransition:
            return "Attempt to present \(first) on \(subject(1)) while a presentation is in progress!"
        case .dismissedDuringTransition:
            return """
                Attempt to dismiss from view controller \(first) while a presentation or dismiss is in progress!
                """
        case .dismissedWhileNotShown:
            return """
                attempt to dismiss modal view controller whose view does not currently appear. self = \(first) \
                modalViewController = \(subject(1))
                """
        case .presenterIsDetached:
            return "Presenting view controllers on detached view controllers is discouraged \(first)."
        case .presentedIsActive:
            return "Application tried to present modally an active controller \(first)."
        case .presentedTwice:
            return """
                Application tried to present modally a view controller \(first) that is already being presented by \
                \(subject(1)).
                """
        case .pushedTwice:
            return """
                Pushing the same view controller instance more than once is not supported (\(first)).
                """
        case .pushedContainer:
            return "Pushing a \(first) is not supported: it was pushed onto \(subject(1))."
        case .poppedToStranger:
            return "Tried to pop to a view controller that doesn't exist: \(first) is not in \(subject(1))."
        case .selectedStranger:
            return "Only a view controller in the tab bar controller's list can be selected: \(first) is not there."
        case .tooManyColumns(let count):
            return "A split view controller is limited to two view controllers: \(first) was given \(count)."
        case .wrongNumberOfPages(let count):
            return """
                The number of view controllers provided (\(count)) doesn't match the number required (1) for the \
                requested transition of \(first).
                """
        case .viewHasNoCells(let kind):
            return "\(first) loaded its view but didn't get a \(kind)."
        case .unknownReuseIdentifier(let identifier):
            return """
                unable to dequeue a cell with identifier \(identifier) - must register a class or a closure for the \
                identifier in \(first).
                """
        case .scrolledToStranger(let path):
            return """
                Attempted to scroll to an out-of-bounds item: item \(path.item) of section \(path.section) is not in \
                \(first).
                """
        case .hierarchyInconsistency:
            return """
                child view controller \(first) should have another parent than \(subject(1)), or none.
                """
        case .subviewAddedBeforeChild:
            return "The view of \(first) was added to that of \(subject(1)) before the controller was."
        case .childTransitionUnsupported:
            return """
                Children view controllers \(subject(1)) and \(subject(2)) must have a common parent view controller \
                that forwards to them when calling transition(from:to:duration:completion:) on \(first).
                """
        case .navigationQueued:
            return "\(first) was asked for another stack while a transition is in progress; it is done afterwards."
        case .superNotCalled(let event):
            return "\(first).\(event.name) did not call super."
        case .stateKeyTaken(let key):
            return "The key \"\(key)\" was registered a second time for state that \(first) keeps."
        case .notInjected(let reason):
            return "\(first) was not injected: \(reason)."
        case .outletIsUnfit(let name):
            return "The outlet \(name) of \(first) was not set: it is registered for another class than \(subject(1))."
        case .neverAtRest(let work):
            return "One call led to \(work) pieces of work in later turns, and more is waiting."
        }
    }

    /// How to mend it.
    public var advice: String {
        switch problem {
        case .viewUnloadedWhileVisible:
            "Call reloadView() to build a visible view again, or hide the controller before its view goes."
        case .loadViewRecursion, .loadViewDidNotSetView:
            "Assign a new view to `view` first in loadView(), and do not call it yourself."
        case .viewLoadedBeforeScene:
            "Touch the view in `connect` or later: by then the builder makes it and the helpers hear of it."
        case .controllerHasScene:
            "Make the controller inside the scene's first closure, so that each scene has its own."
        case .unbalancedAppearanceTransition:
            "Pair every beginAppearanceTransition with one endAppearanceTransition, and begin in the direction "
                + "that the controller is not in already."
        case .eventCalledDirectly:
            "Show or hide the controller, or call beginAppearanceTransition and endAppearanceTransition."
        case .viewHasController:
            "Give each controller a view of its own, or set the other controller's view to nil first."
        case .viewContainsItself:
            "Remove the outer view from its place first."
        case .presenterIsPresenting:
            "Present from the controller on top, or dismiss what is presented first."
        case .presenterNotInWindow:
            "Present in viewDidAppear(_:) or later, from a controller that is on the screen."
        case .presentedDuringTransition, .dismissedDuringTransition:
            "Wait for the completion of the one that is under way."
        case .dismissedWhileNotShown:
            "Dismiss while the presented controller is on the screen."
        case .presenterIsDetached:
            "Add the controller with addChild(_:), or present from the controller around it."
        case .presentedIsActive:
            "Present a controller that is no child, no window's root and not on the screen."
        case .presentedTwice:
            "Make a new controller for each presentation, or dismiss it first."
        case .pushedTwice:
            "Make a new controller, or pop to the one that is there."
        case .pushedContainer:
            "Present it, or push the controllers inside it."
        case .poppedToStranger:
            "Pop to one of viewControllers."
        case .selectedStranger:
            "Select one of viewControllers, by an index that is there."
        case .tooManyColumns:
            "Give it a primary and a secondary controller, and put the others inside these."
        case .wrongNumberOfPages:
            "Set one page, and give the others by the data source."
        case .viewHasNoCells(let kind):
            "Let loadView() or the scene's builder make a \(kind), or a view with one inside."
        case .unknownReuseIdentifier(let identifier):
            "Register a class or a closure for \"\(identifier)\" in viewDidLoad() or earlier."
        case .scrolledToStranger:
            "Scroll to what the data source counts, after reloadData() where that has changed."
        case .hierarchyInconsistency:
            "Call addChild(_:) on the controller whose view takes the child's view in, and on no other."
        case .subviewAddedBeforeChild:
            "Call addChild(_:) first, then addSubview(_:), then didMove(toParent:)."
        case .childTransitionUnsupported:
            "Call it on the parent of both, and let that forward appearance methods by itself."
        case .navigationQueued:
            "Ask in the delegate's didShow, or leave it: the order is kept."
        case .superNotCalled:
            "Call super in the override."
        case .stateKeyTaken:
            "Give each value a key of its own, or end the first registration with unregister(_:)."
        case .notInjected:
            "Mend what is registered; validate() finds such mistakes before they happen."
        case .outletIsUnfit:
            "Register the class of what it leads to with view(_:module:_:), or the outlet for the class that it is."
        case .neverAtRest:
            "Call setNeedsLayout() in a layout callback only when something has changed, or use a ManualClock."
        }
    }

    /// The message and the advice in one text.
    public var description: String { "\(message) To fix: \(advice)" }

    private func subject(_ place: Int) -> String {
        subjects.indices.contains(place) ? subjects[place].description : "<released>"
    }
}

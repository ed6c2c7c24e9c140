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
        case .stateKeyTaken(let key):
            return "The key \"\(key)\" was registered a second time for state that \(first) keeps."
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
        case .stateKeyTaken:
            "Give each value a key of its own, or end the first registration with unregister(_:)."
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

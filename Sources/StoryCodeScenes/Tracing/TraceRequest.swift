/// A call of the program, or an action of the user, that changes screens.
///
/// The raw value is the call as it is shown; an underscore stands for the argument.
package enum TraceRequest: String, Sendable {
    // Stacks
    case push = "pushViewController(_)"
    case pop = "popViewController()"
    case popTo = "popToViewController(_)"
    case popToRoot = "popToRootViewController()"
    case setViewControllers = "setViewControllers(_)"

    // Tabs, pages and columns
    case selectTab = "select(_)"
    case setTabs = "setTabs()"
    case setColumn = "setViewController(_)"
    case showColumn = "showColumn()"
    case hideColumn = "hideColumn()"
    case collapse = "isCollapsed = true"
    case expand = "isCollapsed = false"

    // Presentation and segues
    case present = "present(_)"
    case dismiss = "dismiss()"
    case performSegue = "performSegue()"

    // Children and views
    case addChild = "addChild(_)"
    case removeFromParent = "removeFromParent()"
    case replaceChild = "transition(to: _)"
    case beginAppearance = "beginAppearanceTransition(true)"
    case beginDisappearance = "beginAppearanceTransition(false)"
    case endAppearance = "endAppearanceTransition()"
    case addSubview = "view.addToSuperview()"
    case removeFromSuperview = "view.removeFromSuperview()"
    case unloadView = "view = nil"
    case replaceView = "view = another view"
    case reloadView = "reloadView()"

    // Windows
    case show = "isHidden = false"
    case hide = "isHidden = true"
    case setRoot = "rootViewController = _"
    case setPhase = "phase = another phase"
    case warnOfMemory = "receiveMemoryWarning()"

    // The user
    case userSelectsTab = "userSelectsTab()"
    case userTurnsPage = "userTurnsPage()"
    case beginTurn = "beginInteractiveTurn()"
    case beginPop = "beginInteractivePop()"
    case beginDismissal = "beginInteractiveDismissal()"
    case finishGesture = "finishInteractiveTransition()"
    case cancelGesture = "cancelInteractiveTransition()"
    case goBack = "goBack()"

    /// The value of a flow changes.
    case setFlow = "set()"
}

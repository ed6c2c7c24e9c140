/// The names that the controllers of this package declare, and that a subclass cannot declare again.
enum InheritedNames {
    static let all: Set<String> = [
        "appearanceBag", "appearanceState", "beginInteractiveDismissal", "beginInteractivePop", "children",
        "clearsSelectionOnViewWillAppear", "collectionView", "dataSource", "definesPresentationContext", "delegate",
        "didReceiveMemoryWarning", "endAppearanceTransition", "hashValue", "isBeingDismissed",
        "isBeingDismissedByAncestor", "isBeingPresented", "isCollapsed", "isModalInPresentation", "isMovingFromParent",
        "isMovingToParent", "isViewLoaded", "loadView", "loadViewIfNeeded", "modalPresentationStyle",
        "navigationController", "parent", "preferredPrimaryColumnWidthFraction", "presentationController",
        "presentedViewController", "presentingViewController", "reloadView", "remove", "removeFromParent", "saveState",
        "sceneBag", "sceneEvents", "sceneIdentifier", "selectedIndex", "selectedViewController",
        "setNeedsUpdateProperties", "shouldAutomaticallyForwardAppearanceMethods", "splitViewController", "stateKeeper",
        "storyboard", "tabBarController", "tableView", "title", "topViewController", "traitCollection",
        "traitOverrides", "transitionCoordinator", "unloadsViewOnMemoryWarning", "updateProperties",
        "updatePropertiesIfNeeded", "view", "viewBag", "viewControllers", "viewDidLayoutSubviews", "viewDidLoad",
        "viewDidTearDown", "viewIfLoaded", "viewStateKeeper", "viewWillLayoutSubviews", "viewWillTearDown",
        "visibleViewController", "windowPhase", "windowPhaseDidChange",
    ]
}

package import StoryCode

// Container controllers that override every method of the lifecycle and call `super` in none.

/// A navigation controller without `super`.
package final class SuperlessNavigationController: NavigationController {
    package override func loadView() { view = View() }
    package override func viewDidLoad() {}
    package override func viewWillAppear(_ animated: Bool) {}
    package override func viewIsAppearing(_ animated: Bool) {}
    package override func viewDidAppear(_ animated: Bool) {}
    package override func viewWillDisappear(_ animated: Bool) {}
    package override func viewDidDisappear(_ animated: Bool) {}
    package override func updateProperties() {}
    package override func viewWillLayoutSubviews() {}
    package override func viewDidLayoutSubviews() {}
    package override func windowPhaseDidChange(from earlier: WindowPhase, to phase: WindowPhase) {}
    package override func viewWillTransition(to size: LayoutSize, with coordinator: TransitionCoordinator) {}
    package override func viewWillTearDown() {}
    package override func viewDidTearDown() {}
    package override func willMove(toParent parent: ViewController?) {}
    package override func didMove(toParent parent: ViewController?) {}
    package override func didReceiveMemoryWarning() {}
}

/// A tab bar controller without `super`.
package final class SuperlessTabBarController: TabBarController {
    package override func loadView() { view = View() }
    package override func viewDidLoad() {}
    package override func viewWillAppear(_ animated: Bool) {}
    package override func viewIsAppearing(_ animated: Bool) {}
    package override func viewDidAppear(_ animated: Bool) {}
    package override func viewWillDisappear(_ animated: Bool) {}
    package override func viewDidDisappear(_ animated: Bool) {}
    package override func updateProperties() {}
    package override func viewWillLayoutSubviews() {}
    package override func viewDidLayoutSubviews() {}
    package override func windowPhaseDidChange(from earlier: WindowPhase, to phase: WindowPhase) {}
    package override func viewWillTransition(to size: LayoutSize, with coordinator: TransitionCoordinator) {}
    package override func viewWillTearDown() {}
    package override func viewDidTearDown() {}
    package override func willMove(toParent parent: ViewController?) {}
    package override func didMove(toParent parent: ViewController?) {}
    package override func didReceiveMemoryWarning() {}
}

/// A split view controller without `super`, that does not forward appearance methods either.
package final class SuperlessSplitViewController: SplitViewController {
    package override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    package override func loadView() { view = View() }
    package override func viewDidLoad() {}
    package override func viewWillAppear(_ animated: Bool) {}
    package override func viewIsAppearing(_ animated: Bool) {}
    package override func viewDidAppear(_ animated: Bool) {}
    package override func viewWillDisappear(_ animated: Bool) {}
    package override func viewDidDisappear(_ animated: Bool) {}
    package override func updateProperties() {}
    package override func viewWillLayoutSubviews() {}
    package override func viewDidLayoutSubviews() {}
    package override func windowPhaseDidChange(from earlier: WindowPhase, to phase: WindowPhase) {}
    package override func viewWillTransition(to size: LayoutSize, with coordinator: TransitionCoordinator) {}
    package override func viewWillTearDown() {}
    package override func viewDidTearDown() {}
    package override func willMove(toParent parent: ViewController?) {}
    package override func didMove(toParent parent: ViewController?) {}
    package override func didReceiveMemoryWarning() {}
}

/// A page view controller without `super`, that does not forward appearance methods either.
package final class SuperlessPageViewController: PageViewController {
    package override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    package override func loadView() { view = View() }
    package override func viewDidLoad() {}
    package override func viewWillAppear(_ animated: Bool) {}
    package override func viewIsAppearing(_ animated: Bool) {}
    package override func viewDidAppear(_ animated: Bool) {}
    package override func viewWillDisappear(_ animated: Bool) {}
    package override func viewDidDisappear(_ animated: Bool) {}
    package override func updateProperties() {}
    package override func viewWillLayoutSubviews() {}
    package override func viewDidLayoutSubviews() {}
    package override func windowPhaseDidChange(from earlier: WindowPhase, to phase: WindowPhase) {}
    package override func viewWillTransition(to size: LayoutSize, with coordinator: TransitionCoordinator) {}
    package override func viewWillTearDown() {}
    package override func viewDidTearDown() {}
    package override func willMove(toParent parent: ViewController?) {}
    package override func didMove(toParent parent: ViewController?) {}
    package override func didReceiveMemoryWarning() {}
}

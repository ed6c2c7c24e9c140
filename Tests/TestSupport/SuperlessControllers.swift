public import StoryCode

// Container controllers that override every method of the lifecycle and call `super` in none.

/// A navigation controller without `super`.
public final class SuperlessNavigationController: NavigationController {
    public override func loadView() { view = View() }
    public override func viewDidLoad() {}
    public override func viewWillAppear(_ animated: Bool) {}
    public override func viewIsAppearing(_ animated: Bool) {}
    public override func viewDidAppear(_ animated: Bool) {}
    public override func viewWillDisappear(_ animated: Bool) {}
    public override func viewDidDisappear(_ animated: Bool) {}
    public override func viewWillLayoutSubviews() {}
    public override func viewDidLayoutSubviews() {}
    public override func viewWillTearDown() {}
    public override func viewDidTearDown() {}
    public override func willMove(toParent parent: ViewController?) {}
    public override func didMove(toParent parent: ViewController?) {}
    public override func didReceiveMemoryWarning() {}
}

/// A tab bar controller without `super`.
public final class SuperlessTabBarController: TabBarController {
    public override func loadView() { view = View() }
    public override func viewDidLoad() {}
    public override func viewWillAppear(_ animated: Bool) {}
    public override func viewIsAppearing(_ animated: Bool) {}
    public override func viewDidAppear(_ animated: Bool) {}
    public override func viewWillDisappear(_ animated: Bool) {}
    public override func viewDidDisappear(_ animated: Bool) {}
    public override func viewWillLayoutSubviews() {}
    public override func viewDidLayoutSubviews() {}
    public override func viewWillTearDown() {}
    public override func viewDidTearDown() {}
    public override func willMove(toParent parent: ViewController?) {}
    public override func didMove(toParent parent: ViewController?) {}
    public override func didReceiveMemoryWarning() {}
}

/// A split view controller without `super`, that does not forward appearance methods either.
public final class SuperlessSplitViewController: SplitViewController {
    public override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    public override func loadView() { view = View() }
    public override func viewDidLoad() {}
    public override func viewWillAppear(_ animated: Bool) {}
    public override func viewIsAppearing(_ animated: Bool) {}
    public override func viewDidAppear(_ animated: Bool) {}
    public override func viewWillDisappear(_ animated: Bool) {}
    public override func viewDidDisappear(_ animated: Bool) {}
    public override func viewWillLayoutSubviews() {}
    public override func viewDidLayoutSubviews() {}
    public override func viewWillTearDown() {}
    public override func viewDidTearDown() {}
    public override func willMove(toParent parent: ViewController?) {}
    public override func didMove(toParent parent: ViewController?) {}
    public override func didReceiveMemoryWarning() {}
}

/// A page view controller without `super`, that does not forward appearance methods either.
public final class SuperlessPageViewController: PageViewController {
    public override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    public override func loadView() { view = View() }
    public override func viewDidLoad() {}
    public override func viewWillAppear(_ animated: Bool) {}
    public override func viewIsAppearing(_ animated: Bool) {}
    public override func viewDidAppear(_ animated: Bool) {}
    public override func viewWillDisappear(_ animated: Bool) {}
    public override func viewDidDisappear(_ animated: Bool) {}
    public override func viewWillLayoutSubviews() {}
    public override func viewDidLayoutSubviews() {}
    public override func viewWillTearDown() {}
    public override func viewDidTearDown() {}
    public override func willMove(toParent parent: ViewController?) {}
    public override func didMove(toParent parent: ViewController?) {}
    public override func didReceiveMemoryWarning() {}
}

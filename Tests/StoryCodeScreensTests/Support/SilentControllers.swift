import StoryCode
import TestSupport

// Everybody here overrides every method that may be overridden, and calls `super` in none.

/// A logged controller that forgets `super`.
final class SilentController: LoggedController {
    override func loadView() {
        log.add("\(name).loadView")
        view = View()
    }

    override func viewDidLoad() { heard(.viewDidLoad) }
    override func viewWillAppear(_ animated: Bool) { heard(.viewWillAppear(animated)) }
    override func viewIsAppearing(_ animated: Bool) { heard(.viewIsAppearing(animated)) }
    override func viewDidAppear(_ animated: Bool) { heard(.viewDidAppear(animated)) }
    override func viewWillDisappear(_ animated: Bool) { heard(.viewWillDisappear(animated)) }
    override func viewDidDisappear(_ animated: Bool) { heard(.viewDidDisappear(animated)) }
    override func viewWillLayoutSubviews() { heard(.viewWillLayoutSubviews) }
    override func viewDidLayoutSubviews() { heard(.viewDidLayoutSubviews) }
    override func viewWillTearDown() { heard(.viewWillTearDown) }
    override func viewDidTearDown() { heard(.viewDidTearDown) }
    override func willMove(toParent parent: ViewController?) {
        log.add("\(name).willMove(\(parent?.loggedName ?? "nil"))")
    }
    override func didMove(toParent parent: ViewController?) {
        log.add("\(name).didMove(\(parent?.loggedName ?? "nil"))")
    }
    override func didReceiveMemoryWarning() { log.add("\(name).didReceiveMemoryWarning") }
}

/// A logged stack that forgets `super`.
final class SilentNavigationController: LoggedNavigationController {
    override func loadView() {
        log.add("\(loggedName).loadView")
        view = View()
    }

    override func viewDidLoad() { heard(.viewDidLoad) }
    override func viewWillAppear(_ animated: Bool) { heard(.viewWillAppear(animated)) }
    override func viewIsAppearing(_ animated: Bool) { heard(.viewIsAppearing(animated)) }
    override func viewDidAppear(_ animated: Bool) { heard(.viewDidAppear(animated)) }
    override func viewWillDisappear(_ animated: Bool) { heard(.viewWillDisappear(animated)) }
    override func viewDidDisappear(_ animated: Bool) { heard(.viewDidDisappear(animated)) }
    override func viewWillLayoutSubviews() { heard(.viewWillLayoutSubviews) }
    override func viewDidLayoutSubviews() { heard(.viewDidLayoutSubviews) }
    override func viewWillTearDown() { heard(.viewWillTearDown) }
    override func viewDidTearDown() { heard(.viewDidTearDown) }
    override func willMove(toParent parent: ViewController?) { heard("willMove", parent) }
    override func didMove(toParent parent: ViewController?) { heard("didMove", parent) }
    override func didReceiveMemoryWarning() { log.add("\(loggedName).didReceiveMemoryWarning") }
}

/// Logged tabs that forget `super`.
final class SilentTabBarController: LoggedTabBarController {
    override func loadView() {
        log.add("\(loggedName).loadView")
        view = View()
    }

    override func viewDidLoad() { heard(.viewDidLoad) }
    override func viewWillAppear(_ animated: Bool) { heard(.viewWillAppear(animated)) }
    override func viewIsAppearing(_ animated: Bool) { heard(.viewIsAppearing(animated)) }
    override func viewDidAppear(_ animated: Bool) { heard(.viewDidAppear(animated)) }
    override func viewWillDisappear(_ animated: Bool) { heard(.viewWillDisappear(animated)) }
    override func viewDidDisappear(_ animated: Bool) { heard(.viewDidDisappear(animated)) }
    override func viewWillLayoutSubviews() { heard(.viewWillLayoutSubviews) }
    override func viewDidLayoutSubviews() { heard(.viewDidLayoutSubviews) }
    override func viewWillTearDown() { heard(.viewWillTearDown) }
    override func viewDidTearDown() { heard(.viewDidTearDown) }
    override func willMove(toParent parent: ViewController?) { heard("willMove", parent) }
    override func didMove(toParent parent: ViewController?) { heard("didMove", parent) }
    override func didReceiveMemoryWarning() { log.add("\(loggedName).didReceiveMemoryWarning") }
}

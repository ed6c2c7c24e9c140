import StoryCode
import Testing

@testable import StoryCodeScreens

/// Where a controller is shown, which decides whether it appears and disappears with a view.
@MainActor
struct PlaceTests {
    private final class ByHandController: ViewController {
        override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }

    let clock = ManualClock()
    let window: Window

    init() { window = Window(scheduler: clock) }

    private func show(_ root: ViewController) {
        window.rootViewController = root
        window.makeKeyAndVisible()
        clock.run()
    }

    private func add(_ child: ViewController, to parent: ViewController) {
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
    }

    private func move(_ controller: ViewController, isAppearing: Bool) {
        controller.beginAppearanceTransition(isAppearing, animated: false)
        controller.endAppearanceTransition()
    }

    private func isInPlace(_ controller: ViewController) -> Bool { ControllerLifecycle.isInPlace(controller) }

    private func shows(_ child: ViewController, in container: ViewController) -> Bool {
        ControllerLifecycle.shows(child, in: container)
    }

    private func appears(_ controller: ViewController, in superview: View) -> Bool {
        ControllerLifecycle.appears(controller, in: superview)
    }

    private func disappearsOnRemoval(_ controller: ViewController) -> Bool {
        ControllerLifecycle.disappearsOnRemoval(controller)
    }

    @Test func controllersInAWindowAreInPlace() {
        let (root, child, detached, alone) = (ViewController(), ViewController(), ViewController(), ViewController())
        add(child, to: root)
        show(root)
        window.addSubview(detached.view)
        #expect(isInPlace(root) && isInPlace(child) && isInPlace(detached) && !isInPlace(alone))
        alone.loadViewIfNeeded()
        child.view.removeFromSuperview()
        #expect(!isInPlace(alone) && !isInPlace(child))
    }

    @Test func controllersInAVisibleOneAreInPlaceOutsideAWindow() {
        let (host, child, detached) = (ViewController(), ViewController(), ViewController())
        add(child, to: host)
        host.view.addSubview(detached.view)
        #expect(!isInPlace(child) && !isInPlace(detached))
        move(host, isAppearing: true)
        #expect(!isInPlace(host) && isInPlace(child) && isInPlace(detached))
        child.view.removeFromSuperview()
        #expect(!isInPlace(child))
        host.view.addSubview(child.view)
        move(host, isAppearing: false)
        #expect(!isInPlace(child) && !isInPlace(detached))
    }

    @Test func onlyAVisibleContainerLeavesItsWindow() {
        let (root, other) = (ViewController(), ViewController())
        show(root)
        other.loadViewIfNeeded()
        #expect(!ControllerLifecycle.hasLeftWindow(root) && !ControllerLifecycle.hasLeftWindow(other))
        move(other, isAppearing: true)
        #expect(!ControllerLifecycle.hasLeftWindow(other))
    }

    @Test func containerShowsTheChildrenInItsView() {
        let (p, c, box) = (ViewController(), ViewController(), View())
        #expect(!shows(c, in: p))
        p.view.addSubview(box)
        #expect(!shows(c, in: p))
        box.addSubview(c.view)
        #expect(shows(c, in: p))
        c.view.removeFromSuperview()
        #expect(!shows(c, in: p))
        let (a, b, tabs) = (ViewController(), ViewController(), TabBarController())
        tabs.viewControllers = [a, b]
        #expect(shows(a, in: tabs) && !shows(b, in: tabs))
    }

    @Test func controllerAppearsInAVisibleWindowOrHost() {
        let (root, child, detached, other) = (ViewController(), ViewController(), ViewController(), ViewController())
        let hidden = Window(scheduler: clock)
        show(root)
        #expect(appears(detached, in: window) && !appears(detached, in: hidden) && !appears(detached, in: View()))
        #expect(!appears(root, in: window))
        root.addChild(child)
        #expect(appears(detached, in: root.view) && appears(child, in: root.view))
        other.loadViewIfNeeded()
        #expect(!appears(detached, in: other.view) && !appears(child, in: other.view))
    }

    @Test func childrenThatTheirContainerMakesAppearDoNotAppearWithAView() {
        let (a, c, byHand) = (ViewController(), ViewController(), ByHandController())
        let stack = NavigationController(rootViewController: a)
        show(stack)
        #expect(!appears(a, in: stack.view))
        byHand.addChild(c)
        show(byHand)
        #expect(!appears(c, in: byHand.view) && appears(ViewController(), in: byHand.view))
    }

    @Test func visibleControllerDisappearsWithItsView() {
        let (root, child, alone) = (ViewController(), ViewController(), ViewController())
        add(child, to: root)
        #expect(!disappearsOnRemoval(child))
        show(root)
        #expect(disappearsOnRemoval(child) && !disappearsOnRemoval(alone))
        move(alone, isAppearing: true)
        #expect(!disappearsOnRemoval(alone))
        let (c, byHand) = (ViewController(), ByHandController())
        add(c, to: byHand)
        show(byHand)
        move(c, isAppearing: true)
        #expect(!disappearsOnRemoval(c))
    }
}

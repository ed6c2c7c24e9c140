import StoryCode
import TestSupport
import Testing

@testable import StoryCodeScreens

/// Links between views, controllers and windows, of which either side is released first.
@MainActor
struct LinkTests {
    let log = Log()

    @Test func superview() {
        let subview = View()
        var superview: View? = View()
        superview?.addSubview(subview)
        #expect(subview.superview === superview)
        superview = nil
        #expect(subview.superview == nil)
        let next = View()
        next.addSubview(subview)
        #expect(subview.superview === next)
    }

    @Test func subview() {
        let superview = View()
        weak var released: View?
        do {
            let subview = View()
            superview.addSubview(subview)
            subview.removeFromSuperview()
            released = subview
        }
        #expect(released == nil && superview.subviews == [])
    }

    @Test func controllerOfAView() {
        var controller: ViewController? = ViewController()
        let view = controller?.view
        #expect(view?.viewController === controller)
        controller = nil
        #expect(view?.viewController == nil)
    }

    @Test func parent() {
        let child = ViewController()
        var parent: ViewController? = ViewController()
        parent?.addChild(child)
        #expect(child.parent === parent)
        parent = nil
        #expect(child.parent == nil)
    }

    @Test func window() {
        let view = View()
        var window: Window? = Window()
        window?.addSubview(view)
        #expect(view.window === window)
        window = nil
        #expect(view.window == nil && view.superview == nil)
    }

    @Test func presenter() {
        let presented = ViewController()
        var window: Window? = Window(scheduler: ImmediateLifecycleScheduler())
        window?.rootViewController = ViewController()
        window?.makeKeyAndVisible()
        window?.rootViewController?.present(presented, animated: false)
        #expect(presented.presentingViewController != nil)
        window = nil
        #expect(presented.presentingViewController == nil)
    }

    @Test func presentedController() {
        var controller: ViewController? = ViewController()
        let presentation = controller?.presentationController
        #expect(presentation?.presentedViewController === controller)
        controller = nil
        #expect(presentation?.presentedViewController == nil)
    }

    @Test func selectedTab() {
        let tabs = TabBarController()
        do {
            let (a, b) = (ViewController(), ViewController())
            tabs.viewControllers = [a, b]
            tabs.selectedIndex = 1
            tabs.viewControllers = []
        }
        let next = ViewController()
        tabs.viewControllers = [next]
        #expect(tabs.selectedViewController === next)
    }

    @Test func participantsOfATransition() {
        let clock = ManualClock()
        var swipe: InteractiveTransition?
        do {
            let window = Window(scheduler: clock)
            let nav = log.navigation(log.controller("A"), log.controller("B"))
            log.show(nav, in: window)
            swipe = nav.beginInteractivePop()
        }
        #expect(swipe != nil)
        swipe?.cancel()
        clock.flush()
    }

    @Test func helperReleasedWithTheParent() {
        final class Helper {
            let child: ViewController
            let onEnd: @MainActor (ViewController?) -> Void
            init(_ child: ViewController, onEnd: @escaping @MainActor (ViewController?) -> Void) {
                self.child = child
                self.onEnd = onEnd
            }
            deinit { MainActor.assumeIsolated { [child, onEnd] in onEnd(child.parent) } }
        }
        let child = ViewController()
        var parents: [ViewController?] = []
        var parent: ViewController? = Scene {
            return ViewController()
        }.with {
            return Helper(child) { parents.append($0) }
        }.instantiate()
        parent?.addChild(child)
        parent = nil
        #expect(parents == [nil] && child.parent == nil)
    }

    @Test func parentReleasedOnAnotherThread() async {
        let child = ViewController()
        let superview = View()
        await Task.detached { [child, superview] in
            let parent = await ViewController()
            await parent.addChild(child)
            await parent.view.addSubview(superview)
        }
        .value
        #expect(child.parent == nil && superview.superview == nil)
    }

    @Test func parentInItsDeinitialiser() {
        final class Parent: ViewController {
            var onEnd: (ViewController) -> Void = { _ in }
            isolated deinit {
                for child in children { onEnd(child) }
            }
        }
        let child = ViewController()
        var parents: [ViewController?] = []
        do {
            let parent = Parent()
            parent.addChild(child)
            parent.onEnd = { child in
                parents.append(child.parent)
                child.removeFromParent()
            }
        }
        #expect(parents == [nil] && child.parent == nil)
    }
}

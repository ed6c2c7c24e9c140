import StoryCode
import TestSupport
import Testing

/// The view has left the window when the controller and its helpers receive `viewDidDisappear(_:)` (decision D13).
@MainActor
struct DisappearedViewTests {
    let log = Log()
    let clock = ManualClock()
    let window: Window

    init() {
        window = Window(scheduler: clock)
        window.makeKeyAndVisible()
    }

    /// Returns a controller that adds lines about its view at each disappearance, and a helper that does the same.
    func controller(_ name: String) -> LoggedController {
        let log = log
        func report(_ receiver: String, _ event: ViewEvent, _ controller: ViewController?) {
            guard event.short.hasSuffix("isappear"), let view = controller?.viewIfLoaded else { return }
            let place = view.window != nil ? "in the window" : view.superview != nil ? "in a view" : "alone"
            log.add("\(receiver).\(event.short): \(place)")
        }
        let silent = Log()
        let host = Scene {
            LoggedController(name, log: silent)
        }.with {
            LoggedHelper("\(name).helper", log: silent)
        }.host()
        let controller = host.controller
        controller.react = { report(name, $1, $0) }
        host.helpers.react = { [weak controller] in report("\(name).helper", $0, controller) }
        return controller
    }

    func expectLeaves(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) {
        clock.advance(by: .seconds(1))
        log.expect(
            [
                "\(name).willDisappear: in the window", "\(name).helper.willDisappear: in the window",
                "\(name).didDisappear: alone", "\(name).helper.didDisappear: alone",
            ],
            sourceLocation: sourceLocation
        )
    }

    func show(_ root: ViewController) {
        window.rootViewController = root
        clock.advance(by: .seconds(1))
        _ = log.take()
    }

    @Test(arguments: [false, true]) func pushAndPop(animated: Bool) {
        let nav = NavigationController(rootViewController: controller("A"))
        show(nav)
        nav.pushViewController(controller("B"), animated: animated)
        expectLeaves("A")
        nav.popViewController(animated: animated)
        expectLeaves("B")
    }

    @Test func presentationAndDismissal() {
        let (a, b) = (controller("A"), controller("B"))
        b.modalPresentationStyle = .fullScreen
        show(a)
        a.present(b, animated: true)
        expectLeaves("A")
        a.dismiss(animated: true)
        expectLeaves("B")
    }

    @Test func selectionOfTab() {
        let tabs = TabBarController()
        tabs.viewControllers = [controller("A"), controller("B")]
        show(tabs)
        tabs.selectedIndex = 1
        expectLeaves("A")
    }

    @Test func pageTurn() {
        let pages = PageViewController()
        pages.setViewControllers([controller("A")], direction: .forward, animated: false)
        show(pages)
        pages.setViewControllers([controller("B")], direction: .forward, animated: true)
        expectLeaves("A")
    }

    @Test func exchangeOfColumn() {
        let split = SplitViewController()
        split.viewControllers = [controller("A"), controller("B")]
        show(split)
        split.showDetailViewController(controller("C"), sender: nil)
        expectLeaves("B")
        split.isCollapsed = true
        expectLeaves("C")
    }

    @Test func exchangeOfRoot() {
        show(controller("A"))
        window.rootViewController = controller("B")
        expectLeaves("A")
        window.isHidden = true
        expectLeaves("B")
    }

    @Test func teardown() {
        let a = controller("A")
        show(a)
        log.withDiagnostics { a.view = nil }
        clock.advance(by: .seconds(1))
        log.expect([
            "! viewUnloadedWhileVisible", "A.willDisappear: in the window", "A.helper.willDisappear: in the window",
            "A.didDisappear: alone", "A.helper.didDisappear: alone",
        ])
    }

    @Test func childTransition() {
        let (parent, a, b) = (ViewController(), controller("A"), controller("B"))
        show(parent)
        for child in [a, b] {
            parent.addChild(child)
            child.didMove(toParent: parent)
        }
        parent.view.addSubview(a.view)
        clock.advance(by: .seconds(1))
        parent.transition(from: a, to: b, duration: .seconds(0.3))
        expectLeaves("A")
    }

    @Test func childOfLeavingContainer() {
        let tabs = TabBarController()
        tabs.viewControllers = [NavigationController(rootViewController: controller("A")), controller("B")]
        show(tabs)
        tabs.selectedIndex = 1
        clock.advance(by: .seconds(1))
        log.expect([
            "A.willDisappear: in the window", "A.helper.willDisappear: in the window", "A.didDisappear: in a view",
            "A.helper.didDisappear: in a view",
        ])
    }
}

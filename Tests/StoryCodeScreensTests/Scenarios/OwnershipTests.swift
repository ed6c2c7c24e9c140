import StoryCode
import TestSupport
import Testing

/// Controllers that leave the tree are released, however they leave it.
@MainActor
struct OwnershipTests {
    /// Creates controllers, and counts the ones that still exist.
    @MainActor
    final class Nursery {
        private final class Cradle {
            weak var controller: ViewController?
        }

        private var cradles: [Cradle] = []

        /// The number of controllers that still exist.
        var living: Int { cradles.count { $0.controller != nil } }

        /// A controller with a helper.
        func controller(_ style: ModalPresentationStyle = .fullScreen) -> ViewController {
            let made = Scene { ViewController() }.with { [1] }.instantiate()
            made.modalPresentationStyle = style
            let cradle = Cradle()
            cradle.controller = made
            cradles.append(cradle)
            return made
        }
    }

    let nursery = Nursery()
    let log = Log()
    let window = Window(scheduler: ManualClock())

    @Test func popped() {
        let nav = log.navigation(ViewController(), nursery.controller(), nursery.controller())
        log.show(nav, in: window)
        nav.popToRootViewController(animated: true)
        log.wait(for: window)
        #expect(nursery.living == 0)
    }

    @Test func replacedInTheStack() {
        let nav = log.navigation(nursery.controller(), nursery.controller())
        log.show(nav, in: window)
        nav.setViewControllers([ViewController()], animated: false)
        log.wait(for: window)
        #expect(nursery.living == 0)
    }

    @Test func poppedByAGesture() {
        let nav = log.navigation(ViewController(), nursery.controller())
        log.show(nav, in: window)
        let pop = nav.beginInteractivePop()
        pop?.finish()
        log.wait(for: window)
        #expect(nursery.living == 0)
        withExtendedLifetime(pop) {}
    }

    @Test func poppedAfterQueuedPushes() {
        let nav = log.navigation(ViewController())
        log.show(nav, in: window)
        nav.pushViewController(nursery.controller(), animated: true)
        nav.pushViewController(nursery.controller(), animated: true)
        nav.pushViewController(nursery.controller(), animated: true)
        log.wait(for: window)
        window.isHidden = true
        nav.popToRootViewController(animated: false)
        #expect(nursery.living == 0)
    }

    @Test(arguments: [ModalPresentationStyle.fullScreen, .pageSheet])
    func dismissed(style: ModalPresentationStyle) {
        let a = ViewController()
        log.show(a, in: window)
        a.present(nursery.controller(style), animated: true)
        log.wait(for: window)
        a.presentedViewController?.present(nursery.controller(style), animated: true)
        log.wait(for: window)
        #expect(nursery.living == 2)
        a.dismiss(animated: true)
        log.wait(for: window)
        #expect(nursery.living == 0)
    }

    @Test func removedFromItsParent() {
        let p = ViewController()
        log.show(p, in: window)
        do {
            let c = nursery.controller()
            p.addChild(c)
            p.view.addSubview(c.view)
            c.didMove(toParent: p)
            log.wait(for: window)
            c.willMove(toParent: nil)
            c.view.removeFromSuperview()
            c.removeFromParent()
        }
        #expect(nursery.living == 0)
    }

    @Test func replacedAsATab() {
        let tab = log.tabs(nursery.controller(), nursery.controller())
        log.show(tab, in: window)
        tab.selectedIndex = 1
        log.wait(for: window)
        tab.viewControllers = [ViewController()]
        log.wait(for: window)
        #expect(nursery.living == 0)
    }

    @Test func replacedAsARootWithItsPresentations() {
        log.show(nursery.controller(), in: window)
        window.rootViewController?.present(nursery.controller(), animated: true)
        log.wait(for: window)
        window.rootViewController = ViewController()
        log.wait(for: window)
        #expect(nursery.living == 0)
    }
}

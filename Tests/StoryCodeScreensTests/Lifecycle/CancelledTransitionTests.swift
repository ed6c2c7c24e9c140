import StoryCode
import TestSupport
import Testing

/// A cancelled interactive transition restores the screen, also if the view was rebuilt meanwhile (decision D14).
@MainActor
struct CancelledTransitionTests {
    let log = Log()
    let clock = ManualClock()
    let window: Window

    init() { window = Window(frame: LayoutRect(x: 0, y: 0, width: 390, height: 844), scheduler: clock) }

    @Test func popWithRebuiltView() {
        let (a, b) = (log.controller("A"), log.controller("B"))
        let nav = log.navigation(a, b)
        log.show(nav, in: window)
        let swipe = nav.beginInteractivePop()
        b.reloadView()
        log.add("cancel")
        swipe?.cancel()
        log.wait(for: window)
        expectVisible(b, in: nav.view)
        log.expect([
            "B.willMove(nil)", "A.loadView", "A.didLoad", "B.willDisappear", "A.willAppear", "A.isAppearing",
            "A.willLayout", "A.didLayout", "B.didDisappear", "B.willTearDown", "B.didTearDown", "B.loadView",
            "B.didLoad", "cancel", "~", "A.willDisappear", "A.didDisappear", "B.willAppear", "B.isAppearing",
            "B.willLayout", "B.didLayout", "B.didAppear", "B.didMove(nav)",
        ])
    }

    @Test func popWithTornDownView() {
        let (a, b) = (log.controller("A"), log.controller("B"))
        let nav = log.navigation(a, b)
        log.show(nav, in: window)
        let swipe = nav.beginInteractivePop()
        log.withDiagnostics { b.view = nil }
        log.add("cancel")
        swipe?.cancel()
        log.wait(for: window)
        expectVisible(b, in: nav.view)
        log.expect([
            "B.willMove(nil)", "A.loadView", "A.didLoad", "B.willDisappear", "A.willAppear", "A.isAppearing",
            "A.willLayout", "A.didLayout", "! viewUnloadedWhileVisible", "B.didDisappear", "B.willTearDown",
            "B.didTearDown", "cancel", "~", "A.willDisappear", "A.didDisappear", "B.loadView", "B.didLoad",
            "B.willAppear", "B.isAppearing", "B.willLayout", "B.didLayout", "B.didAppear", "B.didMove(nav)",
        ])
    }

    @Test func popInResizedContainer() {
        let (a, b) = (log.controller("A"), log.controller("B"))
        let nav = log.navigation(a, b)
        log.show(nav, in: window)
        let swipe = nav.beginInteractivePop()
        window.frame.size = LayoutSize(width: 844, height: 390)
        swipe?.cancel()
        log.wait(for: window)
        expectVisible(b, in: nav.view)
    }

    @Test func sheetWithRebuiltView() {
        let (a, b) = (log.controller("A"), log.controller("B"))
        log.show(a, in: window)
        a.present(b, animated: false)
        log.wait(for: window)
        _ = log.take()
        let drag = b.presentationController.beginInteractiveDismissal()
        b.reloadView()
        drag?.cancel()
        log.wait(for: window)
        expectVisible(b, in: window)
        log.expect([
            "B.willDisappear", "B.didDisappear", "B.willTearDown", "B.didTearDown", "B.loadView", "B.didLoad", "~",
            "B.willAppear", "B.isAppearing", "B.willLayout", "B.didLayout", "B.didAppear",
        ])
    }

    @Test func pageWithRebuiltView() {
        final class Book: PageViewControllerDataSource {
            let next: ViewController
            init(_ next: ViewController) { self.next = next }
            func pageViewController(
                _ pageViewController: PageViewController,
                viewControllerBefore viewController: ViewController
            ) -> ViewController? { nil }
            func pageViewController(
                _ pageViewController: PageViewController,
                viewControllerAfter viewController: ViewController
            ) -> ViewController? { next }
        }
        let (a, b) = (log.controller("A"), log.controller("B"))
        let pages = PageViewController()
        pages.title = "pages"
        let book = Book(b)
        pages.dataSource = book
        pages.setViewControllers([a], direction: .forward, animated: false)
        log.show(pages, in: window)
        let turn = pages.beginInteractiveTurn(.forward)
        a.reloadView()
        turn?.cancel()
        log.wait(for: window)
        expectVisible(a, in: pages.view)
        log.expectMoves([
            "A.willMove(nil)", "B.willMove(pages)", "B.willAppear", "A.willDisappear", "A.didDisappear",
            "A.willTearDown", "A.didTearDown", "~", "B.willMove(nil)", "A.willAppear", "A.didAppear",
            "B.willDisappear", "B.didDisappear", "B.didMove(nil)", "A.didMove(pages)",
        ])
    }

    private func expectVisible(
        _ controller: ViewController,
        in superview: View,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let view = controller.viewIfLoaded
        #expect(view?.superview === superview && view?.window === window, sourceLocation: sourceLocation)
        #expect(view?.frame == superview.bounds, sourceLocation: sourceLocation)
    }
}

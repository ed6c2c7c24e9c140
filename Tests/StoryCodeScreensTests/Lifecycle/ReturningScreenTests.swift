import StoryCode
import TestSupport
import Testing

/// A screen that a cancelled transition brings back receives `viewIsAppearing` again (decision D23).
///
/// Its view needs no layout, because it has kept its place.
@MainActor
struct ReturningScreenTests {
    @Test(arguments: SchedulerKind.allCases)
    func cancelledPop(scheduler: SchedulerKind) {
        let stage = LifecycleStage(scheduler)
        let (a, b) = (stage.controller("A"), stage.controller("B"))
        let nav = stage.log.navigation(a, b)
        stage.show(nav)
        let swipe = nav.beginInteractivePop()
        swipe?.cancel()
        stage.rest()
        stage.log.expect([
            "B.willMove(nil)", "A.loadView", "A.didLoad", "B.willDisappear", "A.willAppear", "A.isAppearing",
            "A.willLayout", "A.didLayout", "A.willDisappear", "A.didDisappear", "B.willAppear", "B.isAppearing",
            "B.didAppear", "B.didMove(nav)",
        ])
        #expect(stage.visible == ["B"])
    }

    @Test(arguments: SchedulerKind.allCases)
    func cancelledDismissal(scheduler: SchedulerKind) {
        let stage = LifecycleStage(scheduler)
        let (a, b) = (stage.controller("A"), stage.controller("B"))
        stage.show(a)
        stage.present(b, over: a, .pageSheet)
        let drag = b.presentationController.beginInteractiveDismissal()
        drag?.cancel()
        stage.rest()
        stage.log.expect(["B.willDisappear", "B.willAppear", "B.isAppearing", "B.didAppear"])
        #expect(stage.visible == ["A", "B"])
    }

    @Test(arguments: SchedulerKind.allCases)
    func cancelledPageTurn(scheduler: SchedulerKind) {
        let stage = LifecycleStage(scheduler)
        let (a, b) = (stage.controller("A"), stage.controller("B"))
        let pages = PageViewController()
        pages.title = "pages"
        let book = Book(next: b)
        pages.dataSource = book
        pages.setViewControllers([a], direction: .forward, animated: false)
        stage.show(pages)
        let turn = pages.beginInteractiveTurn(.forward)
        turn?.cancel()
        stage.rest()
        stage.log.expect([
            "A.willMove(nil)", "B.willMove(pages)", "B.loadView", "B.didLoad", "B.willAppear", "A.willDisappear",
            "B.isAppearing", "B.willLayout", "B.didLayout", "B.willMove(nil)", "A.willAppear", "A.isAppearing",
            "A.didAppear", "B.willDisappear", "B.didDisappear", "B.didMove(nil)", "A.didMove(pages)",
        ])
        #expect(stage.visible == ["A"])
        withExtendedLifetime(book) {}
    }

    // As in every appearance, `viewIsAppearing` belongs to the pass before the first `viewDidAppear`.
    @Test(arguments: SchedulerKind.allCases)
    func contentsOfACancelledSheet(scheduler: SchedulerKind) {
        let stage = LifecycleStage(scheduler)
        let (a, b) = (stage.controller("A"), stage.controller("B"))
        let nav = stage.log.recorded(stage.log.navigation(b), as: "nav")
        stage.show(a)
        stage.present(nav, over: a, .pageSheet)
        let drag = nav.presentationController.beginInteractiveDismissal()
        drag?.cancel()
        stage.rest()
        stage.log.expect([
            "nav.willDisappear", "B.willDisappear", "nav.willAppear", "B.willAppear",
            "nav.isAppearing", "B.isAppearing", "nav.didAppear", "B.didAppear",
        ])
        #expect(stage.visible == ["A", "B"])
    }

    /// Pages of which the second follows the first.
    private final class Book: PageViewControllerDataSource {
        let next: ViewController

        init(next: ViewController) { self.next = next }

        func pageViewController(
            _ pageViewController: PageViewController,
            viewControllerBefore viewController: ViewController
        ) -> ViewController? { nil }

        func pageViewController(
            _ pageViewController: PageViewController,
            viewControllerAfter viewController: ViewController
        ) -> ViewController? { next }
    }
}

import StoryCode
import TestSupport
import Testing

/// Pages that are set, turned, and turned back.
@MainActor
struct PageViewControllerTests {
    /// A data source of logged pages, which is also a delegate that logs.
    final class Book: PageViewControllerDataSource, PageViewControllerDelegate {
        let log: Log
        let pages: [LoggedController]

        init(_ names: String..., log: Log) {
            self.log = log
            pages = names.map { LoggedController($0, log: log) }
        }

        private func page(_ distance: Int, from page: ViewController) -> ViewController? {
            pages.firstIndex { $0 === page }.map { $0 + distance }
                .flatMap { pages.indices.contains($0) ? pages[$0] : nil }
        }

        func pageViewController(
            _ pageViewController: PageViewController,
            viewControllerBefore viewController: ViewController
        ) -> ViewController? { page(-1, from: viewController) }

        func pageViewController(
            _ pageViewController: PageViewController,
            viewControllerAfter viewController: ViewController
        ) -> ViewController? { page(1, from: viewController) }

        func pageViewController(_: PageViewController, willTransitionTo pending: [ViewController]) {
            log.add("delegate.will(\(pending.map(\.loggedName).joined()))")
        }

        func pageViewController(
            _: PageViewController,
            didFinishAnimating finished: Bool,
            previousViewControllers: [ViewController],
            transitionCompleted completed: Bool
        ) {
            #expect(finished)
            log.add("delegate.did(\(previousViewControllers.map(\.loggedName).joined()), \(completed))")
        }
    }

    let log: Log
    let window = Window(scheduler: ManualClock())
    let pages = PageViewController()
    let book: Book
    var a: LoggedController { book.pages[0] }
    var b: LoggedController { book.pages[1] }

    init() {
        log = Log()
        book = Book("A", "B", log: log)
        pages.title = "pages"
        pages.dataSource = book
        pages.delegate = book
        pages.setViewControllers([book.pages[0]], direction: .forward, animated: false)
        log.show(pages, in: window)
    }

    @Test func userTurnsThePage() {
        pages.userTurnsPage(.forward)
        #expect(pages.viewControllers == [b])
        #expect(pages.transitionCoordinator?.transitionDuration == window.transitionDuration)
        log.wait(for: window)
        log.expect([
            "delegate.will(B)", "A.willMove(nil)", "B.willMove(pages)", "B.loadView", "B.didLoad",
            "B.willAppear", "A.willDisappear", "B.isAppearing", "B.willLayout", "B.didLayout", "~",
            "B.didAppear", "A.didDisappear", "A.didMove(nil)", "B.didMove(pages)", "delegate.did(A, true)",
        ])
        #expect(a.parent == nil && a.view.superview == nil && pages.children == [b])
    }

    @Test func userTurnsBack() {
        pages.userTurnsPage(.forward)
        log.wait(for: window)
        _ = log.take()
        pages.userTurnsPage(.reverse)
        log.wait(for: window)
        #expect(
            log.take().filter { !$0.contains("ayout") } == [
                "delegate.will(A)", "B.willMove(nil)", "A.willMove(pages)", "A.willAppear", "B.willDisappear",
                "A.isAppearing", "~", "A.didAppear", "B.didDisappear", "B.didMove(nil)", "A.didMove(pages)",
                "delegate.did(B, true)",
            ]
        )
    }

    @Test func thereIsNoPageBeforeTheFirst() {
        pages.userTurnsPage(.reverse)
        #expect(pages.beginInteractiveTurn(.reverse) == nil)
        log.wait(for: window)
        #expect(log.take() == ["~"])
    }

    @Test func cancelledGestureTurnsThePageBack() {
        let turn = pages.beginInteractiveTurn(.forward)
        turn?.update(0.3)
        log.wait(for: window)
        turn?.cancel()
        log.wait(for: window)
        log.expectMoves([
            "delegate.will(B)", "A.willMove(nil)", "B.willMove(pages)", "B.willAppear", "A.willDisappear", "~",
            "~", "B.willMove(nil)", "A.willAppear", "A.didAppear", "B.willDisappear", "B.didDisappear",
            "B.didMove(nil)", "A.didMove(pages)", "delegate.did(A, false)",
        ])
        #expect(pages.viewControllers == [a] && pages.children == [a] && b.parent == nil && b.view.superview == nil)
        #expect(!a.isMovingToParent && !a.isMovingFromParent)
    }

    @Test func gestureTurnsThePage() {
        let turn = pages.beginInteractiveTurn(.forward)
        turn?.finish()
        log.wait(for: window)
        log.expectMoves([
            "delegate.will(B)", "A.willMove(nil)", "B.willMove(pages)", "B.willAppear", "A.willDisappear", "~",
            "B.didAppear", "A.didDisappear", "A.didMove(nil)", "B.didMove(pages)", "delegate.did(A, true)",
        ])
    }

    @Test(arguments: [true, false])
    func programSetsAPage(animated: Bool) {
        pages.setViewControllers([b], direction: .forward, animated: animated) { log.add("completion(\($0))") }
        #expect(pages.transitionCoordinator?.transitionDuration == (animated ? window.transitionDuration : nil))
        log.wait(for: window)
        log.expectMoves([
            "A.willMove(nil)", "B.willMove(pages)", "B.willAppear", "A.willDisappear", "~",
            "B.didAppear", "A.didDisappear", "A.didMove(nil)", "B.didMove(pages)", "completion(true)",
        ])
    }

    @Test func visiblePageIsNotSetAgain() {
        pages.setViewControllers([a], direction: .forward, animated: true) { log.add("completion(\($0))") }
        log.wait(for: window)
        #expect(log.take() == ["completion(true)", "~"])
    }

    @Test func pageSetDuringATurnFollowsIt() {
        let c = log.controller("C")
        pages.userTurnsPage(.forward)
        pages.setViewControllers([c], direction: .forward, animated: true)
        log.wait(for: window)
        log.expectMoves([
            "delegate.will(B)", "A.willMove(nil)", "B.willMove(pages)", "B.willAppear", "A.willDisappear",
            "B.didAppear", "A.didDisappear", "A.didMove(nil)", "B.didMove(pages)", "delegate.did(A, true)",
            "B.willMove(nil)", "C.willMove(pages)", "C.willAppear", "B.willDisappear", "~",
            "C.didAppear", "B.didDisappear", "B.didMove(nil)", "C.didMove(pages)",
        ])
    }

    @Test func offTheScreenOnlyThePageChanges() {
        window.isHidden = true
        _ = log.take()
        pages.userTurnsPage(.forward)
        pages.setViewControllers([b], direction: .forward, animated: true) { log.add("completion(\($0))") }
        log.expect([
            "A.willMove(nil)", "B.willMove(pages)", "A.didMove(nil)", "B.didMove(pages)", "completion(true)",
        ])
        #expect(!b.isViewLoaded)
    }

    @Test func otherNumbersOfPagesAreReported() {
        log.withDiagnostics {
            pages.setViewControllers([], direction: .forward, animated: false)
            pages.setViewControllers([a, b], direction: .forward, animated: false)
            pages.setViewControllers([pages], direction: .forward, animated: false)
        }
        #expect(log.take() == ["! wrongNumberOfPages", "! wrongNumberOfPages", "! hierarchyInconsistency"])
        #expect(pages.viewControllers == [a])
    }

    @Test func pageFollowsAContainerWithoutSuper() {
        let silent = log.recorded(SuperlessPageViewController(), as: "silent")
        silent.setViewControllers([log.controller("C")], direction: .forward, animated: false)
        log.show(silent, in: window)
        window.isHidden = true
        log.expect([
            "silent.willDisappear", "C.willDisappear", "silent.didDisappear", "C.didDisappear",
        ])
    }

    @Test func pagesThatHaveGoneAreReleased() {
        weak var page: ViewController?
        weak var container: PageViewController?
        do {
            let pages = PageViewController()
            let first = ViewController()
            (page, container) = (first, pages)
            pages.setViewControllers([first], direction: .forward, animated: false)
            log.show(pages, in: window)
            pages.setViewControllers([ViewController()], direction: .forward, animated: true)
        }
        #expect(page != nil)
        log.wait(for: window)
        #expect(page == nil && container != nil)
        window.rootViewController = nil
        log.wait(for: window)
        #expect(container == nil)
    }

    @Test func turnDoesNotRetainTheContainer() {
        weak var container: PageViewController?
        do {
            let pages = PageViewController()
            container = pages
            pages.setViewControllers([ViewController()], direction: .forward, animated: false)
            log.show(pages, in: window)
            pages.setViewControllers([ViewController()], direction: .forward, animated: true)
            window.rootViewController = nil
        }
        log.wait(for: window)
        #expect(container == nil)
    }
}

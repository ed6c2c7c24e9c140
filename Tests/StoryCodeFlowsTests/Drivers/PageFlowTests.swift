import StoryCode
import StoryCodeTesting
import TestSupport
import Testing

/// The place of a value is the page that is shown.
@MainActor
struct PageFlowTests {
    enum Chapter: String, Codable, CaseIterable {
        case one, two, three
    }

    struct Book: Codable, Equatable {
        var chapter = Chapter.one
    }

    struct Unmade: Error {}

    /// A book in a window.
    @MainActor
    final class Reader {
        let clock = ManualClock()
        let window: Window
        let flow: Flow<Book>
        let pages: PageViewController
        var log: [String] = []
        var unmade: Chapter?
        var refused: Chapter?

        init(_ flow: Flow<Book> = Flow(Book()), pages: PageViewController = PageViewController()) {
            self.flow = flow
            self.pages = pages
            window = Window(scheduler: clock)
            _ = Scene {
                return pages
            }.with { [unowned self] in
                return PageFlow(flow, \.chapter) { [unowned self] chapter in try make(chapter) }
            }.instantiate()
            window.rootViewController = pages
            window.makeKeyAndVisible()
            clock.run()
        }

        private func make(_ chapter: Chapter) throws -> ViewController {
            if chapter == unmade { throw Unmade() }
            if chapter == refused { return pages }
            log.append("make \(chapter)")
            let page = Counter()
            page.title = chapter.rawValue
            return page
        }

        var shown: String? { pages.viewControllers.first?.title ?? nil }

        func take() -> [String] {
            defer { log = [] }
            return log
        }
    }

    final class Counter: ViewController {
        var count = 0

        override init() {
            super.init()
            stateKeeper.register("count") { [weak self] in self?.count }
        }
    }

    @Test func pageThatIsRefusedLeavesTheValue() {
        let reader = Reader()
        reader.refused = .two
        let found = diagnostics {
            reader.flow.update { $0.chapter = .two }
            reader.clock.run()
        }
        #expect(found.map(\.problem.code) == ["hierarchyInconsistency"])
        #expect(reader.flow.value.chapter == .one)
        #expect(reader.shown == "one")
    }

    @Test func valueTurnsThePage() {
        let reader = Reader(Flow(Book(chapter: .two)))
        #expect(reader.shown == "two")
        reader.flow.update { $0.chapter = .three }
        #expect(reader.shown == "three")
        reader.clock.run()
        #expect(reader.take() == ["make two", "make three"])
        #expect(reader.flow.value.chapter == .three)
    }

    @Test func driverThatJoinsLateShowsItsPageWithoutAnimation() {
        final class Page: ViewController {
            var animations: [Bool] = []

            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                animations.append(animated)
            }
        }
        let (clock, pages, page) = (ManualClock(), PageViewController(), Page())
        pages.setViewControllers([ViewController()], direction: .forward, animated: false)
        let window = Window(scheduler: clock)
        window.rootViewController = pages
        window.makeKeyAndVisible()
        clock.run()
        pages.sceneEvents.add(PageFlow(Flow(Book(chapter: .two)), \.chapter) { _ in page }, for: pages)
        clock.run()
        #expect(pages.viewControllers == [page])
        #expect(page.animations == [false])
    }

    @Test func userTurnsPages() {
        let reader = Reader()
        reader.pages.userTurnsPage(.forward)
        #expect(reader.flow.value.chapter == .one)
        reader.clock.run()
        #expect(reader.flow.value.chapter == .two)
        reader.pages.userTurnsPage(.reverse)
        reader.clock.run()
        #expect(reader.flow.value.chapter == .one)
        reader.pages.userTurnsPage(.reverse)
        reader.clock.run()
        #expect(reader.flow.value.chapter == .one)
        #expect(reader.take() == ["make one", "make two", "make one"])
    }

    @Test func pageThatTheGuardForbidsIsLeft() {
        let reader = Reader()
        reader.flow.guarded { _ in Book(chapter: .one) }
        reader.pages.userTurnsPage(.forward)
        reader.clock.run()
        #expect(reader.shown == "one" && reader.flow.value.chapter == .one)
        #expect(reader.take() == ["make one", "make two", "make one"])
    }

    @Test func cancelledTurnChangesNothing() {
        let reader = Reader()
        let turn = reader.pages.beginInteractiveTurn(.forward)
        turn?.update(0.5)
        turn?.cancel()
        reader.clock.run()
        #expect(reader.shown == "one")
        #expect(reader.flow.value.chapter == .one)
    }

    @Test func onlyTheNewestPageIsShown() {
        let reader = Reader()
        reader.flow.update { $0.chapter = .two }
        reader.flow.update { $0.chapter = .one }
        reader.flow.update { $0.chapter = .three }
        reader.clock.run()
        #expect(reader.shown == "three")
        #expect(reader.take() == ["make one", "make two", "make three"])
    }

    @Test func pageThatCannotBeMadeIsReported() {
        let reader = Reader()
        reader.unmade = .two
        let found = diagnostics {
            reader.flow.update { $0.chapter = .two }
            reader.clock.run()
            reader.pages.userTurnsPage(.forward)
            reader.clock.run()
        }
        #expect(reader.shown == "one")
        #expect(reader.flow.value.chapter == .one)
        #expect(found.map(\.problem.code) == ["flowFactoryFailed", "flowFactoryFailed"])
        #expect(found.allSatisfy { $0.message.contains("The screen of chapter could not be made: Unmade()") })
        #expect(found.map { $0.subjects.map(\.description) } == [["<Flow<Book>>"], ["<PageViewController>"]])
    }

    @Test func placeWithoutAPageChangesNothing() {
        let (clock, flow) = (ManualClock(), Flow(3))
        var made: [Int] = []
        let pages = Scene {
            return PageViewController()
        }.with {
            return PageFlow(flow, \.self, places: [1, 2]) { place in
                made.append(place)
                return screen("\(place)")
            }
        }.instantiate()
        let window = Window(scheduler: clock)
        window.rootViewController = pages
        window.makeKeyAndVisible()
        for place in [2, 4] {
            flow.set(place)
            clock.run()
        }
        #expect(made == [2] && pages.viewControllers.map(\.title) == ["2"])
        extendLifetime(window)
    }

    @Test func dataSourceOfTheProgramStays() {
        final class Source: PageViewControllerDataSource {
            func pageViewController(
                _ pageViewController: PageViewController,
                viewControllerBefore viewController: ViewController
            ) -> ViewController? { nil }

            func pageViewController(
                _ pageViewController: PageViewController,
                viewControllerAfter viewController: ViewController
            ) -> ViewController? { ViewController() }
        }
        let (source, pages) = (Source(), PageViewController())
        pages.dataSource = source
        let reader = Reader(pages: pages)
        #expect(pages.dataSource === source)
        let found = diagnostics {
            pages.userTurnsPage(.forward)
            reader.clock.run()
        }
        // The page has no place.
        #expect(found.map(\.problem.code) == ["flowBypassed"])
        #expect(reader.flow.value.chapter == .one)
        reader.flow.update { $0.chapter = .two }
        reader.clock.run()
        #expect(reader.shown == "two")
    }

    @Test func stateOfThePageIsRestored() throws {
        let reader = Reader(Flow(Book(chapter: .two)))
        (reader.pages.viewControllers.first as? Counter)?.count = 7
        let flow = try Flow<Book>(restoring: reader.flow.save())
        let restored = Reader(flow)
        let page = try #require(restored.pages.viewControllers.first as? Counter)
        #expect(try page.stateKeeper.consume("count", as: Int.self) == 7)
        #expect(restored.shown == "two")
    }

    @Test func driverAndPagesAreReleased() {
        expectReleased {
            let reader = Reader()
            reader.flow.update { $0.chapter = .three }
            reader.clock.run()
            reader.pages.userTurnsPage(.reverse)
            reader.clock.run()
        }
    }
}

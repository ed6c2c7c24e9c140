import StoryCode
import TestSupport
import Testing

/// Changes of several places of a stack at once, and changes by the program next to the driver.
@MainActor
struct StackChangesTests {
    private func app(_ path: Int...) -> StackApp<[Int]> { StackApp(Flow(path), \.self) { screen("\($0)") } }

    /// Returns the events of the controllers in a stack during a change.
    private func events(_ app: StackApp<[Int]>, _ change: () -> Void) -> [String] {
        var log: [String] = []
        for screen in app.stack.viewControllers where screen.isViewLoaded {
            let title = screen.title ?? "?"
            screen.sceneEvents.add(Reporter { log.append("\(title) \($0)") }, for: screen)
        }
        log = []
        change()
        return log
    }

    @Test func placesArePushedAndPoppedOneByOne() {
        let app = app()
        var seen: [[String]] = []
        for path in [[1], [1, 2], [1], []] {
            app.update { $0 = path }
            seen.append(app.titles)
        }
        #expect(seen == [["root", "1"], ["root", "1", "2"], ["root", "1"], ["root"]])
    }

    @Test func severalPlacesArePushedInOneTransition() {
        let app = app()
        let log = events(app) { app.update { $0 = [1, 2] } }
        #expect(app.titles == ["root", "1", "2"] && log == ["root didDisappear"])
        #expect(app.stack.viewControllers.map(\.isViewLoaded) == [true, false, true])
        app.update { $0 = [1, 2, 3, 4] }
        #expect(app.titles == ["root", "1", "2", "3", "4"])
    }

    @Test func severalPlacesArePoppedInOneTransition() {
        let app = app()
        for place in 1...6 { app.update { $0.append(place) } }
        let log = events(app) { app.update { $0.removeLast(2) } }
        #expect(log == ["6 didDisappear", "4 didAppear animated"])
        #expect(app.titles == ["root", "1", "2", "3", "4"])
        app.update { $0.removeLast(2) }
        #expect(app.titles == ["root", "1", "2"])
        app.update { $0 = [] }
        #expect(app.titles == ["root"])
    }

    @Test func reorderedPlacesAreShownInTheirNewOrder() {
        let app = app()
        for place in 1...4 { app.update { $0.append(place) } }
        app.flow.set([1, 4, 3, 2], animated: false)
        app.clock.run()
        #expect(app.titles == ["root", "1", "3", "2"])
        for expected in [["root", "1", "4", "3"], ["root", "1", "4"], ["root", "1"], ["root"]] {
            app.goBack()
            #expect(app.titles == expected)
        }
        #expect(app.flow.value == [])
    }

    @Test(arguments: [false, true])
    func programPopsTheTop(animated: Bool) {
        let app = app(1)
        app.stack.popViewController(animated: animated)
        app.clock.run()
        #expect(app.flow.value == [] && app.titles == ["root"])
    }

    @Test(arguments: [false, true])
    func programPopsSeveralPlaces(animated: Bool) {
        let app = app()
        for place in 1...4 { app.update { $0.append(place) } }
        app.stack.popToViewController(app.stack.viewControllers[2], animated: animated)
        app.clock.run()
        #expect(app.flow.value == [1, 2] && app.titles == ["root", "1", "2"])
    }

    @Test func placeIsPushedAgainAfterTheUserHasLeftIt() {
        let app = app(1)
        weak let first = app.stack.topViewController
        app.goBack()
        app.update { $0 = [1] }
        #expect(app.titles == ["root", "1"] && first == nil)
        app.goBack()
        app.goBack()
        #expect(app.flow.value == [])
    }

    @Test func screensWithoutAPlaceLeaveTheValue() {
        let app = app(1)
        let found = diagnostics {
            for title in ["leaf", "second leaf"] {
                app.stack.pushViewController(screen(title), animated: false)
                app.clock.run()
            }
        }
        #expect(found.map(\.problem.code) == ["flowBypassed", "flowBypassed"])
        #expect(app.flow.value == [1] && app.titles == ["root", "1", "leaf", "second leaf"])
        app.goBack()
        #expect(app.flow.value == [1] && app.titles == ["root", "1", "leaf"])
        app.goBack()
        app.goBack()
        #expect(app.flow.value == [])
    }

    @Test func placeBelowAScreenWithoutAPlaceIsPoppedWithIt() {
        let app = app(1, 2)
        let found = diagnostics {
            app.stack.pushViewController(screen("leaf"), animated: true)
            app.clock.run()
        }
        #expect(found.count == 1)
        app.stack.popToRootViewController(animated: true)
        app.clock.run()
        #expect(app.flow.value == [] && app.titles == ["root"])
    }

    /// An app of which a test has the driver.
    private func appWithDriver() -> (StackApp<[Int]>, StackFlow<[Int], Int>) {
        let flow = Flow([Int]())
        let host = Scene {
            return NavigationController(rootViewController: screen("root"))
        }.with {
            return StackFlow(flow, \.self) { screen("\($0)") }
        }.host()
        return (StackApp(flow, stack: host.controller), host.helpers)
    }

    @Test func screensPushThemselvesOneAfterTheOther() throws {
        let (app, driver) = appWithDriver()
        for place in 1...3 {
            app.stack.pushViewController(try driver.makeScreen(for: place), animated: true)
            app.clock.run()
        }
        #expect(app.flow.value == [1, 2, 3] && app.titles == ["root", "1", "2", "3"])
        let pushed = app.stack.viewControllers
        // The screens belong to their places as if the driver had pushed them.
        app.update { $0 = [1, 2] }
        #expect(app.stack.viewControllers.elementsEqual(pushed.prefix(3)) { $0 === $1 })
        app.goBack()
        #expect(app.flow.value == [1])
    }

    @Test func screenOfAPlaceReplacesTheRoot() throws {
        let (app, driver) = appWithDriver()
        app.stack.setViewControllers([try driver.makeScreen(for: 7)], animated: false)
        app.clock.run()
        #expect(app.flow.value == [7] && app.titles == ["7"])
    }

    @Test func lastOfSeveralChangesOfTheProgramIsRead() throws {
        let app = app()
        for place in 1...3 { app.update { $0.append(place) } }
        app.stack.popViewController(animated: true)
        app.stack.popViewController(animated: true)
        #expect(app.flow.value == [1, 2, 3])
        app.clock.run()
        #expect(app.flow.value == [1] && app.titles == ["root", "1"])
    }

    @Test func rootThatIsReplacedStaysBelowThePlaces() {
        let app = app(1)
        let top = app.stack.viewControllers[1]
        let found = diagnostics {
            app.stack.setViewControllers([screen("other root"), top], animated: false)
            app.clock.run()
        }
        #expect(found.isEmpty && app.flow.value == [1])
        app.update { $0 = [1, 2] }
        #expect(app.titles == ["other root", "1", "2"])
    }

    @Test func placesStayWithoutTheRoot() {
        let app = app(1)
        let found = diagnostics {
            app.stack.setViewControllers([app.stack.viewControllers[1]], animated: false)
            app.clock.run()
        }
        #expect(found.isEmpty && app.flow.value == [1])
        app.update { $0 = [1, 2] }
        #expect(app.titles == ["1", "2"])
    }

    @Test func screenWithoutAPlaceAboveTheRootIsNoRoot() {
        let app = app()
        let found = diagnostics {
            app.stack.pushViewController(screen("leaf"), animated: false)
            app.clock.run()
        }
        #expect(found.map(\.problem.code) == ["flowBypassed"])
        app.update { $0 = [1] }
        #expect(app.titles == ["root", "1"])
    }

    @Test func placeThatTheProgramMovesAboveALaterOneLeavesTheValue() {
        let app = app(1, 2)
        let screens = app.stack.viewControllers
        let found = diagnostics {
            app.stack.setViewControllers([screens[0], screens[2], screens[1]], animated: false)
            app.clock.run()
        }
        #expect(found.isEmpty && app.flow.value == [2] && app.titles == ["root", "2", "1"])
    }
}

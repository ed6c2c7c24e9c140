import StoryCode
import TestSupport
import Testing

/// Common changes of a back stack, each as a change of an array.
@MainActor
struct BackStackTests {
    enum Page: Codable, Hashable, Sendable {
        case list, product(Int), profile
    }

    struct Shop: Codable, Hashable, Sendable {
        var path: [Page] = []
    }

    private func app(_ path: Page...) -> StackApp<Shop> {
        StackApp(Flow(Shop(path: path)), \.path) { screen("\($0)") }
    }

    @Test func eachPlaceIsPushedAndTheUserGoesBackToTheRoot() {
        let app = app()
        app.update { $0.path.append(.list) }
        app.update { $0.path.append(.product(1)) }
        #expect(app.titles == ["root", "list", "product(1)"])
        #expect([app.goBack(), app.goBack(), app.goBack()] == [true, true, false])
        #expect(app.titles == ["root"] && app.flow.value.path == [])
    }

    @Test func topIsReplacedAndTheScreenBelowStays() {
        let app = app(.list, .product(1))
        let list = app.stack.viewControllers[1]
        app.update { $0.path[1] = .product(2) }
        #expect(app.titles == ["root", "list", "product(2)"])
        #expect(app.stack.viewControllers[1] === list)
        app.goBack()
        #expect(app.stack.topViewController === list)
    }

    @Test func placesAboveAnotherAreRemovedAtOnce() {
        let app = app(.list, .product(1), .product(2), .profile)
        app.update { $0.path.removeSubrange(($0.path.firstIndex(of: .list) ?? 0) + 1..<$0.path.endIndex) }
        #expect(app.titles == ["root", "list"])
        app.update { $0.path = [] }
        #expect(app.titles == ["root"])
    }

    @Test func placeThatIsOnTopIsNotPushedAgain() {
        let app = app(.list)
        func showOnTop(_ page: Page) {
            app.update { if $0.path.last != page { $0.path.append(page) } }
        }
        showOnTop(.product(1))
        showOnTop(.product(1))
        #expect(app.titles == ["root", "list", "product(1)"])
        showOnTop(.list)
        #expect(app.flow.value.path == [.list, .product(1), .list])
    }

    @Test func placeMovesToTheTop() {
        let app = app(.list, .product(1), .profile)
        app.update { shop in
            shop.path.removeAll { $0 == .list }
            shop.path.append(.list)
        }
        #expect(app.titles == ["root", "profile", "list"])
        app.goBack()
        app.goBack()
        #expect(app.flow.value.path == [.product(1)] && app.titles == ["root", "product(1)"])
    }

    @Test func twoTapsWithTheSameTargetPushOnce() {
        let app = app(.list)
        // A row of the list that was shown before the first tap.
        let target = Shop(path: [.list, .product(1)])
        app.flow.set(target)
        app.clock.advance(by: .milliseconds(100))
        app.flow.set(target)
        app.clock.run()
        #expect(app.titles == ["root", "list", "product(1)"])
    }

    @Test func signingOutClearsTheStackInOneTransition() {
        let app = app(.list, .product(1), .profile)
        var log: [String] = []
        for screen in app.stack.viewControllers {
            let title = screen.title ?? "?"
            screen.sceneEvents.add(Reporter { log.append("\(title) \($0)") }, for: screen)
        }
        weak let profile = app.stack.topViewController
        log = []
        app.update { $0 = Shop() }
        #expect(app.titles == ["root"])
        #expect(log == ["root didLoad", "profile didDisappear", "root didAppear animated"])
        #expect(profile == nil)
    }

    @Test func pathIsRestoredAfterTheProcessHasEnded() throws {
        let saved = app(.list, .product(7), .profile).flow.save()
        let restored = StackApp(try Flow<Shop>(restoring: saved.written()), \.path) { screen("\($0)") }
        #expect(restored.flow.value.path == [.list, .product(7), .profile])
        #expect(restored.titles == ["root", "product(7)", "profile"])
        restored.goBack()
        #expect(restored.titles == ["root", "list", "product(7)"])
    }

    @Test func appearanceFollowsThePlaceOnTop() {
        var log: [String] = []
        func observed(_ page: Page) -> ViewController {
            Scene {
                return screen("\(page)")
            }.with {
                return Reporter { log.append("\(page) \($0)") }
            }.instantiate()
        }
        let app = StackApp(Flow(Shop()), \.path) { observed($0) }
        app.update { $0.path = [.list] }
        app.update { $0.path.append(.profile) }
        app.window.isHidden = true
        app.clock.run()
        app.window.isHidden = false
        app.clock.run()
        app.goBack()
        #expect(
            log == [
                "list didLoad", "list didAppear animated",
                "profile didLoad", "list didDisappear", "profile didAppear animated",
                "profile didDisappear", "profile didAppear",
                "profile didDisappear", "list didAppear animated",
            ]
        )
    }
}

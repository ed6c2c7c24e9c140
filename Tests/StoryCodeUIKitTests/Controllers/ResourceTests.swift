#if canImport(UIKit) && !os(watchOS)
    import StoryCodeTesting
    import StoryCodeUIKit
    import Testing
    import UIKit

    /// The bags and the state of a scene on a controller of UIKit.
    @MainActor
    struct ResourceTests {
        let log = Log()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

        private func scene(
            _ kind: ControllerKind,
            _ state: SavedState = SavedState()
        ) -> SceneHost<UIViewController, (Tracker, Tracker)> {
            Scene {
                return kind.logged(log)
            }.with {
                return Tracker("h1", log: log)
            }.with {
                return Tracker("h2", log: log)
            }.host(
                connect: { controller, _, _ in
                    controller.restoreState(state)
                },
                view: { _, _, _ in UIView() }
            )
        }

        private func fill(_ bag: ResourceBag, _ name: String) {
            log.add("+ \(name)")
            bag.insert { [log] in log.add("- \(name)") }
        }

        @Test(arguments: ControllerKind.allCases)
        func theAppearanceBagIsEmptiedAfterAllHelpers(kind: ControllerKind) async {
            let host = scene(kind)
            host.helpers.0.react = { [weak controller = host.controller] event in
                if event.short == "didAppear", let controller { fill(controller.appearanceBag, "bag") }
            }
            window.rootViewController = host.controller
            window.makeKeyAndVisible()
            await Host.settle(window)
            _ = log.take()
            window.isHidden = true
            await Host.settle(window)
            log.expect([
                "C.willDisappear", "h1.willDisappear", "h2.willDisappear", "- bag",
                "C.didDisappear", "h1.didDisappear", "h2.didDisappear",
            ])
        }

        @Test(arguments: ControllerKind.allCases)
        func theViewBagIsEmptiedAfterTheTeardown(kind: ControllerKind) {
            let host = scene(kind)
            host.helpers.0.react = { [weak controller = host.controller] event in
                if event == .viewDidLoad, let controller { fill(controller.viewBag, "bag") }
                // The resources of the next view stay.
                if event == .viewDidTearDown { controller?.loadViewIfNeeded() }
            }
            host.controller.loadViewIfNeeded()
            host.controller.view = nil
            let (will, did) = kind == .base ? (["C.willTearDown"], ["C.didTearDown"]) : ([], [])
            log.expect(
                ["C.didLoad", "h1.didLoad", "+ bag", "h2.didLoad"]
                    + will + ["h1.willTearDown", "h2.willTearDown"]
                    + did + [
                        "h1.didTearDown", "C.didLoad", "h2.didTearDown", "- bag", "h1.didLoad", "+ bag", "h2.didLoad",
                    ]
            )
        }

        @Test(arguments: ControllerKind.allCases)
        func releaseEmptiesEveryBagBeforeTheHelpers(kind: ControllerKind) {
            do {
                let host = scene(kind)
                for (name, bag) in [
                    ("scene", host.controller.sceneBag), ("view", host.controller.viewBag),
                    ("appearance", host.controller.appearanceBag),
                ] {
                    bag.insert { [log, weak controller = host.controller, weak helper = host.helpers.0] in
                        log.add("\(name) \(controller == nil) \(helper != nil)")
                    }
                }
            }
            log.expect(["appearance true true", "view true true", "scene true true"])
        }

        @Test(arguments: ControllerKind.allCases)
        func theViewStateSurvivesATeardown(kind: ControllerKind) throws {
            let host = scene(kind)
            host.controller.loadViewIfNeeded()
            host.controller.viewStateKeeper.register("offset") { 7 }
            host.controller.view = nil
            #expect(try host.controller.viewStateKeeper.consume("offset", as: Int.self) == 7)
        }

        @Test(arguments: ControllerKind.allCases)
        func aSceneIsRestored(kind: ControllerKind) throws {
            let first = scene(kind)
            first.controller.stateKeeper.register("page") { 3 }
            let second = scene(kind, first.controller.saveState())
            #expect(try second.controller.stateKeeper.consume("page", as: Int.self) == 3)
        }

        @Test func aControllerWithoutASceneHasBags() {
            do {
                let controller = UIViewController()
                fill(controller.sceneBag, "bag")
            }
            log.expect(["+ bag", "- bag"])
        }
    }
#endif

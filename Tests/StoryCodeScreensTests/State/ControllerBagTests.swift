import StoryCode
import TestSupport
import Testing

/// How long a controller's bags keep their contents.
@MainActor
struct ControllerBagTests {
    let log = Log()
    let clock = ManualClock()

    /// A logged scene that fills a bag at each delivery of an event.
    private func scene(
        filling bag: @escaping (ViewController) -> ResourceBag,
        on filling: ViewEvent
    ) -> SceneHost<LoggedController, (LoggedHelper, LoggedHelper)> {
        let host = log.scene()
        let fill: (ViewController, String) -> Void = { [log] controller, name in
            log.add("+ \(name)")
            bag(controller).insert { log.add("- \(name)") }
        }
        host.controller.react = { controller, event in
            if event.name == filling.name { fill(controller, "C") }
        }
        host.helpers.1.react = { [weak controller = host.controller] event in
            if event.name == filling.name, let controller { fill(controller, "h2") }
        }
        _ = log.take()
        return host
    }

    @Test func appearanceBagIsEmptiedAfterDidDisappear() {
        let window = Window(scheduler: clock)
        let host = scene(filling: { $0.appearanceBag }, on: .viewDidAppear(false))
        window.rootViewController = host.controller
        window.makeKeyAndVisible()
        _ = log.take()
        clock.flush()
        #expect(log.take() == ["C.didAppear", "+ C", "h1.didAppear", "h2.didAppear", "+ h2"])
        window.isHidden = true
        log.expect([
            "C.willDisappear", "h1.willDisappear", "h2.willDisappear", "- h2", "- C",
            "C.didDisappear", "h1.didDisappear", "h2.didDisappear",
        ])
        window.isHidden = false
        window.isHidden = true
        #expect(!log.take().contains { $0.hasPrefix("+") || $0.hasPrefix("-") })
    }

    @Test func cancelledSwipeFillsTheBagOnce() {
        let host = scene(filling: { $0.appearanceBag }, on: .viewWillAppear(true))
        let controller = host.controller
        controller.beginAppearanceTransition(true, animated: true)
        controller.endAppearanceTransition()
        _ = log.take()
        controller.beginAppearanceTransition(false, animated: true)
        controller.beginAppearanceTransition(true, animated: true)
        controller.endAppearanceTransition()
        log.expect([
            "C.willDisappear", "h1.willDisappear", "h2.willDisappear", "- h2", "- C",
            "C.willAppear", "+ C", "h1.willAppear", "h2.willAppear", "+ h2",
            "C.didAppear", "h1.didAppear", "h2.didAppear",
        ])
        #expect(!controller.appearanceBag.isEmpty)
    }

    @Test func reversedAppearanceEmptiesTheBag() {
        let host = scene(filling: { $0.appearanceBag }, on: .viewWillAppear(true))
        host.controller.loadViewIfNeeded()
        _ = log.take()
        host.controller.beginAppearanceTransition(true, animated: true)
        host.controller.beginAppearanceTransition(false, animated: true)
        log.expect([
            "C.willAppear", "+ C", "h1.willAppear", "h2.willAppear", "+ h2",
            "C.willDisappear", "h1.willDisappear", "h2.willDisappear", "- h2", "- C",
        ])
        #expect(host.controller.appearanceBag.isEmpty)
    }

    @Test func viewBagIsEmptiedAfterDidTearDown() {
        let host = scene(filling: { $0.viewBag }, on: .viewDidLoad)
        host.controller.loadViewIfNeeded()
        #expect(log.take() == ["C.loadView", "C.didLoad", "+ C", "h1.didLoad", "h2.didLoad", "+ h2"])
        host.controller.reloadView()
        log.expect([
            "C.willTearDown", "h1.willTearDown", "h2.willTearDown",
            "C.didTearDown", "h1.didTearDown", "h2.didTearDown", "- h2", "- C",
            "C.loadView", "C.didLoad", "+ C", "h1.didLoad", "h2.didLoad", "+ h2",
        ])
    }

    @Test func requestInABagClosureIsQueued() {
        let window = Window(scheduler: clock)
        let host = log.scene()
        window.rootViewController = host.controller
        window.makeKeyAndVisible()
        clock.flush()
        host.controller.appearanceBag.insert { [log, weak window] in
            log.add("show again")
            window?.isHidden = false
            log.add("asked")
        }
        _ = log.take()
        window.isHidden = true
        log.expect([
            "C.willDisappear", "h1.willDisappear", "h2.willDisappear", "show again", "asked",
            "C.didDisappear", "h1.didDisappear", "h2.didDisappear", "C.willAppear", "h1.willAppear", "h2.willAppear",
            "C.isAppearing", "h1.isAppearing", "h2.isAppearing", "C.willLayout", "h1.willLayout", "h2.willLayout",
            "C.didLayout", "h1.didLayout", "h2.didLayout",
        ])
    }

    @Test func directCallOfAnEventEmptiesNothing() {
        let controller = ViewController()
        controller.appearanceBag.keep(log)
        controller.viewBag.keep(log)
        log.withDiagnostics {
            controller.viewWillDisappear(false)
            controller.viewDidTearDown()
        }
        #expect(!controller.appearanceBag.isEmpty && !controller.viewBag.isEmpty)
    }

    @Test func releaseOfTheControllerEmptiesEveryBag() {
        do {
            let controller = ViewController()
            for name in ["one", "two"] {
                controller.sceneBag.insert { [log] in log.add("\(name) of the scene") }
                controller.appearanceBag.insert { [log] in log.add("\(name) of the appearance") }
                controller.viewBag.insert { [log] in log.add("\(name) of the view") }
            }
            #expect(log.take() == [])
        }
        log.expect([
            "two of the appearance", "one of the appearance", "two of the view", "one of the view",
            "two of the scene", "one of the scene",
        ])
    }

    @Test func helpersExistWhileTheSceneBagIsEmptied() {
        weak var controller: ViewController?
        weak var helper: LoggedHelper?
        do {
            let host = log.scene()
            controller = host.controller
            helper = host.helpers.0
            _ = log.take()
            host.controller.sceneBag.insert { [log, weak controller = host.controller, weak helper = host.helpers.0] in
                log.add("controller \(controller?.name ?? "gone"), helper \(helper?.name ?? "gone")")
            }
        }
        #expect(log.take() == ["controller gone, helper h1"])
        #expect(controller == nil && helper == nil)
    }

    @Test func sceneBagThatOutlivesItsControllerIsEmpty() {
        var controller: ViewController? = ViewController()
        let bag = controller?.sceneBag
        bag?.insert { [log] in log.add("released") }
        controller = nil
        #expect(log.take() == ["released"])
        bag?.insert { [log] in log.add("at once") }
        #expect(log.take() == ["at once"])
    }

    @Test func windowThatIsReleasedEmptiesTheAppearanceBagOnce() {
        do {
            let window = Window()
            let host = scene(filling: { $0.appearanceBag }, on: .viewDidAppear(false))
            window.rootViewController = host.controller
            window.makeKeyAndVisible()
            _ = log.take()
        }
        log.expect([
            "C.willDisappear", "h1.willDisappear", "h2.willDisappear", "- h2", "- C",
            "C.didDisappear", "h1.didDisappear", "h2.didDisappear",
        ])
    }
}

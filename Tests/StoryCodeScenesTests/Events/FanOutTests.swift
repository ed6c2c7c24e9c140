import StoryCode
import TestSupport
import Testing

/// The controller first, then the helpers in order, each event exactly once.
@MainActor
struct FanOutTests {
    let log = Log()

    @Test func eventReachesTheControllerThenEachHelper() {
        let host = log.scene()
        let window = Window()
        window.rootViewController = host.controller
        window.makeKeyAndVisible()
        window.isHidden = true
        host.controller.view = nil
        log.expect([
            "C.awake", "h1.awake", "h2.awake",
            "C.loadView", "C.didLoad", "h1.didLoad", "h2.didLoad",
            "C.willAppear", "h1.willAppear", "h2.willAppear",
            "C.isAppearing", "h1.isAppearing", "h2.isAppearing",
            "C.willLayout", "h1.willLayout", "h2.willLayout",
            "C.didLayout", "h1.didLayout", "h2.didLayout",
            "C.didAppear", "h1.didAppear", "h2.didAppear",
            "C.willDisappear", "h1.willDisappear", "h2.willDisappear",
            "C.didDisappear", "h1.didDisappear", "h2.didDisappear",
            "C.willTearDown", "h1.willTearDown", "h2.willTearDown",
            "C.didTearDown", "h1.didTearDown", "h2.didTearDown",
        ])
    }

    @Test func forgottenSuperLosesNoEvent() {
        let controller = Scene {
            LoggedController(log: log, callsSuper: false)
        }.with {
            LoggedHelper("h", log: log)
        }.instantiate()
        let window = Window()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.isHidden = true
        controller.unloadsViewOnMemoryWarning = true
        window.receiveMemoryWarning()
        log.expect([
            "C.awake", "h.awake",
            "C.loadView", "C.didLoad", "h.didLoad",
            "C.willAppear", "h.willAppear",
            "C.isAppearing", "h.isAppearing",
            "C.willLayout", "h.willLayout", "C.didLayout", "h.didLayout",
            "C.didAppear", "h.didAppear",
            "C.willDisappear", "h.willDisappear", "C.didDisappear", "h.didDisappear",
            "C.didReceiveMemoryWarning",
            "C.willTearDown", "h.willTearDown", "C.didTearDown", "h.didTearDown",
        ])
    }

    @Test func superCalledTwiceNotifiesOnce() {
        final class Eager: ViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                super.viewDidLoad()
            }
        }
        let controller = Scene { Eager() }.with { LoggedHelper("h", log: log) }.instantiate()
        controller.loadViewIfNeeded()
        #expect(log.take() == ["h.awake", "h.didLoad"])
    }

    @Test func objectInTwoSlotsIsNotifiedOnce() {
        let helper = LoggedHelper("h", log: log)
        let boxed: any ViewObserver = helper
        let controller = Scene {
            LoggedController(log: log)
        }.with {
            helper
        }.with {
            boxed
        }.with {
            Optional(helper)
        }.instantiate()
        controller.loadViewIfNeeded()
        #expect(log.take() == ["C.awake", "h.awake", "C.loadView", "C.didLoad", "h.didLoad"])
    }

    @Test func controllerInASlotIsNotRetained() {
        weak var released: LoggedController?
        do {
            let controller = LoggedController(log: log)
            released = controller
            let host = Scene {
                controller
            }.with {
                controller
            }.with {
                Optional(controller)
            }.host(view: { controller, same, optional in
                #expect(controller === same)
                #expect(controller === optional)
                return View()
            })
            #expect(host.helpers.0 === controller)
            controller.loadViewIfNeeded()
        }
        #expect(log.take() == ["C.awake", "C.loadView", "C.didLoad"])
        #expect(released == nil)
    }
}

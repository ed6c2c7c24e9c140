import StoryCode
import TestSupport
import Testing

/// Views that are built again by a callback, or during one.
@MainActor
struct RebuiltViewTests {
    // The container is laid out meanwhile, before or after the child disappears, so its events are not in the list.
    @Test(arguments: SchedulerKind.allCases)
    func reloadedChildThatLeavesItsParent(scheduler: SchedulerKind) {
        let stage = LifecycleStage(scheduler)
        let (p, c) = (stage.controller("P"), stage.controller("C"))
        stage.show(p)
        stage.add(c, to: p)
        c.once(.viewWillAppear(false)) { stage.remove(c) }
        c.reloadView()
        stage.rest()
        #expect(
            stage.log.take(of: "C") == [
                "C.willDisappear", "C.didDisappear", "C.willTearDown", "C.didTearDown", "C.loadView", "C.didLoad",
                "C.willAppear", "C.willMove(nil)", "C.didMove(nil)", "C.willDisappear", "C.didDisappear",
            ]
        )
        #expect(stage.visible == ["P"] && c.parent == nil)
    }

    @Test(arguments: SchedulerKind.allCases)
    func viewReadInDidTearDownKeepsItsResources(scheduler: SchedulerKind) {
        let stage = LifecycleStage(scheduler)
        let c = stage.controller("C")
        var loads = 0
        var released: [Int] = []
        stage.window.rootViewController = c
        c.react = { c, event in
            if event == .viewDidLoad {
                loads += 1
                let number = loads
                c.viewBag.insert { released.append(number) }
            }
            if event == .viewDidTearDown, loads == 1 { _ = c.view }
        }
        c.loadViewIfNeeded()
        c.view = nil
        #expect(released == [1] && !c.viewBag.isEmpty)
        c.view = nil
        stage.rest()
        stage.log.expect([
            "C.loadView", "C.didLoad", "C.willTearDown", "C.didTearDown", "C.loadView", "C.didLoad",
            "C.willTearDown", "C.didTearDown",
        ])
        #expect(released == [1, 2] && c.viewBag.isEmpty && !c.isViewLoaded)
    }

    // The helper after the reading one hears of the teardown before it hears of the new view (decision D5).
    @Test(arguments: SchedulerKind.allCases)
    func viewReadByAHelperKeepsItsResources(scheduler: SchedulerKind) {
        let stage = LifecycleStage(scheduler)
        let scene = stage.log.scene()
        let (c, (h1, h2)) = (scene.controller, scene.helpers)
        var loads = 0
        var released: [Int] = []
        stage.window.rootViewController = c
        _ = stage.log.take()
        h1.react = { [unowned c] event in
            if event == .viewDidTearDown, loads == 1 { _ = c.view }
        }
        h2.react = { [unowned c] event in
            guard event == .viewDidLoad else { return }
            loads += 1
            let number = loads
            c.viewBag.insert { released.append(number) }
        }
        c.loadViewIfNeeded()
        c.view = nil
        stage.rest()
        stage.log.expect([
            "C.loadView", "C.didLoad", "h1.didLoad", "h2.didLoad",
            "C.willTearDown", "h1.willTearDown", "h2.willTearDown", "C.didTearDown", "h1.didTearDown",
            "C.loadView", "C.didLoad", "h2.didTearDown", "h1.didLoad", "h2.didLoad",
        ])
        #expect(released == [1] && !c.viewBag.isEmpty && c.isViewLoaded)
    }
}

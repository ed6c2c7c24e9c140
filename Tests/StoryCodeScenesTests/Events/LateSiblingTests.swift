import StoryCode
import TestSupport
import Testing

/// A late helper catches up to the state of the helper before it; see ``LateHelperTests``.
@MainActor
struct LateSiblingTests {
    let log: Log
    let scene: LateScene

    init() {
        log = Log()
        scene = LateScene(log: log)
    }

    @Test func removeCascade() {
        scene.on("1", .viewWillAppear(false)) { $0.add("2") }
        scene.on("2", .viewWillAppear(false)) {
            $0.remove("2")
            $0.add("3")
            $0.add("4")
        }
        scene.on("3", .viewDidAppear(false)) { $0.remove("3") }
        scene.appear()
        scene.add("1")
        scene.begin(up: false)
        log.expect([
            "1.awake", "1.didLoad", "1.willAppear", "2.awake", "2.didLoad", "1.didAppear",
            "2.willAppear", "3.awake", "3.didLoad", "4.awake", "4.didLoad",
            "3.willAppear", "3.didAppear", "4.willAppear", "4.didAppear", "1.willDisappear", "4.willDisappear",
        ])
    }

    @Test func changeStateDuringDescending() {
        scene.on("1", .viewWillDisappear(false)) {
            $0.begin(up: true)
            $0.end()
            $0.add("2")
        }
        scene.add("1")
        scene.appear()
        _ = log.take()
        scene.begin(up: false)
        log.expect([
            "1.willDisappear", "2.awake", "2.didLoad", "2.willAppear", "2.didAppear", "2.willDisappear",
            "1.willAppear", "2.willAppear", "1.didAppear", "2.didAppear",
        ])
    }

    @Test func siblingLimitationCheck() {
        scene.on("1", .viewWillAppear(false)) { $0.add("2") }
        scene.on("1", .viewDidAppear(false)) { $0.add("3") }
        scene.appear()
        scene.add("1")
        log.expect([
            "1.awake", "1.didLoad", "1.willAppear", "2.awake", "2.didLoad", "1.didAppear", "3.awake", "3.didLoad",
            "2.willAppear", "2.didAppear", "3.willAppear", "3.didAppear",
        ])
    }

    @Test func siblingRemovalLimitationCheck1() {
        scene.on("1", .viewWillAppear(false)) { $0.add("2") }
        scene.on("1", .viewDidAppear(false)) {
            $0.remove("2")
            $0.add("3")
            $0.add("4")
        }
        scene.appear()
        scene.add("1")
        log.expect([
            "1.awake", "1.didLoad", "1.willAppear", "2.awake", "2.didLoad", "1.didAppear",
            "3.awake", "3.didLoad", "3.willAppear", "4.awake", "4.didLoad", "4.willAppear",
            "3.didAppear", "4.didAppear",
        ])
    }

    @Test func siblingRemovalLimitationCheck2() {
        scene.on("1", .viewWillAppear(false)) { $0.add("2") }
        scene.on("1", .viewDidAppear(false)) {
            $0.add("3")
            $0.add("4")
        }
        scene.on("3", .viewDidLoad) { $0.remove("2") }
        scene.appear()
        scene.add("1")
        log.expect([
            "1.awake", "1.didLoad", "1.willAppear", "2.awake", "2.didLoad", "1.didAppear",
            "3.awake", "3.didLoad", "3.willAppear", "4.awake", "4.didLoad", "4.willAppear",
            "3.didAppear", "4.didAppear",
        ])
    }

    @Test func sameObserverReAddition() {
        let helper = LoggedHelper("1", log: log)
        scene.add(helper)
        scene.remove("1")
        scene.add(helper)
        scene.load()
        #expect(log.take() == ["1.awake", "1.awake", "1.didLoad"])
    }

    @Test func helperRemovedAndAddedInACallbackIsNew() {
        let helper = LoggedHelper("1", log: log)
        helper.react = { [unowned scene, unowned helper] _ in
            helper.react = { _ in }
            scene.remove("1")
            scene.add(helper)
        }
        scene.add(helper)
        scene.add("2")
        scene.load()
        #expect(log.take() == ["1.awake", "2.awake", "1.didLoad", "1.awake", "2.didLoad", "1.didLoad"])
    }

    @Test func removalOfManyHelpersSkipsNone() {
        let names = (1...14).map { "\($0)" }
        scene.on("12", .viewDidLoad) { scene in
            for name in names.prefix(12) { scene.remove(name) }
        }
        for name in names { scene.add(name) }
        scene.load()
        scene.unload()
        log.expect(
            names.map { "\($0).awake" } + names.map { "\($0).didLoad" }
                + ["13.willTearDown", "14.willTearDown", "13.didTearDown", "14.didTearDown"]
        )
    }

    @Test func removalOfEarlierHelpersSkipsNone() {
        scene.on("3", .viewDidLoad) {
            $0.remove("1")
            $0.remove("2")
        }
        for name in ["1", "2", "3", "4", "5"] { scene.add(name) }
        _ = log.take()
        scene.load()
        #expect(log.take() == ["1.didLoad", "2.didLoad", "3.didLoad", "4.didLoad", "5.didLoad"])
    }

    @Test func helpersJoinAfterAllOthersWereRemovedInACallback() {
        let names = ["1", "2", "3"]
        scene.on("3", .viewWillAppear(false)) { scene in
            for name in names { scene.remove(name) }
        }
        scene.on("4", .viewDidLoad) { $0.add("5") }
        for name in names { scene.add(name) }
        scene.begin(up: true)
        _ = log.take()
        scene.add("4")
        log.expect(["4.awake", "4.didLoad", "5.awake", "4.willAppear", "5.didLoad", "5.willAppear"])
    }

    @Test func helperAddedAgainInACallbackIsKnown() {
        let helper = LoggedHelper("1", log: log)
        helper.react = { [unowned scene, unowned helper] _ in
            helper.react = { _ in }
            scene.remove("1")
            scene.add(helper)
        }
        scene.add(helper)
        scene.load()
        scene.add(helper)
        scene.unload()
        log.expect(["1.awake", "1.didLoad", "1.awake", "1.didLoad", "1.willTearDown", "1.didTearDown"])
    }
}

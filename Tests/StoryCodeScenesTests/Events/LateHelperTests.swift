import StoryCode
import TestSupport
import Testing

/// Additions and removals in callbacks: no helper gets ahead of an earlier one.
///
/// These cases and those of ``LateSiblingTests`` are the tests of AndroidX's LifecycleRegistry, with their names. Two
/// rules differ: helpers are notified in the order of addition also when the view disappears, and changes requested in
/// a callback are queued. A dead parent is a controller that is released in the callback.
@MainActor
struct LateHelperTests {
    let log: Log
    let scene: LateScene

    init() {
        log = Log()
        scene = LateScene(log: log)
    }

    @Test func removeWhileTraversing() {
        scene.on("1", .viewDidLoad) { $0.remove("2") }
        scene.add("1")
        scene.add("2")
        scene.load()
        #expect(log.take() == ["1.awake", "2.awake", "1.didLoad"])
    }

    @Test func addDuringTraversing() {
        scene.on("1", .viewWillAppear(false)) { $0.add("3") }
        scene.add("1")
        scene.add("2")
        scene.begin(up: true)
        log.expect([
            "1.awake", "2.awake", "1.didLoad", "2.didLoad",
            "1.willAppear", "3.awake", "3.didLoad", "2.willAppear", "3.willAppear",
        ])
    }

    @Test func addDuringAddition() {
        scene.on("1", .viewDidAppear(false)) { $0.add("2") }
        scene.on("2", .viewDidLoad) { $0.add("3") }
        scene.add("1")
        scene.appear()
        log.expect([
            "1.awake", "1.didLoad", "1.willAppear", "1.didAppear",
            "2.awake", "2.didLoad", "3.awake", "2.willAppear", "2.didAppear",
            "3.didLoad", "3.willAppear", "3.didAppear",
        ])
    }

    @Test func constructionDestruction1() {
        scene.on("1", .viewWillAppear(false)) { $0.begin(up: false) }
        scene.appear()
        scene.add("1")
        #expect(log.take() == ["1.awake", "1.didLoad", "1.willAppear", "1.didAppear", "1.willDisappear"])
    }

    @Test func constructionDestruction2() {
        scene.on("1", .viewWillAppear(false)) {
            $0.begin(up: false)
            $0.end()
            $0.unload()
        }
        scene.appear()
        scene.add("1")
        log.expect([
            "1.awake", "1.didLoad", "1.willAppear", "1.didAppear",
            "1.willDisappear", "1.didDisappear", "1.willTearDown", "1.didTearDown",
        ])
    }

    @Test func twoObserversChangingState() {
        scene.on("1", .viewDidLoad) { $0.begin(up: true) }
        scene.add("1")
        scene.add("2")
        scene.load()
        #expect(log.take() == ["1.awake", "2.awake", "1.didLoad", "2.didLoad", "1.willAppear", "2.willAppear"])
    }

    @Test func downEventsAddition() {
        scene.on("2", .viewDidDisappear(false)) { $0.add("3") }
        scene.add("1")
        scene.add("2")
        scene.appear()
        _ = log.take()
        scene.begin(up: false)
        scene.end()
        scene.unload()
        log.expect([
            "1.willDisappear", "2.willDisappear", "1.didDisappear", "2.didDisappear",
            "3.awake", "3.didLoad", "3.willAppear", "3.willDisappear", "3.didDisappear",
            "1.willTearDown", "2.willTearDown", "3.willTearDown", "1.didTearDown", "2.didTearDown", "3.didTearDown",
        ])
    }

    @Test func downEventsRemoveAll() {
        scene.on("2", .viewDidDisappear(false)) { scene in
            for name in ["3", "2", "1"] { scene.remove(name) }
        }
        for name in ["1", "2", "3"] { scene.add(name) }
        scene.appear()
        _ = log.take()
        scene.begin(up: false)
        scene.end()
        scene.unload()
        #expect(
            log.take() == ["1.willDisappear", "2.willDisappear", "3.willDisappear", "1.didDisappear", "2.didDisappear"]
        )
    }

    @Test func deadParentInAddition() {
        scene.on("1", .viewWillAppear(false)) {
            $0.release()
            $0.add("2")
            $0.add("3")
        }
        scene.appear()
        scene.add("1")
        log.add(scene.controller == nil ? "released" : "alive")
        log.expect([
            "1.awake", "1.didLoad", "1.willAppear", "2.awake", "2.didLoad", "3.awake", "3.didLoad", "1.didAppear",
            "2.willAppear", "2.didAppear", "3.willAppear", "3.didAppear", "released",
        ])
    }

    /// The first helper is removed too, and the helpers that it adds still follow it.
    @Test func deadParentWhileTraversing() {
        scene.on("1", .viewWillAppear(false)) {
            $0.release()
            $0.remove("1")
            $0.add("2")
            $0.add("3")
        }
        scene.add("1")
        scene.begin(up: true)
        log.add(scene.controller == nil ? "released" : "alive")
        log.expect([
            "1.awake", "1.didLoad", "1.willAppear", "2.awake", "2.didLoad", "3.awake", "3.didLoad",
            "2.willAppear", "3.willAppear", "released",
        ])
    }
}

import StoryCode
import TestSupport
import Testing

@testable import StoryCodeScenes

/// How long the bags of a controller of another toolkit keep their contents.
@MainActor
struct SceneBagTests {
    let log = Log()

    private func fill(_ bag: ResourceBag, _ name: String) {
        log.add("+ \(name)")
        bag.insert { [log] in log.add("- \(name)") }
    }

    @Test func appearanceBagIsEmptiedAfterAllHelpers() {
        let host = ToolkitController.scene(log)
        host.helpers.1.react = { [unowned controller = host.controller] event in
            if event == .viewDidAppear(true) { fill(controller.appearanceBag, "bag") }
        }
        host.controller.show()
        host.controller.sceneEvents.send(.viewWillDisappear(true))
        host.controller.sceneEvents.send(.viewDidDisappear(true))
        log.expect([
            "h1.willAppear", "h2.willAppear", "h1.didAppear", "h2.didAppear", "+ bag",
            "h1.willDisappear", "h2.willDisappear", "- bag", "h1.didDisappear", "h2.didDisappear",
        ])
    }

    @Test func queuedEventEmptiesTheBagInItsTurn() {
        let host = ToolkitController.scene(log)
        host.helpers.0.react = { [unowned controller = host.controller] event in
            switch event {
            case .viewWillAppear: fill(controller.appearanceBag, "bag")
            case .viewDidAppear:
                controller.sceneEvents.send(.viewWillDisappear(true))
                controller.sceneEvents.send(.viewWillAppear(true))
            default: break
            }
        }
        host.controller.show()
        log.expect([
            "h1.willAppear", "+ bag", "h2.willAppear", "h1.didAppear", "h2.didAppear",
            "h1.willDisappear", "h2.willDisappear", "- bag", "h1.willAppear", "+ bag", "h2.willAppear",
        ])
        #expect(!host.controller.appearanceBag.isEmpty)
    }

    @Test func viewBagKeepsTheResourcesOfTheNextView() {
        let host = ToolkitController.scene(log)
        fill(host.controller.viewBag, "first")
        host.helpers.0.react = { [unowned controller = host.controller] event in
            switch event {
            case .viewDidLoad: fill(controller.viewBag, "second")
            case .viewDidTearDown: controller.load()
            default: break
            }
        }
        host.controller.sceneEvents.send(.viewWillTearDown)
        host.controller.sceneEvents.send(.viewDidTearDown)
        fill(host.controller.viewBag, "third")
        log.expect([
            "+ first", "h1.willTearDown", "h2.willTearDown", "h1.didTearDown", "h2.didTearDown", "- first",
            "h1.didLoad", "+ second", "h2.didLoad", "+ third",
        ])
    }

    @Test func directCallEmptiesNothing() {
        let host = ToolkitController.scene(log)
        fill(host.controller.appearanceBag, "appearance")
        fill(host.controller.viewBag, "view")
        host.controller.sceneEvents.relay(.viewWillDisappear(true))
        host.controller.sceneEvents.relay(.viewDidTearDown)
        log.expect([
            "+ appearance", "+ view", "h1.willDisappear", "h2.willDisappear", "h1.didTearDown", "h2.didTearDown",
        ])
        #expect(!host.controller.appearanceBag.isEmpty && !host.controller.viewBag.isEmpty)
    }

    @Test func releaseEmptiesEveryBagBeforeTheHelpers() {
        do {
            let host = ToolkitController.scene(log)
            let joined = LoggedHelper("late", log: log)
            host.controller.sceneEvents.add(joined, for: host.controller)
            for (name, bag) in [
                ("scene", host.controller.sceneBag), ("view", host.controller.viewBag),
                ("appearance", host.controller.appearanceBag),
            ] {
                bag.insert { [log, weak controller = host.controller, weak h1 = host.helpers.0, weak joined] in
                    log.add("\(name) \(controller == nil) \(h1?.name ?? "gone") \(joined?.name ?? "gone")")
                }
            }
        }
        log.expect(["late.awake", "appearance true h1 late", "view true h1 late", "scene true h1 late"])
    }

    @Test func releaseElsewhereEmptiesTheBagsOnTheMainActor() async {
        await withCheckedContinuation { continuation in
            let host = ToolkitController.scene(log)
            host.controller.sceneBag.insert { [log, weak helper = host.helpers.0] in
                log.add("\(MainThread.isCurrent) \(helper?.name ?? "gone")")
                continuation.resume()
            }
            let controller = host.controller
            Task.detached { _ = controller }
        }
        #expect(log.take() == ["true h1"])
    }

    @Test func helpersThatJoinInABagReceiveEveryEvent() {
        let host = ToolkitController.scene(log)
        host.controller.load()
        host.controller.show()
        let (first, second) = (LoggedHelper("first", log: log), LoggedHelper("second", log: log))
        let events = host.controller.sceneEvents
        first.react = { [unowned controller = host.controller] event in
            if event == .viewDidLoad { controller.sceneEvents.add(second, for: controller) }
        }
        host.controller.appearanceBag.insert { [unowned controller = host.controller] in
            controller.sceneEvents.add(first, for: controller)
        }
        _ = log.take()
        events.send(.viewWillDisappear(true))
        events.send(.viewDidDisappear(true))
        log.expect([
            "h1.willDisappear", "h2.willDisappear", "first.awake", "first.didLoad", "second.awake",
            "first.willAppear", "first.willDisappear", "second.didLoad", "second.willAppear", "second.willDisappear",
            "h1.didDisappear", "h2.didDisappear", "first.didDisappear", "second.didDisappear",
        ])
    }

    @Test func eventsMakeNoBags() {
        let host = ToolkitController.scene(log)
        host.controller.load()
        host.controller.show()
        host.controller.sceneEvents.send(.viewWillDisappear(true))
        #expect(host.controller.saveState().isEmpty)
        #expect(host.controller.sceneEvents.resourcesIfMade == nil)
    }
}

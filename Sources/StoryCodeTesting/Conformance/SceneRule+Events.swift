import StoryCode

// The rules about events.
extension SceneRule {
    /// The events of a view that is loaded, appears and disappears.
    private nonisolated static var events: [String] {
        ["viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"]
    }

    /// An event, as each of the two helpers receives it.
    private static func received(_ events: [String]) -> [String] { events.flatMap { ["first.\($0)", "second.\($0)"] } }

    static var once: Self {
        Self(
            words: "each observer receives each event once",
            advice: "Send each event once, in one place, and send both events of each pair."
        ) { adapter in
            let scene = ProbedScene(adapter)
            _ = scene.take()
            scene.load()
            scene.load()
            for _ in 0..<2 {
                scene.appear()
                scene.disappear()
            }
            let lines = scene.take()
            func counts(_ count: (String) -> Int) -> [String] { events.map { "\($0): \(count($0))" } }
            return difference(
                from: counts { $0 == "viewDidLoad" ? 1 : 2 },
                in: counts { event in lines.count { $0 == "first.\(event)" } }
            )
        }
    }

    static var order: Self {
        Self(
            words: "an event reaches the observers in their order, and follows the event before it",
            advice: """
                Load the view before it appears, and send `viewWillAppear`, `viewDidAppear`, `viewWillDisappear` and \
                `viewDidDisappear` in this order with `sceneEvents.send(_:)`.
                """
        ) { adapter in
            let scene = ProbedScene(adapter)
            _ = scene.take()
            scene.appear()
            scene.disappear()
            // The number of events is another rule.
            var known: Set<String> = []
            let lines = scene.take().filter { $0 != "view builder" && known.insert($0).inserted }
            return difference(from: received(events).filter(known.contains), in: lines)
        }
    }

    static var late: Self {
        Self(
            words: "a late helper catches up with the view, and then receives each event after the helpers before it",
            advice: "Send every event with the same `sceneEvents`, which remember what a late helper has missed."
        ) { adapter in
            let scene = ProbedScene(adapter)
            scene.appear()
            _ = scene.take()
            let late = scene.addLateHelper()
            scene.disappear()
            late.remove()
            scene.appear()
            scene.disappear()
            let lines = scene.take().filter { !$0.hasPrefix("first") }
            let expected = [
                "late.awake", "late.viewDidLoad", "late.viewWillAppear", "late.viewDidAppear",
                "second.viewWillDisappear", "late.viewWillDisappear",
                "second.viewDidDisappear", "late.viewDidDisappear",
                "second.viewWillAppear", "second.viewDidAppear", "second.viewWillDisappear", "second.viewDidDisappear",
            ]
            return difference(from: expected, in: lines)
        }
    }

    static var reentrancy: Self {
        Self(
            words: "a change that a helper requests in an event follows when the event has reached all observers",
            advice: """
                Accept changes during an event, and send their events with `sceneEvents.send(_:)`, which queues them.
                """
        ) { adapter in
            let scene = ProbedScene(adapter)
            _ = scene.take()
            var expected: [String] = []
            if adapter.tearsViewsDown {
                scene.first.react = { [weak scene] in if $0 == .viewDidLoad { scene?.tearDown() } }
                scene.load()
                scene.add(scene.viewInWords)
                expected = received(["viewDidLoad", "viewWillTearDown", "viewDidTearDown"]) + ["no view"]
            }
            scene.first.react = { [weak scene] in if $0.name == "viewDidAppear" { scene?.disappear() } }
            scene.appear()
            expected += received(events)
            return difference(from: expected, in: scene.take().filter { $0 != "view builder" })
        }
    }
}

import StoryCode

// The rules about the ownership of scenes.
extension SceneRule {
    static var ownEvents: Self {
        Self(
            words: "each controller has scene events of its own, and the same ones for its whole life",
            advice: "Store the scene events in a constant of the controller: `let sceneEvents = SceneEvents<…>()`."
        ) { adapter in
            let scene = ProbedScene(adapter)
            let other = ProbedScene(adapter)
            let events = scene.controller.sceneEvents
            var lines: [String] = []
            @MainActor func check(_ moment: String) {
                if scene.controller.sceneEvents !== events { lines.append("other scene events \(moment)") }
            }
            if other.controller.sceneEvents === events { lines.append("the scene events of another controller") }
            _ = other.take()
            scene.appear()
            check("after appearing")
            scene.disappear()
            check("after disappearing")
            if adapter.tearsViewsDown {
                scene.tearDown()
                check("after the teardown")
            }
            lines += other.take().map { "another scene: \($0)" }
            return difference(from: [], in: lines)
        }
    }

    static var release: Self {
        Self(
            words: "nothing outlives the controller, which retains its helpers and its view"
        ) { adapter in
            AllocationLog.message {
                let scene = ProbedScene(adapter)
                _ = scene.addLateHelper()
                scene.controller.sceneEvents.add(scene.controller, for: scene.controller)
                scene.appear()
                scene.disappear()
                adapter.release(scene.controller)
            }
        }
    }
}

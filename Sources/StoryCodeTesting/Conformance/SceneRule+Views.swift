import StoryCode

// The rules about making a scene and its views.
extension SceneRule {
    static var making: Self {
        Self(
            words: "a scene is connected and awoken before its first event, and its view is loaded later",
            advice: "Load the view when it is first needed, and not in the initialiser or in `sceneEvents`."
        ) { adapter in
            let scene = ProbedScene(adapter)
            scene.add(scene.viewInWords)
            return difference(from: ["connect", "first.awake", "second.awake", "no view"], in: scene.take())
        }
    }

    static var builder: Self {
        Self(
            words: "the view builder of the scene makes each view, once",
            advice: "Call `sceneEvents.makeView(for: self)` for each view. Make another view only if it returns nil."
        ) { adapter in
            let scene = ProbedScene(adapter)
            _ = scene.take()
            for _ in 0..<(adapter.tearsViewsDown ? 2 : 1) {
                scene.load()
                scene.load()
                scene.add(scene.viewInWords)
                if adapter.tearsViewsDown { scene.tearDown() }
            }
            let lines = scene.take().filter { !$0.contains(".") }
            let creation = ["view builder", "the view of the builder"]
            return difference(from: adapter.tearsViewsDown ? creation + creation : creation, in: lines)
        }
    }

    static var loading: Self {
        Self(
            words: "the controller has its view when its helpers receive an event",
            advice: "Change the state of the controller first, and then send the event."
        ) { adapter in
            let scene = ProbedScene(adapter)
            _ = scene.take()
            scene.first.react = { [weak scene] event in
                if let scene, scene.loadedView == nil { scene.add("no view at \(event.name)") }
            }
            scene.appear()
            scene.disappear()
            return difference(from: [], in: scene.take().filter { $0.hasPrefix("no view") })
        }
    }

    static var teardown: Self {
        Self(
            words: "helpers receive viewWillTearDown with the view and viewDidTearDown without it",
            advice: """
                Send `viewWillTearDown`, release the view, and then send `viewDidTearDown`. Load another view when it is \
                needed again.
                """
        ) { adapter in
            guard adapter.tearsViewsDown else { return nil }
            let scene = ProbedScene(adapter)
            scene.appear()
            scene.disappear()
            _ = scene.take()
            weak let view = scene.loadedView
            scene.second.react = { [weak scene] _ in
                scene?.add(scene?.loadedView == nil ? "no view" : "a view")
            }
            scene.tearDown()
            scene.add(view == nil ? "the view is released" : "the view still exists")
            scene.load()
            let expected = [
                "first.viewWillTearDown", "second.viewWillTearDown", "a view",
                "first.viewDidTearDown", "second.viewDidTearDown", "no view", "the view is released",
                "first.viewDidLoad", "second.viewDidLoad", "a view",
            ]
            return difference(from: expected, in: scene.take().filter { $0 != "view builder" })
        }
    }

    /// Returns how lines differ from the expected ones, or nil.
    static func difference(from expected: [String], in lines: [String]) -> String? {
        ListComparison(expected: expected, recorded: lines).message
    }
}

import StoryCode

/// The cost of creating a scene of five helpers with its connections and its view builder.
@MainActor
func sceneComparisons() -> [Comparison] {
    [
        Comparison(
            work: "make a scene with 5 helpers",
            variants: [
                Comparison.Variant(name: "by hand, plain classes", run: byHand),
                Comparison.Variant(name: "by hand, a ViewController", run: bySubclass),
                Comparison.Variant(name: "Scene", run: byScene),
                Comparison.Variant(name: "a closure per event", run: byClosures),
            ]
        )
    ]
}

@MainActor
private func byHand(times: Int) {
    for _ in 0..<times {
        let controller = HandWrittenController(
            provider: Provider(),
            presenter: Presenter(),
            starter: Starter(),
            logger: Logger(),
            watcher: Watcher()
        )
        controller.presenter.provider = controller.provider
        controller.title = controller.presenter.shown
        controller.presenter.awake()
        controller.starter.awake()
        escape(controller)
    }
}

@MainActor
private func bySubclass(times: Int) {
    for _ in 0..<times {
        let controller = HandWrittenSubclass()
        controller.presenter.provider = controller.provider
        controller.shown = controller.presenter.shown
        controller.presenter.awake()
        controller.starter.awake()
        escape(controller)
    }
}

@MainActor
private final class SceneryController: ViewController {
    var shown = 0
}

@MainActor
private func byScene(times: Int) {
    for _ in 0..<times {
        let controller = Scene {
            return SceneryController()
        }.with {
            return Provider()
        }.with {
            return Presenter()
        }.with {
            return Starter()
        }.with {
            return Logger()
        }.with {
            return Watcher()
        }.instantiate(
            connect: { controller, provider, presenter, _, _, _ in
                presenter.provider = provider
                controller.shown = presenter.shown
            },
            view: { _, _, presenter, _, _, _ in
                let view = CityView()
                presenter.view = view
                return view
            }
        )
        escape(controller)
    }
}

@MainActor
private func byClosures(times: Int) {
    for _ in 0..<times {
        let controller = ClosureController()
        let helpers = (Provider(), Presenter(), Starter(), Logger(), Watcher())
        controller.helpers = helpers
        controller.observe([helpers.0, helpers.1, helpers.2, helpers.3, helpers.4])
        controller.makeView = { [weak presenter = helpers.1] in
            let view = CityView()
            presenter?.view = view
            return view
        }
        helpers.1.provider = helpers.0
        controller.title = helpers.1.shown
        let all: [AnyObject] = [controller, helpers.0, helpers.1, helpers.2, helpers.3, helpers.4]
        for object in all { (object as? any Awakable)?.awake() }
        escape(controller)
    }
}

import StoryCode

/// The scene written by hand, with nothing of the library: a class that has its helpers as properties.
@MainActor
final class HandWrittenController {
    var title = 0
    let provider: Provider
    let presenter: Presenter
    let starter: Starter
    let logger: Logger
    let watcher: Watcher
    private(set) var view: CityView?

    init(provider: Provider, presenter: Presenter, starter: Starter, logger: Logger, watcher: Watcher) {
        self.provider = provider
        self.presenter = presenter
        self.starter = starter
        self.logger = logger
        self.watcher = watcher
    }

    func loadView() {
        let view = CityView()
        presenter.view = view
        self.view = view
    }
}

/// The scene written by hand as a subclass of the library's controller.
@MainActor
final class HandWrittenSubclass: ViewController {
    let provider = Provider()
    let presenter = Presenter()
    let starter = Starter()
    let logger = Logger()
    let watcher = Watcher()
    var shown = 0

    override func loadView() {
        let view = CityView()
        presenter.view = view
        self.view = view
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        presenter.viewDidAppear(animated)
        logger.viewDidAppear(animated)
        watcher.viewDidAppear(animated)
    }
}

import StoryCode

/// The scene in handwritten code, without the library: a class with its helpers as properties.
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

/// The scene in handwritten code, as a subclass of `ViewController`.
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

/// A screen of a handwritten navigation stack, which notifies three helpers itself.
@MainActor
final class HandWrittenScreen {
    private let scene = HandWrittenController(
        provider: Provider(),
        presenter: Presenter(),
        starter: Starter(),
        logger: Logger(),
        watcher: Watcher()
    )
    private let observers: [any ViewObserver]

    init() {
        scene.presenter.provider = scene.provider
        scene.presenter.awake()
        scene.starter.awake()
        observers = [scene.presenter, scene.logger, scene.watcher]
    }

    func appear() {
        if scene.view == nil {
            scene.loadView()
            for observer in observers { observer.viewDidLoad() }
        }
        for observer in observers { observer.viewWillAppear(true) }
    }

    func layOut() {
        for observer in observers { observer.viewIsAppearing(true) }
        for observer in observers { observer.viewWillLayoutSubviews() }
        for observer in observers { observer.viewDidLayoutSubviews() }
    }

    func appeared() { for observer in observers { observer.viewDidAppear(true) } }
    func disappear() { for observer in observers { observer.viewWillDisappear(true) } }
    func disappeared() { for observer in observers { observer.viewDidDisappear(true) } }
}

/// A handwritten navigation stack: the calls in their order, without any checks.
@MainActor
final class HandWrittenStack {
    private var screens: [HandWrittenScreen]

    init(root: HandWrittenScreen) { screens = [root] }

    func pushAndPop(_ screen: HandWrittenScreen) {
        screens.append(screen)
        change(from: screens[0], to: screen)
        screens.removeLast()
        change(from: screen, to: screens[0])
    }

    private func change(from old: HandWrittenScreen, to new: HandWrittenScreen) {
        old.disappear()
        new.appear()
        new.layOut()
        old.disappeared()
        new.appeared()
    }
}

/// A controller of a handwritten tree, which counts events and forwards them to its children.
@MainActor
class HandWrittenNode {
    var children: [HandWrittenNode] = []
    private var received = 0

    final func appearAndDisappear() {
        willAppear()
        layOut()
        didAppear()
        willDisappear()
        didDisappear()
    }

    func willAppear() {
        received &+= 1
        for child in children { child.willAppear() }
    }

    func layOut() {
        received &+= 3
        for child in children { child.layOut() }
    }

    func didAppear() {
        received &+= 1
        for child in children { child.didAppear() }
    }

    func willDisappear() {
        received &+= 1
        for child in children { child.willDisappear() }
    }

    func didDisappear() {
        received &+= 1
        for child in children { child.didDisappear() }
    }
}

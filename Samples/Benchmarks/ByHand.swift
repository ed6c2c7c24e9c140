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

/// A view of a handwritten tree, which knows whether it waits for its layout.
@MainActor
final class HandWrittenView {
    var subviews: [HandWrittenView] = []
    var needsLayout = true
    private var width = 0

    func layOut() {
        if needsLayout {
            needsLayout = false
            width &+= 1
        }
        for subview in subviews { subview.layOut() }
    }
}

/// A controller of a handwritten tree, with a view and a state, which forwards its events to its children.
@MainActor
class HandWrittenNode {
    enum State {
        case disappeared, appearing, appeared, disappearing
    }

    let view = HandWrittenView()
    private(set) var state = State.disappeared
    private var children: [HandWrittenNode] = []
    private var received = 0

    final func add(_ child: HandWrittenNode) {
        children.append(child)
        view.subviews.append(child.view)
    }

    final func appearAndDisappear() {
        beginAppearing()
        layOut()
        endAppearing()
        beginDisappearing()
        endDisappearing()
    }

    final func beginAppearing() {
        guard state == .disappeared else { return }
        state = .appearing
        view.needsLayout = true
        viewWillAppear()
        for child in children { child.beginAppearing() }
    }

    final func layOut() {
        viewIsAppearing()
        viewWillLayoutSubviews()
        if view.needsLayout { view.layOut() }
        viewDidLayoutSubviews()
        for child in children { child.layOut() }
    }

    final func endAppearing() {
        guard state == .appearing else { return }
        state = .appeared
        viewDidAppear()
        for child in children { child.endAppearing() }
    }

    final func beginDisappearing() {
        guard state == .appeared else { return }
        state = .disappearing
        viewWillDisappear()
        for child in children { child.beginDisappearing() }
    }

    final func endDisappearing() {
        guard state == .disappearing else { return }
        state = .disappeared
        viewDidDisappear()
        for child in children { child.endDisappearing() }
    }

    func viewWillAppear() { received &+= 1 }
    func viewIsAppearing() { received &+= 1 }
    func viewWillLayoutSubviews() { received &+= 1 }
    func viewDidLayoutSubviews() { received &+= 1 }
    func viewDidAppear() { received &+= 1 }
    func viewWillDisappear() { received &+= 1 }
    func viewDidDisappear() { received &+= 1 }
}

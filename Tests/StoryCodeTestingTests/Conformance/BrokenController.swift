import StoryCode
import StoryCodeTesting

/// A controller that breaks rules of scenes.
final class BrokenController: SceneController {
    enum Defect: CaseIterable {
        case loadsEarly, ignoresBuilder, buildsTwice, loadsAgain, loadsOnce, keepsItsView, announcesEarly,
            appearsWithoutView, disappearsWithoutView, announcesTwice, appearsTwice, neverDisappears, appearsBackwards,
            disappearsBackwards, announcesEachLoad, tearsDownSilently, catchesUpAgain, isBusy, sharesEvents,
            sendsToOthers, renewsEvents, renewsEventsAtEnd, renewsEventsWithItsView, isRetained
    }

    final class Panel {}

    private static let shared = SceneEvents<Panel>()
    private static var all: [BrokenController] = []

    private let defects: Set<Defect>
    private var events = SceneEvents<Panel>()
    private(set) var panel: Panel?
    private var first: Panel?
    private var isBusy = false

    private var isShown = false

    var sceneEvents: SceneEvents<Panel> {
        if has(.catchesUpAgain), isShown { events.send(.viewDidAppear(false)) }
        return has(.sharesEvents) ? Self.shared : events
    }

    init(_ defects: Set<Defect>) {
        self.defects = defects
        if has(.loadsEarly) { load() }
        if has(.isRetained) || has(.sendsToOthers) { Self.all.append(self) }
    }

    private func has(_ defect: Defect) -> Bool { defects.contains(defect) }

    /// Releases the controllers that tests have left.
    static func removeAll() { all = [] }

    private func send(_ event: ViewEvent) {
        isBusy = true
        (has(.sharesEvents) ? Self.shared : events).send(event)
        if has(.sendsToOthers) {
            for other in Self.all where other !== self { other.events.send(event) }
        }
        isBusy = false
    }

    func load() {
        guard panel == nil || has(.loadsAgain) else {
            if has(.announcesEachLoad) { send(.viewDidLoad) }
            return
        }
        if has(.announcesEarly) { send(.viewDidLoad) }
        if has(.buildsTwice) { _ = sceneEvents.makeView(for: self) }
        let built = has(.ignoresBuilder) ? nil : sceneEvents.makeView(for: self)
        panel = has(.loadsOnce) ? first ?? built ?? Panel() : built ?? Panel()
        first = has(.loadsOnce) ? panel : nil
        if !has(.announcesEarly) { send(.viewDidLoad) }
        if has(.announcesTwice) { send(.viewDidLoad) }
    }

    func show() {
        if !has(.appearsWithoutView), panel == nil || has(.loadsAgain) { load() }
        let events: [ViewEvent] = [.viewWillAppear(false), .viewDidAppear(false)]
        for event in has(.appearsBackwards) ? events.reversed() : events { send(event) }
        if has(.appearsTwice) { send(.viewDidAppear(false)) }
        if has(.renewsEvents) { self.events = SceneEvents() }
        isShown = true
    }

    func hide() {
        if has(.isBusy), isBusy { return }
        isShown = false
        if has(.disappearsWithoutView) { panel = nil }
        if has(.disappearsBackwards) { send(.viewDidDisappear(false)) }
        send(.viewWillDisappear(false))
        if !has(.neverDisappears), !has(.disappearsBackwards) { send(.viewDidDisappear(false)) }
        if has(.renewsEventsAtEnd) { events = SceneEvents() }
    }

    func unload() {
        guard !has(.tearsDownSilently) else {
            panel = nil
            return
        }
        send(.viewWillTearDown)
        if !has(.keepsItsView) { panel = nil }
        send(.viewDidTearDown)
        if has(.renewsEventsWithItsView) { events = SceneEvents() }
    }
}

struct BrokenAdapter: SceneControllerAdapter {
    let defects: Set<BrokenController.Defect>

    init(defects: BrokenController.Defect...) { self.defects = Set(defects) }

    func makeController() -> BrokenController { BrokenController(defects) }
    func makeView() -> BrokenController.Panel { BrokenController.Panel() }
    func loadedView(of controller: BrokenController) -> BrokenController.Panel? { controller.panel }
    func loadView(of controller: BrokenController) { controller.load() }
    func appear(_ controller: BrokenController) { controller.show() }
    func disappear(_ controller: BrokenController) { controller.hide() }
    func tearDownView(of controller: BrokenController) { controller.unload() }
}

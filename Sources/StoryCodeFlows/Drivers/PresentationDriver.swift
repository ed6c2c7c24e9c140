public import StoryCodeScenes

/// Presents the place of a flow's part, and dismisses it.
///
/// A helper of the scene of the presenter, which can be any controller. Portable screens and UIKit each name it
/// `PresentationFlow`.
///
/// The presentation waits until the presenter has appeared and presents nothing else. Another place replaces the
/// presented one after its dismissal. A screen that is presented over the presented one is dismissed along with it. The
/// screen of a presenter that leaves its container controller is dismissed as well. What the program presents without a
/// place, such as an alert, stays; it is reported if the value says that a place is presented.
///
/// See <doc:The-flow-of-an-app>.
@MainActor
public final class PresentationDriver<Toolkit: FlowToolkit, Value: Equatable, Place: Equatable> {
    private typealias Shown = PlaceFactory<Toolkit.Screen, Place>.Shown

    private let link: DriverLink<Toolkit, Value>
    private let keyPath: WritableKeyPath<Value, Place?>
    private let factory: PlaceFactory<Toolkit.Screen, Place>

    /// What is presented, which is dismissed after the driver.
    private final class Presentation {
        var shown: Shown?
    }

    private let presentation = Presentation()

    /// The presented place, on which the value and the controller agree.
    private var shown: Shown? {
        get { presentation.shown }
        set { presentation.shown = newValue }
    }

    /// Dismisses the presented screen after its presenter, if a container controller of the presenter presents it.
    private let deinitAction: DeinitAction

    /// Whether the presented screen is made anew.
    private(set) var isStale = false

    /// The place to present, after the dismissal of the presented one.
    private var next: Shown?

    /// The controller that prevents the presentation, which is observed.
    private weak var obstacle: Toolkit.Screen?

    /// Creates the driver of a part.
    ///
    /// - Parameter make: Makes the screen of a place. With a `switch`, a place without a screen does not compile. If the
    ///   screen has saved state, the first scene that the closure makes restores it before it is awoken.
    public init(
        _ flow: Flow<Value>,
        _ part: WritableKeyPath<Value, Place?>,
        make: @escaping @MainActor (Place) throws -> Toolkit.Screen
    ) {
        link = DriverLink(flow)
        keyPath = part
        factory = PlaceFactory(part, make)
        deinitAction = DeinitAction { [presentation] in
            guard let shown = presentation.shown, Toolkit.isPresented(shown.screen) else { return }
            Self.leave(shown.screen, flow)
            guard !flow.liveDrivers.contains(where: { $0.part == part }) else { return }
            flow.update { if $0[keyPath: part] == shown.place { $0[keyPath: part] = nil } }
        }
    }
}

extension PresentationDriver: SceneMember {
    package func didJoin(_ controller: AnyObject) {
        _ = link.connect(self, to: controller, as: Toolkit.Screen.self)
    }
}

extension PresentationDriver: Awakable {
    /// Takes the saved state of the place, which is presented when the presenter has appeared.
    public func awake() {
        factory.restore(link.flow.restoredValue.flatMap { $0[keyPath: keyPath] }, from: link.flow)
    }
}

extension PresentationDriver: ViewObserver {
    /// Presents the place.
    public func viewDidAppear(_ animated: Bool) { reconcileAtRest() }
}

extension PresentationDriver: FlowDriver {
    var part: AnyKeyPath { keyPath }
    var isAtRest: Bool { link.controller.map { Toolkit.isPresentationAtRest(over: $0) } ?? false }
    func reconcileAtRest() { link.reconcileAtRest(self, isPresentation: true) }
    var presents: Bool { shown == nil }
    var presentedScreen: AnyObject? { shown?.screen }
    func remake(at index: Int) { isStale = shown != nil }

    /// The value's part.
    private var place: Place? { link.flow.current[keyPath: keyPath] }

    var differs: Bool { link.controller != nil && place != shown?.place }

    var canFollow: Bool {
        guard let controller = link.controller else { return false }
        if let screen = shown?.screen {
            if isPresented(screen) { return Toolkit.hasAppeared(screen) }
            if Toolkit.isPresented(screen) { Self.leave(screen, link.flow) }
            (shown, isStale) = (nil, false)
        }
        guard let obstacle = Toolkit.screen(presentedBy: controller) else { return Toolkit.hasAppeared(controller) }
        wait(for: obstacle)
        return false
    }

    func prepare() throws(FlowFactoryError) {
        let place = place
        guard let place, place != next?.place, isStale || place != shown?.place else {
            if place == nil { next = nil }
            return
        }
        next = (place, try factory.screen(of: place))
    }

    func discardPrepared() { next = nil }

    func follow(animated: Bool) {
        guard let controller = link.controller else { return }
        if let shown {
            (self.shown, isStale) = (nil, false)
            Toolkit.dismiss(shown.screen, animated: animated)
        } else if let next {
            (shown, self.next) = (next, nil)
            observe(next.screen)
            Toolkit.present(next.screen, by: controller, animated: animated)
        }
    }

    func read() {
        guard let screen = shown?.screen, !isPresented(screen) else { return }
        (shown, isStale) = (nil, false)
        // A container controller that the presenter has left still presents it.
        let isLeft = Toolkit.isPresented(screen)
        if isLeft { Self.leave(screen, link.flow) }
        let isShownElsewhere = isLeft && link.flow.liveDrivers.contains { $0 !== self && $0.part == keyPath }
        if !isShownElsewhere { link.flow.propose { $0[keyPath: keyPath] = nil } }
    }

    func revert() {
        isStale = false
        link.flow.propose { $0[keyPath: keyPath] = shown?.place }
    }

    var states: [(path: String, state: SavedState)] { factory.states(of: place, shown: shown) }

    /// Dismisses a screen of a presenter that is gone when the screen has appeared and is at rest.
    private static func leave(_ screen: Toolkit.Screen, _ flow: Flow<Value>) {
        flow.leaving[screen] = ()
        Toolkit.whenPresentationAtRest(over: screen) { [weak screen] in
            guard let screen, Toolkit.isPresented(screen) else { return }
            if Toolkit.hasAppeared(screen) { return Toolkit.dismiss(screen, animated: true) }
            screen.sceneEvents.add(
                AppearanceObserver { [weak screen, weak flow] in
                    guard let screen, let flow, Toolkit.hasAppeared(screen) else { return }
                    leave(screen, flow)
                },
                for: screen
            )
        }
    }

    /// Whether a screen is presented by the presenter.
    private func isPresented(_ screen: Toolkit.Screen) -> Bool {
        link.controller.flatMap { Toolkit.screen(presentedBy: $0) } === screen
    }

    /// Presents the place when another presented controller is gone.
    private func wait(for other: Toolkit.Screen) {
        guard obstacle !== other else { return }
        obstacle = other
        observe(other)
        // The screen of another presenter has a place.
        guard link.flow.leaving[other] == nil,
            !link.flow.liveDrivers.contains(where: { $0.presentedScreen === other })
        else { return }
        DiagnosticHandler.report(.flowBypassed(path: keyPath.partName), other)
    }

    /// Compares the value and the controllers when a presented controller has disappeared.
    private func observe(_ screen: Toolkit.Screen) {
        screen.sceneEvents.add(
            AppearanceObserver { [weak self, weak screen] in
                Toolkit.contentsDidChange()
                guard let self else { return }
                // A presenter that was dismissed along with its screen is about to be released.
                if let screen, shown?.screen === screen, !isPresented(screen) { link.flow.read(self) }
                reconcileAtRest()
            },
            for: screen
        )
    }
}

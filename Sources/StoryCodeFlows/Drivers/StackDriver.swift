public import StoryCodeScenes

/// Shows the places of a flow's part above the root of a stack.
///
/// A helper of the scene of the stack. Portable screens and UIKit each name it `StackFlow`.
///
/// The longest common beginning of two lists of places keeps its screens. The position is the identity of a place, so
/// equal places may occur twice. Only the screen that is shown and the one below it are made; the others are made when
/// they are about to be uncovered, or at once if ``BuriedScreens/madeAtOnce`` is passed.
///
/// The controllers that are in the stack when the scene is connected stay below the places.
///
/// See <doc:The-flow-of-an-app>.
@MainActor
public final class StackDriver<Toolkit: FlowToolkit, Value: Equatable, Place: Equatable> {
    private let link: DriverLink<Toolkit, Value>
    private let keyPath: WritableKeyPath<Value, [Place]>
    private let make: @MainActor (Place) throws -> Toolkit.Screen
    private let buried: BuriedScreens

    private weak var stack: Toolkit.Stack?
    private var path = PlacePath<Place, Toolkit.Screen>()
    private var prepared: PlacePath<Place, Toolkit.Screen>?
    private var places = WeakDictionary<Place>()

    /// Creates the driver of a part.
    ///
    /// - Parameter make: Makes the screen of a place. With a `switch`, a place without a screen does not compile. If the
    ///   screen has saved state, the first scene that the closure makes restores it before it is awoken.
    public init(
        _ flow: Flow<Value>,
        _ part: WritableKeyPath<Value, [Place]>,
        buried: BuriedScreens = .madeWhenUncovered,
        make: @escaping @MainActor (Place) throws -> Toolkit.Screen
    ) {
        link = DriverLink(flow)
        keyPath = part
        self.make = make
        self.buried = buried
    }

    /// Makes a screen of a place for the program to push itself, after which the value contains the place.
    public func makeScreen(for place: Place) throws -> Toolkit.Screen {
        let screen = try make(place)
        places[screen] = place
        return screen
    }
}

/// When the screens below the two highest of a stack are made.
///
/// See <doc:The-flow-of-an-app>.
public enum BuriedScreens: Hashable, Sendable {
    /// When they are about to be uncovered.
    case madeWhenUncovered
    /// With the stack.
    case madeAtOnce
}

// MARK: - The scene

extension StackDriver: SceneMember {
    package func didJoin(_ controller: AnyObject) {
        stack = link.connect(self, to: controller, as: Toolkit.Stack.self)
    }
}

extension StackDriver: Awakable {
    /// Shows the places.
    public func awake() {
        guard let stack else { return }
        readPlaces(of: stack)
        path = path.changed(to: link.flow.value[keyPath: keyPath])
        // Of the restored places, those up to the first that has changed; the states of the others are dropped.
        let restored = link.flow.restoredValue?[keyPath: keyPath] ?? []
        let kept = path.commonCount(with: restored)
        for index in restored.indices {
            guard let state = link.flow.takeState(of: description(of: index)), index < kept else { continue }
            path.setState(state, at: index)
        }
        link.flow.read(self)
        reconcileAtRest()
    }
}

// MARK: - The flow

extension StackDriver: FlowDriver {
    var part: AnyKeyPath { keyPath }
    var isAtRest: Bool { link.isAtRest }
    func reconcileAtRest() { link.reconcileAtRest(self) }
    func remake(at index: Int) { path.remake(at: index) }
    var canFollow: Bool { stack != nil }
    var differs: Bool { stack != nil && path.places != link.flow.current[keyPath: keyPath] }

    var isStale: Bool { path.isStale }

    func prepare() throws(FlowFactoryError) {
        if let stack { readPlaces(of: stack) }
        var next = path.changed(to: link.flow.current[keyPath: keyPath])
        for index in missing(in: next) {
            next.setScreen(try screen(at: index, in: next), at: index)
        }
        prepared = next
    }

    func discardPrepared() { prepared = nil }

    func follow(animated: Bool) {
        guard let stack, let controller = link.controller, let next = prepared.take() else { return }
        let earlier = path
        path = next
        path.stackDidChange(to: next.screens)
        show(next.screens, in: stack, animated: animated && Toolkit.hasAppeared(controller))
        extendLifetime(earlier)
    }

    func read() {
        guard let stack else { return }
        if readPlaces(of: stack) { proposePlaces() }
        // What a gesture would uncover.
        guard !missing(in: path).isEmpty else { return }
        while case let missing = missing(in: path), !missing.isEmpty {
            for index in missing {
                do throws(FlowFactoryError) {
                    path.setScreen(try screen(at: index, in: path), at: index)
                } catch {
                    DiagnosticHandler.report(.flowFactoryFailed(path: error.path, error: error.reason), stack)
                    path.remove(at: index)
                    proposePlaces()
                }
            }
        }
        let screens = path.screens
        path.stackDidChange(to: screens)
        show(screens, in: stack, animated: false)
    }

    func revert() {
        path.forgetRemakes()
        proposePlaces()
    }

    private func proposePlaces() { link.flow.propose { $0[keyPath: keyPath] = path.places } }

    var states: [(path: String, state: SavedState)] {
        // During a transition, the value may already say other places.
        (0..<path.commonCount(with: link.flow.current[keyPath: keyPath])).compactMap { index in
            (path.screen(at: index)?.saveState() ?? path.states[index]).map { (description(of: index), $0) }
        }
    }

    /// Changes the path to what the stack contains; returns whether it was changed.
    @discardableResult
    private func readPlaces(of stack: Toolkit.Stack) -> Bool {
        let earlier = path
        guard let unknown = path.read(Toolkit.screens(of: stack), place: { places[$0] }) else { return false }
        for screen in unknown { DiagnosticHandler.report(.flowBypassed(path: keyPath.partName), screen, stack) }
        extendLifetime(earlier)
        return true
    }

    private func missing(in path: PlacePath<Place, Toolkit.Screen>) -> [Int] {
        path.missing(all: buried == .madeAtOnce)
    }

    private func show(_ screens: [Toolkit.Screen], in stack: Toolkit.Stack, animated: Bool) {
        if Toolkit.screens(of: stack).isSame(as: screens) { return }
        Toolkit.setScreens(screens, of: stack, animated: animated)
    }

    private func screen(
        at index: Int,
        in path: PlacePath<Place, Toolkit.Screen>
    ) throws(FlowFactoryError) -> Toolkit.Screen {
        do {
            return try RestoringScene.restore(path.states[index]) { try make(path.places[index]) }
        } catch {
            throw FlowFactoryError(path: description(of: index), reason: error)
        }
    }

    private func description(of index: Int) -> String { "\(keyPath.partName)[\(index)]" }
}

extension AnyKeyPath {
    /// The name of a part in messages and in saved states, without the type of the value.
    var partName: String {
        let description = "\(self)"
        guard description.hasPrefix("\\"), let dot = description.firstIndex(of: ".") else { return description }
        return String(description[description.index(after: dot)...])
    }
}

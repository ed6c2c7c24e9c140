import StoryCodeScenes

/// The injections that a controller or a view has received, each of which takes place once.
package struct InjectionState: Sendable {
    /// A source of injected dependencies.
    package enum Source: UInt8, Sendable {
        /// The registration of the object's class.
        case registration = 1
        /// The object itself, which resolves its dependencies.
        case resolver = 2
    }

    private var begun: UInt8 = 0

    /// Whether an injection has begun and was not cancelled.
    func hasBegun(_ source: Source) -> Bool { begun & source.rawValue != 0 }

    /// Begins an injection, and returns whether it had not begun before.
    @discardableResult
    mutating func begin(_ source: Source) -> Bool {
        guard !hasBegun(source) else { return false }
        begun |= source.rawValue
        return true
    }

    /// Cancels an injection that failed, so that it can be repeated.
    mutating func cancel(_ source: Source) { begun &= ~source.rawValue }
}

/// The origin of a controller and the injections that it has received.
struct ControllerInjection {
    /// The object that created the controller or took charge of it, or nil.
    private(set) var origin: (any ControllerOrigin)?

    /// The injections that the controller has received.
    var state = InjectionState()

    /// Sets the origin.
    mutating func setOrigin(_ origin: (any ControllerOrigin)?) { self.origin = origin }
}

extension ViewController {
    /// The object that created the controller or took charge of it, or nil.
    package var origin: (any ControllerOrigin)? { injection.origin }

    package func setOrigin(_ origin: (any ControllerOrigin)?) { injection.setOrigin(origin) }

    /// Whether an injection has begun and was not cancelled.
    package func hasBegunInjection(_ source: InjectionState.Source) -> Bool { injection.state.hasBegun(source) }

    /// Begins an injection, and returns whether it had not begun before.
    @discardableResult
    package func beginInjection(_ source: InjectionState.Source) -> Bool { injection.state.begin(source) }

    /// Cancels an injection that failed, so that it can be repeated.
    package func cancelInjection(_ source: InjectionState.Source) { injection.state.cancel(source) }
}

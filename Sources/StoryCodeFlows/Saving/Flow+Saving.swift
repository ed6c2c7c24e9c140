public import StoryCodeScenes

extension Flow where Value: Codable {
    /// Returns the value and the saved state of each living screen of a place.
    ///
    /// To write it to a file, encode it: `flow.save().encoded(by: coder)`.
    public func save() -> SavedState { savedState { $0.register("value") { self.value } } }

    /// Returns the value and the saved state of each living screen of a place.
    ///
    /// To write it to a file, encode it: `flow.save().encoded(by: coder)`.
    public func save() -> SavedState where Value: Sendable { savedState { $0.register("value") { self.value } } }

    private func savedState(_ registerValue: (StateKeeper) -> Void) -> SavedState {
        let states = StateKeeper(restored.save())
        for driver in liveDrivers {
            for (path, state) in driver.states where !state.isEmpty { states.register(path) { state } }
        }
        let keeper = StateKeeper()
        registerValue(keeper)
        keeper.register("screens") { states.save() }
        return keeper.save()
    }

    /// Creates a flow that shows a value that was saved, with the saved state of its screens.
    ///
    /// If the value does not decode as a whole, each array ends at its first element that does not, an optional becomes
    /// nil, and the rest is kept.
    ///
    /// ```swift
    /// let flow = try Flow<AppFlow>(restoring: saved) { dropped in print(dropped) }
    /// ```
    ///
    /// - Parameter report: Receives each part that was dropped.
    /// - Throws: A ``StateError`` if a part that is neither an element nor an optional does not decode.
    public convenience init(
        restoring saved: SavedState,
        _ report: (DroppedPart) -> Void = { _ in }
    ) throws(StateError) {
        let keeper = StateKeeper(saved)
        let screens = try keeper.consume("screens", as: SavedState.self) ?? SavedState()
        let value: Value?
        do {
            value = try keeper.consume("value", as: Value.self)
        } catch {
            guard let lenient = try keeper.consume("value", as: LenientValue<Value>.self) else { throw error }
            lenient.dropped.forEach(report)
            value = lenient.value
        }
        guard let value else {
            throw .wrongType(key: "value", found: "nothing", expected: "\(Value.self)")
        }
        self.init(value, restored: screens)
    }
}

extension Flow {
    /// Returns the saved state of the screen of a place, once.
    func takeState(of path: String) -> SavedState? { try? restored.consume(path, as: SavedState.self) }
}

/// A part of a saved value that could not be decoded.
///
/// See <doc:The-flow-of-an-app>.
public struct DroppedPart: Sendable, CustomStringConvertible {
    /// The path of the part through the value, such as `cities[1]`.
    public let path: String

    /// Why it could not be decoded.
    public let reason: any Error

    /// The path and the reason.
    public var description: String { "\(path) was dropped: \(reason)" }
}

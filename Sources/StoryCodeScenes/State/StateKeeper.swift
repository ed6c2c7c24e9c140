/// Keeps state by key while its owner, a view or a whole scene, is built again.
///
/// Modelled on the `StateKeeper` of Essenty: the objects that have state register closures that return it, ``save()``
/// calls them all, and the objects that replace them consume each value once.
///
/// ```swift
/// let keeper = StateKeeper()
/// keeper.register("page") { 7 }
///
/// let next = StateKeeper(keeper.save())
/// let page = try next.consume("page", as: Int.self)       // 7
/// let again = try next.consume("page", as: Int.self)      // nil
/// ```
///
/// State that was not consumed is saved again, so it waits for a screen that is not built this time. Each
/// ``SceneController`` has two keepers: ``SceneController/stateKeeper`` and ``SceneController/viewStateKeeper``.
///
/// See <doc:Keeping-state>.
@MainActor
public final class StateKeeper {
    // Values that these properties lose stay alive over the change: their deinitialisers may access the keeper.

    /// The registered closures, in order.
    private var registrations: [(key: String, entry: @MainActor () -> SavedState.Entry?)] = []

    /// The state that was restored and not consumed.
    private var unconsumed: SavedState

    /// The subject of diagnostics, if it is not the keeper itself.
    private weak let owner: AnyObject?

    /// Creates a keeper with state to consume, which another keeper has saved.
    public init(_ state: SavedState = SavedState()) {
        unconsumed = state
        owner = nil
    }

    init(of owner: AnyObject) {
        unconsumed = SavedState()
        self.owner = owner
    }

    // MARK: Saving

    /// Registers a closure that returns the value to save, or nil if there is none.
    ///
    /// The keeper retains the closure. A key that is registered already is reported, and the first registration stays.
    public func register<Value: Codable & Sendable>(_ key: String, _ value: @escaping @MainActor () -> Value?) {
        add(key) { value().map { .value($0) } }
    }

    /// Registers a closure that returns the value to save, or nil if there is none.
    ///
    /// The value need not be `Sendable`. It never leaves the main actor, so its state is encoded there, too.
    public func register<Value: Codable>(_ key: String, _ value: @escaping @MainActor () -> Value?) {
        add(key) { value().map { .isolated(IsolatedValue($0)) } }
    }

    /// Registers a closure that returns the whole state of another object, such as a child, or nil if there is none.
    public func register(_ key: String, _ state: @escaping @MainActor () -> SavedState?) {
        add(key) { state().map { .state($0) } }
    }

    /// Removes a registration, so that the key can be registered again.
    public func unregister(_ key: String) {
        guard let index = registrations.firstIndex(where: { $0.key == key }) else { return }
        extendLifetime(registrations.remove(at: index))
    }

    /// Returns the current state of all registrations, and the state that was not consumed.
    ///
    /// Saving does not consume state, and all registrations stay.
    public func save() -> SavedState {
        var state = unconsumed
        for (key, entry) in registrations {
            if let entry = entry() { state.set(entry, for: key) }
        }
        return state
    }

    private func add(_ key: String, _ entry: @escaping @MainActor () -> SavedState.Entry?) {
        guard !registrations.contains(where: { $0.key == key }) else {
            return DiagnosticHandler.report(.duplicateStateKey(key), owner ?? self)
        }
        registrations.append((key, entry))
    }

    // MARK: Consuming

    /// Removes a value from the restored state and returns it, or nil if there is none.
    ///
    /// - Throws: A ``StateError`` if the value has another type; it is not removed then.
    public func consume<Value: Codable>(
        _ key: String,
        as type: Value.Type
    ) throws(StateError) -> Value? {
        // Not a mutating call: decoding can run code that uses this keeper.
        let value = try unconsumed.value(key, as: type)
        if value != nil { extendLifetime(unconsumed.remove(key)) }
        return value
    }

    /// Removes the whole state of another object from the restored state and returns it, or nil if there is none.
    ///
    /// - Throws: A ``StateError`` if the key holds a single value; it is not removed then.
    public func consume(_ key: String, as type: SavedState.Type) throws(StateError) -> SavedState? {
        let state = try unconsumed.state(key)
        if state != nil { extendLifetime(unconsumed.remove(key)) }
        return state
    }

    /// Replaces the state that was not consumed.
    func restore(_ state: SavedState) { extendLifetime(exchange(&unconsumed, with: state)) }

    /// Saves, removes all registrations, and restores the saved state.
    func carryOver() {
        restore(save())
        extendLifetime(exchange(&registrations, with: []))
    }
}

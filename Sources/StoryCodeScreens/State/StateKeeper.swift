import StoryCodeScenes

/// Keeps state by key while what has it is built again: a view, or a whole scene.
///
/// After the `StateKeeper` of Essenty: whoever has state registers under a key what gives it, ``save()`` asks them
/// all, and whoever comes next consumes each value, once.
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
/// What nobody has consumed is saved again, so state waits for a screen that is not built this time.
/// Every ``ViewController`` has two: ``ViewController/stateKeeper`` and ``ViewController/viewStateKeeper``.
@MainActor
public final class StateKeeper {
    /// In the order in which they were registered.
    private var suppliers: [(key: String, entry: @MainActor () -> SavedState.Entry?)] = []

    /// What nobody has consumed.
    private var unread: SavedState

    /// Whose state it is, to be named in diagnostics.
    private weak let owner: AnyObject?

    /// Creates a keeper with state to consume.
    ///
    /// - Parameter state: What another keeper has saved; empty for a first life.
    public init(_ state: SavedState = SavedState()) {
        unread = state
        owner = nil
    }

    /// Creates the keeper of a controller.
    init(of owner: AnyObject) {
        unread = SavedState()
        self.owner = owner
    }

    // MARK: Saving

    /// Registers what gives a value to save.
    ///
    /// A key that is registered already is reported, and stays with whoever came first.
    ///
    /// - Parameters:
    ///   - key: The name of the value, different from all others of this keeper.
    ///   - value: Gives the value whenever state is saved; nil where there is nothing to save. The keeper retains
    ///     what it captures.
    public func register<Value: Codable & Sendable>(_ key: String, _ value: @escaping @MainActor () -> Value?) {
        add(key) { value().map { .value($0) } }
    }

    /// Registers what gives the whole state of something else, such as a child.
    ///
    /// - Parameters:
    ///   - key: The name of the state, different from all others of this keeper.
    ///   - state: Gives the state whenever state is saved; nil where there is nothing to save.
    public func register(_ key: String, _ state: @escaping @MainActor () -> SavedState?) {
        add(key) { state().map { .state($0) } }
    }

    /// Ends a registration, so that the key can be registered again.
    ///
    /// - Parameter key: The key; nothing happens where it is not registered.
    public func unregister(_ key: String) {
        suppliers.removeAll { $0.key == key }
    }

    /// Asks everybody who has registered for the state of now, and adds what nobody has consumed.
    ///
    /// Nothing is consumed by it, and all stay registered.
    ///
    /// - Returns: All there is to keep, by key.
    public func save() -> SavedState {
        var state = unread
        for (key, entry) in suppliers {
            if let entry = entry() { state.entries[key] = entry }
        }
        return state
    }

    private func add(_ key: String, _ entry: @escaping @MainActor () -> SavedState.Entry?) {
        guard !suppliers.contains(where: { $0.key == key }) else {
            return LifecycleDiagnostics.report(.duplicateStateKey(key), owner ?? self)
        }
        suppliers.append((key, entry))
    }

    // MARK: Consuming

    /// Takes a value out of the state that was restored.
    ///
    /// - Parameters:
    ///   - key: The key under which it was registered.
    ///   - type: The type with which it was registered.
    /// - Returns: The value, or nil where there is none or it was consumed before.
    /// - Throws: A ``StateError`` where there is a value of another type, which is not consumed then.
    public func consume<Value: Codable & Sendable>(
        _ key: String,
        as type: Value.Type
    ) throws(StateError) -> Value? {
        guard let entry = unread.entries[key] else { return nil }
        let value = try entry.value(as: type, key: key)
        unread.entries[key] = nil
        return value
    }

    /// Takes the whole state of something else out of the state that was restored.
    ///
    /// - Parameters:
    ///   - key: The key under which it was registered.
    ///   - type: Says that a state is meant.
    /// - Returns: The state, or nil where there is none or it was consumed before.
    /// - Throws: A ``StateError`` where there is a single value, which is not consumed then.
    public func consume(_ key: String, as type: SavedState.Type) throws(StateError) -> SavedState? {
        guard let entry = unread.entries[key] else { return nil }
        let state = try entry.state(key: key)
        unread.entries[key] = nil
        return state
    }

    /// Gives the keeper state to consume, in place of what nobody has consumed so far.
    func restore(_ state: SavedState) {
        unread = state
    }

    /// Saves, ends all registrations, and restores what was saved.
    func turnOver() {
        unread = save()
        suppliers = []
    }
}

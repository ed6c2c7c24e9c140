/// State that a ``StateKeeper`` has saved: values in memory, by key.
///
/// ``encoded(by:)`` converts it to a form that can be written to a file, and ``init(_:coder:)`` converts it back.
///
/// See <doc:Keeping-state>.
public struct SavedState: Sendable {
    /// The state under one key.
    enum Entry: Sendable {
        case value(any Codable & Sendable)
        case isolated(IsolatedValue)
        /// A value that was read and not decoded yet.
        case bytes([UInt8], any StateCoder)
        case state(SavedState)
    }

    private var entries: [String: Entry] = [:]

    /// Creates an empty state.
    public init() {}

    /// Whether the state has no keys.
    public var isEmpty: Bool { entries.isEmpty }

    /// The keys, sorted.
    public var keys: [String] { entries.keys.sorted() }
}

/// A value that need not be `Sendable`.
//
// Unchecked: a keeper makes it and returns the value to its consumer on the main actor, and it is encoded there only.
struct IsolatedValue: @unchecked Sendable {
    /// The mistake of encoding such a value elsewhere.
    private struct OutsideMainActor: Error, CustomStringConvertible {
        let description = "it is not Sendable, so its state is encoded on the main actor only"
    }

    let value: any Codable

    init(_ value: any Codable) { self.value = value }

    func encode(by coder: some StateCoder) throws -> [UInt8] {
        guard MainThread.isCurrent else { throw OutsideMainActor() }
        return try coder.encode(value)
    }
}

// MARK: - Entries

extension SavedState {
    mutating func set(_ entry: Entry, for key: String) { entries[key] = entry }

    /// Removes an entry and returns it, because its release may call the program.
    mutating func remove(_ key: String) -> Entry? { entries.removeValue(forKey: key) }

    func value<Value: Codable>(_ key: String, as type: Value.Type) throws(StateError) -> Value? {
        try entries[key]?.value(as: type, key: key)
    }

    func state(_ key: String) throws(StateError) -> SavedState? { try entries[key]?.state(key: key) }
}

// MARK: - Bytes

extension SavedState {
    /// Encodes every value, except bytes that were read and not consumed, which are copied.
    ///
    /// - Throws: A ``StateError`` that names the value that the coder cannot encode.
    public func encoded(by coder: some StateCoder) throws(StateError) -> EncodedState {
        var encoded: [String: EncodedState.Entry] = [:]
        for key in keys { encoded[key] = try entries[key]?.encoded(by: coder, key: key) }
        return EncodedState(entries: encoded)
    }

    /// Creates state from encoded state; values are decoded when they are consumed.
    public init(_ encoded: EncodedState, coder: some StateCoder) {
        entries = encoded.entries.mapValues { entry in
            switch entry {
            case .bytes(let bytes): .bytes(bytes, coder)
            case .state(let state): .state(SavedState(state, coder: coder))
            }
        }
    }
}

extension SavedState.Entry {
    fileprivate func value<Value: Codable>(as type: Value.Type, key: String) throws(StateError) -> Value {
        switch self {
        case .value(let value):
            if let value = value as? Value { return value }
        case .isolated(let isolated):
            if let value = isolated.value as? Value { return value }
        case .bytes(let bytes, let coder):
            do { return try coder.decode(type, from: bytes) } catch {
                throw .undecodable(key: key, expected: "\(type)", reason: error)
            }
        case .state: break
        }
        throw .wrongType(key: key, found: typeName, expected: "\(type)")
    }

    fileprivate func state(key: String) throws(StateError) -> SavedState {
        guard case .state(let state) = self else {
            throw .wrongType(key: key, found: typeName, expected: "\(SavedState.self)")
        }
        return state
    }

    fileprivate func encoded(by coder: some StateCoder, key: String) throws(StateError) -> EncodedState.Entry {
        switch self {
        case .value(let value):
            do { return .bytes(try coder.encode(value)) } catch {
                throw .unencodable(key: key, found: typeName, reason: error)
            }
        case .isolated(let isolated):
            do { return .bytes(try isolated.encode(by: coder)) } catch {
                throw .unencodable(key: key, found: typeName, reason: error)
            }
        case .bytes(let bytes, _): return .bytes(bytes)
        case .state(let state): return .state(try state.encoded(by: coder))
        }
    }

    private var typeName: String {
        switch self {
        case .value(let value): "\(type(of: value))"
        case .isolated(let isolated): "\(type(of: isolated.value))"
        case .bytes(let bytes, _): "\(bytes.count) encoded bytes"
        case .state: "\(SavedState.self)"
        }
    }
}

import StoryCodeScenes

/// State that was saved, by key, as values in memory.
///
/// ``encoded(by:)`` makes it something that can be written to a file, and ``init(_:coder:)`` takes it back.
public struct SavedState: Sendable {
    /// What is saved under one key.
    package enum Entry: Sendable {
        /// A value.
        case value(any Codable & Sendable)
        /// A value that is still as it was read, with what decodes it.
        case bytes([UInt8], any StateCoder)
        /// The whole state of something else.
        case state(SavedState)
    }

    var entries: [String: Entry] = [:]

    /// Creates an empty state.
    public init() {}

    /// Whether nothing was saved.
    public var isEmpty: Bool { entries.isEmpty }

    /// The keys under which something was saved, sorted.
    public var keys: [String] { entries.keys.sorted() }
}

// MARK: - Bytes

extension SavedState {
    /// Makes the state something that can be written.
    ///
    /// What was read as bytes and consumed by nobody is written as it was read, without being decoded.
    ///
    /// - Parameter coder: Encodes each value.
    /// - Returns: The state as bytes by key.
    /// - Throws: A ``StateError`` that names the value that could not be encoded.
    public func encoded(by coder: some StateCoder) throws(StateError) -> EncodedState {
        var encoded = EncodedState()
        for key in keys {
            encoded.entries[key] = try entries[key]?.encoded(by: coder, key: key)
        }
        return encoded
    }

    /// Takes up a state that was written; a value is decoded when it is consumed.
    ///
    /// - Parameters:
    ///   - encoded: The state as bytes by key.
    ///   - coder: Decodes what it has encoded.
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
    /// The value, if it is one of a type.
    func value<Value: Codable & Sendable>(as type: Value.Type, key: String) throws(StateError) -> Value {
        switch self {
        case .value(let value):
            if let value = value as? Value { return value }
        case .bytes(let bytes, let coder):
            do { return try coder.decode(type, from: bytes) } catch {
                throw .undecodable(key: key, asked: "\(type)", reason: error)
            }
        case .state: break
        }
        throw .wrongType(key: key, found: typeName, asked: "\(type)")
    }

    /// The state, if it is one.
    func state(key: String) throws(StateError) -> SavedState {
        guard case .state(let state) = self else {
            throw .wrongType(key: key, found: typeName, asked: "\(SavedState.self)")
        }
        return state
    }

    fileprivate func encoded(by coder: some StateCoder, key: String) throws(StateError) -> EncodedState.Entry {
        switch self {
        case .value(let value):
            do { return .bytes(try coder.encode(value)) } catch {
                throw .unencodable(key: key, found: typeName, reason: error)
            }
        case .bytes(let bytes, _): return .bytes(bytes)
        case .state(let state): return .state(try state.encoded(by: coder))
        }
    }

    private var typeName: String {
        switch self {
        case .value(let value): "\(type(of: value))"
        case .bytes(let bytes, _): "\(bytes.count) encoded bytes"
        case .state: "\(SavedState.self)"
        }
    }
}

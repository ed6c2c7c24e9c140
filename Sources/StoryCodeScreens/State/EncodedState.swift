import StoryCodeScenes

/// Turns values into bytes and back, so that state can be written.
///
/// The library has none, for it uses no coder of its own. With Foundation it is a few lines:
///
/// ```swift
/// struct JSONStateCoder: StateCoder {
///     func encode(_ value: some Encodable) throws -> [UInt8] {
///         Array(try JSONEncoder().encode(value))
///     }
///
///     func decode<Value: Decodable>(_ type: Value.Type, from bytes: [UInt8]) throws -> Value {
///         try JSONDecoder().decode(type, from: Data(bytes))
///     }
/// }
/// ```
public protocol StateCoder: Sendable {
    /// Encodes a value.
    ///
    /// - Parameter value: The value.
    /// - Returns: Bytes from which the same coder can decode it.
    /// - Throws: Whatever keeps the value from being encoded.
    func encode(_ value: some Encodable) throws -> [UInt8]

    /// Decodes a value.
    ///
    /// - Parameters:
    ///   - type: The type of the value.
    ///   - bytes: What the coder has encoded.
    /// - Returns: The value.
    /// - Throws: Whatever keeps the bytes from being a value of the type.
    func decode<Value: Decodable>(_ type: Value.Type, from bytes: [UInt8]) throws -> Value
}

/// Saved state whose values are bytes, to be written anywhere.
///
/// Values in it that are plain text, as those in JSON are, are written as text.
public struct EncodedState: Hashable, Sendable {
    /// What is saved under one key.
    package enum Entry: Hashable, Sendable {
        /// An encoded value.
        case bytes([UInt8])
        /// The whole state of something else.
        case state(EncodedState)
    }

    var entries: [String: Entry] = [:]

    init() {}
}

// MARK: - Codable

extension EncodedState: Codable {
    /// Reads a state.
    ///
    /// - Parameter decoder: Where it is read from.
    /// - Throws: What the decoder throws.
    public init(from decoder: any Decoder) throws {
        entries = try decoder.singleValueContainer().decode([String: Entry].self)
    }

    /// Writes the state.
    ///
    /// - Parameter encoder: Where it is written to.
    /// - Throws: What the encoder throws.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(entries)
    }
}

extension EncodedState.Entry: Codable {
    private enum CodingKeys: CodingKey {
        case text, bytes, state
    }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        if let text = try container.decodeIfPresent(String.self, forKey: .text) {
            self = .bytes(Array(text.utf8))
        } else if let state = try container.decodeIfPresent(EncodedState.self, forKey: .state) {
            self = .state(state)
        } else {
            self = .bytes(try container.decode([UInt8].self, forKey: .bytes))
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .state(let state): try container.encode(state, forKey: .state)
        case .bytes(let bytes):
            if let text = Self.plainText(bytes) {
                try container.encode(text, forKey: .text)
            } else {
                try container.encode(bytes, forKey: .bytes)
            }
        }
    }

    /// The text that the bytes are, if every format can write it and gives the same bytes back.
    private static func plainText(_ bytes: [UInt8]) -> String? {
        guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
        // XML, for one, has neither control characters nor the last two code points of the basic plane.
        let isPlain = text.unicodeScalars.allSatisfy { (" "..."\u{FFFD}").contains($0) || $0 > "\u{FFFF}" }
        return isPlain ? text : nil
    }
}

/// A type that converts values to bytes and back.
///
/// The library contains no coder. With Foundation, one takes a few lines:
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
///
/// See <doc:Keeping-state>.
public protocol StateCoder: Sendable {
    /// Encodes a value as bytes that the same coder can decode.
    func encode(_ value: some Encodable) throws -> [UInt8]

    /// Decodes a value from bytes that the coder has encoded.
    func decode<Value: Decodable>(_ type: Value.Type, from bytes: [UInt8]) throws -> Value
}

/// Saved state with bytes as values, so that any encoder can write it.
///
/// Bytes that are plain text, such as JSON, are written as text.
///
/// See <doc:Keeping-state>.
public struct EncodedState: Hashable, Sendable {
    /// The state under one key.
    enum Entry: Hashable, Sendable {
        case bytes([UInt8])
        case state(EncodedState)
    }

    let entries: [String: Entry]
}

// MARK: - Codable

extension EncodedState: Codable {
    /// Decodes a state from a single value, a dictionary.
    public init(from decoder: any Decoder) throws {
        entries = try decoder.singleValueContainer().decode([String: Entry].self)
    }

    /// Encodes the state as a single value, a dictionary.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(entries)
    }
}

extension EncodedState.Entry: Codable {
    private enum CodingKeys: CodingKey {
        case text, bytes, state
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        if let text = try container.decodeIfPresent(String.self, forKey: .text) {
            self = .bytes(Array(text.utf8))
        } else if let state = try container.decodeIfPresent(EncodedState.self, forKey: .state) {
            self = .state(state)
        } else {
            self = .bytes(try container.decode([UInt8].self, forKey: .bytes))
        }
    }

    func encode(to encoder: any Encoder) throws {
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

    /// The bytes as text, if every format can write the text and reads the same bytes back.
    private static func plainText(_ bytes: [UInt8]) -> String? {
        let text = String(decoding: bytes, as: UTF8.self)
        guard text.utf8.elementsEqual(bytes) else { return nil }
        // XML, for example, can represent neither control characters nor the last two code points of the basic plane.
        let isPlain = text.unicodeScalars.allSatisfy { (" "..."\u{FFFD}").contains($0) || $0 > "\u{FFFF}" }
        return isPlain ? text : nil
    }
}

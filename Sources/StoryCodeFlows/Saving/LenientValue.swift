/// A value that is decoded as far as possible: an array ends at its first element that does not decode, and an optional
/// that does not decode is nil.
struct LenientValue<Value: Decodable>: Codable {
    let value: Value
    let dropped: [DroppedPart]

    init(from decoder: any Decoder) throws {
        let losses = Losses()
        value = try Value(from: LenientDecoder(decoder, losses))
        dropped = losses.parts
    }

    // A state keeper consumes only values that it could save as well.
    func encode(to encoder: any Encoder) throws {
        throw EncodingError.invalidValue(
            self,
            .init(codingPath: encoder.codingPath, debugDescription: "A lenient value is only decoded.")
        )
    }
}

/// The parts that were dropped while a value was decoded.
private final class Losses {
    private(set) var parts: [DroppedPart] = []

    func add(_ path: [any CodingKey], _ reason: any Error) {
        parts.append(DroppedPart(path: Self.description(of: path), reason: reason))
    }

    /// Returns the result of an attempt; forgets its losses if it throws.
    func attempt<Result>(_ body: () throws -> Result) throws -> Result {
        let count = parts.count
        do { return try body() } catch {
            parts.removeSubrange(count...)
            throw error
        }
    }

    private static func description(of path: [any CodingKey]) -> String {
        path.reduce(into: "") { text, key in
            if let index = key.intValue {
                text += "[\(index)]"
            } else {
                text += (text.isEmpty ? "" : ".") + key.stringValue
            }
        }
    }
}

/// A place above one that was dropped.
private struct PathEnded: Error, CustomStringConvertible {
    let description = "the element before it was dropped"
}

/// An array, which ends at the first element that does not decode.
private protocol LenientArray {
    static func decode(from decoder: any Decoder, _ losses: Losses) throws -> Self
}

extension Array: LenientArray where Element: Decodable {
    fileprivate static func decode(from decoder: any Decoder, _ losses: Losses) throws -> Self {
        var container = try decoder.unkeyedContainer()
        var (elements, isComplete) = (Self(), true)
        while !container.isAtEnd {
            let decoder = try container.superDecoder()
            do {
                if !isComplete { throw PathEnded() }
                elements.append(try decoder.singleValueContainer().decode(Element.self))
            } catch {
                losses.add(decoder.codingPath, error)
                isComplete = false
            }
        }
        return elements
    }
}

/// Decodes the keyed parts of a value leniently.
private struct LenientDecoder: Decoder {
    let base: any Decoder
    let losses: Losses

    init(_ base: any Decoder, _ losses: Losses) { (self.base, self.losses) = (base, losses) }

    var codingPath: [any CodingKey] { base.codingPath }
    var userInfo: [CodingUserInfoKey: Any] { base.userInfo }

    func container<Key>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(LenientContainer(base: try base.container(keyedBy: type), losses: losses))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer { try base.unkeyedContainer() }
    func singleValueContainer() throws -> any SingleValueDecodingContainer { try base.singleValueContainer() }
}

private struct LenientContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let base: KeyedDecodingContainer<Key>
    let losses: Losses

    var codingPath: [any CodingKey] { base.codingPath }
    var allKeys: [Key] { base.allKeys }
    func contains(_ key: Key) -> Bool { base.contains(key) }

    /// Decodes a part as it is, and leniently only if that throws, because a decoder treats some types specially.
    ///
    /// It is the requirement for each standard type, too: a number, a string or a Boolean has no parts, so the second
    /// attempt throws as well, and the first error is the result.
    func decode<Part: Decodable>(_ type: Part.Type, forKey key: Key) throws -> Part {
        do { return try base.decode(type, forKey: key) } catch {
            guard let decoder = try? base.superDecoder(forKey: key) else { throw error }
            let part = try? losses.attempt {
                if let array = type as? any LenientArray.Type {
                    return try array.decode(from: decoder, losses) as? Part
                }
                return try Part(from: LenientDecoder(decoder, losses))
            }
            // The error of the part itself is more specific than that of the second attempt.
            guard let part else { throw error }
            return part
        }
    }

    func decodeIfPresent<Part: Decodable>(_ type: Part.Type, forKey key: Key) throws -> Part? {
        guard contains(key), try !decodeNil(forKey: key) else { return nil }
        do { return try decode(type, forKey: key) } catch {
            losses.add(codingPath + [key], error)
            return nil
        }
    }

    func decodeNil(forKey key: Key) throws -> Bool { try base.decodeNil(forKey: key) }

    func nestedContainer<Nested>(
        keyedBy type: Nested.Type,
        forKey key: Key
    ) throws -> KeyedDecodingContainer<Nested> {
        try base.nestedContainer(keyedBy: type, forKey: key)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        try base.nestedUnkeyedContainer(forKey: key)
    }

    func superDecoder() throws -> any Decoder { try base.superDecoder() }
    func superDecoder(forKey key: Key) throws -> any Decoder { try base.superDecoder(forKey: key) }
}

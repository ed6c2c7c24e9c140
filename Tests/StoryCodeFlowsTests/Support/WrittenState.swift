import Foundation
import StoryCode
import Testing

struct JSONStateCoder: StateCoder {
    func encode(_ value: some Encodable) throws -> [UInt8] { Array(try JSONEncoder().encode(value)) }

    func decode<Value: Decodable>(_ type: Value.Type, from bytes: [UInt8]) throws -> Value {
        try JSONDecoder().decode(type, from: Data(bytes))
    }
}

extension SavedState {
    /// Returns the state after it was written as text and read again, as by another process.
    func written(replacing text: String = "", by other: String = "") throws -> SavedState {
        let coder = JSONStateCoder()
        var json = String(decoding: try JSONEncoder().encode(try encoded(by: coder)), as: UTF8.self)
        if !text.isEmpty {
            #expect(json.contains(text))
            json = json.replacing(text, with: other)
        }
        return SavedState(try JSONDecoder().decode(EncodedState.self, from: Data(json.utf8)), coder: coder)
    }
}

import CityGuideBase
import Foundation
import StoryCode

/// Writes the values of saved state as JSON.
struct JSONStateCoder: StateCoder {
    func encode(_ value: some Encodable) throws -> [UInt8] {
        Array(try JSONEncoder.stable.encode(value))
    }

    func decode<Value: Decodable>(_ type: Value.Type, from bytes: [UInt8]) throws -> Value {
        try JSONDecoder().decode(type, from: Data(bytes))
    }
}

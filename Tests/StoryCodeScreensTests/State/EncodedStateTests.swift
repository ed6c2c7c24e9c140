import Foundation
import StoryCode
import TestSupport
import Testing

/// State that is encoded and decoded.
@MainActor
struct EncodedStateTests {
    let coder = JSONStateCoder()

    /// Counts the decoded values.
    struct CountingCoder: StateCoder {
        let log: Log

        func encode(_ value: some Encodable) throws -> [UInt8] { try JSONStateCoder().encode(value) }

        func decode<Value: Decodable>(_ type: Value.Type, from bytes: [UInt8]) throws -> Value {
            let line = "decode \(type)"
            MainActor.assumeIsolated { log.add(line) }
            return try JSONStateCoder().decode(type, from: bytes)
        }
    }

    private func state() -> SavedState {
        let child = StateKeeper()
        child.register("zoom") { 2.5 }
        let keeper = StateKeeper()
        keeper.register("city") { "Zürich" }
        keeper.register("pages") { [1, 2] }
        keeper.register("child") { child.save() }
        return keeper.save()
    }

    @Test func stateSurvivesEncoding() throws {
        let bytes = try coder.encode(state().encoded(by: coder))
        let encoded = try coder.decode(EncodedState.self, from: bytes)
        #expect(encoded == (try state().encoded(by: coder)))
        let keeper = StateKeeper(SavedState(encoded, coder: coder))
        #expect(try keeper.consume("city", as: String.self) == "Zürich")
        #expect(try keeper.consume("city", as: String.self) == nil)
        #expect(try keeper.consume("pages", as: [Int].self) == [1, 2])
        let child = StateKeeper(try keeper.consume("child", as: SavedState.self) ?? SavedState())
        #expect(try child.consume("zoom", as: Double.self) == 2.5)
        #expect(keeper.save().isEmpty)
    }

    @Test func plainTextIsWrittenAsText() throws {
        let bytes = try coder.encode(state().encoded(by: coder))
        #expect(
            String(decoding: bytes, as: UTF8.self) == """
                {"child":{"state":{"zoom":{"text":"2.5"}}},"city":{"text":"\\"Zürich\\""},"pages":{"text":"[1,2]"}}
                """
        )
    }

    /// A coder that writes bytes unchanged.
    struct RawCoder: StateCoder {
        func encode(_ value: some Encodable) throws -> [UInt8] { value as? [UInt8] ?? [] }
        func decode<Value: Decodable>(_ type: Value.Type, from bytes: [UInt8]) throws -> Value {
            try #require(bytes as? Value)
        }
    }

    @Test(arguments: [[], [0xFF, 0x00], [0x0D, 0x0A], [0x00], [0xEF, 0xBF, 0xBE], [0xF0, 0x9F, 0x98, 0x80], [0x41]])
    func anyBytesSurviveEveryFormat(bytes: [UInt8]) throws {
        let keeper = StateKeeper()
        keeper.register("bytes") { bytes }
        let encoded = try keeper.save().encoded(by: RawCoder())
        #expect(try JSONDecoder().decode(EncodedState.self, from: JSONEncoder().encode(encoded)) == encoded)
        for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
            let encoder = PropertyListEncoder()
            encoder.outputFormat = format
            #expect(try PropertyListDecoder().decode(EncodedState.self, from: encoder.encode(encoded)) == encoded)
        }
        let next = StateKeeper(SavedState(encoded, coder: RawCoder()))
        #expect(try next.consume("bytes", as: [UInt8].self) == bytes)
    }

    @Test(arguments: [[0x07], [0x0A], [0x1F], [0xEF, 0xBF, 0xBE], [0xEF, 0xBF, 0xBF], [0xFF]])
    func bytesThatXMLCannotRepresentAreNotText(bytes: [UInt8]) throws {
        let keeper = StateKeeper()
        keeper.register("bytes") { bytes }
        let encoded = try JSONEncoder().encode(keeper.save().encoded(by: RawCoder()))
        let list = bytes.map(String.init).joined(separator: ",")
        #expect(String(decoding: encoded, as: UTF8.self) == "{\"bytes\":{\"bytes\":[\(list)]}}")
    }

    @Test func unconsumedStateIsKeptWithoutDecoding() throws {
        let log = Log()
        let coder = CountingCoder(log: log)
        let first = try state().encoded(by: coder)
        var encoded = first
        for _ in 1...2 {
            encoded = try StateKeeper(SavedState(encoded, coder: coder)).save().encoded(by: coder)
        }
        #expect(encoded == first)
        #expect(log.take() == [])
        let keeper = StateKeeper(SavedState(encoded, coder: coder))
        #expect(try keeper.consume("city", as: String.self) == "Zürich")
        #expect(log.take() == ["decode String"])
    }

    @Test func wrongTypeThrowsAndKeepsTheBytes() throws {
        let keeper = StateKeeper(SavedState(try state().encoded(by: coder), coder: coder))
        #expect(
            try words { _ = try keeper.consume("city", as: Int.self) }
                .hasPrefix("The state under \"city\" could not be decoded as Int: ")
        )
        #expect(
            try words { _ = try keeper.consume("city", as: SavedState.self) }
                .hasPrefix("The state under \"city\" is 9 encoded bytes, not SavedState. ")
        )
        #expect(try keeper.consume("city", as: String.self) == "Zürich")
    }

    @Test func unencodableValueIsReported() throws {
        let keeper = StateKeeper()
        keeper.register("zoom") { Double.nan }
        #expect(
            try words { _ = try keeper.save().encoded(by: coder) }
                .hasPrefix("The state under \"zoom\", which is Double, could not be encoded: ")
        )
    }

    /// A class that is not `Sendable`, as types of an app may be.
    private final class Draft: Codable {
        var text: String

        init(text: String) { self.text = text }
    }

    @Test func valueThatIsNotSendableStaysOnTheMainActor() async throws {
        let keeper = StateKeeper()
        keeper.register("draft") { Draft(text: "Oslo") }
        let state = keeper.save()
        let encoded = try state.encoded(by: coder)
        #expect(try StateKeeper(SavedState(encoded, coder: coder)).consume("draft", as: Draft.self)?.text == "Oslo")
        #expect(try StateKeeper(state).consume("draft", as: Draft.self)?.text == "Oslo")
        let coder = coder
        let refused = await Task.detached {
            do throws(StateError) { return "\(try state.encoded(by: coder))" } catch { return "\(error)" }
        }.value
        #expect(refused.contains("it is not Sendable, so its state is encoded on the main actor only"))
    }

    /// Returns the description of the thrown error.
    private func words(_ body: () throws -> Void) throws -> String {
        "\(try #require(throws: StateError.self) { try body() })"
    }
}

import Foundation
import StoryboardTestSupport
import Testing

@testable import StoryboardFiles

/// The keys of localized strings in all formats.
struct StringTableTests {
    private func keys(_ data: Data, _ path: String) -> [String] { StringTable.keys(in: data, path).sorted() }

    private static let strings = """
        /* "Comment" = "x"; */
        "Hello %@" = "Hallo
        don't = %@";
        // "Line" = "x";
        title = "Titel"; "It's" = "Es ist"; "é" = "=";
        "Open
        """

    @Test(arguments: [String.Encoding.utf8, .utf16, .utf16LittleEndian])
    func stringsFileIsRead(encoding: String.Encoding) throws {
        let text = (encoding == .utf16LittleEndian ? "\u{FEFF}" : "") + Self.strings
        let data = try #require(text.data(using: encoding))
        #expect(Set(keys(data, "Localizable.strings")).isSuperset(of: ["Hello %@", "title", "It's", "é"]))
        #expect(!keys(data, "Localizable.strings").contains { ["Comment", "Line", "Open"].contains($0) })
    }

    @Test func propertyListIsRead() {
        let text = "<plist><dict><key>%d cities</key><dict><key>other</key><string>a</string></dict></dict></plist>"
        #expect(keys(Data(text.utf8), "Localizable.stringsdict") == ["%d cities", "other"])
    }

    @Test func stringCatalogIsRead() {
        let text =
            "{\"sourceLanguage\": \"en\", \"strings\": {\"Hello\": {}, \"Bye\": {\"localizations\": {\"de\": 1}}}}"
        #expect(keys(Data(text.utf8), "Localizable.xcstrings") == ["Bye", "Hello"])
        #expect(keys(Data("{\"strings\": 1}".utf8), "Localizable.xcstrings") == [])
    }

    @Test func anyBytesAreRead() {
        var dice = Dice(seed: 1)
        for path in ["A.strings", "A.stringsdict", "A.xcstrings"] {
            for start in [[], [0xFF, 0xFE], Array("<key>".utf8), Array("{\"strings\": {".utf8)] as [[UInt8]] {
                let rest = (0..<200).map { _ in UInt8(dice.roll(256)) }
                _ = keys(Data(start + rest), path)
            }
        }
        #expect(keys(Data(String(repeating: "[", count: 100_000).utf8), "A.xcstrings") == [])
    }
}

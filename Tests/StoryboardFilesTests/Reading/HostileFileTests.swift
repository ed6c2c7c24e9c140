import Foundation
import StoryboardTestSupport
import Testing

@testable import StoryboardFiles

/// Hostile files are refused and cost little time.
struct HostileFileTests {
    @Test func entitiesAreRefused() throws {
        let bomb = """
            <?xml version="1.0"?><!-- a comment -->
            <!DOCTYPE lolz [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;">]>
            <document>&b;</document>
            """
        let error = try #require(throws: StoryboardFileError.self) { try XML.file(bomb) }
        #expect(error.reason == .documentType)
    }

    @Test func otherEncodingIsRefused() throws {
        let error = try #require(throws: StoryboardFileError.self) {
            try XML.file("<?xml version=\"1.0\" encoding=\"UTF-7\"?><document/>")
        }
        #expect(error.reason == .encoding("UTF-7"))
        let name = String(repeating: "a", count: 100)
        #expect(
            XML.error("<?xml version=\"1.0\" encoding=\"\(name)\"?><document/>")?.reason
                == .encoding(String(name.prefix(40)))
        )
    }

    @Test func depthIsLimited() throws {
        let deep = String(repeating: "<a>", count: 1_000_000) + String(repeating: "</a>", count: 1_000_000)
        let error = try #require(throws: StoryboardFileError.self) {
            try XML.file("<document>\(deep)</document>")
        }
        #expect(error.reason == .tooLarge("levels", limit: 200))
    }

    @Test func sizeIsLimited() throws {
        var limits = ReadingLimits()
        limits.bytes = 100
        let data = Data(XML.text(XML.scene("A")).utf8)
        let bytes = try #require(throws: StoryboardFileError.self) {
            try StoryboardFile(data, path: "Main.storyboard", limits: limits)
        }
        #expect(bytes.reason == .tooLarge("bytes", limit: 100))
        #expect("\(bytes.line):\(bytes.column)" == "1:1")
        limits = ReadingLimits()
        limits.elements = 3
        let elements = try #require(throws: StoryboardFileError.self) {
            try StoryboardFile(data, path: "Main.storyboard", limits: limits)
        }
        #expect(elements.reason == .tooLarge("elements", limit: 3))
    }

    @Test func fileMayHaveAsMuchAsTheLimits() throws {
        // Quotation marks in a text are not those of attributes.
        let text = "<document a='1' b='2'>it's \"it\"'s<c/><d/></document>"
        // The limit is checked before the names of the last element are added.
        let least: [(limit: WritableKeyPath<ReadingLimits, Int>, value: Int, what: String)] = [
            (\.bytes, text.utf8.count, "bytes"), (\.depth, 2, "levels"), (\.elements, 3, "elements"),
            (\.attributes, 2, "attributes in one element"), (\.names, 4, "names"),
        ]
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).storyboard")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(text.utf8).write(to: file)
        for (limit, value, what) in least {
            var limits = ReadingLimits()
            limits[keyPath: limit] = value
            #expect(try StoryboardFile(contentsOf: file, limits: limits).root.children.map(\.name) == ["c", "d"])
            limits[keyPath: limit] = value - 1
            let error = #expect(throws: StoryboardFileError.self) {
                try StoryboardFile(Data(text.utf8), path: "Main.storyboard", limits: limits)
            }
            #expect(error?.reason == .tooLarge(what, limit: value - 1))
        }
    }

    @Test(arguments: [
        (String.Encoding.utf16LittleEndian, "UTF-16"), (.utf16BigEndian, "UTF-16"), (.utf16, "UTF-16"),
        (.utf32LittleEndian, "UTF-32"), (.utf32BigEndian, "UTF-32"), (.utf32, "UTF-32"),
    ])
    func undeclaredEncodingIsRefused(encoding: String.Encoding, name: String) throws {
        let bomb = "<?xml version=\"1.0\"?><!DOCTYPE d [<!ENTITY a \"b\">]><document>&a;</document>"
        let data = try #require(bomb.data(using: encoding))
        #expect(XML.error(data)?.reason == .encoding(name))
    }

    @Test(
        arguments: [
            ([0xFF, 0xFE, 0, 0], "UTF-32"), ([0, 0, 0xFE, 0xFF], "UTF-32"), ([0x3C, 0, 0, 0], "UTF-32"),
            ([0, 0, 0, 0x3C], "UTF-32"), ([0xFF, 0xFE], "UTF-16"), ([0xFE, 0xFF], "UTF-16"), ([0x3C, 0], "UTF-16"),
            ([0, 0x3C], "UTF-16"),
        ] as [([UInt8], String)]
    )
    func firstBytesImplyTheEncoding(bytes: [UInt8], name: String) {
        #expect(XML.error(Data(bytes))?.reason == .encoding(name))
    }

    @Test func lateEncodingIsRefused() {
        let spaces = String(repeating: " ", count: 300)
        #expect(
            XML.error("<?xml version=\"1.0\"\(spaces)encoding=\"UTF-7\"?><document/>")?.reason == .encoding("UTF-7")
        )
    }

    @Test func documentTypeHasPosition() throws {
        let error = try #require(XML.error("<?xml version=\"1.0\"?>\n<!-->-->é <!DOCTYPE a><document/>"))
        #expect(error.reason == .notXML("é <!DOCTYPE a><document/>"))
        let other = try #require(XML.error("<?xml version=\"1.0\"?>\n<!-- é -->\n  <!DOCTYPE a><document/>"))
        #expect(other.reason == .documentType)
        #expect("\(other.line):\(other.column)" == "3:3")
    }

    @Test(arguments: [
        "<?a?><document/>", "<document><?a?></document>", "<document/><?a?>", "<document/><?", "<document><a <?b?>",
    ])
    func bareInstructionIsRefused(text: String) {
        #expect(XML.error(text)?.reason == .malformedXML("a processing instruction <?…?> consists of a name alone"))
    }

    @Test func attributesAreLimited() throws {
        let many = (0..<160_000).map { "a\($0)=''" }.joined(separator: " ")
        let error = try #require(XML.error("<document>\n <a b='>'/><a \(many)/></document>"))
        #expect(error.reason == .tooLarge("attributes in one element", limit: 1_000))
        #expect("\(error.line):\(error.column)" == "2:12")
    }

    @Test func namesAreLimited() {
        let many = (0..<10_001).map { "<a\($0)/>" }.joined()
        #expect(XML.error("<document>\(many)</document>")?.reason == .tooLarge("names", limit: 10_000))
    }

    @Test func limitHasPosition() throws {
        let error = try #require(XML.error("<document>\n\(String(repeating: "<a>", count: 300))"))
        #expect("\(error.line):\(error.column)" == "2:598")
    }

    @Test func largeFileIsRefusedUnread() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).storyboard")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data().write(to: file)
        // A sparse file that is larger than memory.
        try FileHandle(forWritingTo: file).truncate(atOffset: 1 << 43)
        let error = try #require(throws: StoryboardFileError.self) {
            try StoryboardFile(contentsOf: file, path: "Large.storyboard")
        }
        #expect(error.reason == .tooLarge("bytes", limit: 64 << 20))
    }

    // Each of these takes minutes if the time grows with the square of the size.

    @Test
    func textBetweenManyElements() throws {
        let count = 100_000
        let file = try XML.file("<document>\(String(repeating: "words<a/>", count: count))</document>")
        #expect(file.root.text?.utf8.count == 5 * count)
    }

    @Test
    func manyDuplicateIDs() throws {
        let count = 40_000
        let file = try XML.file("<document>\((0..<2 * count).map { "<a id='\($0 / 2)'/>" }.joined())</document>")
        #expect(file.duplicateIDs.count == count)
    }
}

import Foundation
import Testing

@testable import StoryboardFiles

/// Files that are written to do harm are refused, and cost little.
struct HostileFileTests {
    @Test func entitiesAreRefused() throws {
        let bomb = """
            <?xml version="1.0"?><!-- a comment -->
            <!DOCTYPE lolz [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;">]>
            <document>&b;</document>
            """
        let error = try #require(throws: StoryboardFileError.self) { try Sheet.file(bomb) }
        #expect(error.reason == .documentType)
    }

    @Test func anotherEncodingIsRefused() throws {
        let error = try #require(throws: StoryboardFileError.self) {
            try Sheet.file("<?xml version=\"1.0\" encoding=\"UTF-7\"?><document/>")
        }
        #expect(error.reason == .encoding("UTF-7"))
    }

    @Test func depthHasALimit() throws {
        let deep = String(repeating: "<a>", count: 1_000_000) + String(repeating: "</a>", count: 1_000_000)
        let error = try #require(throws: StoryboardFileError.self) {
            try Sheet.file("<document>\(deep)</document>")
        }
        #expect(error.reason == .tooLarge("levels", limit: 200))
    }

    @Test func sizeHasALimit() throws {
        var limits = ReadingLimits()
        limits.bytes = 100
        let data = Data(Sheet.text(Sheet.scene("A")).utf8)
        let bytes = try #require(throws: StoryboardFileError.self) {
            try StoryboardFile(data, path: "Main.storyboard", limits: limits)
        }
        #expect(bytes.reason == .tooLarge("bytes", limit: 100))
        limits = ReadingLimits()
        limits.elements = 3
        let elements = try #require(throws: StoryboardFileError.self) {
            try StoryboardFile(data, path: "Main.storyboard", limits: limits)
        }
        #expect(elements.reason == .tooLarge("elements", limit: 3))
    }

    @Test(arguments: [String.Encoding.utf16LittleEndian, .utf16BigEndian, .utf16])
    func anEncodingThatNobodyDeclaresIsRefused(encoding: String.Encoding) throws {
        let bomb = "<?xml version=\"1.0\"?><!DOCTYPE d [<!ENTITY a \"b\">]><document>&a;</document>"
        let data = try #require(bomb.data(using: encoding))
        #expect(Sheet.error(data)?.reason == .encoding("UTF-16"))
    }

    @Test func anEncodingThatIsDeclaredLateIsRefused() {
        let spaces = String(repeating: " ", count: 300)
        #expect(
            Sheet.error("<?xml version=\"1.0\"\(spaces)encoding=\"UTF-7\"?><document/>")?.reason == .encoding("UTF-7")
        )
    }

    @Test func aDocumentTypeHasItsPlace() throws {
        let error = try #require(Sheet.error("<?xml version=\"1.0\"?>\n<!-->-->é <!DOCTYPE a><document/>"))
        #expect(error.reason == .notXML("é <!DOCTYPE a><document/>"))
        let other = try #require(Sheet.error("<?xml version=\"1.0\"?>\n<!-- é -->\n  <!DOCTYPE a><document/>"))
        #expect(other.reason == .documentType)
        #expect("\(other.line):\(other.column)" == "3:3")
    }

    @Test(arguments: ["<?a?><document/>", "<document><?a?></document>", "<document/><?a?>", "<document><a <?b?>"])
    func anInstructionWithoutWordsIsRefused(text: String) {
        #expect(Sheet.error(text)?.reason == .badXML("an <?…?> has nothing but a name"))
    }

    @Test func attributesHaveALimit() throws {
        let many = (0..<160_000).map { "a\($0)=''" }.joined(separator: " ")
        let error = try #require(Sheet.error("<document>\n <a b='>'/><a \(many)/></document>"))
        #expect(error.reason == .tooLarge("attributes in one element", limit: 1_000))
        #expect("\(error.line):\(error.column)" == "2:12")
    }

    @Test func namesHaveALimit() {
        let many = (0..<10_001).map { "<a\($0)/>" }.joined()
        #expect(Sheet.error("<document>\(many)</document>")?.reason == .tooLarge("names", limit: 10_000))
    }

    @Test func aLimitSaysWhichElementIsBeyondIt() throws {
        let error = try #require(Sheet.error("<document>\n\(String(repeating: "<a>", count: 300))"))
        #expect("\(error.line):\(error.column)" == "2:598")
    }

    @Test func aLargeFileIsRefusedBeforeItIsRead() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).storyboard")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data().write(to: file)
        // A file of holes, larger than memory.
        try FileHandle(forWritingTo: file).truncate(atOffset: 1 << 43)
        let error = try #require(throws: StoryboardFileError.self) {
            try StoryboardFile(contentsOf: file, path: "Large.storyboard")
        }
        #expect(error.reason == .tooLarge("bytes", limit: 64 << 20))
    }

    // Each of these took minutes when the time grew with the square of the size.

    @Test
    func textBetweenVeryManyElementsIsRead() throws {
        let count = 300_000
        let file = try Sheet.file("<document>\(String(repeating: "words<a/>", count: count))</document>")
        #expect(file.root.text?.utf8.count == 5 * count)
    }

    @Test
    func veryManyDoubledIdentitiesAreFound() throws {
        let count = 100_000
        let file = try Sheet.file("<document>\((0..<2 * count).map { "<a id='\($0 / 2)'/>" }.joined())</document>")
        #expect(file.duplicateIDs.count == count)
    }

}

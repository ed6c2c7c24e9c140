import Foundation
import Testing

@testable import StoryboardFiles

/// Files are read whole, and hostile and broken ones are refused with a reason.
struct ReadingTests {
    @Test func nothingIsLost() throws {
        let file = try Sheet.file(
            Sheet.text(Sheet.scene("A", inside: "<novelty depth=\"7\">some <b>words</b> here</novelty>"))
        )
        let novelty = try #require(file.root.everything.first { $0.name == "novelty" })
        #expect(novelty["depth"] == "7")
        #expect(novelty.text == "some  here")
        #expect(novelty.children.map(\.text) == ["words"])
        #expect(novelty.parent?.name == "viewController")
        #expect(novelty.attributes == [Element.Attribute(name: "depth", value: "7")])
    }

    @Test func theControllerNeedNotComeFirst() throws {
        let text = """
            <scene sceneID="s"><objects><placeholder id="p" sceneMemberID="firstResponder"/>
            <viewController id="A" sceneMemberID="viewController"/></objects></scene>
            """
        #expect(try Sheet.file(Sheet.text(text)).initialScene?.controller?.name == "viewController")
    }

    @Test func watchControllersAreNotMarked() throws {
        let text = "<scene sceneID=\"s\"><objects><controller id=\"A\" identifier=\"Main\"/></objects></scene>"
        let file = try Sheet.file(Sheet.text(text, runtime: "watchKit"))
        #expect(file.platform == .watchOS)
        #expect(file.scenes[0].identifier == "Main")
    }

    @Test func seguesOutsideScenesAreNone() throws {
        let text = Sheet.text(Sheet.scene("A"))
            .replacing(
                "</document>",
                with: "<inferredMetricsTieBreakers><segue reference=\"x\"/></inferredMetricsTieBreakers></document>"
            )
        #expect(try Sheet.file(text).scenes.flatMap(\.segues).isEmpty)
    }

    @Test func emptyIdentifiersAreNone() throws {
        let file = try Sheet.file(
            Sheet.text(
                Sheet.scene(
                    "A",
                    "viewController",
                    "storyboardIdentifier=\"\"",
                    connections: Sheet.segue("show", to: "A", "identifier=\"\"")
                )
            )
        )
        #expect(file.scenes[0].identifier == nil)
        #expect(file.scenes[0].segues[0].identifier == nil)
    }

    @Test func anotherDocumentIsRefused() throws {
        let error = try #require(throws: StoryboardFileError.self) { try Sheet.file("<x></x>") }
        #expect(error.reason == .notAStoryboard(root: "x", type: nil))
    }

    @Test func valuesHaveTheirTypes() throws {
        func attribute(_ type: String, _ rest: String) -> String {
            "<userDefinedRuntimeAttribute type=\"\(type)\" keyPath=\"k\" \(rest)</userDefinedRuntimeAttribute>"
        }
        let all = [
            attribute("boolean", "value=\"YES\">"), attribute("string", "value=\"text\">"),
            attribute("number", "><integer key=\"value\" value=\"7\"/>"),
            attribute("number", "><real key=\"value\" value=\"0.5\"/>"),
            attribute("point", "><point key=\"value\" x=\"1\" y=\"2\"/>"), attribute("nil", ">"),
        ]
        let file = try Sheet.file(
            Sheet.text(
                Sheet.scene(
                    "A",
                    inside: "<userDefinedRuntimeAttributes>\(all.joined())</userDefinedRuntimeAttributes>"
                )
            )
        )
        #expect(
            file.scenes[0].runtimeAttributes.map(\.value) == [
                .boolean(true), .string("text"), .integer(7), .real(0.5), .parts(["x": "1", "y": "2"]), .none,
            ]
        )
    }

    // MARK: Hostile files

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

    // MARK: Broken files

    @Test func aMismatchedTagSaysWhere() throws {
        let error = try #require(throws: StoryboardFileError.self) {
            try Sheet.file("<document>\n  <scenes>\n  </document>")
        }
        #expect(
            "\(error)" == """
                Main.storyboard:3:14: error: The XML is broken: a tag is closed by another; <scenes> of line 2 is not \
                closed. To fix: Mend the place, or take an earlier version of the file.
                """
        )
    }

    @Test func whatIsNoXMLIsShown() throws {
        let error = try #require(throws: StoryboardFileError.self) { try Sheet.file("../en.lproj/Main.storyboard") }
        #expect(error.reason == .notXML("../en.lproj/Main.storyboard"))
    }

    @Test func anEmptyFileIsRefused() throws {
        let error = try #require(throws: StoryboardFileError.self) { try Sheet.file("") }
        #expect(error.reason == .notXML(""))
    }

    @Test func aFileThatEndsTooEarlyIsRefused() throws {
        #expect(throws: StoryboardFileError.self) { try Sheet.file("<document><scenes>") }
        #expect(throws: StoryboardFileError.self) { try Sheet.file("<document></document><document></document>") }
    }
}

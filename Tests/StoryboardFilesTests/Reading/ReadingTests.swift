import Foundation
import StoryboardTestSupport
import Testing

@testable import StoryboardFiles

/// The contents of files.
struct ReadingTests {
    @Test func unknownElementsAreKept() throws {
        let file = try XML.file(
            XML.text(XML.scene("A", inside: "<novelty depth=\"7\">some <b>words</b> here</novelty>"))
        )
        let novelty = try #require(file.root.subtree.first { $0.name == "novelty" })
        #expect(novelty["depth"] == "7")
        #expect(novelty.text == "some  here")
        #expect(novelty.children.map(\.text) == ["words"])
        #expect(novelty.parent?.name == "viewController")
        #expect(file.root.firstChild("scenes")?.parent == file.root && file.root.parent == nil)
        #expect(novelty.attributes == [FileElement.Attribute(name: "depth", value: "7")])
    }

    @Test func controllerAfterPlaceholder() throws {
        let text = """
            <scene sceneID="s"><objects><placeholder id="p" sceneMemberID="firstResponder"/>
            <viewController id="A" sceneMemberID="viewController"/></objects></scene>
            """
        #expect(try XML.file(XML.text(text)).initialScene?.controller?.name == "viewController")
    }

    @Test func seguesOutsideScenesAreIgnored() throws {
        let text = XML.text(XML.scene("A"))
            .replacing(
                "</document>",
                with: "<inferredMetricsTieBreakers><segue reference=\"x\"/></inferredMetricsTieBreakers></document>"
            )
        #expect(try XML.file(text).scenes.flatMap(\.segues).isEmpty)
    }

    @Test func emptyIdentifiersAreNil() throws {
        let file = try XML.file(
            XML.text(
                XML.scene(
                    "A",
                    "viewController",
                    "storyboardIdentifier=\"\"",
                    connections: XML.segue("show", to: "A", "identifier=\"\"")
                )
            )
        )
        #expect(file.scenes[0].identifier == nil)
        #expect(file.scenes[0].segues[0].identifier == nil)
    }

    @Test func otherDocumentIsRefused() throws {
        let error = try #require(throws: StoryboardFileError.self) { try XML.file("<x></x>") }
        #expect(error.reason == .notAStoryboard(root: "x", type: nil))
    }

    @Test func runtimeAttributeValues() throws {
        func attribute(_ type: String, _ rest: String) -> String {
            "<userDefinedRuntimeAttribute type=\"\(type)\" keyPath=\"k\" \(rest)</userDefinedRuntimeAttribute>"
        }
        let all = [
            attribute("boolean", "value=\"YES\">"), attribute("string", "value=\"text\">"),
            attribute("number", "><integer key=\"value\" value=\"7\"/>"),
            attribute("number", "><real key=\"value\" value=\"0.5\"/>"),
            attribute("point", "><point key=\"value\" x=\"1\" y=\"2\"/>"), attribute("nil", ">"),
            attribute("image", "value=\"star\">"),
            attribute("image", "><imageReference key=\"value\" image=\"star\" catalog=\"system\"/>"),
            attribute("image", "value=\"star\" catalog=\"system\">"),
            attribute("color", "><color key=\"value\" name=\"controlColor\" catalog=\"System\"/>"),
        ]
        let file = try XML.file(
            XML.text(
                XML.scene(
                    "A",
                    inside: "<userDefinedRuntimeAttributes>\(all.joined())</userDefinedRuntimeAttributes>"
                )
            )
        )
        #expect(
            file.scenes[0].runtimeAttributes.map(\.value) == [
                .boolean(true), .string("text"), .integer(7), .real(0.5), .components(["x": "1", "y": "2"]), .none,
                .string("star"), .string("star"), .string("star"),
                .components(["name": "controlColor", "catalog": "System"]),
            ]
        )
        let catalogs = file.scenes[0].runtimeAttributes.suffix(4).map(\.catalog)
        #expect(catalogs == [nil, "system", "system", nil])
        let summary = try file.summary()
        #expect(summary.ranges(of: "\"catalog\" : \"system\"").count == 2)
    }

    @Test func textIsKept() throws {
        let file = try XML.file(
            "<document>\n<a>  &lt;x <!-- c --> </a><b> </b><c>\n <d/> \n</c><e>&#10;</e><f><![CDATA[ <g> ]]></f><h/></document>"
        )
        #expect(file.root.text == nil)
        #expect(file.root.children.map(\.text) == ["  <x  ", " ", nil, "\n", " <g> ", nil])
    }

    @Test func positionsIgnoreComments() throws {
        let file = try XML.file("<!--><x>-->\r\n<document>\t<!--><a/>-->é<b/>\r\n<?c <d>?><e\n/></document>")
        #expect(file.root.subtree.map { [$0.line, $0.column] } == [[2, 1], [2, 25], [3, 10]])
    }

    @Test func prefixesAreKept() throws {
        let file = try XML.file("<document xmlns=\"x\"><a:b c:d=\"1\"/><e/></document>")
        #expect(file.root["xmlns"] == "x")
        #expect(file.root.children.map(\.name) == ["a:b", "e"])
        #expect(file.root.children.first { _ in true }?["c:d"] == "1")
    }

    /// Namespaces have no meaning in files, so mistakes in their names do not matter.
    @Test(arguments: [
        "<document xmlns=\"a b\"/>", "<document xmlns=\"a\"/>", "<document><a:b:c/></document>",
        "<?a:b c?><document/>",
    ])
    func unusualNamesAreRead(text: String) {
        #expect(XML.error(text) == nil)
    }

    @Test func emptyReferencesAreNil() throws {
        let placeholder = XML.scene(
            "A",
            "viewControllerPlaceholder",
            "storyboardName=\"\" referencedIdentifier=\"\" bundleIdentifier=\"\""
        )
        let reference = try #require(try XML.file(XML.text(placeholder)).scenes[0].reference)
        #expect(reference.storyboardName == nil)
        #expect(reference.identifier == nil)
        #expect(reference.bundleIdentifier == nil)
    }

    @Test func invalidNumbersAreNull() throws {
        let file = try XML.file(
            XML.text(
                XML.scene(
                    "A",
                    inside: """
                        <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="k">
                        <real key="value" value="nan"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
                        """
                )
            )
            .replacing("</scene>", with: "<point key=\"canvasLocation\" x=\"inf\" y=\"1\"/></scene>")
        )
        #expect(file.scenes[0].runtimeAttributes.map(\.value) == [RuntimeAttribute.Value.none])
        #expect(file.scenes[0].canvasLocation == nil)
        #expect(try file.summary().contains("\"canvasLocation\" : null"))
    }

    @Test(arguments: [
        ("\nGw\n", "\u{1b}"), ("T3M", "Os"), ("T3Ns", "Osl"), ("T3NsbzE", "Oslo1"), ("T3 N\ns", "Osl"), ("?", "?"),
    ])
    func base64TextIsDecoded(text: String, decoded: String) throws {
        let file = try XML.file(
            XML.text(
                XML.scene(
                    "A",
                    inside: """
                        <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="k">
                        <string key="value" base64-UTF8="YES">\(text)</string>
                        </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
                        """
                )
            )
        )
        #expect(file.scenes[0].runtimeAttributes.map(\.value) == [.string(decoded)])
    }

    @Test func attributesOfViewsDoNotNameTheRegistration() throws {
        func attribute(_ name: String) -> String {
            "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"string\" "
                + "keyPath=\"swinjectRegistrationName\" value=\"\(name)\"/></userDefinedRuntimeAttributes>"
        }
        let view = "<view key=\"view\" id=\"v\">\(attribute("view"))</view>"
        let file = try XML.file(
            XML.text(XML.scene("A", inside: view), XML.scene("B", inside: view + attribute("") + attribute("north")))
        )
        #expect(file.scenes.map(\.registrationName) == [nil, "north"])
    }

    @Test func nestedSceneElementIsIgnored() throws {
        let file = try XML.file(
            XML.text(
                XML.scene("A", inside: "<sceneKitView id=\"v\"><scene id=\"s\"><x id=\"x\"/></scene></sceneKitView>")
            )
        )
        let inside = try #require(file.element("x"))
        #expect(file.scene(of: inside)?.id == "scene-A")
        #expect(file.scene(of: file.root) == nil)
    }
}

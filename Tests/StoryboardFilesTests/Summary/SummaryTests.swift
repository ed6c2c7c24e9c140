import Foundation
import StoryboardTestSupport
import Testing

@testable import StoryboardFiles

/// What a summary of a file contains.
struct SummaryTests {
    private func summary(_ text: String) throws -> JSONValue {
        try JSONDecoder().decode(JSONValue.self, from: Data(XML.file(text).summary().utf8))
    }

    /// Returns the scenes of a summary.
    private func scenes(_ text: String) throws -> [JSONValue] {
        guard case .array(let scenes)? = try summary(text)["scenes"] else { return [] }
        return scenes
    }

    @Test func documentHasItsTotals() throws {
        let outlets = """
            <outlet property="map" destination="A" id="o1"/><outlet property="list" destination="gone" id="o2"/>
            <outletCollection property="pins" destination="lost" id="o3"/>
            <action selector="tap:" destination="A" id="t1"/>
            """
        let scenes = [
            XML.scene(
                "A",
                "viewController",
                "storyboardIdentifier=\"City\"",
                connections: XML.segue("show", to: "B") + XML.segue("unwind", to: "D")
                    + XML.segue("modal", to: "gone") + outlets
            ),
            XML.scene("B", "viewController", "storyboardIdentifier=\"City\"", connections: XML.segue("show", to: "A")),
            XML.scene("D", "viewController", "storyboardIdentifier=\"City\""),
            XML.scene("C", "viewController", "storyboardIdentifier=\"Map\""), XML.scene("C"),
            "<scene sceneID=\"E\"><objects><application id=\"E\" sceneMemberID=\"viewController\"/></objects></scene>",
        ]
        let summary = try summary(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" systemVersion="22F66" targetRuntime="AppleTV" \
            launchScreen="YES" useAutolayout="NO" useSafeAreas="YES" initialViewController="A">
            <dependencies><deployment identifier="tvOS" version="15"/><plugIn identifier="p"/><plugIn version="2"/>
            <capability name="Named colors"/><capability/></dependencies>
            <scenes>\(scenes.joined(separator: "\n"))</scenes>
            <inferredMetricsTieBreakers><segue reference="x"/><segue reference="y"/></inferredMetricsTieBreakers>
            </document>
            """
        )
        #expect(
            summary["document"] == [
                "rootElement": "document", "platform": "tvOS", "version": "3.0", "toolsVersion": "22505",
                "type": "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB",
                "systemVersion": "22F66", "targetRuntime": "AppleTV", "launchScreen": true, "useAutolayout": false,
                "useSafeAreas": true, "useTraitCollections": false, "initialViewController": "A",
            ]
        )
        #expect(summary["initial"] == ["id": "A", "element": "viewController", "sceneID": "scene-A", "resolved": true])
        #expect(
            summary["dependencies"] == [
                "deployment": [["identifier": "tvOS", "version": "15"]], "plugIns": ["p"],
                "capabilities": ["Named colors"],
            ]
        )
        #expect(summary["parse"] == "ok")
        #expect(summary["duplicateIds"] == ["C"])
        #expect(summary["duplicateStoryboardIdentifiers"] == ["City"])
        #expect(summary["unreachableFromInitial"] == ["C", "C", "D"])
        #expect(summary["seguesOutsideScenes"] == 2)
        #expect(
            summary["totals"] == [
                "scenes": 6, "segues": 4, "outlets": 2, "actions": 1, "danglingSegues": 1, "danglingOutlets": 2,
            ]
        )
    }

    @Test func initialSceneMayBeMissing() throws {
        let summary = try summary(XML.text(XML.scene("A"), initial: "gone"))
        #expect(summary["initial"] == ["id": "gone", "element": .null, "sceneID": .null, "resolved": false])
        #expect(summary["unreachableFromInitial"] == .null)
        #expect(summary["dependencies"] == ["deployment": [], "plugIns": [], "capabilities": []])
    }

    @Test func segueOfAPreviewHasItsParts() throws {
        let commit = "<segue key=\"commit\" kind=\"show\" inheritsFrom=\"parent\" id=\"c\"/>"
        let preview = "<segue key=\"preview\" destination=\"B\" id=\"p\"/>"
        let segue = "<segue destination=\"B\" kind=\"show\" id=\"s\">\(commit)\(preview)</segue>"
        let source: JSONValue = ["id": "A", "element": "viewController", "isController": true]
        let nested: JSONValue = [
            ["key": "commit", "kind": "show", "inheritsFrom": "parent", "destination": .null],
            ["key": "preview", "kind": .null, "inheritsFrom": .null, "destination": "B"],
        ]
        let expected: JSONValue = [
            [
                "id": "s", "kind": "show", "destination": "B", "destinationKind": "scene", "dangling": false,
                "source": source, "nested": nested,
            ]
        ]
        let scenes = try scenes(XML.text(XML.scene("A", connections: segue), XML.scene("B")))
        #expect(scenes.map { $0["segues"] } == [expected, .array([])])
    }

    @Test func itemsOfWatchAreSubviews() throws {
        let items = "<items><button id=\"b\"/><label id=\"l\"/><label id=\"m\"/></items>"
        for (runtime, views) in [("watchKit", ["button": 1, "label": 2]), ("iOS.CocoaTouch", [:])]
            as [(String, JSONValue)]
        {
            let scenes = try scenes(XML.text(XML.scene("A", inside: items), runtime: runtime))
            #expect(scenes.map { $0["subviewsByElement"] } == [views])
        }
    }
}

import Foundation
import StoryboardTestSupport
import Testing

@testable import StoryboardFiles

/// XIB files are read, checked, drawn and summarised.
struct XIBTests {
    private static let header = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
        """

    private static let cell = """
        \(header)
        <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <tableViewCell id="C" customClass="CityCell" customModule="App" customModuleProvider="target">
        <subviews><label id="L"/><button id="B" buttonType="close"><connections>
        <action selector="tap:" destination="C" eventType="touchUpInside" id="tap"/>
        </connections></button></subviews>
        <connections><outlet property="nameLabel" destination="L" id="name"/></connections>
        </tableViewCell>
        </objects>
        </document>
        """

    /// The window of a File's Owner on macOS, where the placeholders are custom objects.
    private static let window = """
        <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" targetRuntime="MacOSX.Cocoa">
        <objects>
        <customObject id="-2" userLabel="File's Owner" customClass="CityWindowController">
        <connections><outlet property="window" destination="W" id="window"/></connections>
        </customObject>
        <customObject id="-1" userLabel="First Responder" customClass="FirstResponder"/>
        <customObject id="-3" userLabel="Application" customClass="NSObject"/>
        <window id="W"/>
        </objects>
        </document>
        """

    @Test func cellIsTheContents() throws {
        let file = try XML.file(Self.cell, path: "App/CityCell.xib")
        let scene = try #require(file.scenes.first)
        #expect(file.isXIB && file.scenes.count == 1)
        #expect(file.name == "CityCell.xib" && file.platform == .iOS)
        #expect(scene.objects.map(\.name) == ["placeholder", "placeholder", "tableViewCell"])
        #expect(scene.controller?["id"] == "C")
        #expect(scene.outlets.map(\.property) == ["nameLabel"])
        #expect(scene.actions.map(\.selector) == ["tap:"])
    }

    @Test func ownerWithClassIsThePrincipalObject() throws {
        let file = try XML.file(Self.window, path: "CityWindow.xib")
        #expect(file.isXIB && file.platform == .macOS)
        #expect(file.scenes.map { $0.controller?["id"] } == ["-2"])
        let unowned = try XML.file(
            Self.window.replacing("CityWindowController", with: "NSObject"),
            path: "CityWindow.xib"
        )
        #expect(unowned.scenes.map { $0.controller?["id"] } == ["W"])
    }

    @Test func xibHasSummary() throws {
        let data = try Data(XML.file(Self.cell).summary().utf8)
        let summary = try JSONDecoder().decode(JSONValue.self, from: data)
        guard case .array(let scenes)? = summary["scenes"], let scene = scenes.first else {
            Issue.record("no scenes")
            return
        }
        #expect(scene["customClass"] == "CityCell" && scene["element"] == "tableViewCell")
        #expect(scene["customClassed"] == .array([]))
        #expect(
            scene["otherObjects"]
                == .array([
                    ["id": "-1", "customClass": .null, "sceneMemberID": .null, "element": "placeholder"],
                    ["id": "-2", "customClass": "UIResponder", "sceneMemberID": .null, "element": "placeholder"],
                ])
        )
        #expect(summary["totals"]?["outlets"] == 1 && summary["totals"]?["actions"] == 1)
    }

    @Test func xibIsDrawnAsOneNode() throws {
        let graph = StoryboardGraph([try XML.file(Self.cell), try XML.file(Self.window)])
        #expect(graph.nodes.map(\.customClass) == ["CityCell", "CityWindowController"])
        #expect(graph.edges.isEmpty)
        #expect(graph.svg.contains("CityCell"))
    }

    @Test func danglingConnectionsAreReported() throws {
        let text = Self.cell.replacing("destination=\"L\"", with: "destination=\"M\"")
            .replacing("destination=\"C\"", with: "destination=\"D\"")
        let problems = StoryboardLint(rules: Set(LintRule.allCases)).problems(in: [try XML.file(text)])
        #expect(problems.map(\.rule) == [.danglingAction, .danglingOutlet])
        #expect(StoryboardLint.strict.problems(in: [try XML.file(Self.cell), try XML.file(Self.window)]) == [])
    }

    @Test func classesAreComparedWithSources() throws {
        var sources = SourceIndex()
        sources.add("class CityCell: UITableViewCell { @IBOutlet var title: UILabel! }", path: "CityCell.swift")
        let problems = StoryboardLint(sources: sources).problems(in: [try XML.file(Self.cell)])
        #expect(problems.map(\.rule) == [.undeclaredAction, .undeclaredOutlet])
        sources.add("class CityWindowController: NSWindowController {}", path: "CityWindow.swift")
        #expect(StoryboardLint(sources: sources).problems(in: [try XML.file(Self.window)]) == [])
    }

    @Test func xibIsNotPlayedOrGenerated() throws {
        let error = #expect(throws: StoryboardFileError.self) { try XML.file(Self.cell).requireStoryboard() }
        #expect(
            error?.description == """
                Main.storyboard:2:1: error: The file is not a storyboard; its root element is <document> of type \
                com.apple.InterfaceBuilder3.CocoaTouch.XIB. To fix: Choose a file that Interface Builder has saved as a \
                storyboard.
                """
        )
        try XML.file(XML.text()).requireStoryboard()
    }

    @Test func oldFormatIsRefused() {
        let error = XML.error("<archive type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\" version=\"7.10\"/>")
        #expect(error?.explanation.problem == "The file has the format of XIB files before Xcode 5")
        #expect(error?.explanation.advice == "Save the file with Xcode 5 or later, which changes its format.")
    }
}

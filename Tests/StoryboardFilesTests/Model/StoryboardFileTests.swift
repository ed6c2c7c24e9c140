import Foundation
import StoryboardTestSupport
import Testing

@testable import StoryboardFiles

/// The names, the platform and the scenes of files.
struct StoryboardFileTests {
    // MARK: Names

    @Test func pathIsThatOfTheURLUnlessAnotherIsGiven() throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).storyboard")
        defer { try? FileManager.default.removeItem(at: url) }
        try Data(XML.text(XML.scene("A")).utf8).write(to: url)
        #expect(try StoryboardFile(contentsOf: url).path == url.relativePath)
        let file = try StoryboardFile(contentsOf: url, path: "App/City.storyboard")
        #expect(file.path == "App/City.storyboard")
        #expect(file.name == "City")
    }

    @Test(arguments: [
        ("App/Main.storyboard", "Main"), ("Main.storyboard", "Main"), ("Main", "Main"), ("App/City.xib", "City.xib"),
        ("/", "/"), ("", ""),
    ])
    func nameIsThatOfTheFileWithoutItsExtension(path: String, name: String) {
        #expect(StoryboardFile.name(of: path) == name)
    }

    @Test(arguments: [
        ("Main", ["Main"]), ("Main~ipad", ["Main~ipad", "Main"]), ("A~b~c", ["A~b~c", "A~b"]), ("~ipad", ["~ipad"]),
        ("~", ["~"]), ("", [""]),
    ])
    func storyboardIsFoundWithoutItsDevice(name: String, names: [String]) {
        #expect(StoryboardFile.names(ofStoryboard: name) == names)
    }

    // MARK: Documents

    @Test(
        arguments: [
            ("iOS.CocoaTouch", .iOS), ("iOS.CocoaTouch.iPad", .iOS), ("MacOSX.Cocoa", .macOS), ("AppleTV", .tvOS),
            ("watchKit", .watchOS), ("novel", nil), ("", nil),
        ] as [(String, StoryboardFile.Platform?)]
    )
    func platformIsThatOfTheRuntime(runtime: String, platform: StoryboardFile.Platform?) throws {
        #expect(try XML.file(XML.text(XML.scene("A"), runtime: runtime)).platform == platform)
    }

    @Test func documentMayHaveNoType() throws {
        let file = try XML.file("<document/>")
        #expect(file.scenes.isEmpty && !file.isXIB)
        #expect(file.platform == nil && file.initialControllerID == nil && file.initialScene == nil)
    }

    @Test(arguments: [
        ("com.apple.InterfaceBuilder.AppleTV.Storyboard", false),
        ("com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB", false), ("com.apple.InterfaceBuilder3.Cocoa.XIB", true),
    ])
    func documentIsAStoryboardOrAXIBFile(type: String, isXIB: Bool) throws {
        #expect(try XML.file("<document type=\"\(type)\"/>").isXIB == isXIB)
    }

    @Test func documentOfAnotherTypeIsRefused() {
        let error = XML.error("<document type=\"com.apple.Model\"/>")
        #expect(error?.reason == .notAStoryboard(root: "document", type: "com.apple.Model"))
    }

    // MARK: Scenes

    @Test func onlySceneElementsAreScenes() throws {
        let scenes = "<scenes><x/><scene sceneID=\"S\"/><y/></scenes>"
        let file = try XML.file("<document>\(scenes)<scene sceneID=\"T\"/></document>")
        #expect(file.scenes.map(\.id) == ["S"])
    }

    @Test(arguments: [("B", "scene-B"), ("scene-B", nil), ("v", nil), ("", nil)] as [(String, String?)])
    func initialSceneHasTheInitialController(id: String, scene: String?) throws {
        let view = "<view key=\"view\" id=\"v\"/>"
        let file = try XML.file(XML.text(XML.scene("A"), XML.scene("B", inside: view), initial: id))
        #expect(file.initialScene?.id == scene)
        #expect(file.initialControllerID == (id.isEmpty ? nil : id))
    }

    @Test(arguments: 0..<8)
    func sceneOfEachElementIsFound(count: Int) throws {
        let view = "<view key=\"view\"><subviews><label/></subviews></view>"
        let scenes = (0..<count).map { XML.scene("S\($0)", inside: view) }
        let text = XML.text(scenes.joined()).replacing("</document>", with: "<resources/></document>")
        let file = try XML.file(text)
        for element in file.root.subtree {
            let scene = element.ancestors.first { $0.name == "scene" }
            #expect(file.scene(of: element)?.element == scene)
            let isController = element["sceneMemberID"] != nil
            #expect(file.scene(ofController: element)?.element == (isController ? scene : nil))
        }
    }

    // MARK: Distances

    @Test(arguments: [
        ("App/A.storyboard", "App/B.storyboard", 0), ("A.storyboard", "B.storyboard", 0),
        ("./App/A.storyboard", "App/B.storyboard", 0), ("App/A.storyboard", "App/en.lproj/B.storyboard", 0),
        ("App/A.storyboard", "Kit/B.storyboard", 2), ("App/Maps/A.storyboard", "App/B.storyboard", 1),
        ("A.storyboard", "App/Maps/B.storyboard", 2), ("App/Maps/A.storyboard", "App/Shop/Cart/B.storyboard", 3),
    ])
    func distanceIsTheNumberOfFolders(path: String, other: String, distance: Int) throws {
        let file = try XML.file(XML.text(), path: path)
        for (runtime, platforms) in [("iOS.CocoaTouch", 0), ("AppleTV", 1)] {
            let other = try XML.file(XML.text(runtime: runtime), path: other)
            let (there, back) = (file.distance(to: other), other.distance(to: file))
            let expected = [platforms, distance]
            #expect([there.0, there.1] == expected)
            #expect([back.0, back.1] == expected)
        }
    }

    @Test func nearestFilesAreThoseOfThePlatform() throws {
        let files = try [
            ("App/A", "iOS.CocoaTouch"), ("App/B", "AppleTV"), ("Kit/C", "iOS.CocoaTouch"), ("Kit/D", "iOS.CocoaTouch"),
        ].map { try XML.file(XML.text(runtime: $1), path: "\($0).storyboard") }
        #expect(files.nearest(to: files[0], among: [1, 2, 3]) == [2, 3])
        #expect(files.nearest(to: files[0], among: [1]) == [1])
        #expect(files.nearest(to: files[0], among: [3, 0]) == [0])
        #expect(files.nearest(to: files[0], among: []) == [])
    }

    @Test(arguments: [
        ("App/en.lproj/Main~ipad.storyboard", "App/Main"), ("./Main.storyboard", "Main"),
        ("App/~a.storyboard", "App/~a"),
    ])
    func variantsHaveACommonPath(path: String, common: String) throws {
        #expect(try XML.file(XML.text(), path: path).commonPath == common)
    }
}

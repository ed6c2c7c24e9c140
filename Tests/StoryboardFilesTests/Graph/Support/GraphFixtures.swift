import Foundation

@testable import StoryboardFiles

/// Small storyboard files for pictures, written here as they are needed.
enum GraphFixtures {
    /// A file of some scenes.
    static func file(_ name: String, initial: String? = nil, _ scenes: String...) throws -> StoryboardFile {
        let initial = initial.map { " initialViewController=\"\($0)\"" } ?? ""
        let type = "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="\(type)" version="3.0" targetRuntime="iOS.CocoaTouch"\(initial)>
            <scenes>\(scenes.joined())</scenes>
            </document>
            """
        return try StoryboardFile(Data(text.utf8), path: "\(name).storyboard")
    }

    /// A scene with a controller, and the segues that begin at it.
    static func scene(
        _ id: String,
        kind: String = "viewController",
        _ attributes: String = "",
        at location: (x: Int, y: Int)? = nil,
        _ segues: String...
    ) -> String {
        let point = location.map { "<point key=\"canvasLocation\" x=\"\($0.x)\" y=\"\($0.y)\"/>" } ?? ""
        return """
            <scene sceneID="s\(id)"><objects>
            <\(kind) id="\(id)" \(attributes) sceneMemberID="viewController">
            <connections>\(segues.joined())</connections></\(kind)>
            <exit id="\(id)-exit" userLabel="Exit" sceneMemberID="exit"/>
            </objects>\(point)</scene>
            """
    }

    static func segue(_ kind: String, _ destination: String, _ attributes: String = "") -> String {
        "<segue kind=\"\(kind)\" destination=\"\(destination)\" id=\"\(kind)-\(destination)\" \(attributes)/>"
    }

    /// A library: a list with a book that is read and edited, and a reference to another file.
    static var library: StoryboardFile {
        get throws {
            try file(
                "Library",
                initial: "nav",
                scene(
                    "nav",
                    kind: "navigationController",
                    at: (0, 0),
                    segue("relationship", "list", "relationship=\"rootViewController\"")
                ),
                scene(
                    "list",
                    kind: "tableViewController",
                    "storyboardIdentifier=\"Books\" customClass=\"BookList\"",
                    at: (760, 0),
                    segue("show", "book", "identifier=\"open\""),
                    segue("presentation", "shop")
                ),
                scene(
                    "book",
                    "title=\"A Book\" customClass=\"BookScreen\"",
                    at: (1520, 0),
                    segue("show", "book", "identifier=\"next\""),
                    segue("unwind", "book-exit", "unwindAction=\"backToBooks:\""),
                    segue("embed", "cover")
                ),
                scene(
                    "shop",
                    kind: "viewControllerPlaceholder",
                    "storyboardName=\"Shop\" referencedIdentifier=\"Basket\"",
                    at: (760, 700)
                ),
                scene("cover", "userLabel=\"Cover\"", at: (1520, 700), segue("custom", "gone"))
            )
        }
    }

    /// The shop that the library refers to.
    static var shop: StoryboardFile {
        get throws {
            try file(
                "Shop",
                initial: "basket",
                scene("basket", "storyboardIdentifier=\"Basket\"", at: (0, 0), segue("modal", "home")),
                scene("home", kind: "viewControllerPlaceholder", "storyboardName=\"Library\"", at: (760, 0))
            )
        }
    }
}

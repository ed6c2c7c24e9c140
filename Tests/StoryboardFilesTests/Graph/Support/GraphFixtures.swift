import StoryboardTestSupport

@testable import StoryboardFiles

/// Small storyboard files for graphs.
enum GraphFixtures {
    /// Returns a file of scenes.
    static func file(_ name: String, initial: String? = nil, _ scenes: String...) throws -> StoryboardFile {
        try XML.file(XML.text(scenes.joined(separator: "\n"), initial: initial), path: "\(name).storyboard")
    }

    /// Returns a scene with a controller, an exit and segues.
    static func scene(
        _ id: String,
        kind: String = "viewController",
        _ attributes: String = "",
        at location: (x: Int, y: Int)? = nil,
        _ segues: String...
    ) -> String {
        let exit = "<exit id=\"\(id)-exit\" userLabel=\"Exit\" sceneMemberID=\"exit\"/>"
        let scene = XML.scene(id, kind, attributes, connections: segues.joined(), beside: exit)
        guard let location else { return scene }
        let point = "<point key=\"canvasLocation\" x=\"\(location.x)\" y=\"\(location.y)\"/>"
        return scene.replacing("</scene>", with: point + "</scene>")
    }

    static func segue(_ kind: String, _ destination: String, _ attributes: String = "") -> String {
        XML.segue(kind, to: destination, attributes)
    }

    /// A list, a book, and a reference to another file.
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

    /// The file that the library refers to.
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

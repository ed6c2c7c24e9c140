@testable import StoryboardFiles

/// Small storyboard files for pictures, written here as they are needed.
enum GraphFixtures {
    /// A file of some scenes.
    static func file(_ name: String, initial: String? = nil, _ scenes: String...) throws -> StoryboardFile {
        try Sheet.file(Sheet.text(scenes.joined(separator: "\n"), initial: initial), path: "\(name).storyboard")
    }

    /// A scene with a controller, an exit, and the segues that begin at it.
    static func scene(
        _ id: String,
        kind: String = "viewController",
        _ attributes: String = "",
        at location: (x: Int, y: Int)? = nil,
        _ segues: String...
    ) -> String {
        let exit = "<exit id=\"\(id)-exit\" userLabel=\"Exit\" sceneMemberID=\"exit\"/>"
        let scene = Sheet.scene(id, kind, attributes, connections: segues.joined(), beside: exit)
        guard let location else { return scene }
        let point = "<point key=\"canvasLocation\" x=\"\(location.x)\" y=\"\(location.y)\"/>"
        return scene.replacing("</scene>", with: point + "</scene>")
    }

    static func segue(_ kind: String, _ destination: String, _ attributes: String = "") -> String {
        Sheet.segue(kind, to: destination, attributes)
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

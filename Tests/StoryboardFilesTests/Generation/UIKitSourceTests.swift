import Foundation
import StoryboardTestSupport
import Testing

@testable import StoryboardFiles

/// The text of source code that is generated for apps with UIKit.
struct UIKitSourceTests {
    /// Returns the lines that declare constants and enumerations, without indentation.
    private func declarations(_ scenes: String..., in files: [StoryboardFile] = []) throws -> [String] {
        let file = try XML.file(XML.text(scenes.joined(), initial: "N"))
        return StoryboardSource.uikitSources(of: [file] + files)[0].text.split(separator: "\n")
            .map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { $0.hasPrefix("static let") && !$0.hasPrefix("static let name") || $0.hasPrefix("enum ") }
    }

    private func cell(_ name: String, _ attributes: String) -> String { "<\(name) id=\"c\" \(attributes)/>" }

    @Test func scenesWithIdentifiersAndTheInitialOneAreMade() throws {
        #expect(
            try declarations(
                XML.scene("N", "tabBarController"),
                XML.scene("A", "collectionViewController", "storyboardIdentifier=\"Cities\""),
                XML.scene("B", "viewController", "storyboardIdentifier=\"initial\" customClass=\"City\""),
                XML.scene("C", "viewController", "title=\"Hidden\" customClass=\"HiddenController\""),
                XML.scene("D", "viewControllerPlaceholder", "storyboardIdentifier=\"Other\" storyboardName=\"Other\""),
                XML.scene("E", "viewController", "storyboardIdentifier=\"Map\" customClass=\"_TtC3App3Map\"")
            ) == [
                "enum MainStoryboard {", "static let initial = TypedScene<UITabBarController>(identifier: nil)",
                "static let cities = TypedScene<UICollectionViewController>(identifier: \"Cities\")",
                "static let initial2 = TypedScene<City>(identifier: \"initial\")",
                "static let map = TypedScene<UIViewController>(identifier: \"Map\")",
            ]
        )
    }

    @Test func seguesHaveTheClassesOfTheirControllers() throws {
        let other = try XML.file(
            XML.text(
                XML.scene(
                    "X",
                    "navigationController",
                    connections: XML.segue("relationship", to: "Y", "relationship=\"rootViewController\"")
                ),
                XML.scene("Y", "viewController", "customClass=\"Settings\""),
                initial: "X"
            ),
            path: "Other.storyboard"
        )
        let all = try declarations(
            XML.scene(
                "A",
                "tableViewController",
                "title=\"List\"",
                connections: XML.segue("show", to: "B", "identifier=\"Show City\"")
                    + XML.segue("modal", to: "S", "identifier=\"stack\"")
                    + XML.segue("embed", to: "P", "identifier=\"plain\"")
                    + XML.segue("popoverPresentation", to: "R", "identifier=\"class\"")
                    + XML.segue("presentation", to: "gone", "identifier=\"gone\"")
                    // Equal identifiers, and none.
                    + XML.segue("push", to: "B", "identifier=\"go\"") + XML.segue("show", to: "A", "identifier=\"go\"")
                    + XML.segue("custom", to: "B")
                    + "<segue id=\"u\" kind=\"unwind\" destination=\"x\" identifier=\"...\" unwindAction=\"back:\"/>"
            ),
            XML.scene("B", "viewController", "customClass=\"City\""),
            XML.scene(
                "S",
                "navigationController",
                "customClass=\"Stack\"",
                connections: XML.segue("relationship", to: "B", "relationship=\"rootViewController\" identifier=\"r\"")
            ),
            // A stack of a controller without a class of its own, and one that contains itself.
            XML.scene(
                "P",
                "navigationController",
                connections: XML.segue("relationship", to: "P", "relationship=\"rootViewController\"")
            ),
            XML.scene("R", "viewControllerPlaceholder", "storyboardName=\"Other\""),
            in: [other]
        )
        #expect(
            all == [
                "enum MainStoryboard {", "enum ListSegue {",
                "static let showCity = TypedSegue<UITableViewController, City>(identifier: \"Show City\")",
                "static let stack = TypedSegue<UITableViewController, City>(identifier: \"stack\")",
                "static let plain = TypedSegue<UITableViewController, UINavigationController>(identifier: \"plain\")",
                "static let `class` = TypedSegue<UITableViewController, Settings>(identifier: \"class\")",
                "static let gone = TypedSegue<UITableViewController, UIViewController>(identifier: \"gone\")",
                "static let go = TypedSegue<UITableViewController, UIViewController>(identifier: \"go\")",
                "static let segue = TypedSegue<UITableViewController, UIViewController>(identifier: \"...\")",
            ]
        )
    }

    @Test func cellsAreThoseThatTheProgramDequeues() throws {
        let prototypes =
            cell("tableViewCell", "reuseIdentifier=\"city\" customClass=\"ListCell\"")
            + cell("tableViewCell", "reuseIdentifier=\"City\"") + cell("tableViewCell", "reuseIdentifier=\"\"")
        let fixed = cell("tableViewCell", "reuseIdentifier=\"fixed\"")
        let inside =
            "<tableView id=\"t\"><prototypes>\(prototypes)</prototypes><sections>\(fixed)</sections></tableView>"
            + "<collectionView id=\"k\"><cells>\(cell("collectionViewCell", "reuseIdentifier=\"city\""))</cells>"
            + "</collectionView>"
        #expect(
            try declarations(XML.scene("A", "viewController", "title=\"List\"", inside: inside)) == [
                // The app has a class with the name.
                "enum MainStoryboard {", "enum ListCell2 {",
                "static let city = TypedCell<ListCell>(identifier: \"city\")",
                "static let city2 = TypedCell<UITableViewCell>(identifier: \"City\")",
                "static let city3 = TypedCell<UICollectionViewCell>(identifier: \"city\")",
            ]
        )
    }

    @Test func codeImportsOnlyWhatItNeeds() throws {
        let file = try XML.file(XML.text(XML.scene("A"), initial: nil))
        let sources = StoryboardSource.uikitSources(of: [file, file], imports: ["Maps"], command: ["storyboard"])
        #expect(sources.map(\.typeName) == ["MainStoryboard", "MainStoryboard2"])
        let text = StoryboardSource.text(of: sources)
        #expect(text.matches(of: /\nimport \w+/).map { $0.0 } == ["\nimport Maps", "\nimport UIKit"])
        #expect(!text.contains("TypedSegue") && !text.contains("TypedCell") && !text.contains("static let initial"))
        #expect(SourceHeader.state(of: text) == .generated)
    }
}

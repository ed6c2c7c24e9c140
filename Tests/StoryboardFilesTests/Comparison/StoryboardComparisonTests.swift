import Foundation
import StoryboardTestSupport
import Testing

@testable import StoryboardFiles

/// What differs between two versions, and which scenes are the same.
struct StoryboardComparisonTests {
    @Test
    func everyChangeIsReported() throws {
        let comparison = try StoryboardComparison(old: ComparisonFixtures.old, new: ComparisonFixtures.new)
        #expect(
            comparison.text == """
                ~ Main.storyboard: scenes +1 -1 ~1, segues +1 -1 ~1, outlets ~1, actions ~1, classes ~1, identifiers ~1, \
                attributes ~1, views ~1
                    initial scene: Books → Detail
                    ~ Library (table view controller)
                        class: App.BookList → App.BookTable
                        identifier: Books → Library
                        ~ segue show "open" → Detail
                            destination: A Book → Detail
                        - segue presentation → OldScreen
                        ~ outlet addButton → button "New"
                            property: button → addButton
                        ~ action insert: of button "New" (touchUpInside)
                            selector: add: → insert:
                        ~ class BookRow of table view cell
                            class: BookCell → BookRow
                        ~ identifier Books of table view cell
                            identifier: Book → Books
                        ~ attribute sorted = no
                            value: yes → no
                        ~ button "New"
                            title: Add → New
                    + Detail (view controller)
                        + segue show → A Book
                    - OldScreen (view controller)

                """
        )
        #expect(comparison.files.first?.scenes.map(\.line) == [4, 26, 27])
    }

    @Test
    func equalFilesDoNotDiffer() throws {
        let comparison = try StoryboardComparison(old: ComparisonFixtures.old, new: ComparisonFixtures.old)
        #expect(comparison.isEmpty)
        #expect(comparison.text == "")
        #expect(comparison.markdown == "No differences between the storyboards.\n")
        #expect(comparison.graph.nodes.isEmpty)
    }

    @Test
    func initialSceneAndPlatformAreCompared() throws {
        func file(
            _ initial: String?,
            _ runtime: String = "iOS.CocoaTouch",
            of names: [String] = ["A", "B"]
        ) throws -> StoryboardFile {
            let scenes = names.map { XML.scene($0, "viewController", "title=\"\($0)\"") }
            return try XML.file(XML.text(scenes.joined(), initial: initial, runtime: runtime))
        }
        let old = try file("A")
        for (new, line) in [
            (try file("B"), "initial scene: A \u{2192} B"), (try file(nil), "initial scene: A \u{2192} none"),
            (try file("gone"), "initial scene: A \u{2192} none"),
            (try file("A", "AppleTV"), "platform: iOS \u{2192} tvOS"),
            (try file("A", "novel"), "platform: iOS \u{2192} none"),
        ] {
            let comparison = StoryboardComparison(old: old, new: new)
            #expect(comparison.text == "~ Main.storyboard\n    \(line)\n")
            #expect(comparison.markdown.hasPrefix("| storyboard |\n|---|\n| `Main.storyboard` |\n"))
            #expect(comparison.graph.nodes.map(\.change) == [nil, nil])
        }
        #expect(
            StoryboardComparison(old: try file("B"), new: try file(nil, of: ["A"])).text == """
                ~ Main.storyboard: scenes -1
                    initial scene: B \u{2192} none
                    - B (view controller)

                """
        )
        // Without a scene that differs, there is nothing to draw.
        let markdown = StoryboardComparison(old: old, new: try file("B")).markdown
        #expect(
            markdown.split(separator: "\n").drop { $0.hasPrefix("|") } == [
                "<details><summary><code>Main.storyboard</code></summary>",
                "- initial scene: `A` \u{2192} `B`", "</details>",
            ]
        )
    }

    @Test
    func everyValueOfASceneIsCompared() throws {
        let reference = "storyboardName=\"Shop\" referencedIdentifier=\"Basket\" bundleIdentifier=\"kit\""
        let comparison = try ComparisonFixtures.comparison(
            [
                XML.scene("a", "viewController", "title=\"A\" storyboardIdentifier=\"One\" customClass=\"Old\""),
                XML.scene("r", "viewControllerPlaceholder", reference),
            ],
            [
                XML.scene(
                    "a",
                    "tableViewController",
                    "title=\"B\" storyboardIdentifier=\"Two\" customClass=\"New\" customModule=\"Kit\""
                ),
                XML.scene("r", "viewControllerPlaceholder", "storyboardName=\"Shop\""),
            ]
        )
        #expect(
            comparison.text == """
                ~ Main.storyboard: scenes ~2, views ~1
                    ~ Two (table view controller)
                        kind: view controller \u{2192} table view controller
                        class: Old \u{2192} Kit.New
                        identifier: One \u{2192} Two
                        title: A \u{2192} B
                        ~ views or layout
                    ~ Shop (outside)
                        reference: Shop \u{00B7} Basket \u{2192} Shop
                        bundle: kit \u{2192} none

                """
        )
    }

    @Test(arguments: [
        ("presentation", "modalTransitionStyle", "transition", "flipHorizontal", "crossDissolve"),
        ("relationship", "relationship", "kind", "rootViewController", "viewControllers"),
    ])
    func attributeOfASegueIsCompared(kind: String, attribute: String, name: String, old: String, new: String) throws {
        func scene(_ value: String) -> String {
            XML.scene("a", connections: XML.segue(kind, to: "a", "\(attribute)=\"\(value)\""))
        }
        let text = try ComparisonFixtures.comparison([scene(old)], [scene(new)]).text
        #expect(text.hasSuffix("            \(name): \(old) \u{2192} \(new)\n"), "\(text)")
    }

    @Test
    func everyValueOfAConnectionIsCompared() throws {
        func scenes(_ ofController: String, _ ofButton: String) -> [String] {
            let button =
                "<button id=\"go\"><state key=\"normal\" title=\"Go\"/><connections>\(ofButton)</connections></button>"
            let view = "<view key=\"view\" id=\"v\"><subviews>\(button)<label id=\"l\"/></subviews></view>"
            return [
                XML.scene("a", "viewController", "title=\"A\"", inside: view, connections: ofController),
                XML.scene("b", "viewController", "title=\"B\""), XML.scene("c", "viewController", "title=\"C\""),
            ]
        }
        let old = scenes(
            """
            <segue id="s" kind="show" destination="b" identifier="one" customClass="Fade" \
            modalPresentationStyle="formSheet" modalTransitionStyle="partialCurl"/>
            <segue id="u" kind="unwind" destination="x" unwindAction="back:"/>
            <outlet id="o" property="map" destination="l"/>
            """,
            "<action id=\"t\" selector=\"tap:\" destination=\"a\" eventType=\"touchUpInside\"/>"
        )
        let new = scenes(
            "<action id=\"t\" selector=\"swipe:\" destination=\"l\" eventType=\"valueChanged\"/>",
            """
            <segue id="s" kind="presentation" destination="c" identifier="two" customClass="Slide" customModule="Kit" \
            modalPresentationStyle="fullScreen" modalTransitionStyle="flipHorizontal" animates="NO"/>
            <segue id="u" kind="unwind" destination="x" unwindAction="home:"/>
            <outlet id="o" property="list" destination="v"/>
            """
        )
        #expect(
            try ComparisonFixtures.comparison(old, new).text == """
                ~ Main.storyboard: scenes ~1, segues ~2, outlets ~1, actions ~1
                    ~ A (view controller)
                        ~ segue presentation "two" \u{2192} C
                            kind: show \u{2192} presentation
                            identifier: one \u{2192} two
                            destination: B \u{2192} C
                            class: Fade \u{2192} Kit.Slide
                            source: A \u{2192} button "Go"
                            presentation: formSheet \u{2192} fullScreen
                            transition: partialCurl \u{2192} flipHorizontal
                            animation: on \u{2192} off
                        ~ segue unwind \u{2192} home:
                            unwind action: back: \u{2192} home:
                            source: A \u{2192} button "Go"
                        ~ outlet list of button "Go" \u{2192} view
                            property: map \u{2192} list
                            destination: label \u{2192} view
                            owner: A \u{2192} button "Go"
                        ~ action swipe: (valueChanged)
                            selector: tap: \u{2192} swipe:
                            destination: A \u{2192} label
                            event: touchUpInside \u{2192} valueChanged
                            sender: button "Go" \u{2192} A

                """
        )
    }

    @Test
    func emptyNamesOfObjectsAreOmitted() throws {
        func scene(_ property: String) -> String {
            let field = "<textField id=\"f\" userLabel=\"\" text=\"\" placeholder=\"Search\"/>"
            let button = "<button id=\"b\"><state key=\"normal\" title=\"\"/></button>"
            return XML.scene(
                "a",
                inside: "<view key=\"view\" id=\"v\"><subviews>\(field)\(button)</subviews></view>",
                connections: """
                    <outlet id="o1" property="\(property)1" destination="f"/>
                    <outlet id="o2" property="\(property)2" destination="b"/>
                    <outlet id="o3" property="\(property)3"/>
                    """
            )
        }
        let text = try ComparisonFixtures.comparison([scene("old")], [scene("new")]).text
        #expect(text.contains("~ outlet new1 \u{2192} text field \"Search\"\n"), "\(text)")
        #expect(text.contains("~ outlet new2 \u{2192} button\n"), "\(text)")
        #expect(text.contains("~ outlet new3 \u{2192} nothing\n"), "\(text)")
    }

    @Test
    func canvasPositionIsNotCompared() throws {
        let scene = XML.scene("a")
        let moved = scene.replacing("</scene>", with: "<point key=\"canvasLocation\" x=\"9\" y=\"9\"/></scene>")
        #expect(try ComparisonFixtures.comparison([scene], [moved]).isEmpty)
    }

    @Test
    func noiseOfInterfaceBuilderIsNotCompared() throws {
        func scene(_ first: String, _ attributes: Int) -> String {
            let attribute = "<userDefinedRuntimeAttribute type=\"boolean\" keyPath=\"sorted\" value=\"YES\"/>"
            let list = String(repeating: attribute, count: attributes)
            return XML.scene(
                "a",
                inside: "<userDefinedRuntimeAttributes>\(list)</userDefinedRuntimeAttributes>",
                beside: "<placeholder placeholderIdentifier=\"IBFirstResponder\" id=\"f\" \(first)/>"
            )
        }
        let (old, new) = (scene("", 1), scene("customClass=\"UIResponder\"", 2))
        #expect(try ComparisonFixtures.comparison([old], [new]).text == "")
        #expect(try ComparisonFixtures.comparison([old], [scene("", 0)]).text.contains("- attribute sorted"))
    }

    @Test
    func layoutIsCompared() throws {
        func scene(_ width: Int, _ text: String) -> String {
            let frame = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"\(width)\" height=\"9\"/>"
            return XML.scene("a", inside: "<view key=\"view\" id=\"v\">\(frame)<string>\(text)</string></view>")
        }
        let line = "        ~ views or layout\n"
        let wider = try ComparisonFixtures.comparison([scene(5, "a")], [scene(6, "a")])
        #expect(wider.text.hasSuffix(line))
        // The line is that of the scene.
        #expect(wider.files.first?.scenes.first?.parts.map(\.line) == [4])
        #expect(try ComparisonFixtures.comparison([scene(5, "a")], [scene(5, "b")]).text.hasSuffix(line))
        #expect(try ComparisonFixtures.comparison([scene(5, "a")], [scene(5, "a")]).isEmpty)
        // The same elements, one of which is inside another now.
        let apart = XML.scene("a", inside: "<view id=\"v\"/><view id=\"w\"/>")
        let nested = XML.scene("a", inside: "<view id=\"v\"><view id=\"w\"/></view>")
        #expect(try ComparisonFixtures.comparison([apart], [nested]).text.hasSuffix(line))
        // The values of the controller itself have no names.
        let hidden = ["NO", "YES"].map { XML.scene("a", "viewController", "hidden=\"\($0)\"") }
        #expect(try ComparisonFixtures.comparison([hidden[0]], [hidden[1]]).text.hasSuffix(line))
    }

    /// Returns the reported lines about views, if the contents of the root view change from one version to the other.
    private func views(_ old: String, _ new: String) throws -> [String] {
        let scenes = [old, new].map { XML.scene("a", inside: "<view key=\"view\" id=\"v\">\($0)</view>") }
        return try ComparisonFixtures.comparison([scenes[0]], [scenes[1]]).text.split(separator: "\n").dropFirst(2)
            .map { String($0.dropFirst(8)) }
    }

    @Test
    func viewsAreComparedByName() throws {
        func label(_ attributes: String, _ font: String = "") -> String {
            "<subviews><label id=\"l\" \(attributes)>\(font)</label></subviews>"
        }
        let small = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"12\"/>"
        let large = "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/>"
        #expect(
            try views(label("text=\"Old\"", small), label("text=\"New\" hidden=\"YES\"", large)) == [
                "~ label \"New\"", "    text: Old \u{2192} New", "    hidden: none \u{2192} YES",
                "    font: system 12 \u{2192} UICTFontTextStyleBody",
            ]
        )
        func button(_ state: String) -> String { "<button id=\"b\">\(state)</button>" }
        let state = "<state key=\"normal\" title=\"Go\"/>"
        #expect(
            try views(button(state), button(state.replacing("Go", with: "Stop"))) == [
                "~ button \"Stop\"", "    title: Go \u{2192} Stop",
            ]
        )
        // Of two values with one name, the second is part of the rest.
        let two = state + "<buttonConfiguration key=\"configuration\" title=\"More\"/>"
        #expect(try views(button(two), button(two.replacing("More", with: "Less"))) == ["~ views or layout"])
        #expect(try views(button(state), button(state.replacing("normal", with: "selected"))).count == 3)
        func text(_ text: String) -> String { "<textView id=\"t\"><string key=\"text\">\(text)</string></textView>" }
        #expect(try views(text("Old"), text("New")) == ["~ text view", "    text: Old \u{2192} New"])
    }

    @Test(arguments: [
        "text", "title", "placeholder", "prompt", "image", "hidden", "enabled", "constant", "multiplier", "priority",
    ])
    func attributeIsComparedByName(name: String) throws {
        func object(_ value: String) -> String { "<subviews><button id=\"b\" \(name)=\"\(value)\"/></subviews>" }
        #expect(try views(object("1"), object("2")).dropFirst() == ["    \(name): 1 \u{2192} 2"])
    }

    @Test
    func addedViewStandsForItsContents() throws {
        let (kept, other) = ("<label id=\"k\" text=\"Kept\"/>", "<label id=\"i\" text=\"Inside\"/>")
        let box = "<view id=\"b\" userLabel=\"Box\"><subviews>\(other)</subviews></view>"
        let constraint = "<constraint id=\"c\" firstItem=\"b\" firstAttribute=\"top\"/>"
        let old = "<subviews>\(kept)</subviews>"
        let new = "<subviews>\(kept)\(box)</subviews><constraints>\(constraint)</constraints>"
        #expect(try views(old, new) == ["+ view \"Box\""])
        #expect(try views(new, old) == ["- view \"Box\""])
        #expect(try views("", old) == ["+ label \"Kept\""])
        // Another order is part of the layout.
        let swapped = "<subviews>\(other)\(kept)</subviews>"
        #expect(try views("<subviews>\(kept)\(other)</subviews>", swapped) == ["~ views or layout"])
    }

    @Test
    func constraintsAreComparedByName() throws {
        func constraint(_ attributes: String) -> String {
            "<label id=\"l\" text=\"A\"/><constraints><constraint id=\"c\" \(attributes)/></constraints>"
        }
        let first = "firstItem=\"l\" firstAttribute=\"leading\""
        let leading = "\(first) secondItem=\"v\" secondAttribute=\"leading\""
        #expect(
            try views(constraint("\(leading) constant=\"8\""), constraint("\(leading) constant=\"16\"")) == [
                "~ constraint label \"A\" leading = view leading", "    constant: 8 \u{2192} 16",
            ]
        )
        #expect(
            try views(constraint(leading), constraint("\(leading) relation=\"greaterThanOrEqual\"")) == [
                "~ constraint label \"A\" leading \u{2265} view leading",
                "    relation: label \"A\" leading = view leading \u{2192} label \"A\" leading \u{2265} view leading",
            ]
        )
        #expect(
            try views(constraint(leading), constraint("\(leading) relation=\"lessThanOrEqual\"")).first
                == "~ constraint label \"A\" leading \u{2264} view leading"
        )
        // Without an item, it is a constraint of the view.
        let width = "firstAttribute=\"width\" constant=\"9\""
        #expect(
            try views(constraint(width).replacing("constraint id", with: "other id"), constraint(width)) == [
                "+ constraint view width = constant", "- other",
            ]
        )
        #expect(try views(constraint(leading), constraint(leading)).isEmpty)
    }

    @Test
    func sceneIsFoundByIdentifierThenClass() throws {
        let old = [
            XML.scene("a", "viewController", "storyboardIdentifier=\"One\" customClass=\"Screen\""),
            XML.scene("b", "viewController", "customClass=\"Other\""),
            XML.scene("c", "viewControllerPlaceholder", "storyboardName=\"Shop\""),
            XML.scene("d", "viewController", "customClass=\"Gone\""),
        ]
        let new = [
            XML.scene("w", "viewController", "customClass=\"Other\" title=\"Named\""),
            XML.scene("x", "viewController", "storyboardIdentifier=\"One\" customClass=\"Screen\" title=\"First\""),
            XML.scene("y", "viewControllerPlaceholder", "storyboardName=\"Shop\""),
            XML.scene("z", "viewController", "customClass=\"Added\""),
        ]
        #expect(
            try ComparisonFixtures.comparison(old, new).text == """
                ~ Main.storyboard: scenes +1 -1 ~2
                    ~ Named (view controller)
                        title: none → Named
                    ~ One (view controller)
                        title: none → First
                    + Added (view controller)
                    - Gone (view controller)

                """
        )
    }

    @Test
    func sceneWithAnotherIDAndClassIsFoundByIdentifier() throws {
        func scene(_ id: String, _ name: String) -> String {
            XML.scene(id, "viewController", "storyboardIdentifier=\"One\" customClass=\"\(name)\"")
        }
        #expect(
            try ComparisonFixtures.comparison([scene("a", "Old")], [scene("z", "New")]).text == """
                ~ Main.storyboard: scenes ~1
                    ~ One (view controller)
                        class: Old \u{2192} New

                """
        )
    }

    @Test
    func segueToAnotherSceneOfTheSameNameIsCompared() throws {
        func scenes(_ destination: String) -> [String] {
            let segue = "<segue id=\"s\" kind=\"show\" destination=\"\(destination)\"/>"
            return [XML.scene("a", "viewController", "title=\"A\"", connections: segue), XML.scene(destination)]
        }
        #expect(
            try ComparisonFixtures.comparison(scenes("b"), scenes("c")).text == """
                ~ Main.storyboard: scenes +1 -1 ~1, segues ~1
                    ~ A (view controller)
                        ~ segue show \u{2192} View Controller
                            destination: View Controller \u{2192} View Controller
                    + View Controller (view controller)
                    - View Controller (view controller)

                """
        )
    }

    @Test
    func objectsWithoutIDsAreFoundByName() throws {
        func scene(_ shade: Int) -> String {
            func object(_ name: String, _ text: String, _ shade: Int) -> String {
                let attribute =
                    "<userDefinedRuntimeAttribute type=\"string\" keyPath=\"shade\" value=\"\(shade)\"/>"
                return "<\(name) text=\"\(text)\"><userDefinedRuntimeAttributes>\(attribute)"
                    + "</userDefinedRuntimeAttributes></\(name)>"
            }
            return XML.scene("a", inside: object("label", "A", 1) + object("textField", "B", shade))
        }
        #expect(
            try ComparisonFixtures.comparison([scene(1)], [scene(2)]).text == """
                ~ Main.storyboard: scenes ~1, attributes ~1
                    ~ View Controller (view controller)
                        ~ attribute shade of text field "B" = "2"
                            value: "1" \u{2192} "2"

                """
        )
    }

    @Test
    func objectsOfRenewedSceneAreFoundByName() throws {
        func scene(_ suffix: String) -> String {
            XML.scene(
                "a\(suffix)",
                "viewController",
                "storyboardIdentifier=\"One\"",
                inside: "<view key=\"view\" id=\"v\(suffix)\"><label text=\"Name\" id=\"l\(suffix)\"/></view>",
                connections: """
                    <outlet id="o\(suffix)" property="label" destination="l\(suffix)"/>
                    <segue id="s\(suffix)" kind="show" destination="a\(suffix)" identifier="again"/>
                    """
            )
        }
        #expect(try ComparisonFixtures.comparison([scene("1")], [scene("2")]).text == "")
    }

    @Test(arguments: [
        ("viewController", "customClass=\"Book\"", "Book (view controller)"),
        ("viewController", "storyboardIdentifier=\"Book\"", "Book (view controller)"),
        ("viewControllerPlaceholder", "storyboardName=\"Book\"", "Book (outside)"),
    ])
    func sceneMovesToOtherFile(element: String, attributes: String, line: String) throws {
        let (list, book) = (XML.scene("list"), XML.scene("book", element, attributes))
        let (main, shop) = (
            try ComparisonFixtures.file(list, book), try ComparisonFixtures.file(XML.scene("list"), name: "Shop")
        )
        let comparison = StoryboardComparison([
            .init(path: "Main.storyboard", old: main, new: try ComparisonFixtures.file(list)),
            .init(path: "Shop.storyboard", old: shop, new: try ComparisonFixtures.file(list, book, name: "Shop")),
        ])
        #expect(
            comparison.text == """
                ~ Shop.storyboard: scenes ~1
                    ~ \(line)
                        file: Main.storyboard → Shop.storyboard

                """
        )
    }

    @Test
    func identifierOfAMovedScenePrecedesItsClass() throws {
        func scene(_ name: String) -> String {
            XML.scene("book", "viewController", "storyboardIdentifier=\"Book\" customClass=\"\(name)\"")
        }
        let comparison = StoryboardComparison([
            .init(path: "A.storyboard", old: try ComparisonFixtures.file(scene("Page")), new: nil),
            .init(path: "B.storyboard", old: nil, new: try ComparisonFixtures.file(scene("Paper"))),
        ])
        #expect(
            comparison.text == """
                - A.storyboard
                + B.storyboard: scenes ~1
                    ~ Book (view controller)
                        file: A.storyboard → B.storyboard
                        class: Page → Paper

                """
        )
    }

    @Test
    func templateSceneDoesNotMove() throws {
        // New files of a template have a scene with the same id, and no name.
        let scene = XML.scene("BYZ-38-t0r")
        let comparison = StoryboardComparison([
            .init(path: "A.storyboard", old: try ComparisonFixtures.file(scene), new: nil),
            .init(path: "B.storyboard", old: nil, new: try ComparisonFixtures.file(scene)),
        ])
        #expect(comparison.files.map(\.change) == [.removed, .added])
        #expect(comparison.files.flatMap(\.scenes).map(\.change) == [.removed, .added])
    }

    @Test
    func fileOfOneVersionKeepsItsPath() throws {
        let file = try ComparisonFixtures.file(XML.scene("a"), name: "Shop")
        #expect(StoryboardComparison(old: file, new: nil).files.map(\.path) == ["Shop.storyboard"])
        #expect(StoryboardComparison(old: nil, new: file).files.map(\.path) == ["Shop.storyboard"])
        #expect(StoryboardComparison(old: nil, new: nil).isEmpty)
        // Also without scenes.
        let empty = try ComparisonFixtures.file()
        #expect(StoryboardComparison(old: empty, new: nil).text == "- Main.storyboard\n")
        #expect(StoryboardComparison(old: nil, new: empty).text == "+ Main.storyboard\n")
    }

    @Test
    func nestedAndUnnamedSeguesAreCompared() throws {
        func scene(_ kind: String, _ nested: String) -> String {
            let commit = "<segue key=\"commit\" kind=\"\(nested)\" destination=\"b\" id=\"n\"/>"
            return XML.scene("a", connections: "<segue kind=\"\(kind)\" destination=\"b\">\(commit)</segue>")
        }
        let comparison = try ComparisonFixtures.comparison(
            [scene("show", "show"), XML.scene("b", "viewController", "title=\"B\"")],
            [scene("show", "custom"), XML.scene("b", "viewController", "title=\"C\"")]
        )
        #expect(
            comparison.text
                == """
                ~ Main.storyboard: scenes ~2, segues ~1
                    ~ a (view controller)
                        ~ segue custom → C
                            kind: show → custom
                    ~ C (view controller)
                        title: B → C

                """.replacing("~ a ", with: "~ View Controller ")
        )
    }

    @Test(arguments: [("key=\"commit\"", "commit"), ("", "segue")])
    func segueWithoutAKindHasTheNameOfItsKey(attributes: String, name: String) throws {
        func scene(_ animates: String) -> String {
            let nested = "<segue id=\"n\" \(attributes) animates=\"\(animates)\"/>"
            return XML.scene("a", connections: "<segue id=\"s\" kind=\"show\" destination=\"a\">\(nested)</segue>")
        }
        #expect(
            try ComparisonFixtures.comparison([scene("YES")], [scene("NO")]).text == """
                ~ Main.storyboard: scenes ~1, segues ~1
                    ~ View Controller (view controller)
                        ~ segue \(name) → nothing
                            animation: on → off

                """
        )
    }

    @Test
    func namesStayOnTheirLine() throws {
        let scene = XML.scene("a", "viewController", "title=\"x&#10;- forged\"")
        #expect(
            try ComparisonFixtures.comparison([], [scene]).text
                == "~ Main.storyboard: scenes +1\n    + x - forged (view controller)\n"
        )
        let label = "<label id=\"l\" text=\"x&#10;- #1\"/>"
        #expect(try views("", label) == ["+ label \"x - #1\""])
        let comparison = try ComparisonFixtures.comparison([XML.scene("a")], [XML.scene("a", inside: label)])
        #expect(comparison.markdown.contains("  - **+** `label \"x - #1\"`\n"))
    }
}

import StoryCode
import StoryboardLoading
import StoryboardTestSupport
import Testing

@testable import StoryboardFiles

/// Mistakes of other storyboard readers; each test names the issues that report them.
@MainActor
struct ReportedIssuesTests {
    /// Performs all operations on a file.
    private func use(_ text: String) throws -> StoryboardFile {
        let file = try XML.file(text)
        _ = try file.summary()
        _ = StoryboardSource(file).text
        _ = (file.graph.mermaid, file.graph.dot, file.graph.svg)
        _ = try Storyboard(file, container: Container()).instantiateInitialViewController()
        return file
    }

    /// IBLinter 104, Natalie 68 and 74, WinObjC 264, 367 and 2090: an unknown element stops the reader.
    @Test func unknownPartsAreIgnored() throws {
        let file = try use(
            XML.text(
                XML.scene(
                    "A",
                    "hologramController",
                    "haptics=\"strong\"",
                    inside: "<hologram key=\"hologram\"><stackView id=\"S\"/></hologram>",
                    connections: XML.segue("beam", to: "P"),
                    beside: "<exit id=\"X\" sceneMemberID=\"exit\"/><aura id=\"U\"/>"
                ),
                XML.scene("P", "viewControllerPlaceholder", "storyboardName=\"Other\""),
                runtime: "visionOS"
            )
        )
        #expect(file.scenes.map { $0.controller?.name } == ["hologramController", "viewControllerPlaceholder"])
        #expect(file.element("S")?.name == "stackView")
        let problems = StoryboardLint().problems(in: [file])
        #expect(problems.map(\.rule) == [.unknownSegueKind])
        #expect(problems.map(\.severity) == [.warning])
    }

    /// iPokeGo 200: a file of a newer Xcode is not opened.
    @Test func newerVersionIsRead() throws {
        let text = XML.text(XML.scene("A")).replacing("version=\"3.0\"", with: "version=\"9.5\" era=\"next\"")
        #expect(try use(text).root["era"] == "next")
    }

    /// R.swift 409 and 151: a reference without a storyboard name, and a reference to another bundle.
    @Test func referencesToOwnFileAndOtherBundle() throws {
        let kit = XML.text(XML.scene("K", "viewController", "storyboardIdentifier=\"Start\""), initial: "K")
        let container = Container()
        container.registerStoryboard(try XML.file(kit, path: "Kit.storyboard"), bundle: "org.kit")
        let main = XML.text(
            XML.scene("A", connections: XML.segue("embed", to: "P") + XML.segue("embed", to: "Q")),
            XML.scene("P", "viewControllerPlaceholder", "referencedIdentifier=\"Bee\""),
            XML.scene(
                "Q",
                "viewControllerPlaceholder",
                "storyboardName=\"Kit\" referencedIdentifier=\"Start\" bundleIdentifier=\"org.kit\""
            ),
            XML.scene("B", "viewController", "storyboardIdentifier=\"Bee\"")
        )
        let controller = try Storyboard(XML.file(main), container: container).instantiateInitialViewController()
        #expect(controller.children.map(\.sceneIdentifier) == ["Bee", "Start"])
        #expect(controller.children.map { $0.storyboard?.bundle } == [nil, "org.kit"])
    }

    /// Natalie 20 and 23, R.swift 152, 224 and 248: segues of gesture recognizers, bar items, cells and top-level views
    /// are lost, and so are scenes without segues.
    @Test func seguesOfAllObjectsAreFound() throws {
        func withSegue(_ element: String, _ id: String, _ more: String = "") -> String {
            let segue = "<segue id=\"to-\(id)\" kind=\"show\" destination=\"B\"/>"
            return "<\(element) id=\"\(id)\" \(more)><connections>\(segue)</connections></\(element)>"
        }
        let file = try use(
            XML.text(
                XML.scene(
                    "A",
                    "tableViewController",
                    inside:
                        "<tableView key=\"view\" id=\"T\"><prototypes>\(withSegue("tableViewCell", "C"))</prototypes>"
                        + "</tableView><navigationItem key=\"navigationItem\" id=\"N\">"
                        + withSegue("barButtonItem", "I", "key=\"rightBarButtonItem\"") + "</navigationItem>",
                    beside: withSegue("tapGestureRecognizer", "G")
                        + "<view id=\"V\"><subviews>\(withSegue("button", "U"))"
                        + "</subviews></view>"
                ),
                XML.scene("B")
            )
        )
        #expect(
            file.scenes[0].segues.map(\.source.name) == [
                "tableViewCell", "barButtonItem", "tapGestureRecognizer", "button",
            ]
        )
        #expect(file.scenes[1].segues.isEmpty)
        let controller = try Storyboard(file, container: Container()).instantiateInitialViewController()
        for id in ["C", "I", "G", "U"] { #expect(try controller.performSegue(withIdentifier: "to-\(id)") != nil) }
    }

    /// R.swift 407 and SwiftGen 262: a module with a class of the same name, and a module that was renamed.
    @Test func classesAreFoundByModuleAndName() throws {
        final class Kit: ViewController {}
        var classes = StoryboardClasses()
        classes.controller("Kit", module: "Kit") { Kit() }
        classes.controller("Renamed") { Kit() }
        func made(_ attributes: String) throws -> ViewController {
            let file = try XML.file(XML.text(XML.scene("A", "viewController", attributes)))
            return try Storyboard(file, classes: classes, container: Container()).instantiateInitialViewController()
        }
        #expect(try made("customClass=\"Kit\" customModule=\"Kit\"") is Kit)
        #expect(try made("customClass=\"Renamed\" customModule=\"OldTarget\"") is Kit)
        #expect(try !(made("customClass=\"Kit\" customModule=\"Other\"") is Kit))
    }

    /// R.swift 99 and 525, IBLinter 170: equal reuse identifiers in two tables, empty identifiers, and the `id` of a
    /// device are reported as mistakes.
    @Test func validFileHasNoProblems() throws {
        let cell = "<prototypes><tableViewCell reuseIdentifier=\"City\"/></prototypes>"
        let text = XML.text(
            XML.scene(
                "A",
                "tableViewController",
                inside: "<tableView key=\"view\" id=\"T\">\(cell)</tableView>",
                connections: XML.segue("show", to: "B")
            ),
            XML.scene("B", "tableViewController", inside: "<tableView key=\"view\" id=\"U\">\(cell)</tableView>")
        ).replacing("<scenes>", with: "<device id=\"T\"><adaptation id=\"A\"/></device><scenes>")
        #expect(StoryboardLint().problems(in: [try XML.file(text)]) == [])
        let empty = text.replacing("id=\"show-B\"", with: "id=\"show-B\" identifier=\"\"")
        #expect(try XML.file(empty).scenes[0].segues[0].identifier == nil)
    }

    /// Some files list the detail column before the primary one.
    @Test func columnsByTheirMeaning() throws {
        let text = XML.text(
            XML.scene(
                "A",
                "splitViewController",
                connections: XML.segue("relationship", to: "D", "relationship=\"detailViewController\"")
                    + XML.segue("relationship", to: "M", "relationship=\"masterViewController\"")
            ),
            XML.scene("D", "viewController", "title=\"Detail\""),
            XML.scene("M", "viewController", "title=\"Primary\"")
        )
        let file = try use(text)
        let split = try Storyboard(file, container: Container()).instantiateInitialViewController()
        #expect(split.children.map(\.title) == ["Primary", "Detail"])
        let code = StoryboardSource(file).text
        let columns = code.matches(of: /\.column\((.+?)\)/).map { String($0.1) }
        #expect(columns == ["primary", "detail"])
    }

    /// Several prototype cells lead to one scene with one identifier.
    @Test func equalSeguesOfSeveralCells() throws {
        func problems(_ second: String) throws -> [LintRule] {
            let cells = ["1", "2"].map { id in
                let segue = id == "1" ? XML.segue("show", to: "B", "identifier=\"show\"") : second
                return "<tableViewCell id=\"C\(id)\"><connections>\(segue)</connections></tableViewCell>"
            }
            let text = XML.text(
                XML.scene("A", "tableViewController", inside: cells.joined()),
                XML.scene("B"),
                XML.scene("C", connections: XML.segue("show", to: "B"))
            )
            return StoryboardLint().problems(in: [try XML.file(text)]).map(\.rule)
        }
        let other = "<segue id=\"other\" kind=\"show\" identifier=\"show\""
        #expect(try !problems("\(other) destination=\"B\"/>").contains(.duplicateSegueIdentifier))
        #expect(try problems("\(other) destination=\"C\"/>").contains(.duplicateSegueIdentifier))
    }
}

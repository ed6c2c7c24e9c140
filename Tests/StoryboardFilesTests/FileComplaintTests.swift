import StoryCode
import Testing

@testable import StoryboardFiles

/// What users of other readers complain about does not happen here; each test names where they do.
@MainActor
struct FileComplaintTests {
    /// Whatever is done with a file: none of it may fail.
    private func use(_ text: String) throws -> StoryboardFile {
        let file = try Sheet.file(text)
        _ = try file.summary()
        _ = StoryboardSource(file).text
        _ = (file.graph.mermaid, file.graph.dot, file.graph.svg)
        _ = try Storyboard(file, container: Container()).instantiateInitialController()
        return file
    }

    /// IBLinter 104, Natalie 68 and 74, WinObjC 264, 367 and 2090: what a reader does not know stops it.
    @Test func whatIsUnknownStopsNothing() throws {
        let file = try use(
            Sheet.text(
                Sheet.scene(
                    "A",
                    "hologramController",
                    "haptics=\"strong\"",
                    inside: "<hologram key=\"hologram\"><stackView id=\"S\"/></hologram>",
                    connections: Sheet.segue("beam", to: "P"),
                    beside: "<exit id=\"X\" sceneMemberID=\"exit\"/><aura id=\"U\"/>"
                ),
                Sheet.scene("P", "viewControllerPlaceholder", "storyboardName=\"Other\""),
                runtime: "visionOS"
            )
        )
        #expect(file.scenes.map { $0.controller?.name } == ["hologramController", "viewControllerPlaceholder"])
        #expect(file.element("S")?.name == "stackView")
        let problems = StoryboardLint().problems(in: [file])
        #expect(problems.map(\.rule) == [.unknownSegueKind])
        #expect(problems.map(\.severity) == [.warning])
    }

    /// iPokeGo 200: a file that a newer Xcode has saved is not opened.
    @Test func aFileOfANewerVersionIsRead() throws {
        let text = Sheet.text(Sheet.scene("A")).replacing("version=\"3.0\"", with: "version=\"9.5\" era=\"next\"")
        #expect(try use(text).root["era"] == "next")
    }

    /// R.swift 409: a reference without the name of a storyboard; R.swift 151: one to another bundle.
    @Test func referencesWithoutANameAndToOtherBundlesLeadThere() throws {
        let kit = Sheet.text(Sheet.scene("K", "viewController", "storyboardIdentifier=\"Start\""), initial: "K")
        let container = Container()
        container.registerStoryboard(try Sheet.file(kit, path: "Kit.storyboard"), bundle: "org.kit")
        let main = Sheet.text(
            Sheet.scene("A", connections: Sheet.segue("embed", to: "P") + Sheet.segue("embed", to: "Q")),
            Sheet.scene("P", "viewControllerPlaceholder", "referencedIdentifier=\"Bee\""),
            Sheet.scene(
                "Q",
                "viewControllerPlaceholder",
                "storyboardName=\"Kit\" referencedIdentifier=\"Start\" bundleIdentifier=\"org.kit\""
            ),
            Sheet.scene("B", "viewController", "storyboardIdentifier=\"Bee\"")
        )
        let controller = try Storyboard(Sheet.file(main), container: container).instantiateInitialController()
        #expect(controller.children.map(\.sceneIdentifier) == ["Bee", "Start"])
        #expect(controller.children.map { $0.storyboard?.bundle } == [nil, "org.kit"])
    }

    /// Natalie 20 and 23, R.swift 152, 224 and 248: segues on recognizers, bar items, cells and views beside the
    /// controller are lost, and so are scenes without any.
    @Test func seguesAreFoundWhateverTheyHangOn() throws {
        func hung(_ element: String, _ id: String, _ more: String = "") -> String {
            let segue = "<segue id=\"to-\(id)\" kind=\"show\" destination=\"B\"/>"
            return "<\(element) id=\"\(id)\" \(more)><connections>\(segue)</connections></\(element)>"
        }
        let file = try use(
            Sheet.text(
                Sheet.scene(
                    "A",
                    "tableViewController",
                    inside: "<tableView key=\"view\" id=\"T\"><prototypes>\(hung("tableViewCell", "C"))</prototypes>"
                        + "</tableView><navigationItem key=\"navigationItem\" id=\"N\">"
                        + hung("barButtonItem", "I", "key=\"rightBarButtonItem\"") + "</navigationItem>",
                    beside: hung("tapGestureRecognizer", "G") + "<view id=\"V\"><subviews>\(hung("button", "U"))"
                        + "</subviews></view>"
                ),
                Sheet.scene("B")
            )
        )
        #expect(
            file.scenes[0].segues.map(\.source.name) == [
                "tableViewCell", "barButtonItem", "tapGestureRecognizer", "button",
            ]
        )
        #expect(file.scenes[1].segues.isEmpty)
        let controller = try Storyboard(file, container: Container()).instantiateInitialController()
        for id in ["C", "I", "G", "U"] { #expect(try controller.performSegue(withIdentifier: "to-\(id)") != nil) }
    }

    /// R.swift 407 and SwiftGen 262: a module with a class of its own name, and one that is called otherwise by now.
    @Test func modulesAreNoTrouble() throws {
        final class Kit: ViewController {}
        var classes = StoryboardClasses()
        classes.controller("Kit", module: "Kit") { Kit() }
        classes.controller("Renamed") { Kit() }
        func made(_ attributes: String) throws -> ViewController {
            let file = try Sheet.file(Sheet.text(Sheet.scene("A", "viewController", attributes)))
            return try Storyboard(file, classes: classes, container: Container()).instantiateInitialController()
        }
        #expect(try made("customClass=\"Kit\" customModule=\"Kit\"") is Kit)
        #expect(try made("customClass=\"Renamed\" customModule=\"OldTarget\"") is Kit)
        #expect(try !(made("customClass=\"Kit\" customModule=\"Other\"") is Kit))
    }

    /// R.swift 99 and 525, IBLinter 170: cells of one name in two tables, identifiers that are empty by now, and ids of
    /// devices are taken for mistakes.
    @Test func whatIsWellIsNoMistake() throws {
        let cell = "<prototypes><tableViewCell reuseIdentifier=\"City\"/></prototypes>"
        let text = Sheet.text(
            Sheet.scene(
                "A",
                "tableViewController",
                inside: "<tableView key=\"view\" id=\"T\">\(cell)</tableView>",
                connections: Sheet.segue("show", to: "B")
            ),
            Sheet.scene("B", "tableViewController", inside: "<tableView key=\"view\" id=\"U\">\(cell)</tableView>")
        ).replacing("<scenes>", with: "<device id=\"T\"><adaptation id=\"A\"/></device><scenes>")
        #expect(StoryboardLint().problems(in: [try Sheet.file(text)]) == [])
        let empty = text.replacing("id=\"show-B\"", with: "id=\"show-B\" identifier=\"\"")
        #expect(try Sheet.file(empty).scenes[0].segues[0].identifier == nil)
    }
}

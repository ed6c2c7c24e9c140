import Foundation
import StoryCode
import StoryboardLoading
import StoryboardTestSupport
import Testing

@testable import StoryboardFiles

/// Files that are checked together: references between them, and unreadable files.
@MainActor
struct FileGroupTests {
    private let reference = "<viewControllerPlaceholder> \"ref-00-001\" refers to the initial scene of "
    private let advice =
        "To fix: Make a scene of that storyboard initial, or set the identifier of a scene in the reference."

    // MARK: References

    @Test func referenceNeedsInitialScene() throws {
        let settings = try LintFixture.settings.replacing(" initialViewController=\"set-00-001\"", with: "")
            .replacing("<viewController id=", with: "<viewController storyboardIdentifier=\"First\" id=")
        let problems = StoryboardLint.strict.problems(in: [.main, settings])
        #expect(problems.map(\.rule) == [.missingInitialScene])
        #expect(problems.map(\.file) == ["Mail/Main.storyboard"])
        #expect(problems.map(\.line) == [64])
        #expect(problems.map(\.column) == [17])
        #expect(problems.map(\.message) == ["\(reference)the storyboard \"Settings\", which has none. \(advice)"])
    }

    @Test func emptyReferenceNeedsOwnInitialScene() throws {
        let file = try LintFixture.settings.replacing(" referencedIdentifier=\"Sound\"", with: "")
        #expect(StoryboardLint.strict.problems(in: [file]).isEmpty)
        let problems = StoryboardLint.strict.problems(in: [
            try file.replacing(" initialViewController=\"set-00-001\"", with: "")
                .replacing("<viewController id=", with: "<viewController storyboardIdentifier=\"First\" id=")
        ])
        #expect(problems.map(\.message) == ["\(reference)this storyboard, which has none. \(advice)"])
    }

    @Test func missingInitialSceneIsReportedOnce() throws {
        let settings = try LintFixture.settings.replacing(
            "initialViewController=\"set",
            with: "initialViewController=\"sat"
        )
        let problems = StoryboardLint().problems(in: [.main, settings])
        #expect(problems.map(\.rule) == [.unknownInitialController, .unreachableScene])
    }

    @Test func sceneInOneLocalizationIsEnough() throws {
        let german = LintFixture(
            "Mail/de.lproj/Settings.storyboard",
            try LintFixture.settings.replacing("storyboardIdentifier=\"Sound\" id=\"sou", with: "id=\"sou").text
        )
        let problems = StoryboardLint.strict.problems(in: [.main, .settings, german])
        #expect(problems.map(\.file) == [german.path, german.path])
        #expect(problems.map(\.rule) == [.unreachableScene, .missingReferencedScene])
    }

    @Test func deviceSuffixIsIgnored() throws {
        let pad = LintFixture("Mail/Settings~ipad.storyboard", LintFixture.settings.text)
        #expect(StoryboardLint.strict.problems(in: [.main, pad]).isEmpty)
    }

    /// A project for iOS and tvOS has two storyboards named Settings.
    @Test func referencePrefersItsPlatformAndThenItsFolder() throws {
        let other = LintFixture.settings.text.replacing("\"Sound\"", with: "\"Noise\"")
        let television = LintFixture("Mail/Settings.storyboard", other.replacing("iOS.CocoaTouch", with: "AppleTV"))
        let phone = LintFixture("Phone/Settings.storyboard", LintFixture.settings.text)
        #expect(StoryboardLint().problems(in: [.main, television, phone]).isEmpty)
        let far = LintFixture("Far/Away/Settings.storyboard", other)
        #expect(StoryboardLint().problems(in: [.main, far, .settings]).isEmpty)
        #expect(StoryboardLint().problems(in: [.main, far]).map(\.rule) == [.missingReferencedScene])
        let graph = StoryboardGraph(try [LintFixture.main, television, phone].map { try $0.read().get() })
        let references = graph.edges.filter { $0.kind == "reference" && graph.nodes[$0.from].file == 0 }
        #expect(Set(references.map { graph.nodes[$0.to].file }) == [2])
    }

    @Test func equallyNearStoryboardsAreAmbiguous() throws {
        let text = LintFixture.settings.text
        let files = [LintFixture("A/Settings.storyboard", text), LintFixture("B/Settings.storyboard", text)]
        let problems = StoryboardLint().problems(in: [.main] + files)
        #expect(problems.map(\.rule) == [.ambiguousReference, .ambiguousReference])
        #expect(
            problems.first?.message
                == "<viewControllerPlaceholder> \"ref-00-001\" refers to the storyboard \"Settings\", which may be "
                + "\"A/Settings.storyboard\" or \"B/Settings.storyboard\". To fix: Check the files of one program at a time, "
                + "or give the storyboards different names."
        )
        let many = ["C", "D", "E"].map { LintFixture("\($0)/Settings.storyboard", text) }
        let first = StoryboardLint().problems(in: [.main] + files + many).first
        #expect(first?.message.contains("\"C/Settings.storyboard\" or 2 more files. To fix") == true)
        let three = StoryboardLint().problems(in: [.main] + files + many.prefix(1)).first
        #expect(three?.message.contains("\"B/Settings.storyboard\" or \"C/Settings.storyboard\". To fix") == true)
        let four = StoryboardLint().problems(in: [.main] + files + many.prefix(2)).first
        #expect(four?.message.contains("\"C/Settings.storyboard\" or 1 more file. To fix") == true)
        let read = try ([LintFixture.main] + files).map { try $0.read().get() }
        #expect(StoryboardLint.ambiguousReferences(in: read).map(\.rule) == problems.map(\.rule))
        #expect(StoryboardLint.ambiguousReferences(in: Array(read.prefix(2))) == [])
        let variants = ["Mail/de.lproj/Settings", "Mail/en.lproj/Settings", "Mail/Settings~ipad"].map {
            LintFixture("\($0).storyboard", text)
        }
        #expect(StoryboardLint().problems(in: [.main] + files + variants).isEmpty)
        // Loading reports it, too.
        let container = Container()
        for file in [.main] + files { container.registerStoryboard(try file.read().get()) }
        let error = #expect(throws: ContainerError.self) {
            try container.resolve(main: Storyboard.self, name: "Settings")
        }
        #expect(error?.code == "ambiguous")
    }

    @Test func unreadableStoryboardIsNotChecked() throws {
        let settings = try LintFixture.settings.replacing("</scenes>", with: "")
        #expect(StoryboardLint.strict.problems(in: [.main, settings]).map(\.rule) == [.unreadableFile])
    }

    // MARK: Modules

    @Test func targetProvidesModule() throws {
        let file = try LintFixture.main.replacing(
            "customClass=\"LetterController\" customModule=\"Mail\"",
            with: "customClass=\"ListController\" customModuleProvider=\"target\""
        )
        #expect(StoryboardLint.strict.problems(in: [file, .settings]).isEmpty)
    }

    // MARK: Unreadable files

    @Test func conflictMarkersHaveOwnRule() throws {
        let file = try LintFixture.settings.replacing("    </scenes>", with: "<<<<<<< ours\n=======\n>>>>>>> theirs")
        let problems = StoryboardLint().problems(in: [file])
        #expect(problems.map(\.rule) == [.mergeConflict])
        #expect(
            problems.map(\.description) == [
                "Mail/Settings.storyboard:19:1: error: The file contains merge conflict markers in lines 19, 20, 21. "
                    + "To fix: Resolve each conflict and delete the markers. [merge-conflict]"
            ]
        )
    }

    @Test func otherFileIsUnreadable() {
        let problems = StoryboardLint().problems(in: [LintFixture("Mail/Link.storyboard", "../Main.storyboard")])
        #expect(
            problems.map(\.description) == [
                "Mail/Link.storyboard:1:1: error: The file is not XML; it begins with \"../Main.storyboard\". To fix: "
                    + "Check out the file itself: a link or a resource fork may be in its place. [unreadable-file]"
            ]
        )
    }

    @Test func problemsAreOrdered() throws {
        let broken = LintFixture("A/Broken.storyboard", "nothing")
        let main = try LintFixture.main.replacing("destination=\"wri-00-001\" eventType", with: "eventType")
            .replacing("destination=\"let-00-001\"", with: "destination=\"gone\"")
        let settings = try LintFixture.settings.replacing(
            "referencedIdentifier=\"Sound\"",
            with: "referencedIdentifier=\"x\""
        )
        let problems = StoryboardLint().problems(in: [settings, broken, main])
        #expect(
            problems.map { "\($0.file):\($0.line) \($0.rule.rawValue)" } == [
                "Mail/Settings.storyboard:16 missing-referenced-scene",
                "A/Broken.storyboard:1 unreadable-file",
                "Mail/Main.storyboard:23 dangling-segue",
                "Mail/Main.storyboard:42 unreachable-scene",
                "Mail/Main.storyboard:52 dangling-action",
            ]
        )
    }

    // MARK: Unreachable scenes

    @Test func segueToOwnSceneDoesNotReachIt() throws {
        let file = try LintFixture.living.replacing(
            "        </scenes>".replacing("        ", with: "    "),
            with: """
                <scene sceneID="sce-00-003"><objects><viewController id="own-00-001" sceneMemberID="viewController">
                <connections><segue destination="own-00-001" kind="show" id="seg-00-002"/></connections>
                </viewController></objects></scene></scenes>
                """
        )
        #expect(StoryboardLint().problems(in: [file]).map(\.rule) == [.unreachableScene])
    }

    @Test func unreachableReferenceIsAllowed() throws {
        let file = try LintFixture.main.replacing("destination=\"ref-00-003\"", with: "destination=\"wri-00-001\"")
        #expect(StoryboardLint().problems(in: [file, .settings]).isEmpty)
    }
}

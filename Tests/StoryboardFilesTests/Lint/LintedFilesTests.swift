import Foundation
import Testing

@testable import StoryboardFiles

/// Files are looked at together: references lead from one to another, and some cannot be read.
struct LintedFilesTests {
    private let reference = "<viewControllerPlaceholder> \"ref-00-001\" refers to the initial scene of "
    private let advice = "To fix: Make a scene the initial one there, or name a scene by its identifier here."

    // MARK: References

    @Test func aReferenceWantsAnInitialScene() throws {
        let settings = try Drawing.settings.replacing(" initialViewController=\"set-00-001\"", with: "")
            .replacing("<viewController id=", with: "<viewController storyboardIdentifier=\"First\" id=")
        let problems = StoryboardLint.strict.problems(in: [.main, settings])
        #expect(problems.map(\.rule) == [.missingInitialScene])
        #expect(problems.map(\.file) == ["Mail/Main.storyboard"])
        #expect(problems.map(\.line) == [64])
        #expect(problems.map(\.column) == [17])
        #expect(problems.map(\.message) == ["\(reference)the storyboard \"Settings\", which has none. \(advice)"])
    }

    @Test func aReferenceToNothingMeansTheInitialSceneOfItsOwnFile() throws {
        let drawing = try Drawing.settings.replacing(" referencedIdentifier=\"Sound\"", with: "")
        #expect(StoryboardLint.strict.problems(in: [drawing]).isEmpty)
        let problems = StoryboardLint.strict.problems(in: [
            try drawing.replacing(" initialViewController=\"set-00-001\"", with: "")
                .replacing("<viewController id=", with: "<viewController storyboardIdentifier=\"First\" id=")
        ])
        #expect(problems.map(\.message) == ["\(reference)this storyboard, which has none. \(advice)"])
    }

    @Test func anInitialSceneThatIsGoneIsOneProblemAndNotTwo() throws {
        let settings = try Drawing.settings.replacing(
            "initialViewController=\"set",
            with: "initialViewController=\"sat"
        )
        let problems = StoryboardLint().problems(in: [.main, settings])
        #expect(problems.map(\.rule) == [.unknownInitialController, .unreachableScene])
    }

    @Test func aSceneOfAnyCopyOfTheStoryboardIsEnough() throws {
        let german = Drawing(
            "Mail/de.lproj/Settings.storyboard",
            try Drawing.settings.replacing("storyboardIdentifier=\"Sound\" id=\"sou", with: "id=\"sou").text
        )
        let problems = StoryboardLint.strict.problems(in: [.main, .settings, german])
        #expect(problems.map(\.file) == [german.path, german.path])
        #expect(problems.map(\.rule) == [.unreachableScene, .missingReferencedScene])
    }

    @Test func aStoryboardForADeviceIsFoundByItsNameWithoutTheDevice() throws {
        let pad = Drawing("Mail/Settings~ipad.storyboard", Drawing.settings.text)
        #expect(StoryboardLint.strict.problems(in: [.main, pad]).isEmpty)
    }

    @Test func nothingIsSaidOfAStoryboardThatCouldNotBeRead() throws {
        let settings = try Drawing.settings.replacing("</scenes>", with: "")
        #expect(StoryboardLint.strict.problems(in: [.main, settings]).map(\.rule) == [.unreadableFile])
    }

    // MARK: Modules

    @Test func aClassOfTheTargetHasAModuleWhateverTheTargetIsCalled() throws {
        let drawing = try Drawing.main.replacing(
            "customClass=\"LetterController\" customModule=\"Mail\"",
            with: "customClass=\"ListController\" customModuleProvider=\"target\""
        )
        #expect(StoryboardLint.strict.problems(in: [drawing, .settings]).isEmpty)
    }

    // MARK: Files that cannot be read

    @Test func theMarksOfAMergeAreAProblemOfTheirOwn() throws {
        let drawing = try Drawing.settings.replacing("    </scenes>", with: "<<<<<<< ours\n=======\n>>>>>>> theirs")
        let problems = StoryboardLint().problems(in: [drawing])
        #expect(problems.map(\.rule) == [.mergeConflict])
        #expect(
            problems.map(\.description) == [
                "Mail/Settings.storyboard:19:1: error: The file has the marks of an unfinished merge, at the lines "
                    + "19, 20, 21. To fix: Choose one side of each conflict, and take the marks out. [merge-conflict]"
            ]
        )
    }

    @Test func aFileThatIsNoStoryboardIsAProblem() {
        let problems = StoryboardLint().problems(in: [Drawing("Mail/Link.storyboard", "../Main.storyboard")])
        #expect(
            problems.map(\.description) == [
                "Mail/Link.storyboard:1:1: error: The file is no XML; it begins with \"../Main.storyboard\". To fix: "
                    + "Check out the file itself: a link or a resource fork may have taken its place. [unreadable-file]"
            ]
        )
    }

    @Test func problemsComeInTheOrderOfTheFilesAndOfTheLines() throws {
        let broken = Drawing("A/Broken.storyboard", "nothing")
        let main = try Drawing.main.replacing("destination=\"wri-00-001\" eventType", with: "eventType")
            .replacing("destination=\"let-00-001\"", with: "destination=\"gone\"")
        let settings = try Drawing.settings.replacing(
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

    // MARK: Scenes that nothing leads to

    @Test func aSegueThatComesBackToItsSceneDoesNotReachIt() throws {
        let drawing = try Drawing.living.replacing(
            "        </scenes>".replacing("        ", with: "    "),
            with: """
                <scene sceneID="sce-00-003"><objects><viewController id="own-00-001" sceneMemberID="viewController">
                <connections><segue destination="own-00-001" kind="show" id="seg-00-002"/></connections>
                </viewController></objects></scene></scenes>
                """
        )
        #expect(StoryboardLint().problems(in: [drawing]).map(\.rule) == [.unreachableScene])
    }

    @Test func aPlaceholderThatNothingLeadsToIsLeftAlone() throws {
        let drawing = try Drawing.main.replacing("destination=\"ref-00-003\"", with: "destination=\"wri-00-001\"")
        #expect(StoryboardLint().problems(in: [drawing, .settings]).isEmpty)
    }
}

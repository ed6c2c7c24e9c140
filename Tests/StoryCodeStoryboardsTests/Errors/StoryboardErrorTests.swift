import StoryCode
import TestSupport
import Testing

/// The code and the text of each mistake of a storyboard.
struct StoryboardErrorTests {
    private let reasons: [StoryboardError.Reason] = [
        .noInitialScene(existing: ["map"]), .severalInitialScenes([]),
        .unknownScene("mapp", existing: ["map", "list"]),
        .unknownScene("x", existing: []), .sceneIsSegueOnly, .unreachableScene,
        .unknownSegue("shaw", existing: ["show"]), .otherDestination("Map", expected: "list"),
        .otherDestination(nil, expected: "list"), .segueIsContainment, .cannotBePerformed("It is an unwind segue"),
        .noUnwindTarget(action: "back:"), .wrongController(found: "Map", expected: "List"), .containsItself,
        .nestedTooDeeply(limit: 3), .unknownStoryboard("Maps", existing: ["Map"]),
        .ambiguousStoryboard("Map", candidates: []), .unknownRegistration("a", existing: ["b"]), .noStoryboard,
    ]

    @Test func codesAreTheNames() {
        #expect(
            reasons.map(\.code) == [
                "noInitialScene", "severalInitialScenes", "unknownScene", "unknownScene", "sceneIsSegueOnly",
                "unreachableScene", "unknownSegue", "otherDestination", "otherDestination", "segueIsContainment",
                "cannotBePerformed", "noUnwindTarget", "wrongController", "containsItself", "nestedTooDeeply",
                "unknownStoryboard", "ambiguousStoryboard", "unknownRegistration", "noStoryboard",
            ]
        )
    }

    @Test func texts() {
        let texts = reasons.map { "\($0.message). To fix: \($0.advice)" }
        expectFingerprint("886be832f6da20ac", of: texts.joined(separator: "\n"), "mistakes of storyboards")
    }
}

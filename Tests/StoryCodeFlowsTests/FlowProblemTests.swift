import StoryCode
import Testing

@testable import StoryCodeScenes

/// The code and the text of each mistake that flows report.
@MainActor
struct FlowProblemTests {
    private struct Failure: Error {}

    @Test func codesAndTexts() {
        let problems: [LifecycleDiagnostic.Problem] = [
            .flowBypassed(path: "cities"), .flowFactoryFailed(path: "cities[1]", error: Failure()),
            .flowControllerMismatch(expected: "TabBarController"), .flowNeverAgrees,
            .flowAnswerHasWrongType(1, String.self),
        ]
        #expect(
            problems.map(\.code) == [
                "flowBypassed", "flowFactoryFailed", "flowControllerMismatch", "flowNeverAgrees",
                "flowAnswerHasWrongType",
            ]
        )
        let subjects: [AnyObject] = [ViewController(), Flow(0)]
        let texts = """
            <ViewController> was shown next to the driver of cities, and the flow has no place for it. To fix: Change \
            the value of the flow instead, or make the screen with `makeScreen(for:)` of the driver.
            The screen of cities[1] could not be made: Failure(). To fix: Handle the error in the factory, such as by \
            a screen that shows it, or do not set the place.
            A driver of a flow is a helper of <ViewController>, which is not a TabBarController. To fix: Make it a \
            helper of the scene of the TabBarController.
            <Flow<Int>> changes its value whenever its controllers have followed it. To fix: Let the guard \
            return its own result unchanged, and do not change the value in factories.
            A question of <Flow<Int>> was answered with a value of Int, not of String. To fix: Answer with the type \
            for which `ask` waits.
            """
        #expect(
            zip(problems, [0, 0, 0, 1, 1]).map { LifecycleDiagnostic($0, [subjects[$1]]).description }
                == texts.split(separator: "\n").map(String.init)
        )
    }
}

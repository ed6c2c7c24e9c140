public import StoryCodeScenes

// The mistakes that flows report.
extension LifecycleDiagnostic.Problem {
    /// The program has shown a screen without a place next to a driver; the screen stays until the part changes.
    public static func flowBypassed(path: String) -> Self {
        Self(
            "flowBypassed",
            message: "{0} was shown next to the driver of \(path), and the flow has no place for it.",
            advice: "Change the value of the flow instead, or make the screen with `makeScreen(for:)` of the driver."
        )
    }

    /// A factory of a driver has thrown an error; the value returns to what is shown.
    public static func flowFactoryFailed(path: String, error: any Error) -> Self {
        Self(
            "flowFactoryFailed",
            message: "The screen of \(path) could not be made: \(error).",
            advice: "Handle the error in the factory, such as by a screen that shows it, or do not set the place."
        )
    }

    /// A driver is the helper of a controller that it cannot drive.
    public static func flowControllerMismatch(expected: String) -> Self {
        Self(
            "flowControllerMismatch",
            .programmerError,
            message: "A driver of a flow is a helper of {0}, which is not a \(expected).",
            advice: "Make it a helper of the scene of the \(expected)."
        )
    }

    /// A guard or a factory replaces each value by another one.
    public static let flowNeverAgrees = Self(
        "flowNeverAgrees",
        message: "{0} changes its value whenever its controllers have followed it.",
        advice: "Let the guard return its own result unchanged, and do not change the value in factories."
    )

    /// A screen has answered a question with a value of another type; the question ends without an answer.
    public static func flowAnswerHasWrongType(_ answer: any Sendable, _ expected: any Any.Type) -> Self {
        Self(
            "flowAnswerHasWrongType",
            message: "A question of {0} was answered with a value of \(type(of: answer)), not of \(expected).",
            advice: "Answer with the type for which `ask` waits."
        )
    }
}

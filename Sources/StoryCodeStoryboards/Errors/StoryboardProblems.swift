public import StoryCodeScenes

// The mistakes that storyboards report where no error can be thrown.
extension LifecycleDiagnostic.Problem {
    /// A controller or a view of a storyboard's scene could not be injected.
    public static func notInjected(reason: String) -> Self {
        Self(
            "notInjected",
            message: "{0} was not injected: \(reason).",
            advice: "Fix the registration; validate() finds such mistakes before the program runs."
        )
    }
}

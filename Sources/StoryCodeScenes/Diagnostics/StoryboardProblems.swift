// The mistakes of storyboards that are reported where no error can be thrown, with any toolkit.
extension LifecycleDiagnostic.Problem {
    /// A controller or a view of a storyboard's scene could not be injected.
    public static func notInjected(reason: String) -> Self {
        Self(
            "notInjected",
            message: "{0} was not injected: \(reason).",
            advice: "Fix the registration; validate() finds such mistakes before the program runs."
        )
    }

    /// Storyboards of the same name are registered in several containers, and one of them is used.
    public static func ambiguousStoryboard(containers: [String]) -> Self {
        let names = containers.map { "\"\($0)\"" }.joined(separator: " and ")
        return Self(
            "ambiguousStoryboard",
            message: "The name of {0} is registered in the containers \(names), and the last one is used.",
            advice: "Give the storyboards different names, or pass the bundle of each to registerStoryboard."
        )
    }
}

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

    /// A registered controller of a storyboard has loaded its view and was not injected before.
    public static let loadedBeforeInjection = Self(
        "loadedBeforeInjection",
        message: "{0} has loaded its view, and no container has injected it, although its class is registered.",
        advice: """
            Make it with a method of the storyboard that takes a container, set `injectingContainer` of the storyboard, or \
            access `defaultContainer` of UIStoryboard or NSStoryboard before the toolkit makes the storyboard.
            """
    )
}

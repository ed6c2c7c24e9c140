public import StoryCodeContainer

// The mistakes that storyboards throw.
extension ContainerError.Reason {
    /// The storyboard has no initial scene.
    public static func noInitialScene(existing: [String]) -> Self {
        unknown(
            "noInitialScene",
            "There is no initial scene",
            advice: "Mark one scene with initial(), or pass an identifier.",
            existing: existing
        )
    }

    /// More than one scene is the initial one.
    public static func severalInitialScenes(_ scenes: [ContainerError.Step]) -> Self {
        Self(
            "severalInitialScenes",
            message: "\(scenes.count) scenes are initial: \(list(scenes))",
            advice: "Remove initial() from all but one.",
            candidates: scenes
        )
    }

    /// No scene has the identifier.
    public static func unknownScene(_ identifier: String, existing: [String]) -> Self {
        unknown(
            "unknownScene",
            "There is no scene \"\(identifier)\"",
            advice: "Use an existing identifier, or add the scene.",
            existing: existing
        )
    }

    /// Two scenes have the same identifier.
    public static func duplicateScene(_ identifier: String, other: ContainerError.Step) -> Self {
        let message = "The name \"\(identifier)\" is taken by \(other)"
        return Self("duplicateScene", message: message, advice: "Rename one of the two.")
    }

    /// The scene is hidden from instantiation by identifier.
    public static let sceneIsSegueOnly = Self(
        "sceneIsSegueOnly",
        message: "Only segues lead to the scene",
        advice: "Perform a segue that leads to it, or remove segueOnly()."
    )

    /// The scene is hidden from instantiation by identifier, and no segue leads to it.
    public static let unreachableScene = Self(
        "unreachableScene",
        message: "No segue leads to the scene, and it is segue-only",
        advice: "Add a segue that leads to it, or remove segueOnly()."
    )

    /// The controller's scene has no segue with the identifier.
    public static func unknownSegue(_ identifier: String, existing: [String]) -> Self {
        unknown(
            "unknownSegue",
            "There is no segue \"\(identifier)\"",
            advice: "Use an existing identifier, or add the segue to the scene.",
            existing: existing
        )
    }

    /// Two segues of one scene have the same identifier.
    public static func duplicateSegue(_ identifier: String, other: ContainerError.Step) -> Self {
        let message = "The name \"\(identifier)\" is taken by \(other)"
        return Self("duplicateSegue", message: message, advice: "Rename one of the two.")
    }

    /// The segue leads to another scene than the one that was named.
    public static func otherDestination(_ found: String?, expected: String) -> Self {
        let leads = found.map { "leads to \"\($0)\"" } ?? "returns to an existing controller"
        return Self(
            "otherDestination",
            message: "The segue \(leads), not to \"\(expected)\"",
            advice: "Name the scene that the segue leads to."
        )
    }

    /// The segue embeds a child when its scene is instantiated, so it cannot be performed.
    public static let segueIsContainment = Self(
        "segueIsContainment",
        message: "The segue was performed when its scene was instantiated",
        advice: "Perform a segue that shows its destination."
    )

    /// The segue cannot be performed, for the given reason.
    public static func cannotBePerformed(_ reason: String) -> Self {
        let advice = "Register the missing class, or show the destination in another way."
        return Self("cannotBePerformed", message: reason, advice: advice)
    }

    /// No controller that an unwind segue can return to declares its action.
    public static func noUnwindTarget(action: String) -> Self {
        let message = "No scene to return to has the unwind action \"\(action)\""
        let advice = "Declare it with unwindAction in a scene that is shown earlier."
        return Self("noUnwindTarget", message: message, advice: advice)
    }

    /// The scene's controller is not of the expected class.
    public static func wrongController(found: String, expected: String) -> Self {
        let message = "The controller is a \(found), not a \(expected)"
        return Self("wrongController", message: message, advice: "Use the class of the scene's controller.")
    }

    /// A scene contains itself, directly or through other scenes.
    public static let containsItself = Self(
        "containsItself",
        message: "The scene contains itself",
        advice: "Show one of the scenes with a segue that is performed later."
    )

    /// A scene contains a scene that contains another one, and so on, beyond a limit.
    public static func nestedTooDeeply(limit: Int) -> Self {
        let message = "More than \(limit) scenes are nested in each other"
        return Self("nestedTooDeeply", message: message, advice: containsItself.advice)
    }

    /// No storyboard with the name is registered in the tree of dependency containers.
    public static func unknownStoryboard(_ name: String, existing: [String]) -> Self {
        unknown(
            "unknownStoryboard",
            "No storyboard \"\(name)\" is within reach",
            advice: """
                Register it with registerStoryboard(name:) in this container, in one above it, or in another retained \
                container of the same tree.
                """,
            existing: existing
        )
    }

    /// Several storyboards with the name are equally near.
    public static func ambiguousStoryboard(_ name: String, candidates: [ContainerError.Step]) -> Self {
        Self(
            "ambiguousStoryboard",
            message: "\(candidates.count) storyboards \"\(name)\" are equally near: \(list(candidates))",
            advice: "Specify the bundle in the reference, or rename one of the storyboards.",
            candidates: candidates
        )
    }

    /// The registration name of the scene is not registered.
    public static func unknownRegistration(_ name: String, existing: [String]) -> Self {
        unknown(
            "unknownRegistration",
            "No registration is named \"\(name)\"",
            advice: "Use an existing name, or register the controller under this name.",
            existing: existing
        )
    }

    /// The controller was not instantiated by a storyboard.
    public static let noStoryboard = Self(
        "noStoryboard",
        message: "The controller was not made by a storyboard",
        advice: "Create it with instantiateViewController(withIdentifier:), or as the destination of a segue."
    )

    /// Creates a kind of mistake about a name, and appends the existing names to the message.
    private static func unknown(_ code: String, _ message: String, advice: String, existing: [String]) -> Self {
        let names = existing.map { "\"\($0)\"" }.joined(separator: ", ")
        let list = existing.isEmpty ? "" : ", only \(names)"
        return Self(code, message: message + list, advice: advice, existing: existing)
    }

    private static func list(_ steps: [ContainerError.Step]) -> String {
        steps.map(\.description).joined(separator: ", ")
    }
}

/// The names by which reports recognise this package's own objects.
///
/// Tests compare the modules with the folder Sources, and the types and properties with the program's memory.
enum PackageNames {
    /// The modules whose objects are in programs.
    static let modules: Set = [
        "StoryCode", "StoryCodeAppKit", "StoryCodeContainer", "StoryCodeDrawing", "StoryCodeFlows",
        "StoryCodeInjection", "StoryCodeLeaks", "StoryCodeLocks", "StoryCodeRuns", "StoryCodeScenes",
        "StoryCodeScreens", "StoryCodeStoryboards", "StoryCodeTesting", "StoryCodeUIKit", "StoryboardFiles",
        "StoryboardLoading",
    ]

    /// The types that retain objects until some work is done.
    static let temporaryTypes: Set = [
        "Transition", "TransitionCoordinator", "ManualClock", "TaskScheduler", "ImmediateLifecycleScheduler",
        "WorkQueue",
    ]

    /// A helper that is a value, or whose position is unknown.
    static let valueHelper = "a helper of its scene"

    static let viewBuilder = "its view builder"

    // Properties of scene events and of the registry of a container.
    static let builder = ".builder"
    static let observers = ".observers"
    static let registrations = ".registrations"

    /// The words for the beginnings of paths through private properties.
    static let words: [(path: String, words: String)] = [
        (".sceneEvents\(builder)", viewBuilder),
        (".sceneEvents\(observers)", valueHelper),
        (".sceneEvents.late", "a late helper of its scene"),
        (".childList", "its child"),
        (".membership", "its child"),
        (".viewState.view", "its view"),
        (".presentation.presented", "the controller that it presents"),
        (".backHandlers", "its back handler"),
        (".traitsIfMade", "its traits"),
        (".sceneEvents.resourcesIfMade.appearanceBag", "its appearance bag"),
        (".sceneEvents.resourcesIfMade.viewBag", "its view bag"),
        (".sceneEvents.resourcesIfMade.sceneBag", "its scene bag"),
        (".subviewList", "its subview"),
        (".root", "its root view controller"),
    ]
}

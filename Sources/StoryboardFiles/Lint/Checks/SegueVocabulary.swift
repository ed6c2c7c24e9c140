/// The kinds of segues and relationships that Interface Builder writes for each platform.
enum SegueVocabulary {
    typealias Vocabulary = [StoryboardFile.Platform: Set<String>]

    /// The kinds of segues, including old ones.
    static let kinds: Vocabulary = [
        .iOS: [
            "relationship", "show", "showDetail", "presentation", "popoverPresentation", "embed", "unwind", "custom",
            "push", "modal", "popover", "replace",
        ],
        .tvOS: ["relationship", "show", "showDetail", "presentation", "embed", "unwind", "custom", "push", "modal"],
        .macOS: ["relationship", "show", "modal", "popover", "sheet", "embed", "custom"],
        .watchOS: ["relationship", "show", "presentation", "push", "modal"],
    ]

    private static let touchRelationships: Set<String> = [
        "rootViewController", "viewControllers", "masterViewController", "supplementaryViewController",
        "detailViewController", "compactViewController",
    ]

    static let relationships: Vocabulary = [
        .iOS: touchRelationships,
        .tvOS: touchRelationships,
        .macOS: ["window.shadowedContentViewController", "tabItems", "splitItems"],
        .watchOS: ["nextPage", "dynamicNotificationInterface", "dynamicInteractiveNotificationInterface"],
    ]
}

extension SegueVocabulary.Vocabulary {
    /// Returns the words of a platform, or those of all platforms if it is unknown.
    func words(of platform: StoryboardFile.Platform?) -> Set<String> {
        platform.map { self[$0] ?? [] } ?? values.reduce(into: []) { $0.formUnion($1) }
    }
}

/// The kinds of segues and relationships that Interface Builder writes for each platform.
enum SegueVocabulary {
    private typealias Vocabulary = [StoryboardFile.Platform: Set<String>]

    private static let kinds: Vocabulary = [
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

    private static let relationships: Vocabulary = [
        .iOS: touchRelationships,
        .tvOS: touchRelationships,
        .macOS: ["window.shadowedContentViewController", "tabItems", "splitItems"],
        .watchOS: ["nextPage", "dynamicNotificationInterface", "dynamicInteractiveNotificationInterface"],
    ]

    /// Returns the kinds of a platform, including old ones, or those of all platforms if it is unknown.
    static func kinds(of platform: StoryboardFile.Platform?) -> Set<String> { words(kinds, of: platform) }

    /// Returns the relationships of a platform, or those of all platforms if it is unknown.
    static func relationships(of platform: StoryboardFile.Platform?) -> Set<String> {
        words(relationships, of: platform)
    }

    private static func words(_ vocabulary: Vocabulary, of platform: StoryboardFile.Platform?) -> Set<String> {
        platform.map { vocabulary[$0] ?? [] } ?? vocabulary.values.reduce(into: []) { $0.formUnion($1) }
    }
}

/// The kinds and relationships of segues that Interface Builder writes for each platform.
enum SegueVocabulary {
    /// The kinds of a platform, the older ones too; those of all, where it is not known.
    static func kinds(of platform: StoryboardFile.Platform?) -> Set<String> {
        switch platform {
        case .iOS:
            [
                "relationship", "show", "showDetail", "presentation", "popoverPresentation", "embed", "unwind",
                "custom", "push", "modal", "popover", "replace",
            ]
        case .tvOS:
            [
                "relationship", "show", "showDetail", "presentation", "embed", "unwind", "custom", "push", "modal",
            ]
        case .macOS: ["relationship", "show", "modal", "popover", "sheet", "embed", "custom"]
        case .watchOS: ["relationship", "show", "presentation", "push", "modal"]
        case nil: StoryboardFile.Platform.allCases.reduce(into: []) { $0.formUnion(kinds(of: $1)) }
        }
    }

    /// The relationships of a platform; those of all, where it is not known.
    static func relationships(of platform: StoryboardFile.Platform?) -> Set<String> {
        switch platform {
        case .iOS, .tvOS:
            [
                "rootViewController", "viewControllers", "masterViewController", "supplementaryViewController",
                "detailViewController", "compactViewController",
            ]
        case .macOS: ["window.shadowedContentViewController", "tabItems", "splitItems"]
        case .watchOS: ["nextPage", "dynamicNotificationInterface", "dynamicInteractiveNotificationInterface"]
        case nil: StoryboardFile.Platform.allCases.reduce(into: []) { $0.formUnion(relationships(of: $1)) }
        }
    }
}

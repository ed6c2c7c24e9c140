/// Which scene a placeholder stands for.
public struct FileReference: Hashable, Sendable {
    /// The other storyboard; nil for the same one.
    public let storyboardName: String?

    /// The scene there; nil for the initial one.
    public let identifier: String?

    /// The bundle of the other storyboard.
    public let bundleIdentifier: String?

    init(_ element: Element) {
        // An empty one is none.
        func text(_ name: String) -> String? { element[name].flatMap { $0.isEmpty ? nil : $0 } }
        storyboardName = text("storyboardName")
        identifier = text("referencedIdentifier")
        bundleIdentifier = text("bundleIdentifier")
    }
}

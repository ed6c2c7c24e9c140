/// The scene that a storyboard reference leads to.
///
/// See <doc:Reading-storyboard-files>.
public struct FileReference: Hashable, Sendable {
    /// The name of the other storyboard, or nil for the same one.
    public let storyboardName: String?

    /// The storyboard identifier of the scene, or nil for the initial scene.
    public let identifier: String?

    /// The bundle of the other storyboard.
    public let bundleIdentifier: String?

    init(_ element: FileElement) {
        storyboardName = element.nonempty("storyboardName")
        identifier = element.nonempty("referencedIdentifier")
        bundleIdentifier = element.nonempty("bundleIdentifier")
    }
}

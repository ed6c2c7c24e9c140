/// A segue in a storyboard file.
///
/// See <doc:Reading-storyboard-files>.
public struct FileSegue: Sendable {
    /// The `<segue>` element.
    public let element: FileElement

    /// The object that triggers the segue: the controller, or an object of its scene, such as a cell.
    public let source: FileElement

    /// The kind, as Interface Builder writes it, such as `show`, `relationship` or `unwind`.
    public var kind: String { element["kind"] ?? "" }

    /// The identifier, or nil if it is missing or empty.
    public var identifier: String? { element.nonempty("identifier") }

    /// The `id` of the destination controller, or of the exit for an unwind segue.
    public var destination: String? { element["destination"] }

    /// The kind of relationship, such as `rootViewController`.
    public var relationship: String? { element["relationship"] }

    /// The selector of an unwind segue's action.
    public var unwindAction: String? { element["unwindAction"] }

    /// Whether the transition is animated.
    public var animates: Bool { element["animates"] != "NO" }

    /// The nested peek and pop segues.
    public var nested: [FileElement] { element.children.filter { $0.name == "segue" } }
}

/// A segue as it is written in a file.
public struct FileSegue: Sendable {
    /// The `<segue>`.
    public let element: Element

    /// What it hangs on: the controller, or something inside its scene, such as a cell.
    public let source: Element

    init(_ element: Element, source: Element) {
        self.element = element
        self.source = source
    }

    /// Its kind: `show`, `relationship`, `unwind` and others, as Interface Builder writes them.
    public var kind: String { element["kind"] ?? "" }

    /// Its identifier; an empty one is none.
    public var identifier: String? { element.filled("identifier") }

    /// The identity of the controller that it leads to, or of the exit for an unwind.
    public var destination: String? { element["destination"] }

    /// What a relationship means, such as `rootViewController`.
    public var relationship: String? { element["relationship"] }

    /// The action of an unwind, as its selector is written.
    public var unwindAction: String? { element["unwindAction"] }

    /// Whether it is animated.
    public var animates: Bool { element["animates"] != "NO" }

    /// The segues in it, for peeking and popping.
    public var nested: [Element] { element.children.filter { $0.name == "segue" } }
}

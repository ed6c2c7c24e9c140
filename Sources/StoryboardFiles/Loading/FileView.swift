public import StoryCode

/// A view of a file whose class nobody has registered: plain, with what the file says of it.
@MainActor
open class FileView: View {
    /// What the file says of it.
    public let element: Element

    /// Creates a view.
    ///
    /// - Parameter element: What the file says of it.
    public init(_ element: Element) {
        self.element = element
        super.init()
    }

    /// What kind of view Interface Builder calls it, such as `label`.
    public var kind: String { element.name }
}

public import StoryCode
public import StoryboardFiles

/// A view of a file that has no registered class.
///
/// See <doc:Running-storyboard-files>.
@MainActor
open class FileView: View {
    /// The view's element in the file.
    public let element: FileElement

    /// Creates a view for an element.
    public init(_ element: FileElement) {
        self.element = element
        super.init()
    }

    /// The kind of view, as Interface Builder writes it, such as `label`.
    public var kind: String { element.name }
}

public import StoryboardFiles

/// An object of a file that is not a view, such as a constraint, a bar item or a gesture recognizer.
///
/// See <doc:Running-storyboard-files>.
@MainActor
public final class FileObject {
    /// The object's element in the file.
    public let element: FileElement

    init(_ element: FileElement) {
        self.element = element
    }
}

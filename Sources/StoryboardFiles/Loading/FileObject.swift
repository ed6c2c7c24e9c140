/// An object of a file that is no view, such as a constraint, a bar item or a gesture recognizer; an outlet leads to it.
@MainActor
public final class FileObject {
    /// What the file says of it.
    public let element: Element

    init(_ element: Element) {
        self.element = element
    }
}

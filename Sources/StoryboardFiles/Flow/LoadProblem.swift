/// A part of a storyboard file that the program has not registered, or that this package does not support.
///
/// See <doc:Reading-storyboard-files>.
public struct LoadProblem: Hashable, Sendable {
    /// A kind of problem.
    public enum Reason: Hashable, Sendable {
        /// The class of a controller is not registered; a controller of this package replaces it.
        case unregisteredController(String)
        /// The class of a view is not registered; a view of this package replaces it.
        case unregisteredView(String)
        /// The class of a segue is not registered; the segue cannot be performed if its kind is custom.
        case unregisteredSegue(String)
        /// An outlet is not registered, and is not set.
        case unregisteredOutlet(String)
        /// An outlet is registered for a class that differs from the class of its destination.
        case outletTypeMismatch(String, found: String, expected: String)
        /// A runtime attribute is not registered, and is not set.
        case unregisteredAttribute(String)
        /// An unwind action is not registered.
        case unregisteredUnwindAction(String)
        /// A segue or a relationship leads to no scene.
        case noDestination(String)
        /// A part of the file is not supported.
        case unsupported(String)
    }

    /// The kind of problem.
    public let reason: Reason

    /// The path of the file.
    public let file: String

    /// The line, starting at 1.
    public let line: Int

    /// The column, starting at 1.
    public let column: Int

    package init(_ reason: Reason, at element: FileElement, of file: StoryboardFile) {
        self.reason = reason
        self.file = file.path
        line = element.line
        column = element.column
    }
}

extension LoadProblem: CustomStringConvertible {
    /// The position, the problem and its remedy on one line, in the format of compilers.
    public var description: String {
        let (problem, advice) = explanation
        return "\(file):\(line):\(column): warning: \(problem). To fix: \(advice)".singleLine
    }

    var explanation: (problem: String, advice: String) {
        switch reason {
        case .unregisteredController(let name):
            ("No controller is registered for the class \(name)", "Register it with controller(_:module:_:).")
        case .unregisteredView(let name):
            ("No view is registered for the class \(name)", "Register it with view(_:module:_:).")
        case .unregisteredSegue(let name):
            ("No segue is registered for the class \(name)", "Register it with segue(_:module:_:).")
        case .unregisteredOutlet(let name):
            ("The outlet \(name) is not registered", "Register it with outlet(_:of:_:) for the class of its owner.")
        case .outletTypeMismatch(let name, let found, let expected):
            (
                "The outlet \(name) is registered for \(expected), but leads to \(found)",
                "Register the class of the destination, or register the outlet for \(found)."
            )
        case .unregisteredAttribute(let name):
            (
                "The runtime attribute \(name) is not registered",
                "Register it with attribute(_:of:_:) for the class of its owner."
            )
        case .unregisteredUnwindAction(let name):
            ("The unwind action \(name) is not registered", "Register it with unwindAction(_:of:_:).")
        case .noDestination(let subject):
            ("\(subject) leads to no scene", "Connect it again in Interface Builder.")
        case .unsupported(let subject): ("\(subject) is not supported", "Write this part of the flow in code.")
        }
    }
}

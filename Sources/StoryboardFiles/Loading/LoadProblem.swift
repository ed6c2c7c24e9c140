/// Something that a storyboard file asks for and the program has not registered.
public struct LoadProblem: Hashable, Sendable {
    /// What it is.
    public enum Reason: Hashable, Sendable {
        /// A class of controllers; a plain controller stands in.
        case unknownController(String)
        /// A class of views; a plain view stands in.
        case unknownView(String)
        /// A class of segues; it cannot be performed, unless it has a kind of its own.
        case unknownSegue(String)
        /// An outlet that nobody sets.
        case unknownOutlet(String)
        /// An outlet that is registered for a destination of another class than the file has.
        case unfitOutlet(String, found: String, wanted: String)
        /// A runtime attribute that nobody takes.
        case unknownAttribute(String)
        /// An unwind action that nobody has.
        case unknownUnwindAction(String)
        /// A segue or a relationship that leads nowhere, or to what is no scene.
        case leadsNowhere(String)
        /// A kind that has no counterpart here.
        case unsupported(String)
    }

    /// What it is.
    public let reason: Reason

    /// The file, as it was named.
    public let file: String

    /// The line, from 1.
    public let line: Int

    /// The column, from 1.
    public let column: Int

    init(_ reason: Reason, at element: Element, of file: StoryboardFile) {
        self.reason = reason
        self.file = file.path
        line = element.line
        column = element.column
    }
}

extension LoadProblem: CustomStringConvertible {
    /// Where and what, as compilers say it, and what to do.
    public var description: String { "\(file):\(line):\(column): warning: \(problem). To fix: \(advice)".onOneLine }

    var problem: String {
        switch reason {
        case .unknownController(let name): "No controller is registered for the class \(name)"
        case .unknownView(let name): "No view is registered for the class \(name)"
        case .unknownSegue(let name): "No segue is registered for the class \(name)"
        case .unknownOutlet(let name): "Nobody sets the outlet \(name)"
        case .unfitOutlet(let name, let found, let wanted):
            "The outlet \(name) takes a \(wanted), and leads to a \(found)"
        case .unknownAttribute(let name): "Nobody takes the runtime attribute \(name)"
        case .unknownUnwindAction(let name): "Nobody has the unwind action \(name)"
        case .leadsNowhere(let words): "\(words) leads to no scene"
        case .unsupported(let words): "\(words) has no counterpart here"
        }
    }

    private var advice: String {
        switch reason {
        case .unknownController: "Register it with controller(_:module:_:)."
        case .unknownView: "Register it with view(_:module:_:)."
        case .unknownSegue: "Register it with segue(_:module:_:)."
        case .unknownOutlet: "Register it with outlet(_:of:_:) for the class of its owner."
        case .unfitOutlet(_, let found, _):
            "Register the class of what it leads to, or the outlet for a \(found)."
        case .unknownAttribute: "Register it with attribute(_:of:_:) for the class of its owner."
        case .unknownUnwindAction: "Register it with unwindAction(_:of:_:)."
        case .leadsNowhere: "Connect it again in Interface Builder."
        case .unsupported: "Write that part of the flow in code."
        }
    }
}

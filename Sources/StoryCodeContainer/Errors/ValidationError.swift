/// All mistakes in the registrations of a container.
public struct ValidationError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The mistakes, in the order in which their components were registered.
    public let errors: [ContainerError]

    package init(errors: [ContainerError]) {
        self.errors = errors
    }

    /// One line for each mistake.
    public var description: String {
        let count = errors.count == 1 ? "1 mistake" : "\(errors.count) mistakes"
        return "\(count) in what is registered\n" + errors.map { "  \($0)" }.joined(separator: "\n")
    }
}

/// An observation of `validate()` that is not a mistake: nothing is registered for an optional dependency.
public struct ValidationNote: Hashable, Sendable, CustomStringConvertible {
    /// The steps to the optional dependency.
    public let path: [ContainerError.Step]

    /// The names and tags under which the same type is registered.
    public let existing: [String]

    /// The dependency and its path.
    public var description: String {
        let others = existing.isEmpty ? "" : ", but for \(existing.joined(separator: ", "))"
        return "Nothing is registered for \(path.last?.name ?? ""), which is optional\(others): "
            + path.map(\.description).joined(separator: " → ")
    }
}

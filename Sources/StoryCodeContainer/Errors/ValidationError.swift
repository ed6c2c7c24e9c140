/// All mistakes in the registrations of a container.
///
/// See <doc:Finding-mistakes-before-they-happen>.
public struct ValidationError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The mistakes, in the order in which their components were registered.
    public let errors: [ContainerError]

    /// The name of the container.
    public let container: String

    package init(errors: [ContainerError], container: String) {
        self.errors = errors
        self.container = container
    }

    /// One line for each mistake.
    public var description: String {
        let count = errors.count == 1 ? "1 mistake" : "\(errors.count) mistakes"
        return "\(count) in the registrations of the container \"\(container)\"\n"
            + errors.map { "  \($0)" }.joined(separator: "\n")
    }
}

/// An observation of `validate()` that is not a mistake: nothing is registered for an optional dependency.
///
/// See <doc:Finding-mistakes-before-they-happen>.
public struct ValidationNote: Hashable, Sendable, CustomStringConvertible {
    /// The steps to the optional dependency.
    public let path: [ContainerError.Step]

    /// The names and tags under which the same type is registered.
    public let existing: [String]

    /// The dependency and its path.
    public var description: String {
        let others = existing.isEmpty ? "" : ", only for \(existing.joined(separator: ", "))"
        return "Nothing is registered for \(path.last?.name ?? ""), which is optional\(others): "
            + path.map(\.description).joined(separator: " → ")
    }
}

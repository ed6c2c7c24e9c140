/// A mistake in the registrations of a container, or in a call that resolves from it.
///
/// It describes the mistake, the path that leads to it with the location of each registration, and how to fix it.
///
/// See <doc:Finding-mistakes-before-they-happen>.
public struct ContainerError: Error, Hashable, Sendable {
    /// A kind of mistake, with its code, its message and its remedy.
    ///
    /// The type is open: another module declares its own reasons as static members. In the message, `{0}` is replaced
    /// by the last step of the error's path. Reasons are equal if their texts are, so a test compares them with `==`.
    public struct Reason: Hashable, Sendable {
        /// Identifies the kind of mistake, also across releases.
        public let code: String

        /// The names and tags under which the service is registered instead.
        public let existing: [String]

        /// The components that match equally well; for an error of a container, at most ten of them.
        public let candidates: [Step]

        /// What is wrong, in which `{0}` stands for the last step of an error's path.
        public let message: String

        /// How to fix the mistake.
        public let advice: String

        /// Creates a kind of mistake.
        public init(_ code: String, message: String, advice: String, existing: [String] = [], candidates: [Step] = []) {
            self.code = code
            self.message = message
            self.advice = advice
            self.existing = existing
            self.candidates = candidates
        }

        /// Returns the same kind of mistake with a remedy that fits its cause.
        func advising(_ advice: String) -> Self {
            Self(code, message: message, advice: advice, existing: existing, candidates: candidates)
        }

        /// Compares everything but the remedy, which may depend on other registrations.
        public static func == (one: Reason, other: Reason) -> Bool {
            one.code == other.code && one.message == other.message && one.existing == other.existing
                && one.candidates == other.candidates
        }

        /// Hashes what `==` compares.
        public func hash(into hasher: inout Hasher) {
            hasher.combine(code)
            hasher.combine(message)
        }
    }

    /// One component or service on the path to a mistake.
    public struct Step: Hashable, Sendable {
        /// The type of the component, or the requested service.
        public let name: String

        /// The location of the registration, or nil if nothing is registered.
        public let location: CodeLocation?

        package init(_ name: String, _ location: CodeLocation? = nil) {
            self.name = name
            self.location = location
        }
    }

    /// The kind of mistake.
    public let reason: Reason

    /// The steps from the requested service to the mistake.
    public let path: [Step]

    /// The names of the container that was called and of its parents, the nearest first; empty for a mistake that
    /// concerns no container.
    public let containers: [String]

    package init(_ reason: Reason, _ path: [Step], in containers: [String] = []) {
        self.reason = reason
        self.path = path
        self.containers = containers
    }

    /// Returns the mistake with the names of the container that was called and its parents, unless it has names already.
    func named(_ containers: @autoclosure () -> [String]) -> ContainerError {
        self.containers.isEmpty ? ContainerError(reason, path, in: containers()) : self
    }

    /// Identifies the kind of mistake, also across releases.
    public var code: String { reason.code }

    /// What is wrong, without the path.
    public var message: String { reason.message.replacing("{0}", with: path.last?.name ?? "the service") }

    /// How to fix the mistake.
    public var advice: String { reason.advice }

    /// What is wrong, and the path to it.
    package var locatedMessage: String {
        guard path.count > 1 || path.first?.location != nil else { return message }
        var steps = path.map(\.description)
        if steps.count > 24 { steps.replaceSubrange(12..<(steps.count - 8), with: ["… \(steps.count - 20) more …"]) }
        return "\(message): \(steps.joined(separator: " → "))"
    }

    /// Returns the same mistake with further steps before its path.
    package func reached(by steps: [Step]) -> ContainerError {
        ContainerError(reason, steps + path, in: containers)
    }

    /// The names of the containers, as a part of a sentence.
    fileprivate var place: String {
        let names = containers.map { "\"\(MessageText.name($0))\"" }
        guard let first = names.first else { return "" }
        let parents = names.dropFirst().joined(separator: ", ")
        let list = parents.isEmpty ? "" : " and its \(names.count == 2 ? "parent" : "parents") \(parents)"
        return ", in the container \(first)\(list)"
    }
}

extension ContainerError.Step: CustomStringConvertible {
    /// The name, with the location if there is one.
    public var description: String { location.map { "\(name) (\($0))" } ?? name }
}

extension ContainerError: CustomStringConvertible {
    /// The message, the path, the container and the remedy.
    public var description: String { "\(locatedMessage)\(place). To fix: \(advice)" }
}

extension ContainerError.Reason: CustomStringConvertible {
    /// The code.
    public var description: String { code }
}

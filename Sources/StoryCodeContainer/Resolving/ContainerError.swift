/// A mistake in what is registered, or in what is asked for.
///
/// It names the services, the way by which they were reached with the place of each registration, and what to do.
public struct ContainerError: Error, Hashable, Sendable {
    /// What is wrong.
    public enum Reason: Hashable, Sendable {
        /// Nothing is registered for a service.
        case missing
        /// Nothing is registered for a service under this name or tag, but under others.
        case unknownName(existing: [String])
        /// Several components are registered for a service, and none is the default.
        case ambiguous(candidates: [Step])
        /// A component needs itself.
        case cyclic
        /// A component is not of the type under which it was registered with an unchecked `as`.
        case wrongType(found: String)
        /// A component of the main actor was asked for where that is not known to be the caller.
        case belongsToMainActor
        /// A component that is awaited was asked for without waiting.
        case isAwaited
        /// A component is made elsewhere: it is injected, and never made.
        case isMadeElsewhere
        /// A component takes arguments, and none or others were passed.
        case arguments(expected: [String], passed: [String])
        /// A shared object depends on an argument that cannot be compared with another.
        case argumentIsNotHashable
        /// An argument is asked for by an injection, or later: it is passed to an initialiser alone.
        case misplacedArgument
        /// A component is registered as an optional or another kind of parameter, and nobody can ask for that.
        case isNeverFound
        /// A parameter was given a name or a tag that the initialiser does not have.
        case noSuchParameter(place: Int, count: Int)
        /// A value would have to be injected after it was copied.
        case valueInCycle
        /// The container has gone.
        case containerIsGone
        /// The default container was set after it was used, or twice.
        case defaultIsInUse
        /// A component's own check has found a mistake in it, such as that of a storyboard.
        case unsound(problem: String, advice: String)
    }

    /// One component on the way to a mistake.
    public struct Step: Hashable, Sendable {
        /// The component, or the service that was asked for.
        public let name: String
        /// Where it is registered, if it is.
        public let location: CodeLocation?

        package init(_ name: String, _ location: CodeLocation? = nil) {
            self.name = name
            self.location = location
        }
    }

    /// What is wrong.
    public let reason: Reason

    /// The way to it, from what was asked for to what is wrong.
    public let path: [Step]

    package init(_ reason: Reason, _ path: [Step]) {
        self.reason = reason
        self.path = path
    }

    /// The same, reached from elsewhere.
    package func reached(by steps: [Step]) -> ContainerError { ContainerError(reason, steps + path) }
}

extension ContainerError.Step: CustomStringConvertible {
    /// The name, with the place where there is one.
    public var description: String { location.map { "\(name) (\($0))" } ?? name }
}

extension ContainerError: CustomStringConvertible {
    /// What is wrong, the way to it, and what to do.
    public var description: String { "\(message). To fix: \(advice)" }

    /// What is wrong, and the way to it.
    package var message: String {
        let way = path.map(\.description).joined(separator: " → ")
        return path.count > 1 || path.first?.location != nil ? "\(problem): \(way)" : problem
    }

    private var subject: String { path.last?.name ?? "the service" }

    private var problem: String {
        switch reason {
        case .missing: "Nothing is registered for \(subject)"
        case .unknownName(let existing):
            "Nothing is registered for \(subject), but for \(existing.joined(separator: ", "))"
        case .ambiguous(let candidates):
            "\(candidates.count) components are registered for \(subject): \(list(candidates))"
        case .cyclic: "\(subject) needs itself"
        case .wrongType(let found): "\(subject) is registered with an unchecked as, but \(found) is not one"
        case .belongsToMainActor: "\(subject) belongs to the main actor"
        case .isAwaited: "\(subject) is awaited"
        case .isMadeElsewhere: "\(subject) is registered by its type alone, so nothing can make it"
        case .arguments(let expected, let passed):
            "\(subject) takes \(arguments(expected)), but was passed \(arguments(passed))"
        case .argumentIsNotHashable: "\(subject) is shared, and takes an argument that is not Hashable"
        case .misplacedArgument: "\(subject) is asked for where no argument is passed"
        case .isNeverFound: "\(subject) is a way of asking, so nobody can ask for what is registered as it"
        case .noSuchParameter(let place, let count):
            "Parameter \(place) of \(subject) was given a name or a tag, but there are \(count)"
        case .valueInCycle: "\(subject) is a value, and would be injected after it was copied"
        case .containerIsGone: "The container of \(subject) has gone"
        case .defaultIsInUse: "The default container is in use already"
        case .unsound(let problem, _): problem
        }
    }

    private var advice: String {
        switch reason {
        case .missing: "Register a component for it, or ask for an optional."
        case .unknownName: "Ask for one of those, or register a component under this one."
        case .ambiguous: "Make one of them the default(), or tell them apart by a name or a tag, and ask for that."
        case .cyclic:
            """
            Inject one of them after it was made, with injection { }, and give one of those so injected a lifetime \
            that is shared in the resolution, such as objectGraph; or ask for a Lazy or a Provider.
            """
        case .wrongType: "Register it with as(_:) { $0 }, which the compiler checks."
        case .belongsToMainActor:
            "Use resolve(main:), which is awaited outside the main actor, or ask for a MainLazy or a MainProvider."
        case .isAwaited: "Use resolve(async:), or ask for an AsyncProvider."
        case .isMadeElsewhere: "Register an initialiser or a closure, or pass the object to inject(into:)."
        case .arguments:
            "Pass them to resolve(_:arguments:), or ask for a Provider with these arguments and pass them to it."
        case .argumentIsNotHashable: "Make the argument's type Hashable, or the component a prototype."
        case .misplacedArgument: "Take it as a parameter of the initialiser, or of the closure that is registered."
        case .isNeverFound: "Register what gives the object itself, and let it throw where there is none."
        case .noSuchParameter: "Count the parameters of the initialiser from 0."
        case .valueInCycle: "Make it a class."
        case .containerIsGone: "Hold the container as long as anything is resolved from it."
        case .defaultIsInUse: "Set it once, before anything is injected."
        case .unsound(_, let advice): advice
        }
    }

    private func list(_ steps: [Step]) -> String { steps.map(\.description).joined(separator: ", ") }

    private func arguments(_ types: [String]) -> String {
        types.isEmpty ? "no arguments" : "(\(types.joined(separator: ", ")))"
    }
}

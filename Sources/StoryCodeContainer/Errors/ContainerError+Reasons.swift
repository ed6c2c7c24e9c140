// The mistakes that a container reports.
extension ContainerError.Reason {
    /// No component is registered for the service.
    public static let missing = Self(
        "missing",
        message: "Nothing is registered for {0}",
        advice: "Register a component for it, or make the dependency optional."
    )

    /// No component is registered for the service under this name or tag, or without one, but others are.
    public static func unknownName(existing: [String]) -> Self {
        Self(
            "unknownName",
            message: "Nothing is registered for {0}, only for \(existing.joined(separator: ", "))",
            advice: "Use one of those, or register a component under this one.",
            existing: existing
        )
    }

    /// A wrapper is used, and the program has set no container for it.
    public static let noCurrentContainer = Self(
        "noCurrentContainer",
        message: "{0} is injected, but no container is current",
        advice: """
            Call Container.setDefault(_:) when the program starts, or create the owner in a factory of a container or \
            in Container.withCurrent(_:_:).
            """
    )

    /// Several components are registered for the service, and none or several of them are the default.
    ///
    /// The message lists at most ten of them.
    ///
    /// - Parameter count: The number of components, if there are more than the candidates.
    public static func ambiguous(candidates: [ContainerError.Step], count: Int? = nil) -> Self {
        let count = count ?? candidates.count
        let listed = candidates.prefix(listedCandidates)
        let others = count > listed.count ? ", and \(count - listed.count) more" : ""
        return Self(
            "ambiguous",
            message:
                "\(count) components are registered for {0}: \(listed.map(\.description).joined(separator: ", "))\(others)",
            advice: "Make one of them the default(), or give them names or tags and use one of these.",
            candidates: candidates
        )
    }

    /// The number of components that the message of an ambiguity lists.
    static let listedCandidates = 10

    /// The component depends on itself.
    public static let cyclic = Self(
        "cyclic",
        message: "{0} depends on itself",
        advice: """
            Inject one of them after its creation, with injection { }, and give one that is so injected a lifetime \
            other than prototype; or use a Lazy or a Provider.
            """
    )

    /// The chain of dependencies is longer than the stack of the thread allows.
    public static let tooDeep = Self(
        "tooDeep",
        message: "The stack of the thread is too small for the chain of dependencies to {0}",
        advice: "Break the chain with a Lazy or a Provider, or resolve on a thread with a larger stack."
    )

    /// The component does not have the type that an unchecked `as` declares.
    public static func wrongType(found: String) -> Self {
        Self(
            "wrongType",
            message: "{0} is registered with an unchecked as, but \(found) does not have that type",
            advice: "Register it with as(_:) { $0 }, which the compiler checks."
        )
    }

    /// The component is isolated to the main actor, and the caller may be on any thread.
    public static let belongsToMainActor = Self(
        "belongsToMainActor",
        message: "{0} is isolated to the main actor",
        advice: "Use resolve(main:), which is awaited outside the main actor, or use a MainLazy or a MainProvider."
    )

    /// The service is requested as a `Sendable` type, and its component is not registered as one.
    public static let notSendable = Self(
        "notSendable",
        message: "{0} is requested as a Sendable type, but its component is not known to be Sendable",
        advice: """
            Make the object's type Sendable, and offer it under a Sendable type, as in \
            as((any Service & Sendable).self) { $0 }; or request it without Sendable.
            """
    )

    /// A shared object receives an object that is not known to be `Sendable`.
    public static let nonSendableDependency = Self(
        "nonSendableDependency",
        message: "{0} is not known to be Sendable, but is a dependency of a shared object",
        advice: """
            Offer it under a Sendable type, as in as((any Service & Sendable).self) { $0 }; or request it by its own \
            class; or add allowsNonSendableDependencies() to the component that depends on it.
            """
    )

    /// Two isolation domains would share an object of one resolution that is not `Sendable`.
    public static let sharedAcrossIsolation = Self(
        "sharedAcrossIsolation",
        message: "{0} is not Sendable, but is shared with an object of another isolation domain",
        advice: """
            Make its type Sendable, or its lifetime prototype, so that each dependent receives its own; or add \
            allowsNonSendableDependencies() to a Sendable component that does not keep it.
            """
    )

    /// The component is asynchronous, and the call is not.
    public static let isAwaited = Self(
        "isAwaited",
        message: "{0} is asynchronous",
        advice: "Use resolve(async:), or an AsyncProvider."
    )

    /// The component is registered by its type alone, so it has injections and no factory.
    public static let isMadeElsewhere = Self(
        "isMadeElsewhere",
        message: "{0} is registered by its type alone, so the container cannot create it",
        advice: "Register an initialiser or a closure, or pass the object to inject(into:)."
    )

    /// The passed arguments do not match the arguments of the component.
    public static func arguments(expected: [String], passed: [String]) -> Self {
        func list(_ types: [String]) -> String {
            types.isEmpty ? "no arguments" : "(\(types.joined(separator: ", ")))"
        }
        return Self(
            "arguments",
            message: "{0} takes \(list(expected)), but was passed \(list(passed))",
            advice: "Pass them to resolve(_:arguments:), or use a Provider with these arguments."
        )
    }

    /// A shared component has an argument that cannot be compared.
    public static let argumentIsNotHashable = Self(
        "argumentIsNotHashable",
        message: "{0} is shared, and takes an argument that is not Hashable",
        advice: "Make the argument's type Hashable, or the component a prototype."
    )

    /// An injection or a deferred parameter requests an argument, which only initialisers receive.
    public static let misplacedArgument = Self(
        "misplacedArgument",
        message: "{0} is requested where no argument is passed",
        advice: "Take it as a parameter of the initialiser, or of the closure that is registered."
    )

    /// The component has a type such as `Optional`, which is a kind of parameter, so no request finds it.
    public static let isNeverFound = Self(
        "isNeverFound",
        message: "{0} is a kind of parameter, so no request finds a component of this type",
        advice: "Register a closure that returns the object itself, and let it throw if there is none."
    )

    /// A name or a tag is set for a parameter that the initialiser does not have.
    public static func noSuchParameter(index: Int, count: Int) -> Self {
        Self(
            "noSuchParameter",
            message: "Parameter \(index) of {0} was given a name or a tag, but there are \(count)",
            advice: "Count the parameters of the initialiser from 0."
        )
    }

    /// An injection in a cycle would change a value after it was copied.
    public static let valueInCycle = Self(
        "valueInCycle",
        message: "{0} is a value, and would be injected after it was copied",
        advice: "Make it a class."
    )

    /// The container was released before a deferred object was resolved from it.
    public static let containerIsGone = Self(
        "containerIsGone",
        message: "The container of {0} was released",
        advice: "Retain the container as long as anything is resolved from it."
    )

    /// The default container was set after it was used, or twice.
    public static let defaultIsInUse = Self(
        "defaultIsInUse",
        message: "The default container is in use already",
        advice: "Set it once, before anything is injected."
    )
}

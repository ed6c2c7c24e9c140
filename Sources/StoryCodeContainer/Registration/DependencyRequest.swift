/// What a component parameters for in one place: the description that resolution, checks and pictures are made of.
struct DependencyRequest: Hashable, Sendable {
    /// How many it parameters for.
    enum Cardinality: Hashable, Sendable {
        /// Exactly one.
        case one
        /// One, or none where none is registered.
        case optional
        /// All, or those of the component's own framework.
        case many(ofFramework: Bool)
        /// One whose name the program says when it is made.
        case anyName
        /// What the caller passes.
        case argument
    }

    var key: ServiceKey
    var cardinality = Cardinality.one

    /// Whether it is resolved when somebody parameters it, not when the component is made.
    var isDeferred = false

    /// Which obstacles do not keep it from being resolved later.
    var liftedConstraints: Constraints = []

    /// What is passed to the component that is found: a provider's arguments.
    var arguments: [TypeIdentity] = []

    /// Whether what is asked for is passed as it is found.
    var isPlain = true
}

extension DependencyRequest {
    /// What a parameter of a type parameters for.
    init<Parameter>(of parameter: Parameter.Type) {
        if let special = parameter as? any DependencyParameter.Type {
            self = special.request
            isPlain = false
        } else {
            self.init(key: ServiceKey(parameter))
        }
    }

    /// The same, asked for under a name or a tag.
    func qualified(_ qualifier: Qualifier) -> DependencyRequest {
        guard qualifier != .none, cardinality != .argument else { return self }
        var named = self
        named.key = ServiceKey(key.type.type, qualifier)
        return named
    }
}

/// What a component asks for in one place: the description that resolution, checks and pictures are made of.
struct Dependency: Hashable, Sendable {
    /// How many it asks for.
    enum Manner: Hashable, Sendable {
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
    var manner = Manner.one

    /// Whether it is resolved when somebody asks it, not when the component is made.
    var isLater = false

    /// Which obstacles do not keep it from being resolved later.
    var overcomes: Obstacles = []

    /// What is passed to the component that is found: a provider's arguments.
    var arguments: [TypeIdentity] = []

    /// Whether what is asked for is passed as it is found.
    var isPlain = true
}

extension Dependency {
    /// What a parameter of a type asks for.
    init<Parameter>(of parameter: Parameter.Type) {
        if let special = parameter as? any DependencyParameter.Type {
            self = special.dependency
            isPlain = false
        } else {
            self.init(key: ServiceKey(parameter))
        }
    }

    /// The same, asked for under a name or a tag.
    func qualified(_ qualifier: Qualifier) -> Dependency {
        guard qualifier != .none, manner != .argument else { return self }
        var named = self
        named.key = ServiceKey(key.type.type, qualifier)
        return named
    }
}

/// What one parameter of a component requests; resolution, validation and diagrams are based on it.
struct DependencyRequest: Hashable, Sendable {
    /// How many objects a parameter receives, and which.
    enum Cardinality: Hashable, Sendable {
        /// Exactly one object.
        case one
        /// One object, or none if nothing is registered.
        case optional
        /// The objects of all components, or of those of the same framework.
        case many(ofFramework: Bool)
        /// One object, with a name that the factory passes.
        case anyName
        /// A value that the caller passes.
        case argument
    }

    var key: ServiceKey
    var cardinality = Cardinality.one

    /// Whether the parameter, such as a ``Lazy``, resolves the dependency after the component is created.
    var isDeferred = false

    /// Whether the parameter, such as a ``Provider``, is `Sendable` whatever it creates.
    var isAlwaysSendable = false

    /// The constraints that the deferred resolution satisfies.
    var liftedConstraints: Constraints = []

    /// The types of the arguments that a provider passes to the component.
    var arguments: [TypeIdentity] = []

    /// Whether the parameter has the type of the service, so that the object is passed without conversion.
    var isPlain = true

    /// The request in the path of an error.
    var step: ContainerError.Step { ContainerError.Step(key.description) }
}

extension DependencyRequest {
    init<Parameter>(of parameter: Parameter.Type) {
        if let special = dependencyParameter(parameter) {
            self = special.request
            isPlain = false
        } else {
            self.init(key: ServiceKey(parameter))
        }
    }

    /// Returns the request for the same service under a name or a tag.
    func qualified(_ qualifier: Qualifier) -> DependencyRequest {
        guard qualifier != .none, cardinality != .argument else { return self }
        return changing { $0.key = ServiceKey(key.type.type, qualifier) }
    }

    /// Returns the request after a change.
    func changing(_ change: (inout DependencyRequest) -> Void) -> DependencyRequest {
        var request = self
        change(&request)
        return request
    }
}

/// The types of the parameters of an initialiser or an injection.
struct ParameterTypes<each Parameter> {
    /// What the parameters request.
    // Not inlined: a factory would determine the type of a tuple for each object.
    @inline(never)
    static var requests: [DependencyRequest] {
        var requests: [DependencyRequest] = []
        repeat requests.append(DependencyRequest(of: (each Parameter).self))
        return requests
    }
}

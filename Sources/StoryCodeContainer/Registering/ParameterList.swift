/// The dependencies that the parameters of an initialiser or an injection request.
@usableFromInline
package struct ParameterList: Sendable {
    var requests: [DependencyRequest] = []

    mutating func add<Parameter>(_ parameter: Parameter.Type) { requests.append(DependencyRequest(of: parameter)) }
}

@usableFromInline
package func parameterList<each Parameter>(of types: repeat (each Parameter).Type) -> ParameterList {
    var parameters = ParameterList()
    repeat parameters.add(each types)
    return parameters
}

/// The parameters of an injection.
@usableFromInline
struct InjectionParameters: Sendable {
    let list: @Sendable () -> ParameterList
    /// The name or tag under which the parameters are requested.
    let qualifier: Qualifier
    /// Whether the compiler knew that all parameters are `Sendable`.
    let areSendable: Bool

    @usableFromInline
    init(_ list: @escaping @Sendable () -> ParameterList, _ qualifier: Qualifier, _ areSendable: Bool) {
        self.list = list
        self.qualifier = qualifier
        self.areSendable = areSendable
    }
}

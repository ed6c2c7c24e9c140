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

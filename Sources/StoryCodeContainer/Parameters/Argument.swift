/// What the caller passes, as a parameter; ``arg(_:)`` gives it.
public struct Argument<Value: Sendable>: Sendable {
    /// What was passed.
    public let value: Value
}

/// Asks for an argument of the caller.
///
/// ```swift
/// container.register { CityPresenter(id: arg($0), provider: $1) }
/// let presenter = try container.resolve(CityPresenter.self, arguments: 7)
/// ```
///
/// - Parameter argument: The parameter of the closure.
/// - Returns: What was passed.
public func arg<Value>(_ argument: Argument<Value>) -> Value { argument.value }

extension Argument: DependencyParameter {
    static var request: DependencyRequest {
        var request = DependencyRequest(key: ServiceKey(Value.self))
        request.cardinality = .argument
        return request
    }

    static func take(_ dependency: ResolvedDependency, _ resolution: inout Resolution) throws -> Self {
        if let failure = dependency.failure { throw failure }
        guard let passed = resolution.arguments.popFirst() else {
            let reason = ContainerError.Reason.arguments(expected: ["\(Value.self)"], passed: [])
            throw ContainerError(reason, [dependency.requester?.step ?? ContainerError.Step("\(Self.self)")])
        }
        return Self(value: same(passed))
    }
}

/// An argument that a shared object was made with.
// Unchecked: made of a Sendable value.
struct ArgumentValue: Hashable, @unchecked Sendable {
    let value: AnyHashable
}

extension AnyResolvedComponent {
    /// Makes sure that arguments are those that the component takes.
    func accept(_ arguments: [any Sendable]) throws -> [any Sendable] {
        let expected = registration.argumentTypes
        if arguments.isEmpty, expected.isEmpty { return [] }
        guard expected.count == arguments.count, zip(expected, arguments).allSatisfy({ $0.suits($1) }) else {
            let reason = ContainerError.Reason.arguments(
                expected: expected.map(\.description),
                passed: arguments.map { "\(type(of: $0))" }
            )
            throw ContainerError(reason, [step])
        }
        return arguments
    }

    /// What tells the objects of a component apart that resolutions share.
    func key(of arguments: ArraySlice<any Sendable>) throws -> ArgumentsKey {
        guard constraints.contains(.arguments), lifetime.isReused else { return [] }
        return try arguments.map { argument in
            guard let value = argument as? any Hashable else {
                throw ContainerError(.argumentIsNotHashable, [step])
            }
            return ArgumentValue(value: AnyHashable(value))
        }
    }
}

extension TypeIdentity {
    /// Whether a value is of the type.
    fileprivate func suits(_ value: any Sendable) -> Bool {
        func isOne<Expected>(_ type: Expected.Type) -> Bool { value is Expected }
        return _openExistential(type, do: isOne)
    }
}

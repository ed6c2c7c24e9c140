/// A parameter that receives a value from the caller; ``arg(_:)`` unwraps it.
///
/// See <doc:Registering-components>.
public struct Argument<Value: Sendable>: Sendable {
    /// The value that the caller has passed.
    public let value: Value
}

/// Declares a parameter that receives a value from the caller.
///
/// ```swift
/// container.register { CityPresenter(id: arg($0), provider: $1) }
/// let presenter = try container.resolve(CityPresenter.self, arguments: 7)
/// ```
public func arg<Value>(_ argument: Argument<Value>) -> Value { argument.value }

extension Argument: DependencyParameter {
    static var request: DependencyRequest {
        DependencyRequest(key: ServiceKey(Value.self)).changing { $0.cardinality = .argument }
    }

    static func resolve(_ dependency: ResolvedDependency, _ resolution: inout Resolution) throws -> Self {
        if let failure = dependency.failure { throw failure }
        guard let passed = resolution.arguments.popFirst() else {
            let reason = ContainerError.Reason.arguments(expected: ["\(Value.self)"], passed: [])
            throw ContainerError(reason, [dependency.requester?.step ?? ContainerError.Step("\(Self.self)")])
        }
        return Self(value: cast(passed))
    }
}

extension ResolvedComponent {
    /// Throws if the arguments do not match those of the component.
    func check(_ arguments: [any Sendable]) throws {
        let expected = registration.argumentTypes
        if arguments.isEmpty, expected.isEmpty { return }
        guard expected.count == arguments.count, zip(expected, arguments).allSatisfy({ $0.matches($1) }) else {
            let reason = ContainerError.Reason.arguments(
                expected: expected.map(\.description),
                passed: arguments.map { "\(type(of: $0))" }
            )
            throw ContainerError(reason, [step])
        }
    }

    /// Returns the arguments that distinguish the objects of a component with this lifetime.
    func key(of arguments: ArraySlice<any Sendable>) throws -> ArgumentsKey {
        guard constraints.contains(.arguments), lifetime.isReused else { return .none }
        return ArgumentsKey(
            try arguments.map { argument in
                guard let value = argument as? any Hashable else {
                    throw ContainerError(.argumentIsNotHashable, [step])
                }
                return AnyHashable(value)
            }
        )
    }
}

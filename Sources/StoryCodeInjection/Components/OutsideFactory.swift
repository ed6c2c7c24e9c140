package import StoryCodeContainer

/// A factory of objects of the main actor that no container registers, such as that of a scene.
///
/// Its parameters are dependencies.
package struct OutsideFactory: Sendable {
    /// Returns the registration, with the name of the component that the factory returns.
    private let registration: @Sendable (_ name: String?) -> Registration

    /// Creates a factory from a closure.
    package init<Object: Sendable, each Parameter>(
        _ location: CodeLocation,
        _ make: @escaping @MainActor @Sendable (repeat each Parameter) throws -> Object
    ) {
        let registration = Registration.main(make, location, .object)
        self.registration = { _ in registration }
    }

    /// Creates a factory that returns the object of a component.
    package init<Object: Sendable>(_ location: CodeLocation, componentOf type: Object.Type) {
        registration = { name in
            let registration = Registration.main({ (object: Object) in object }, location, .object)
            if let name { registration.qualifiers[0] = .name(name) }
            return registration
        }
    }

    /// Resolves the dependencies, in a locked container.
    ///
    /// - Parameter name: The name of the component that the factory returns.
    package func prepared(name: String?, in container: Container) -> Prepared {
        let (component, generation) = container.unregisteredComponent(of: registration(name))
        return Prepared(container: container, component: component, generation: generation)
    }

    /// A factory with resolved dependencies, which is valid until the container changes.
    package struct Prepared: Sendable {
        fileprivate let container: Container
        fileprivate let component: ResolvedComponent
        fileprivate let generation: Int

        /// Whether the container is unchanged.
        package var isValid: Bool { generation == container.generation }

        /// The factory in the path of an error.
        package var step: ContainerError.Step { component.step }

        /// The component that the factory returns, for the injections of its object.
        package var injector: Injector? {
            component.dependencies[0].first?.targets.first.map { Injector($0.component) }
        }

        /// Throws if a dependency has a mistake, or the factory is asynchronous.
        package func check() throws { try container.check(component, isMain: true) }

        /// Creates an object, and calls a closure with it while the container is the current one.
        @MainActor
        package func make<Object>(_ body: (Object) throws -> Void) throws -> Object {
            try container.construct(component, isMain: true) { object in
                let object: Object = cast(object)
                try body(object)
                return object
            }
        }

        /// Returns the mistakes in the arguments and dependencies, in a locked container.
        ///
        /// - Parameter isAlone: Whether mistakes inside the container's own components are included, because the container
        ///   is not validated.
        package func mistakes(reached path: [ContainerError.Step], isAlone: Bool) -> [ContainerError] {
            let found = component.dependencies.joined().compactMap { dependency -> ContainerError? in
                if let failure = dependency.failure { return failure.reached(by: path) }
                guard dependency.isImmediate else { return nil }
                for target in dependency.targets {
                    if target.constraints.contains(.await) { return ContainerError(.isAwaited, path + [target.step]) }
                    guard isAlone || target.component.home !== container else { continue }
                    do {
                        try container.check([target.component], reached: path)
                    } catch {
                        return error as? ContainerError
                    }
                }
                return nil
            }
            // Nothing passes arguments to the factory.
            let expected = component.registration.argumentTypes.map(\.description)
            return expected.isEmpty ? found : [ContainerError(.arguments(expected: expected, passed: []), path)] + found
        }
    }
}

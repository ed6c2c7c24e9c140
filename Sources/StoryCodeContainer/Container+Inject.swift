extension Container {
    /// Injects what is registered into an object that was made elsewhere.
    ///
    /// The component is that of the object's own class, or the nearest class that it is derived of. Its injections and
    /// what it does last are carried out; its initialiser is not.
    ///
    /// ```swift
    /// container.register(Cat.self).injection { $0.food = $1 }
    /// try container.inject(into: cat)
    /// ```
    ///
    /// - ParameterList:
    ///   - object: The object.
    ///   - name: The name that the component is registered under; without one it is found by the type.
    /// - Throws: ``ContainerError``, or what an injection throws.
    public func inject<Object: AnyObject>(into object: Object, name: String? = nil) throws {
        _ = try injected(object, name, isMain: false)
    }

    /// Injects what is registered into a value that was made elsewhere.
    ///
    /// - ParameterList:
    ///   - value: The value.
    ///   - name: The name that the component is registered under; without one it is found by the type.
    /// - Throws: ``ContainerError``, or what an injection throws.
    public func inject<Value>(into value: inout Value, name: String? = nil) throws {
        value = same(try injected(value, name, isMain: false))
    }

    /// Injects what is registered into an object of the main actor that was made elsewhere.
    ///
    /// - ParameterList:
    ///   - object: The object.
    ///   - name: The name that the component is registered under; without one it is found by the type.
    /// - Throws: ``ContainerError``, or what an injection throws.
    @MainActor
    public func inject<Object: AnyObject>(main object: Object, name: String? = nil) throws {
        _ = try injected(object, name, isMain: true)
    }

    /// Injects what is registered into an object, and gives it back.
    private func injected(_ object: Any, _ name: String?, isMain: Bool) throws -> Any {
        let qualifier = Qualifier(name: name, tag: nil)
        guard let component = try injectingComponent(object, qualifier) else {
            let wanted = ContainerError.Step(ServiceKey(type(of: object), qualifier).description)
            let names = qualifier == .none ? [] : names(for: object)
            throw ContainerError(names.isEmpty ? .missing : .unknownName(existing: names), [wanted])
        }
        return try injected(object, by: component, isMain: isMain)
    }

    /// Injects an object by a component, and gives it back.
    package func injected(_ object: Any, by component: AnyResolvedComponent, isMain: Bool) throws -> Any {
        try locked { try check([component], reached: []) }
        try checkConstraints(component.constraints, of: component.step, isMain: isMain)
        var resolution = Resolution(isMain: isMain)
        var frame = ResolutionFrame(component)
        return try frame.run { try component.injected(object, &resolution) }
    }

    /// The component that injects an object: that of its class, or of the nearest class above, in the nearest
    /// container; nil where there is none.
    ///
    /// - ParameterList:
    ///   - object: The object.
    ///   - qualifier: The name or tag that the component is registered under.
    ///   - isUnnamed: Whether components that have a name for this do not count.
    /// - Returns: The component.
    /// - Throws: ``ContainerError`` where several are equally near.
    package func injectingComponent(
        _ object: Any,
        _ qualifier: Qualifier,
        isUnnamed: Bool = false
    ) throws -> AnyResolvedComponent? {
        try locked {
            let wanted = Registry.InjectionIdentity(
                key: ServiceKey(type(of: object), qualifier),
                isUnnamed: isUnnamed
            )
            if let known = registry.injectingComponents[wanted] { return known }
            let found = try findInjectingComponent(qualifier) { $0.suits(object) && !(isUnnamed && $0.isNamed) }
            registry.injectingComponents[wanted] = .some(found)
            return found
        }
    }

    /// The same for objects of a class, in a container that is locked.
    package func injectingComponent(
        of type: Any.Type,
        _ qualifier: Qualifier,
        isUnnamed: Bool = false
    ) throws -> AnyResolvedComponent? {
        try findInjectingComponent(qualifier) {
            $0.type.type is AnyClass && $0.covers(type) && !(isUnnamed && $0.isNamed)
        }
    }

    private func findInjectingComponent(
        _ qualifier: Qualifier,
        where suits: (AnyRegistration) -> Bool
    ) throws -> AnyResolvedComponent? {
        var nearest: AnyRegistration?
        for container in selfAndAncestors where nearest == nil {
            let serviceIndex = container.registry.currentServiceIndex()
            for registration in container.registry.registrations where suits(registration) {
                if let nearest, !nearest.covers(registration.type.type) { continue }
                if serviceIndex.registrations(ServiceKey(registration.type.type, qualifier)).contains(where: {
                    $0 === registration
                }) {
                    nearest = registration
                }
            }
        }
        guard let nearest else { return nil }
        let request = DependencyRequest(key: ServiceKey(nearest.type.type, qualifier))
        // Others are offered as the class, too; but they are of another.
        switch find(request, for: nil, where: { $0.type == nearest.type && suits($0) }) {
        case .failure(let reason): throw ContainerError(reason, [ContainerError.Step(request.key.description)])
        case .found(let found): return found.first.map { component(of: $0.registration, home: $0.home) }
        }
    }

    /// The names under which components are registered that could inject an object.
    package func names(for object: Any) -> [String] {
        locked {
            var names: [String] = []
            for registration in selfAndAncestors.flatMap(\.registry.registrations) where registration.suits(object) {
                for name in registration.ownNames where !names.contains(name) { names.append(name) }
            }
            return names
        }
    }
}

extension AnyRegistration {
    /// The names under which it is found as what it is.
    package var ownNames: [String] {
        services.compactMap { service in
            if service.key.type == type, case .name(let name) = service.key.qualifier { name } else { nil }
        }
    }

    /// Whether it has a name or a tag as what it is.
    var isNamed: Bool { services.contains { $0.key.type == type && $0.key.qualifier != .none } }
}

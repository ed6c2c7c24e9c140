extension Container {
    /// Injects the registered dependencies into an object that other code has created.
    ///
    /// Uses the component of the object's class, or of its nearest superclass that is registered. Its injections and
    /// `postInit` closures run; its initialiser does not. With a name, only components of that name are considered.
    ///
    /// ```swift
    /// container.register(Cat.self).injection { $0.food = $1 }
    /// try container.inject(into: cat)
    /// ```
    ///
    /// - Throws: ``ContainerError``, or the error of an injection.
    public func inject<Object: AnyObject>(into object: Object, name: String? = nil) throws {
        _ = try injected(object, name, isMain: false)
    }

    /// Injects the registered dependencies into a value that other code has created.
    ///
    /// - Throws: ``ContainerError``, or the error of an injection.
    public func inject<Value>(into value: inout Value, name: String? = nil) throws {
        value = cast(try injected(value, name, isMain: false))
    }

    /// Injects the registered dependencies into an object of the main actor that other code has created.
    ///
    /// - Throws: ``ContainerError``, or the error of an injection.
    @MainActor
    public func inject<Object: AnyObject>(main object: Object, name: String? = nil) throws {
        _ = try injected(object, name, isMain: true)
    }

    private func injected(_ object: Any, _ name: String?, isMain: Bool) throws -> Any {
        try naming {
            let qualifier = Qualifier(name: name, tag: nil)
            let (component, retained) = try locked {
                let component = try knownInjectingComponent(object, qualifier, isUnnamed: false)
                return (component, component.map { reading(CollectionOfOne($0)) } ?? [])
            }
            defer { withExtendedLifetime(retained) {} }
            guard let component else {
                let requested = ContainerError.Step(ServiceKey(type(of: object), qualifier).description)
                let names = name == nil ? [] : names(for: object).map { Qualifier(name: $0, tag: nil).description }
                throw ContainerError(names.isEmpty ? .missing : .unknownName(existing: names), [requested])
            }
            return try injected(object, by: component, isMain: isMain)
        }
    }

    /// Runs the injections of a component on an object, and returns the object.
    ///
    /// - Parameter isRecorded: Whether the object remembers the injection already; see ``InjectionTracking``.
    package func injected(
        _ object: Any,
        by component: ResolvedComponent,
        isMain: Bool,
        isRecorded: Bool = false
    ) throws -> Any {
        try check(component, isMain: isMain)
        var resolution = Resolution(isMain: isMain)
        return try running(component, isMain: isMain) {
            try component.injected(object, isRecorded: isRecorded, &resolution)
        }
    }

    /// Returns the component that injects an object: that of its class or of the nearest superclass, in the nearest
    /// container, or nil if there is none.
    ///
    /// - Parameter name: The name of the component, or nil for one that has no name for its type.
    /// - Throws: ``ContainerError`` if several components match equally well.
    package func injectingComponent(_ object: Any, name: String?) throws -> ResolvedComponent? {
        try locked {
            let component = try knownInjectingComponent(object, Qualifier(name: name, tag: nil), isUnnamed: name == nil)
            // The caller uses it without the lock.
            component?.publish()
            return component
        }
    }

    /// Returns the component that injects objects of a class, in a locked container.
    package func injectingComponent(of type: Any.Type, name: String?) throws -> ResolvedComponent? {
        try findInjectingComponent(Qualifier(name: name, tag: nil)) {
            $0.type.type is AnyClass && $0.covers(type) && !(name == nil && $0.isNamed)
        }
    }

    private func knownInjectingComponent(
        _ object: Any,
        _ qualifier: Qualifier,
        isUnnamed: Bool
    ) throws -> ResolvedComponent? {
        let identity = Registry.InjectionIdentity(key: ServiceKey(type(of: object), qualifier), isUnnamed: isUnnamed)
        if let known = registry.injectingComponents[identity] { return known }
        let found = try findInjectingComponent(qualifier) { $0.matches(object) && !(isUnnamed && $0.isNamed) }
        // There is no limit to the number of names that are unknown.
        if found != nil || qualifier == .none { registry.injectingComponents[identity] = .some(found) }
        return found
    }

    private func findInjectingComponent(
        _ qualifier: Qualifier,
        where isCandidate: (Registration) -> Bool
    ) throws -> ResolvedComponent? {
        var nearest: Registration?
        for container in selfAndAncestors where nearest == nil {
            let index = container.registry.currentServiceIndex()
            for registration in container.registry.registrations where isCandidate(registration) {
                if let nearest, !nearest.covers(registration.type.type) { continue }
                let own = index.registrations(ServiceKey(registration.type.type, qualifier))
                if own.contains(where: { $0 === registration }) { nearest = registration }
            }
        }
        guard let nearest else { return nil }
        let request = DependencyRequest(key: ServiceKey(nearest.type.type, qualifier))
        // Components of other types may offer the class as a service, but do not inject it.
        switch withoutActuallyEscaping(
            isCandidate,
            do: { isCandidate in find(request, for: nil) { $0.type == nearest.type && isCandidate($0) } }
        ) {
        case .failure(let reason): throw ContainerError(reason, [ContainerError.Step(request.key.description)])
        case .one(let registration, let home): return component(of: registration, home: home)
        }
    }

    /// Returns the names of the components that could inject an object.
    package func names(for object: Any) -> [String] { locked { names { $0.matches(object) } } }

    /// Returns the names under which some components offer their own types, in a locked container.
    package func names(where isIncluded: (Registration) -> Bool) -> [String] {
        var seen: Set<String> = []
        return selfAndAncestors.flatMap(\.registry.registrations).filter(isIncluded).flatMap(\.ownNames)
            .filter { seen.insert($0).inserted }
    }
}

extension Registration {
    /// The names under which the component offers its own type.
    fileprivate var ownNames: [String] {
        services.compactMap { service in
            if service.key.type == type, case .name(let name) = service.key.qualifier { name } else { nil }
        }
    }

    /// Whether the component offers its own type under a name or a tag.
    var isNamed: Bool { services.contains { $0.key.type == type && $0.key.qualifier != .none } }
}

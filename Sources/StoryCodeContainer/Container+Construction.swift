import Synchronization

// Inlinable where Container.resolve is.

extension Container {
    /// Gives what an entry leads to, to a caller that passes nothing and is on any thread.
    @inlinable
    func construct<Service>(_ service: ResolvedService<Service>) throws -> sending Service {
        if !service.constraints.isEmpty { return try construct(service, [], isMain: false) }
        if service.isReady, let value = unsafe service.value {
            // What is shared is Sendable.
            nonisolated(unsafe) let shared = value
            return unsafe shared
        }
        var resolution = Resolution(isMain: false)
        var frame = unsafe ResolutionFrame(service.unmanagedComponent)
        if frame.isInner { try checkDepth(service) }
        // Just made, of nothing but what factories make and what is shared: nobody else knows it.
        nonisolated(unsafe) let object = try frame.run { try service.take(&resolution) }
        return unsafe object
    }

    /// Gives what is found under a type and a qualifier; an optional, or a ``Many``, as a parameter would be given it.
    @usableFromInline
    func lookUp<Service>(
        _ type: Service.Type,
        _ qualifier: Qualifier,
        _ arguments: [any Sendable] = [],
        isMain: Bool
    ) throws -> sending Service {
        let key = ServiceKey(type, qualifier)
        if let found = unsafe cachedService(key) {
            return try unsafe found._withUnsafeGuaranteedRef {
                try unsafe construct(unsafeDowncast($0, to: ResolvedService<Service>.self), arguments, isMain: isMain)
            }
        }
        let request = DependencyRequest(of: type).qualified(qualifier)
        if request.isPlain { return try construct(find(key, as: type), arguments, isMain: isMain) }
        return try construct(parameter: type, request, isMain: isMain)
    }

    /// Gives what an entry leads to, whatever it takes.
    @usableFromInline
    func construct<Service>(
        _ service: ResolvedService<Service>,
        _ arguments: [any Sendable],
        isMain: Bool
    ) throws -> sending Service {
        try checkConstraints(service.constraints, of: service.step, isMain: isMain)
        var resolution = Resolution(isMain: isMain)
        resolution.arguments = try service.component.accept(arguments)[...]
        var frame = unsafe ResolutionFrame(service.unmanagedComponent)
        if frame.isInner { try checkDepth(service) }
        // As above.
        nonisolated(unsafe) let object = try frame.run { try service.take(&resolution) }
        return unsafe object
    }

    /// Gives what a parameter of a type would be given.
    func construct<Parameter>(
        parameter: Parameter.Type,
        _ request: DependencyRequest,
        isMain: Bool,
        requester: Requester? = nil,
        graph: ObjectGraph? = nil
    ) throws -> sending Parameter {
        let dependency = try checkedDependency(request, for: requester)
        if !dependency.isImmediate {
            var resolution = Resolution(isMain: isMain)
            // As above.
            nonisolated(unsafe) let later = try dependency.take(parameter, &resolution)
            return unsafe later
        }
        return try construct(parameter: parameter, dependency, isMain: isMain, graph: graph)
    }

    /// What is found for a dependency of the program, with all that it needs at once.
    func checkedDependency(_ request: DependencyRequest, for requester: Requester?) throws -> ResolvedDependency {
        try locked {
            let dependency = dependency(request, for: requester)
            if dependency.isImmediate { try check(dependency) }
            return dependency
        }
    }

    /// Gives what was found for a parameter.
    func construct<Parameter>(
        parameter: Parameter.Type,
        _ dependency: ResolvedDependency,
        _ arguments: [any Sendable] = [],
        isMain: Bool,
        graph: ObjectGraph? = nil
    ) throws -> sending Parameter {
        for target in dependency.targets { try checkConstraints(target.constraints, of: target.step, isMain: isMain) }
        var resolution = Resolution(isMain: isMain, graph: graph)
        for target in dependency.targets { resolution.arguments = try target.component.accept(arguments)[...] }
        // What another container shares makes a frame of its own.
        guard
            let first = dependency.targets.first(where: { $0.component.container === self }) ?? dependency.targets.first
        else {
            // As above, here and below.
            nonisolated(unsafe) let nothing = try dependency.take(parameter, &resolution)
            return unsafe nothing
        }
        var frame = unsafe ResolutionFrame(first.unmanagedComponent)
        if frame.isInner { try checkDepth(first) }
        nonisolated(unsafe) let object = try frame.run { try dependency.take(parameter, &resolution) }
        return unsafe object
    }

    /// Throws where something cannot be given at once, or not here.
    package func checkConstraints(
        _ constraints: Constraints,
        of step: @autoclosure () -> ContainerError.Step,
        isMain: Bool
    ) throws {
        if constraints.contains(.await) { throw ContainerError(.isAwaited, [step()]) }
        if constraints.contains(.main), !isMain { throw ContainerError(.belongsToMainActor, [step()]) }
    }

    /// The entry of a service without name or tag, if it was asked for before.
    @usableFromInline
    func cachedService(_ type: ObjectIdentifier) -> Unmanaged<AnyResolvedService>? {
        unsafe ServiceTable.service(UInt(bitPattern: type), in: table.load(ordering: .acquiring)) { _ in true }
    }

    /// The entry of a service, if it was asked for before.
    @usableFromInline
    func cachedService(_ key: ServiceKey) -> Unmanaged<AnyResolvedService>? {
        let address = table.load(ordering: .acquiring)
        return unsafe ServiceTable.service(ServiceTable.key(key), in: address) { $0.key == key }
    }

    /// The entry of a service, with all that it needs at once.
    func find<Service>(_ key: ServiceKey, as type: Service.Type) throws -> ResolvedService<Service> {
        let service = try locked {
            let dependency = dependency(DependencyRequest(key: key), for: nil)
            try check(dependency)
            guard let service = dependency.targets.first else { preconditionFailure("what is missing is a failure") }
            let entered = registry.enter(service, isFirst: table.load(ordering: .relaxed) == 0)
            table.store(entered.address, ordering: .releasing)
            return service
        }
        return unsafe unsafeDowncast(service, to: ResolvedService<Service>.self)
    }

    /// Ends what would go on for ever: factories that ask the container for what is asked for already.
    @usableFromInline
    package func checkDepth(_ service: AnyResolvedService) throws {
        var times = 0
        _ = unsafe ResolutionStack.first {
            if unsafe $0.component.toOpaque() == Unmanaged.passUnretained(service.component).toOpaque() { times += 1 }
            return false
        }
        // Arguments may say where it ends.
        if times >= (service.constraints.contains(.arguments) ? 500 : 100) {
            throw ContainerError(.cyclic, ResolutionStack.path(to: service.component))
        }
    }
}

import StoryCodeLocks

// Inlinable where Container.resolve is.

extension Container {
    /// Returns the object of a service for a caller on any thread that passes no arguments.
    @inlinable
    func construct<Service>(_ service: ResolvedService, asSendable: Bool) throws -> sending Service {
        do {
            if !service.constraints.isEmpty || asSendable && !service.isSendable {
                return try constructConstrained(service, asSendable: asSendable)
            }
            if service.isPermanent, let object = unsafe service.published {
                return unsafe disconnected(object.assumingMemoryBound(to: Service.self).pointee)
            }
            var resolution = Resolution(isMain: false)
            var frame = unsafe ResolutionFrame(service.unmanagedComponent)
            if frame.isInner { try checkDepth(service) }
            return try disconnected(frame.run { try service.resolve(Service.self, &resolution) })
        } catch {
            throw named(error)
        }
    }

    /// Returns the object of a service with constraints.
    @usableFromInline
    func constructConstrained<Service>(_ service: ResolvedService, asSendable: Bool) throws -> sending Service {
        try construct(service, Call(asSendable: asSendable))
    }

    /// Returns the object of a service with any constraints.
    func construct<Service>(_ service: ResolvedService, _ call: Call) throws -> sending Service {
        if call.asSendable { try service.checkSendable() }
        try checkConstraints(of: service.component, as: service.step, isMain: call.isMain)
        try service.component.check(call.arguments)
        var resolution = Resolution(isMain: call.isMain, graph: nil, arguments: call.arguments[...])
        return try disconnected(
            running(service.component, isMain: call.isMain) { try service.resolve(Service.self, &resolution) }
        )
    }

    /// Creates the object of a component, and runs a closure with it as a part of its creation.
    package func construct<Result>(
        _ component: ResolvedComponent,
        isMain: Bool,
        _ body: (Any) throws -> Result
    ) throws -> Result {
        try running(component, isMain: isMain) {
            var resolution = Resolution(isMain: isMain)
            return try body(component.object(&resolution))
        }
    }

    /// Throws if a component has a mistake, or this call cannot resolve it.
    package func check(_ component: ResolvedComponent, isMain: Bool) throws {
        try locked { try check([component], reached: []) }
        try checkConstraints(of: component, as: component.step, isMain: isMain)
    }

    /// Runs a closure that creates objects of a component, unless factories that call the container recurse without end.
    func running<Result>(_ component: ResolvedComponent, isMain: Bool, _ body: () throws -> Result) throws -> Result {
        var frame = ResolutionFrame(component, isMain: isMain)
        if frame.isInner { try checkDepth(component) }
        return try frame.run(body)
    }

    /// Resolves a type that the program requests without a name or a tag for the first time.
    @usableFromInline
    func lookUp<Service>(_ type: Service.Type, asSendable: Bool) throws -> sending Service {
        try lookUp(type, .none, Call(asSendable: asSendable))
    }

    /// Resolves a type that the program requests: a service, or a kind of parameter such as ``Many``.
    func lookUp<Service>(_ type: Service.Type, _ qualifier: Qualifier, _ call: Call) throws -> sending Service {
        try naming {
            let key = ServiceKey(type, qualifier)
            if let found = unsafe cachedService(key) {
                return try unsafe found._withUnsafeGuaranteedRef { try construct($0, call) }
            }
            let request = DependencyRequest(of: type).qualified(qualifier)
            guard request.isPlain else { return try construct(parameter: type, request, call) }
            let (service, retained) = try find(key)
            defer { withExtendedLifetime(retained) {} }
            return try construct(service, call)
        }
    }

    /// Returns the value that a parameter of a type receives.
    func construct<Parameter>(
        parameter: Parameter.Type,
        _ request: DependencyRequest,
        _ call: Call
    ) throws -> sending Parameter {
        try naming {
            let (dependency, retained) = try checkedDependency(request, call)
            defer { withExtendedLifetime(retained) {} }
            if dependency.isImmediate { return try construct(parameter: parameter, dependency, call) }
            var resolution = Resolution(isMain: call.isMain)
            return try dependency.resolve(parameter, &resolution)
        }
    }

    /// Returns the value that a parameter receives for a resolved dependency.
    func construct<Parameter>(
        parameter: Parameter.Type,
        _ dependency: ResolvedDependency,
        _ call: Call
    ) throws -> sending Parameter {
        try naming {
            if call.asSendable { try dependency.checkSendable() }
            let targets = dependency.targets
            for target in targets { try checkConstraints(of: target.component, as: target.step, isMain: call.isMain) }
            for target in targets { try target.component.check(call.arguments) }
            let arguments = targets.isEmpty ? [] : call.arguments
            var resolution = Resolution(isMain: call.isMain, graph: call.graph, arguments: arguments[...])
            // A shared object of another container opens a frame of its own.
            guard let first = targets.first(where: { $0.component.container === self }) ?? targets.first else {
                return try dependency.resolve(parameter, &resolution)
            }
            return try running(first.component, isMain: call.isMain) { try dependency.resolve(parameter, &resolution) }
        }
    }

    /// Throws if a component, or a service of it, cannot be resolved by this call.
    func checkConstraints(
        of component: ResolvedComponent,
        as step: @autoclosure () -> ContainerError.Step,
        isMain: Bool
    ) throws {
        if component.constraints.contains(.await) { throw component.error(of: .await, from: step()) }
        if component.constraints.contains(.main), !isMain { throw component.error(of: .main, from: step()) }
    }

    /// Throws if factories that call the container recurse without end.
    @usableFromInline
    func checkDepth(_ service: ResolvedService) throws { try checkDepth(service.component) }

    private func checkDepth(_ component: ResolvedComponent) throws {
        var depth = 0
        _ = unsafe ResolutionStack.first {
            if unsafe $0.component.toOpaque() == Unmanaged.passUnretained(component).toOpaque() { depth += 1 }
            return false
        }
        if depth >= component.recursionLimit { throw component.cycleError }
        if !ResolutionStack.hasRoom { throw ContainerError(.tooDeep, ResolutionStack.path(to: component)) }
    }
}

// MARK: - Lookup

extension Container {
    /// Returns the resolved service of a type without name or tag, if it was resolved before.
    @usableFromInline
    func cachedService(_ type: ObjectIdentifier) -> Unmanaged<ResolvedService>? {
        unsafe ServiceTable.service(UInt(bitPattern: type), in: table.load(ordering: .acquiring)) { _ in true }
    }

    /// Returns the resolved service of a key, if it was resolved before.
    func cachedService(_ key: ServiceKey) -> Unmanaged<ResolvedService>? {
        let address = table.load(ordering: .acquiring)
        return unsafe ServiceTable.service(ServiceTable<ResolvedService>.key(key), in: address) { $0.key == key }
    }

    /// Resolves a service and all its immediate dependencies, and adds it to the table.
    private func find(_ key: ServiceKey) throws -> (service: ResolvedService, retained: [Registry.Components]) {
        try locked {
            // The service is added to the table, and the result of a failure is stored.
            var dependency = newDependency(DependencyRequest(key: key), for: nil)
            if dependency.failure != nil { dependency = self.dependency(dependency.request, for: nil) }
            try check(dependency)
            guard let service = dependency.targets.first else { preconditionFailure("a missing target is a failure") }
            let retained = reading(CollectionOfOne(service.component))
            guard retained.isEmpty else { return (service, retained) }
            let entered = registry.enter(service, isFirst: table.load(ordering: .relaxed) == 0)
            table.store(entered.address, ordering: .releasing)
            return (service, retained)
        }
    }

    /// Resolves a request of a call, and all its immediate dependencies.
    func checkedDependency(
        _ request: DependencyRequest,
        _ call: Call
    ) throws -> (dependency: ResolvedDependency, retained: [Registry.Components]) {
        try locked {
            let dependency = dependency(request, for: call.requester)
            if dependency.isImmediate { try check(dependency) }
            if call.asSendable, !request.isAlwaysSendable { try dependency.checkSendable() }
            return (dependency, reading(dependency.targets.lazy.map(\.component)))
        }
    }
}

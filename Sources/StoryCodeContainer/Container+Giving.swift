import Synchronization

// Inlinable where Container.resolve is.

extension Container {
    /// Gives what an entry leads to, to a caller that passes nothing and is on any thread.
    @inlinable
    func give<Service>(_ entry: Entry<Service>) throws -> sending Service {
        if !entry.obstacles.isEmpty { return try give(entry, [], isMain: false) }
        if entry.isReady, let value = unsafe entry.value {
            // What is shared is Sendable.
            nonisolated(unsafe) let shared = value
            return unsafe shared
        }
        var resolution = Resolution(isMain: false)
        var frame = unsafe Frame(entry.typed)
        if frame.isInner { try checkDepth(entry) }
        // Just made, of nothing but what factories make and what is shared: nobody else knows it.
        nonisolated(unsafe) let object = try frame.run { try entry.take(&resolution) }
        return unsafe object
    }

    /// Gives what is found under a type and a qualifier; an optional, or a ``Many``, as a parameter would be given it.
    @usableFromInline
    func search<Service>(
        _ type: Service.Type,
        _ qualifier: Qualifier,
        _ arguments: [any Sendable] = [],
        isMain: Bool
    ) throws -> sending Service {
        let key = ServiceKey(type, qualifier)
        if let found = unsafe known(key) {
            return try unsafe found._withUnsafeGuaranteedRef {
                try unsafe give(unsafeDowncast($0, to: Entry<Service>.self), arguments, isMain: isMain)
            }
        }
        let dependency = Dependency(of: type).qualified(qualifier)
        if dependency.isPlain { return try give(find(key, as: type), arguments, isMain: isMain) }
        return try give(parameter: type, dependency, isMain: isMain)
    }

    /// Gives what an entry leads to, whatever it takes.
    @usableFromInline
    func give<Service>(_ entry: Entry<Service>, _ arguments: [any Sendable], isMain: Bool) throws -> sending Service {
        try refuse(entry.obstacles, of: entry.step, isMain: isMain)
        var resolution = Resolution(isMain: isMain)
        resolution.arguments = try entry.node.accept(arguments)[...]
        var frame = unsafe Frame(entry.typed)
        if frame.isInner { try checkDepth(entry) }
        // As above.
        nonisolated(unsafe) let object = try frame.run { try entry.take(&resolution) }
        return unsafe object
    }

    /// Gives what a parameter of a type would be given.
    func give<Parameter>(
        parameter: Parameter.Type,
        _ dependency: Dependency,
        isMain: Bool,
        requester: Requester? = nil,
        graph: ObjectGraph? = nil
    ) throws -> sending Parameter {
        let edge = try checked(dependency, for: requester)
        if !edge.isNow {
            var resolution = Resolution(isMain: isMain)
            // As above.
            nonisolated(unsafe) let later = try edge.take(parameter, &resolution)
            return unsafe later
        }
        return try give(parameter: parameter, edge, isMain: isMain, graph: graph)
    }

    /// What is found for a dependency of the program, with all that it needs at once.
    func checked(_ dependency: Dependency, for requester: Requester?) throws -> Edge {
        try locked {
            let edge = edge(dependency, for: requester)
            if edge.isNow { try check(edge) }
            return edge
        }
    }

    /// Gives what was found for a parameter.
    func give<Parameter>(
        parameter: Parameter.Type,
        _ edge: Edge,
        _ arguments: [any Sendable] = [],
        isMain: Bool,
        graph: ObjectGraph? = nil
    ) throws -> sending Parameter {
        for target in edge.targets { try refuse(target.obstacles, of: target.step, isMain: isMain) }
        var resolution = Resolution(isMain: isMain, graph: graph)
        for target in edge.targets { resolution.arguments = try target.node.accept(arguments)[...] }
        // What another container shares makes a frame of its own.
        guard let first = edge.targets.first(where: { $0.node.container === self }) ?? edge.targets.first else {
            // As above, here and below.
            nonisolated(unsafe) let nothing = try edge.take(parameter, &resolution)
            return unsafe nothing
        }
        var frame = unsafe Frame(first.typed)
        if frame.isInner { try checkDepth(first) }
        nonisolated(unsafe) let object = try frame.run { try edge.take(parameter, &resolution) }
        return unsafe object
    }

    /// Throws where something cannot be given at once, or not here.
    package func refuse(_ obstacles: Obstacles, of step: @autoclosure () -> ContainerError.Step, isMain: Bool) throws {
        if obstacles.contains(.await) { throw ContainerError(.isAwaited, [step()]) }
        if obstacles.contains(.main), !isMain { throw ContainerError(.belongsToMainActor, [step()]) }
    }

    /// The entry of a service without name or tag, if it was asked for before.
    @usableFromInline
    func known(_ type: ObjectIdentifier) -> Unmanaged<AnyEntry>? {
        unsafe EntryTable.entry(UInt(bitPattern: type), in: table.load(ordering: .acquiring)) { _ in true }
    }

    /// The entry of a service, if it was asked for before.
    @usableFromInline
    func known(_ key: ServiceKey) -> Unmanaged<AnyEntry>? {
        let address = table.load(ordering: .acquiring)
        return unsafe EntryTable.entry(EntryTable.key(key), in: address) { $0.key == key }
    }

    /// The entry of a service, with all that it needs at once.
    func find<Service>(_ key: ServiceKey, as type: Service.Type) throws -> Entry<Service> {
        let entry = try locked {
            let edge = edge(Dependency(key: key), for: nil)
            try check(edge)
            guard let entry = edge.targets.first else { preconditionFailure("what is missing is a failure") }
            let entered = registry.enter(entry, isFirst: table.load(ordering: .relaxed) == 0)
            table.store(entered.address, ordering: .releasing)
            return entry
        }
        return unsafe unsafeDowncast(entry, to: Entry<Service>.self)
    }

    /// Ends what would go on for ever: factories that ask the container for what is asked for already.
    @usableFromInline
    package func checkDepth(_ entry: AnyEntry) throws {
        var times = 0
        _ = unsafe ThreadFrames.first {
            if unsafe $0.node.toOpaque() == Unmanaged.passUnretained(entry.node).toOpaque() { times += 1 }
            return false
        }
        // Arguments may say where it ends.
        if times >= (entry.obstacles.contains(.arguments) ? 500 : 100) {
            throw ContainerError(.cyclic, ThreadFrames.path(to: entry.node))
        }
    }
}

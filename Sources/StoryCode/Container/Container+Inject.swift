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
    /// - Parameters:
    ///   - object: The object.
    ///   - name: The name that the component is registered under; without one it is found by the type.
    /// - Throws: ``ContainerError``, or what an injection throws.
    public func inject<Object: AnyObject>(into object: Object, name: String? = nil) throws {
        _ = try injected(object, name, isMain: false)
    }

    /// Injects what is registered into a value that was made elsewhere.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - name: The name that the component is registered under; without one it is found by the type.
    /// - Throws: ``ContainerError``, or what an injection throws.
    public func inject<Value>(into value: inout Value, name: String? = nil) throws {
        value = same(try injected(value, name, isMain: false))
    }

    /// Injects what is registered into an object of the main actor that was made elsewhere.
    ///
    /// - Parameters:
    ///   - object: The object.
    ///   - name: The name that the component is registered under; without one it is found by the type.
    /// - Throws: ``ContainerError``, or what an injection throws.
    @MainActor
    public func inject<Object: AnyObject>(main object: Object, name: String? = nil) throws {
        _ = try injected(object, name, isMain: true)
    }

    /// Injects what is registered into an object, and gives it back.
    private func injected(_ object: Any, _ name: String?, isMain: Bool) throws -> Any {
        let node = try locked {
            let node = try injectee(object, Qualifier(name: name, tag: nil))
            try check([node], reached: [])
            return node
        }
        try refuse(node.obstacles, of: node.step, isMain: isMain)
        var resolution = Resolution(isMain: isMain)
        var frame = Frame(node)
        return try frame.run { try node.injected(object, &resolution) }
    }

    /// The component of an object's class, or of the nearest class above.
    private func injectee(_ object: Any, _ qualifier: Qualifier) throws -> AnyNode {
        let wanted = ServiceKey(type(of: object), qualifier)
        if let known = registry.injectees[wanted] { return known }
        var nearest: AnyRecord?
        for container in hierarchyUpwards where nearest == nil {
            let offers = container.registry.currentOffers()
            for record in container.registry.records where record.suits(object) {
                if let nearest, !nearest.covers(record.type.type) { continue }
                if !offers.records(ServiceKey(record.type.type, qualifier)).isEmpty { nearest = record }
            }
        }
        let dependency = Dependency(key: nearest.map { ServiceKey($0.type.type, qualifier) } ?? wanted)
        // Others are offered as the class, too; but they are of another.
        switch find(dependency, for: nil, where: { $0.type == nearest?.type }) {
        case .failure(let reason):
            throw ContainerError(reason, [ContainerError.Step(dependency.key.description)])
        case .found(let found):
            guard let (_, record, home) = found.first else { throw ContainerError(.missing, []) }
            let node = node(of: record, home: home)
            registry.injectees[wanted] = node
            return node
        }
    }
}

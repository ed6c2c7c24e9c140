/// A group of components that one function registers.
///
/// A container loads a part once, however often the part is appended, so a part can append the parts that it needs.
///
/// ```swift
/// enum Garage: Part {
///     static func load(container: Container) {
///         container.append(part: Engines.self)
///         container.register(Car.init)
///     }
/// }
/// ```
///
/// The name is that of DITranquillity's `DIPart`.
///
/// See <doc:Registering-components>.
public protocol Part {
    /// Registers the components; if it throws, its registrations are removed.
    static func load(container: Container) throws
}

/// A part with components that prefer each other.
///
/// If several components match a dependency of a framework's component, those of the same framework are preferred, then
/// those of the frameworks that it imports. ``manyInFramework(_:)`` resolves only those of the same framework.
///
/// The name is that of DITranquillity's `DIFramework`.
///
/// See <doc:Registering-components>.
public protocol Framework: Part {}

extension Container {
    /// Loads a part, unless it is already loaded.
    ///
    /// If the part throws, its registrations and the parts that it has loaded are removed. Load parts from one thread.
    public func append<Loaded: Part>(part: Loaded.Type) throws {
        try load(part)
    }

    /// Loads a framework, unless it is already loaded; its registrations belong to it.
    public func append<Loaded: Framework>(framework: Loaded.Type) throws {
        try load(framework)
    }

    /// Loads a framework, and makes the framework that is being loaded prefer its components.
    ///
    /// Outside a framework, this is the same as ``append(framework:)``.
    public func `import`<Loaded: Framework>(_ framework: Loaded.Type) throws {
        let imported = TypeIdentity(framework)
        if let importing = PartLoading.current(in: self)?.framework {
            change { registry in registry.imports[importing, default: []].append(imported) }
        }
        try append(framework: framework)
    }

    private func load(_ part: any Part.Type) throws {
        let id = ObjectIdentifier(part)
        let framework = part is any Framework.Type ? TypeIdentity(part) : PartLoading.current(in: self)?.framework
        let loading = PartLoading(in: self, framework: framework)
        guard locked({ registry.begin(loading, of: id) }) else { return }
        defer { locked { registry.endLoading() } }
        do { try loading.run { try part.load(container: self) } } catch {
            let removed = change { $0.removeRegistrations(of: loading) }
            withExtendedLifetime(removed) {}
            throw error
        }
    }
}

/// Components that belong together, registered by one function.
///
/// A part is loaded once into a container, however often it is appended; so parts may append the parts that they need.
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
/// The name is DITranquillity's `DIPart`.
public protocol Part {
    /// Registers the components.
    ///
    /// - Parameter container: The container in which the part is loaded.
    /// - Throws: Whatever hinders it; what it had registered is then taken back.
    static func load(container: Container) throws
}

/// A part whose components prefer each other.
///
/// Where several components offer what one of a framework needs, those of the same framework win, and then those of
/// the frameworks that it imports. ``manyInFramework(_:)`` parameters for those of the same framework alone.
///
/// The name is DITranquillity's `DIFramework`.
public protocol Framework: Part {}

extension Container {
    /// Loads a part, unless it is loaded.
    ///
    /// A part that throws leaves nothing behind: what it has registered, and the parts that it has loaded, are taken
    /// back. A ``Framework`` is loaded as such. Load parts from one thread.
    ///
    /// - Parameter part: The part.
    /// - Throws: What the part throws.
    public func append<Loaded: Part>(part: Loaded.Type) throws {
        try load(part)
    }

    /// Loads a framework, unless it is loaded.
    ///
    /// - Parameter framework: The framework; what it registers belongs to it.
    /// - Throws: What the framework throws.
    public func append<Loaded: Framework>(framework: Loaded.Type) throws {
        try load(framework)
    }

    /// Loads a framework for the one that is being loaded, which then sees its components as its own.
    ///
    /// Outside a framework it is the same as ``append(framework:)``.
    ///
    /// - Parameter framework: The framework.
    /// - Throws: What the framework throws.
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
        do {
            try loading.run { try part.load(container: self) }
            locked { registry.loading -= 1 }
        } catch {
            let gone = change { $0.takeBack(loading) }
            withExtendedLifetime(gone) {}
            throw error
        }
    }
}

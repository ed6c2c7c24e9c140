extension Component {
    /// Says how long the object lives: for one who parameters, or for one resolution.
    ///
    /// - Parameter lifetime: The lifetime.
    /// - Returns: The component.
    @discardableResult
    public func lifetime(_ lifetime: Lifetime) -> Self { set(lifetime.kind) }

    /// Not offered: only an object can be held weakly, and what is shared is used from any thread.
    ///
    /// - Parameter lifetime: The lifetime.
    /// - Returns: The component.
    @available(*, unavailable, message: "what is held weakly is a class that is Sendable or of the main actor")
    @discardableResult
    public func lifetime(_ lifetime: WeakLifetime) -> Self { set(.weak) }

    func set(_ lifetime: LifetimeKind) -> Self {
        container.change { _ in registration.lifetime = lifetime }
        return self
    }
}

extension Component where Instance: Sendable {
    /// Says how long the object lives that resolutions share.
    ///
    /// - Parameter lifetime: The lifetime.
    /// - Returns: The component.
    @discardableResult
    public func lifetime(_ lifetime: SharedLifetime) -> Self { set(lifetime.kind) }
}

extension Component where Isolation == MainActor {
    /// Says how long the object lives that resolutions share.
    ///
    /// - Parameter lifetime: The lifetime.
    /// - Returns: The component.
    @discardableResult
    public func lifetime(_ lifetime: SharedLifetime) -> Self { set(lifetime.kind) }
}

extension Component where Instance: Sendable, Isolation == MainActor {
    /// Says how long the object lives that resolutions share.
    ///
    /// - Parameter lifetime: The lifetime.
    /// - Returns: The component.
    @discardableResult
    public func lifetime(_ lifetime: SharedLifetime) -> Self { set(lifetime.kind) }
}

extension Component where Instance: AnyObject & Sendable {
    /// Says that the object lives as long as somebody else holds it.
    ///
    /// - Parameter lifetime: The lifetime.
    /// - Returns: The component.
    @discardableResult
    public func lifetime(_ lifetime: WeakLifetime) -> Self { set(.weak) }
}

extension Component where Instance: AnyObject, Isolation == MainActor {
    /// Says that the object lives as long as somebody else holds it.
    ///
    /// - Parameter lifetime: The lifetime.
    /// - Returns: The component.
    @discardableResult
    public func lifetime(_ lifetime: WeakLifetime) -> Self { set(.weak) }
}

extension Component where Instance: AnyObject & Sendable, Isolation == MainActor {
    /// Says that the object lives as long as somebody else holds it.
    ///
    /// - Parameter lifetime: The lifetime.
    /// - Returns: The component.
    @discardableResult
    public func lifetime(_ lifetime: WeakLifetime) -> Self { set(.weak) }
}

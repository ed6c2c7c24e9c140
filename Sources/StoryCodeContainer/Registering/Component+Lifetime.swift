// The overloads for main-actor components with Sendable objects resolve an ambiguity between the other two.

extension Component {
    /// Sets a lifetime that ends with the resolution.
    @discardableResult
    public func lifetime(_ lifetime: Lifetime) -> Self { set(lifetime.kind) }

    /// Unavailable: only an instance of a class can be referenced weakly, and any thread may use it.
    @available(*, unavailable, message: "a weak lifetime requires a class that is Sendable or of the main actor")
    @discardableResult
    public func lifetime(_ lifetime: WeakLifetime) -> Self { set(.weak) }

    private func set(_ lifetime: LifetimeKind) -> Self { changing { _ in registration.lifetime = lifetime } }
}

extension Component where Instance: Sendable {
    /// Shares the object between resolutions.
    @discardableResult
    public func lifetime(_ lifetime: SharedLifetime) -> Self { set(lifetime.kind) }
}

extension Component where Isolation == MainActor {
    /// Shares the object between resolutions on the main actor.
    @discardableResult
    public func lifetime(_ lifetime: SharedLifetime) -> Self { set(lifetime.kind) }
}

extension Component where Instance: Sendable, Isolation == MainActor {
    /// Shares the object between resolutions.
    @discardableResult
    public func lifetime(_ lifetime: SharedLifetime) -> Self { set(lifetime.kind) }
}

extension Component where Instance: AnyObject & Sendable {
    /// Shares the object as long as other code retains it.
    @discardableResult
    public func lifetime(_ lifetime: WeakLifetime) -> Self { set(.weak) }
}

extension Component where Instance: AnyObject, Isolation == MainActor {
    /// Shares the object on the main actor as long as other code retains it.
    @discardableResult
    public func lifetime(_ lifetime: WeakLifetime) -> Self { set(.weak) }
}

extension Component where Instance: AnyObject & Sendable, Isolation == MainActor {
    /// Shares the object as long as other code retains it.
    @discardableResult
    public func lifetime(_ lifetime: WeakLifetime) -> Self { set(.weak) }
}

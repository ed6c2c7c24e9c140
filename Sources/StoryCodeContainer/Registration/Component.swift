/// What was registered, to say more of it: services, injections, a lifetime.
///
/// Each method changes the component and returns it, so that they are chained:
///
/// ```swift
/// container.register(GoldCard.init)
///     .as((any CreditCard).self, name: "gold") { $0 }
///     .injection { $0.owner = $1 }
///     .lifetime(.single)
/// ```
///
/// `Isolation` is `MainActor` for components of the main actor, and `Never` for all others.
public struct Component<Instance, Isolation>: Sendable {
    @usableFromInline package let registration: Registration<Instance>
    @usableFromInline package let container: Container

    @inlinable
    init(_ registration: Registration<Instance>, _ container: Container) {
        self.registration = registration
        self.container = container
    }

    /// Makes it the one that is given where several are registered for a service.
    ///
    /// - Returns: The component.
    @discardableResult
    public func `default`() -> Self {
        container.change { _ in registration.isDefault = true }
        return self
    }

    /// Takes a parameter of the initialiser from what is registered under a name.
    ///
    /// - ParameterList:
    ///   - place: Which parameter, from 0.
    ///   - name: The name.
    /// - Returns: The component.
    @discardableResult
    public func parameter(_ place: Int, name: String) -> Self {
        container.change { _ in registration.qualifiers[place] = .name(name) }
        return self
    }

    /// Takes a parameter of the initialiser from what is registered under a tag.
    ///
    /// - ParameterList:
    ///   - place: Which parameter, from 0.
    ///   - tag: The tag: any type.
    /// - Returns: The component.
    @discardableResult
    public func parameter(_ place: Int, tag: Any.Type) -> Self {
        let tag = TypeIdentity(tag)
        container.change { _ in registration.qualifiers[place] = .tag(tag) }
        return self
    }
}

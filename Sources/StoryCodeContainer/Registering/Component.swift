/// A registered component, with methods that add services, injections and a lifetime.
///
/// Each method changes the component and returns it:
///
/// ```swift
/// container.register(GoldCard.init)
///     .as((any CreditCard).self, name: "gold") { $0 }
///     .injection { $0.owner = $1 }
///     .lifetime(.single)
/// ```
///
/// `Isolation` is `MainActor` for components of the main actor, and `Never` for all others.
///
/// See <doc:Registering-components>.
public struct Component<Instance, Isolation>: Sendable {
    package let registration: Registration
    package let container: Container

    /// Prefers the component over others that are registered for the same service.
    @discardableResult
    public func `default`() -> Self { changing { $0.makeDefault(registration) } }

    /// Accepts dependencies that are not known to be `Sendable`, for a component with a `Sendable` object.
    ///
    /// A shared component that is not of the main actor receives an object that is not `Sendable` only under the
    /// object's own class. At run time, `any P` and `any P & Sendable` are one type, and only the second may be kept by
    /// an object that several threads use. Call this method if no parameter has a type such as `any P & Sendable`, or if
    /// the object does not keep what it receives.
    @discardableResult
    public func allowsNonSendableDependencies() -> Self { changing { _ in registration.allowsNonSendable = true } }

    /// Requests the service of an initialiser's parameter, counted from 0, under a name.
    @discardableResult
    public func parameter(_ index: Int, name: String) -> Self {
        changing { _ in registration.qualifiers[index] = .name(name) }
    }

    /// Requests the service of an initialiser's parameter, counted from 0, under a tag, which is any type.
    @discardableResult
    public func parameter(_ index: Int, tag: Any.Type) -> Self {
        changing { _ in registration.qualifiers[index] = .tag(TypeIdentity(tag)) }
    }

    /// Adds what another module registers together with the component.
    package func containing(_ content: any RegisteredContent) -> Self {
        changing { _ in registration.content = content }
    }

    /// Changes the component under the lock of its container, and returns it.
    func changing(_ body: (Registry) -> Void) -> Self {
        container.change(body)
        return self
    }
}

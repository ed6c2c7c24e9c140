/// A registration for changes of traits, which `unregisterForTraitChanges(_:)` ends.
///
/// See <doc:Passing-traits>.
@MainActor
public final class TraitChangeRegistration {
    private let traits: [any TraitDefinition.Type]
    private let handler: @MainActor (AnyObject, TraitCollection) -> Void

    /// The traits that the handler knows.
    private var latest: TraitCollection

    /// Whether the registration has not ended.
    fileprivate var isActive = true

    init(
        _ traits: [any TraitDefinition.Type],
        since latest: TraitCollection,
        handler: @escaping @MainActor (AnyObject, TraitCollection) -> Void
    ) {
        self.traits = traits
        self.latest = latest
        self.handler = handler
    }

    /// Calls the handler if one of the registered traits has changed since the last update.
    func update(_ controller: AnyObject, to traits: TraitCollection) {
        guard isActive else { return }
        let previous = exchange(&latest, with: traits)
        if self.traits.contains(where: { traits.differs(from: previous, in: $0) }) { handler(controller, previous) }
    }
}

/// The overrides and the registrations of a controller that has any.
@MainActor
final class ControllerTraits {
    var overrides = TraitOverrides() {
        didSet { Self.overridesChanged() }
    }

    private var registrations: [TraitChangeRegistration] = []

    /// The number of changed overrides, by which an update recognises that a handler has changed another one.
    private(set) static var changes = 0

    static func overridesChanged() { changes += 1 }

    func add(_ registration: TraitChangeRegistration) { registrations.append(registration) }

    func remove(_ registration: TraitChangeRegistration) {
        guard let index = registrations.firstIndex(where: { $0 === registration }) else { return }
        registrations.remove(at: index).isActive = false
    }

    /// Whether there are registrations.
    var hasRegistrations: Bool { !registrations.isEmpty }

    /// Calls the handlers of the traits that have changed.
    func update(_ controller: AnyObject, to traits: TraitCollection) {
        for registration in registrations { registration.update(controller, to: traits) }
    }
}

/// The values of all traits at a controller or a window, as `UITraitCollection`.
///
/// See <doc:Passing-traits>.
public struct TraitCollection: Sendable {
    private var overrides = TraitOverrides()

    /// Creates a collection of default values.
    public init() {}

    /// The value of a trait.
    public subscript<Definition: TraitDefinition>(trait: Definition.Type) -> Definition.Value { overrides[trait] }

    /// Returns the values of a controller that inherits these.
    func applying(_ overrides: TraitOverrides) -> TraitCollection {
        guard !overrides.isEmpty else { return self }
        var traits = self
        traits.overrides.values.merge(overrides.values) { $1 }
        return traits
    }

    /// Inherits the values that are not overridden.
    mutating func inherit(_ outer: TraitOverrides) {
        if !outer.isEmpty { overrides.values.merge(outer.values) { own, _ in own } }
    }

    /// Returns whether the value of a trait is another one than in a collection.
    func differs(from other: TraitCollection, in trait: any TraitDefinition.Type) -> Bool {
        func differs<Definition: TraitDefinition>(_ trait: Definition.Type) -> Bool { self[trait] != other[trait] }
        return differs(trait)
    }
}

/// The values that a controller or a window sets for itself and what it contains, as `UITraitOverrides`.
///
/// See <doc:Passing-traits>.
public struct TraitOverrides: Sendable {
    fileprivate var values: [ObjectIdentifier: any Sendable] = [:]

    /// Whether nothing is overridden.
    public var isEmpty: Bool { values.isEmpty }

    /// The override of a trait, or its default value without one.
    ///
    /// Setting the default value is an override, too. Reading a trait without an override is a mistake in UIKit.
    public subscript<Definition: TraitDefinition>(trait: Definition.Type) -> Definition.Value {
        get { values[ObjectIdentifier(trait)] as? Definition.Value ?? trait.defaultValue }
        set { values[ObjectIdentifier(trait)] = newValue }
    }

    /// Returns whether a trait is overridden.
    public func contains(_ trait: any TraitDefinition.Type) -> Bool { values[ObjectIdentifier(trait)] != nil }

    /// Removes the override of a trait.
    public mutating func remove(_ trait: any TraitDefinition.Type) { values[ObjectIdentifier(trait)] = nil }
}

/// Conditions that a call must meet to resolve a service.
@usableFromInline
package struct Constraints: OptionSet, Hashable, Sendable {
    @usableFromInline package let rawValue: UInt8

    @usableFromInline
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The call is on the main actor, because the component or a dependency is.
    static let main = Constraints(rawValue: 1)
    /// The call awaits, because the component or a dependency is asynchronous.
    package static let await = Constraints(rawValue: 2)
    /// The call passes arguments.
    static let arguments = Constraints(rawValue: 4)
    /// The object stays on the main actor, because it or a dependency is of the main actor and not `Sendable`, or
    /// because objects of the main actor refer to what belongs to it.
    static let confined = Constraints(rawValue: 8)
    /// The constraints that a component has because one of its immediate dependencies has them.
    static let inherited: Constraints = [.main, .await, .confined]
}

/// What a component and its dependencies create, which decides whether its isolation is analysed.
struct IsolationTraits: OptionSet {
    let rawValue: UInt8

    /// An object that is used again within the resolution and is not `Sendable`.
    static let graphObject = IsolationTraits(rawValue: 1)
    /// An object that begins an isolation domain of its own.
    static let domain = IsolationTraits(rawValue: 2)
    static let both: IsolationTraits = [.graphObject, .domain]
}

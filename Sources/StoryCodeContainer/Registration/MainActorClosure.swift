/// Removes the isolation from closures of the main actor, so that one type describes all factories and injections.
///
/// The constraint ``Constraints/main`` of their components ensures that only resolutions on the main actor call them.
@usableFromInline
package enum MainActorClosure: Sendable {
    /// Returns the closure of a factory without its isolation.
    @inlinable
    package static func nonisolated<Result>(
        _ closure: @escaping @MainActor @Sendable (inout Resolution) throws -> Result
    ) -> @Sendable (inout Resolution) throws -> Result {
        // The types differ only in the isolation, which is not part of the calling convention.
        unsafe unsafeBitCast(closure, to: (@Sendable (inout Resolution) throws -> Result).self)
    }

    /// Returns the closure of an injection without its isolation.
    @inlinable
    static func nonisolated<Instance>(
        _ closure: @escaping @MainActor @Sendable (inout Instance, inout Resolution) throws -> Void
    ) -> @Sendable (inout Instance, inout Resolution) throws -> Void {
        // As above.
        unsafe unsafeBitCast(closure, to: (@Sendable (inout Instance, inout Resolution) throws -> Void).self)
    }

    /// Returns a `postInit` closure without its isolation.
    static func nonisolated<Instance>(
        _ closure: @escaping @MainActor @Sendable (inout Instance) throws -> Void
    ) -> @Sendable (inout Instance) throws -> Void {
        // As above.
        unsafe unsafeBitCast(closure, to: (@Sendable (inout Instance) throws -> Void).self)
    }
}

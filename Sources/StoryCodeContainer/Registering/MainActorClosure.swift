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
        unsafe withoutIsolation(closure)
    }

    /// Returns the closure of an injection without its isolation.
    @inlinable
    static func nonisolated<Instance>(
        _ closure: @escaping @MainActor @Sendable (inout Instance, inout Resolution) throws -> Void
    ) -> @Sendable (inout Instance, inout Resolution) throws -> Void {
        unsafe withoutIsolation(closure)
    }

    /// Returns a closure as a type that differs only in the isolation, which is not part of the calling convention.
    ///
    /// The only bit cast of a closure.
    @unsafe
    @inlinable
    static func withoutIsolation<Isolated, Closure>(_ closure: Isolated) -> Closure {
        unsafe unsafeBitCast(closure, to: Closure.self)
    }
}

/// Returns an object that a resolution has created, as one that the caller may send.
///
/// The object is new, and refers only to other new objects and to shared objects, which are `Sendable` or stay on the main
/// actor with it. A deferred object resolves later, under the same rule. The compiler cannot infer this, because the
/// object was created by a closure: the container checks it when it links the components, see ``IsolationAnalysis``.
@inlinable
@inline(__always)
func disconnected<Object>(_ object: Object) -> sending Object {
    nonisolated(unsafe) let object = object
    return unsafe object
}

/// A maximal set of components of which each depends on every other, directly or indirectly.
// Unchecked: the store is set before other threads can access the cycle.
final class DependencyCycle: @unchecked Sendable {
    /// The store with the lock that is held while a shared object of the cycle is created.
    ///
    /// This is the store of the component that was registered first, so it does not depend on the order of resolution.
    var store: InstanceStore?
}

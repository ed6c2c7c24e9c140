/// A maximal set of components of which each depends on every other, directly or indirectly.
// Unchecked: the store is set before other threads can access the cycle.
final class DependencyCycle: @unchecked Sendable {
    /// The store whose lock is held while a shared object of the cycle is created.
    ///
    /// It is that of the component that was registered first, so that it does not depend on which one is resolved first.
    var store: InstanceStore?
}

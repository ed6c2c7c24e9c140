import StoryCodeLocks

/// What a container shares with all containers above and below it: a lock, and the components that are no longer used.
///
/// A call that resolves refers to components without retaining them. Those that a table contains are read without the
/// lock, so they are never released; see ``Registry/mayPublish()``. Others are read by calls that are counted here, and
/// are released when a change has replaced them and no such call is running.
// Unchecked: the properties are accessed only under the lock.
final class Hierarchy: @unchecked Sendable {
    let mutex = Mutex(())

    private var readers = 0
    private var retired: [AnyResolvedComponent] = []

    func beginReading() { readers += 1 }

    func endReading() { readers -= 1 }

    /// Keeps components until no call uses them.
    func retire(_ components: [AnyResolvedComponent]) { retired += components }

    /// Returns components that no call uses, for release outside the lock.
    func takeUnused() -> [AnyResolvedComponent] {
        guard readers == 0, !retired.isEmpty else { return [] }
        defer { retired = [] }
        return retired
    }
}

extension Container {
    /// Ensures that components exist until ``endReading(_:)`` is called, in a locked container.
    ///
    /// Returns whether it has to be called.
    func beginReading(_ components: some Sequence<AnyResolvedComponent>) -> Bool {
        // Most components are published, and to publish one again would allocate.
        if components.allSatisfy(\.isPublished) { return false }
        if registry.mayPublish() {
            for component in components { component.publish() }
            return false
        }
        hierarchy.beginReading()
        return true
    }

    /// Ends the use of components, given the result of ``beginReading(_:)``.
    func endReading(_ isReading: Bool) {
        guard isReading else { return }
        let unused = locked {
            hierarchy.endReading()
            return hierarchy.takeUnused()
        }
        withExtendedLifetime(unused) {}
    }
}

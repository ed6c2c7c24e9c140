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
    private var retired: [any AnyObject & Sendable] = []

    func beginReading() { readers += 1 }

    func endReading() { readers -= 1 }

    /// Keeps components until no call uses them.
    func retire(_ components: [any AnyObject & Sendable]) { retired += components }

    /// Returns components that no call uses, for release outside the lock.
    func takeUnused() -> [any AnyObject & Sendable] {
        guard readers == 0, !retired.isEmpty else { return [] }
        defer { retired = [] }
        return retired
    }
}

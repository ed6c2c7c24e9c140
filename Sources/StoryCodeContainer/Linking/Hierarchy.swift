import StoryCodeLocks

/// The lock that a container shares with all containers above and below it.
final class Hierarchy: Sendable {
    let mutex = Mutex(())
}

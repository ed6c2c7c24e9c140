/// A helper that was added to a living scene, with which it can be removed.
///
/// It retains neither the helper nor the scene. Releasing it leaves the helper in the scene.
///
/// ```swift
/// let logger = host.add(Logger())
/// logger.remove()
/// ```
///
/// See <doc:Choosing-helpers>.
@MainActor
@preconcurrency
public final class LateHelper {
    private weak var helpers: JoinedHelpers?

    /// The number of the helper's member, or nil after its removal.
    ///
    /// A number instead of a weak reference, because delivering an event to an object that was ever referenced weakly is
    /// slower.
    private var member: Int?

    /// Creates a handle of a member, or one that removes nothing.
    init(_ member: JoinedHelpers.Member? = nil, in helpers: JoinedHelpers? = nil) {
        self.member = member?.number
        self.helpers = helpers
    }

    /// Removes the helper: it receives no further events, and the scene releases it.
    ///
    /// The removal takes effect at once, also during an event. A helper that was added several times stays until it is
    /// removed as often. A helper that the scene was made with stays as long as the scene. Removing it again does nothing.
    public func remove() {
        guard let member else { return }
        self.member = nil
        helpers?.removeClaim(member)
    }
}

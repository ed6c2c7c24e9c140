/// A helper that was added to a living scene, for the one who may want to remove it.
///
/// It retains neither the helper nor the scene. Dropping it leaves the helper where it is.
///
/// ```swift
/// let guest = host.add(Logger())
/// guest.remove()
/// ```
@MainActor
public final class LateHelper {
    private weak var helpers: LateHelpers?

    /// Which place the helper has, or nil where it was removed or is not to be.
    ///
    /// Not a weak reference, for an object that was once held weakly is slower to tell an event ever after. The place
    /// is there as long as it is claimed here.
    private var place: ObjectIdentifier?

    /// Creates what removes a helper, or what removes nobody.
    init(_ place: LateHelpers.Place? = nil, in helpers: LateHelpers? = nil) {
        self.place = place.map { ObjectIdentifier($0) }
        self.helpers = helpers
    }

    /// Removes the helper: it hears nothing more, and the scene releases it.
    ///
    /// This holds at once, inside an event too. A helper that was added several times stays until it is removed as
    /// often; one that the scene was made with stays as long as the scene. Removing again does nothing.
    public func remove() {
        guard let place else { return }
        self.place = nil
        helpers?.giveUp(place)
    }
}

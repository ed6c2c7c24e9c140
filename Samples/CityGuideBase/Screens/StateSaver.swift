/// An object that saves and restores the state of all screens.
@MainActor
public protocol StateSaver: AnyObject {
    /// Saves in the next turn, once for all changes until then.
    func setNeedsSave()

    /// Returns the consumed state, or nil with a notice if it cannot be read, such as that of an earlier release.
    func consume<Value>(_ body: () throws -> Value?) -> Value?
}

/// An object that saves the state of all screens.
@MainActor
public protocol StateSaver: AnyObject {
    /// Saves in the next turn, once for all changes until then.
    func setNeedsSave()
}

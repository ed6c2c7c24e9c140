/// A helper that learns the controller of its scene.
@MainActor
package protocol SceneMember: AnyObject {
    /// Called once, before `connect` and `awake()`, or before `awake()` of a late helper.
    func didJoin(_ controller: AnyObject)
}

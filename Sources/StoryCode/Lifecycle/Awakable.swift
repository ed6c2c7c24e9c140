/// An object that starts its work when the whole scene is wired.
///
/// `awake()` is called once, right after the scene's `connect` closure: on the controller first, then on
/// each helper in the order in which the helpers were added. By then everything is injected that does not
/// need the view.
///
/// ```swift
/// final class CityPresenter: Awakable {
///     var names: [String] = []
///
///     func awake() {
///         names.sort()
///     }
/// }
/// ```
@MainActor
public protocol Awakable {
    /// Starts the object's work in its wired scene.
    func awake()
}

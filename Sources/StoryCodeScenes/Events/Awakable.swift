/// An object that starts its work when its scene is connected.
///
/// `awake()` is called once, directly after the scene's `connect` closure: on the controller first, then on each helper
/// in the order in which the helpers were added. All dependencies that do not need the view are set by then.
///
/// ```swift
/// @MainActor
/// final class CityPresenter {
///     var names: [String] = []
/// }
///
/// extension CityPresenter: Awakable {
///     func awake() {
///         names.sort()
///     }
/// }
/// ```
///
/// See <doc:Composing-a-scene>.
@MainActor
@preconcurrency
public protocol Awakable {
    /// Starts the object's work in its connected scene.
    func awake()
}

/// A controller that a scene can be built around.
///
/// ``ViewController`` is the portable one. A toolkit's own controller conforms by owning a
/// ``SceneEvents`` and sending it what happens to its view:
///
/// ```swift
/// final class Widget {}
///
/// final class WidgetController: SceneController {
///     let sceneEvents = SceneEvents<Widget>()
///     private(set) var widget: Widget?
///
///     func load() {
///         widget = sceneEvents.makeView(for: self) ?? Widget()
///         sceneEvents.send(.viewDidLoad)
///     }
/// }
/// ```
///
/// The order of the events and that none overtakes another is kept by ``SceneEvents`` for every
/// conforming controller.
@MainActor
public protocol SceneController: AnyObject {
    /// The class of the controller's view.
    associatedtype View: AnyObject

    /// The one object that retains the scene's helpers, holds its view builder and tells the helpers.
    var sceneEvents: SceneEvents<View> { get }
}

/// A controller that can be the controller of a scene.
///
/// `ViewController` is the portable one. A controller of another toolkit conforms by owning a ``SceneEvents`` and sending
/// it the events of its view:
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
/// ``SceneEvents`` keeps the order of events for every conforming controller: no event overtakes another. In a test,
/// `expectSceneConformance` of StoryCodeTesting checks the rest of the contract.
///
/// See <doc:How-it-works>.
@MainActor
@preconcurrency
public protocol SceneController: AnyObject {
    /// The class of the controller's view.
    associatedtype RootView: AnyObject

    /// Retains the scene's helpers, holds its view builder and notifies the helpers.
    var sceneEvents: SceneEvents<RootView> { get }

    /// Called when a scene with a view builder was made around the controller, before `connect`.
    ///
    /// Does nothing by default. A controller overrides it if its class does not ask the builder for the view.
    func viewBuilderWasInstalled()
}

extension SceneController {
    /// Does nothing.
    @inlinable
    public func viewBuilderWasInstalled() {}
}

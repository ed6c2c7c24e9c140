public import StoryCode

/// Makes and drives the controllers of a toolkit, so that ``expectSceneConformance(fileID:filePath:line:column:_:)`` can
/// check them.
///
/// ```swift
/// struct WidgetAdapter: SceneControllerAdapter {
///     func makeController() -> WidgetController { WidgetController() }
///     func makeView() -> Widget { Widget() }
///     func loadedView(of controller: WidgetController) -> Widget? { controller.widget }
///     func loadView(of controller: WidgetController) { controller.load() }
///     func appear(_ controller: WidgetController) { controller.show() }
///     func disappear(_ controller: WidgetController) { controller.hide() }
///     func tearDownView(of controller: WidgetController) { controller.unload() }
/// }
/// ```
///
/// Each method returns after the events that it leads to. An adapter of a toolkit with a main loop runs the loop until
/// then. Helpers call the methods inside events, too.
///
/// See <doc:Checking-the-controllers-of-a-toolkit>.
@MainActor
public protocol SceneControllerAdapter {
    /// The class of the controllers.
    associatedtype Controller: SceneController

    /// Makes a controller without a scene and without a loaded view.
    func makeController() -> Controller

    /// Makes a view, as the view builder of a scene does.
    func makeView() -> Controller.RootView

    /// Returns the view of a controller, or nil if it is not loaded. Does not load it.
    func loadedView(of controller: Controller) -> Controller.RootView?

    /// Loads the view of a controller, unless it is loaded.
    func loadView(of controller: Controller)

    /// Makes the view of a controller appear, and loads it if needed.
    func appear(_ controller: Controller)

    /// Makes the view of a controller disappear.
    func disappear(_ controller: Controller)

    /// Whether views can be torn down. True by default.
    var tearsViewsDown: Bool { get }

    /// Tears the loaded view of a controller down, after it has disappeared.
    func tearDownView(of controller: Controller)

    /// Removes a controller that has disappeared from everything that retains it, such as a window.
    ///
    /// Does nothing by default.
    func release(_ controller: Controller)
}

extension SceneControllerAdapter {
    /// Whether views can be torn down: they can.
    public var tearsViewsDown: Bool { true }

    /// Does nothing.
    public func release(_ controller: Controller) {}
}

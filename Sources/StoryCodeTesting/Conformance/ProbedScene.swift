import StoryCode

/// A scene of a toolkit's controller with two helpers, `first` and `second`, that log their events.
@MainActor
final class ProbedScene<Adapter: SceneControllerAdapter> {
    private let adapter: Adapter
    private let log = EventLines()
    let first: EventProbe
    let second: EventProbe
    let controller: Adapter.Controller

    /// The view that the view builder has made last.
    private weak var built: Adapter.Controller.RootView?

    /// Makes the scene.
    ///
    /// Also logs the mistakes that are reported meanwhile.
    init(_ adapter: Adapter) {
        let log = log
        let (first, second) = (EventProbe("first", log), EventProbe("second", log))
        weak var scene: ProbedScene?
        let diagnostics = DiagnosticHandler { log.add("! \($0.problem.code)") }
        controller = DiagnosticHandler.$current.withValue(diagnostics) {
            Scene {
                return adapter.makeController()
            }.with {
                return first
            }.with {
                return second
            }.instantiate(
                connect: { _, _, _ in log.add("connect") },
                view: { _, _, _ in
                    log.add("view builder")
                    let view = adapter.makeView()
                    scene?.built = view
                    return view
                }
            )
        }
        (self.adapter, self.first, self.second) = (adapter, first, second)
        scene = self
    }

    /// Returns the lines since the last call.
    func take() -> [String] { log.take() }

    func add(_ line: String) { log.add(line) }

    /// Adds a helper that logs its events as those of `late`.
    func addLateHelper() -> LateHelper { controller.sceneEvents.add(EventProbe("late", log), for: controller) }

    /// The view of the controller, in words.
    var viewInWords: String {
        guard let view = adapter.loadedView(of: controller) else { return "no view" }
        return view === built ? "the view of the builder" : "another view"
    }

    var loadedView: Adapter.Controller.RootView? { adapter.loadedView(of: controller) }
    func load() { adapter.loadView(of: controller) }
    func appear() { adapter.appear(controller) }
    func disappear() { adapter.disappear(controller) }
    func tearDown() { adapter.tearDownView(of: controller) }
}

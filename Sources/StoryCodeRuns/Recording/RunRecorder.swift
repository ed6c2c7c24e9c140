import StoryCode
import StoryCodeLocks

/// Records everything that happens to controllers and their helpers, in the whole program, as a ``LifecycleRun``.
///
/// ```swift
/// let recorder = RunRecorder(title: "Launch")
/// recorder.note("Show the window")
/// window.makeKeyAndVisible()
/// let timeline = recorder.run.timeline
/// ```
///
/// The recorder retains none of them. It records until it is released or stopped. Tests use `LifecycleRecorder` of
/// `StoryCodeTesting`, which does not record what parallel tests do, and has a run too.
///
/// See <doc:Inspecting-a-run>.
@MainActor
public final class RunRecorder {
    /// The log of the run.
    ///
    /// The trace retains it, because a weak reference would cost more than everything else that an event costs.
    private let log = RunLog()

    /// The title of the run in pictures.
    public var title: String

    /// Starts recording.
    public init(title: String = "Run") {
        self.title = title
        LifecycleTrace.addRetained(log)
    }

    deinit { log.isReleased.store(true, ordering: .relaxed) }

    /// What happened so far.
    public var run: LifecycleRun { log.run(title: title) }

    /// Sets the name of a controller, a helper or a window.
    ///
    /// An object without such a name is named after its title or its type. If the name is in use, a number follows it:
    /// `CityController#2`.
    public func name(_ object: AnyObject, _ name: String) { log.name(object, name) }

    /// Adds a line of the program's own, which begins a chapter in pictures.
    public func note(_ text: String) { log.note(text) }

    /// Shows a state of the program next to the steps that change it, such as the value of a flow or what a helper has.
    ///
    /// ```swift
    /// recorder.show("places") { [weak flow] in flow.map { "\($0.value)" } }
    /// ```
    ///
    /// The state is read when no step is in progress: after an event with everything inside it, and before the next one.
    /// The recorder retains the closure, so it captures objects weakly.
    public func show(_ name: String, _ state: @escaping @MainActor () -> String?) { log.show(name, state) }

    /// Shows a state as the text of its JSON, with sorted keys.
    ///
    /// A value that cannot be encoded is shown as the error.
    public func show(_ name: String, encoded state: @escaping @MainActor () -> (any Encodable)?) {
        log.show(name) {
            do { return try state().map { try JSONText.text($0) } } catch { return "\(error)" }
        }
    }

    /// Calls an action once, at the next step that is not the event of a helper inside that of its controller.
    func onNextStep(_ action: @escaping @MainActor () -> Void) { log.onNextStep = action }

    /// Stops recording.
    public func stop() { LifecycleTrace.remove(log) }
}

import StoryCode

/// A registered closure that handles an unwind action in controllers of a class.
struct UnwindHandler: Sendable {
    /// Returns the action of a controller, or nil if it is not of the class.
    let action: @MainActor @Sendable (ViewController) -> ((StoryboardSegue) -> Void)?

    /// Declares the action for a scene with a controller that is, or may be, of the class.
    let declare: @Sendable (SceneDefinition<ViewController>, _ isExact: Bool) -> Void

    init<Owner: ViewController>(
        _ selector: String,
        _ action: @escaping @MainActor @Sendable (Owner, StoryboardSegue) -> Void
    ) {
        self.action = { controller in (controller as? Owner).map { owner in { action(owner, $0) } } }
        declare = { $0.configuredAction(selector, of: Owner.self, isExact: $1) }
    }
}

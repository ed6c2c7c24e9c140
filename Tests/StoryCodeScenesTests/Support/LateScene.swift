import StoryCode
import TestSupport

/// A scene without helpers, and the logged helpers that a test adds to it and removes from it by name.
@MainActor
final class LateScene {
    let log: Log

    /// Weak, because callbacks use the controller after the test has released it.
    private(set) weak var controller: ViewController?

    private var retained: ViewController?
    private var added: [String: LateHelper] = [:]
    private var reactions: [String: [ViewEvent: @MainActor (LateScene) -> Void]] = [:]

    init(log: Log) {
        self.log = log
        let controller = Scene { ViewController() }.instantiate()
        (self.controller, retained) = (controller, controller)
    }

    /// Runs a closure when the helper with a name receives an event.
    func on(_ name: String, _ event: ViewEvent, _ reaction: @escaping @MainActor (LateScene) -> Void) {
        reactions[name, default: [:]][event] = reaction
    }

    /// Adds a new logged helper.
    func add(_ name: String) {
        let helper = LoggedHelper(name, log: log)
        helper.react = { [unowned self] event in reactions[name]?[event]?(self) }
        add(helper)
    }

    /// Adds a helper, which may have been added before.
    func add(_ helper: LoggedHelper) {
        guard let controller else { return }
        added[helper.name] = controller.sceneEvents.add(helper, for: controller)
    }

    /// Removes the helper with a name.
    func remove(_ name: String) {
        added.removeValue(forKey: name)?.remove()
    }

    /// Releases the controller.
    func release() {
        retained = nil
    }

    /// Makes the view appear.
    func appear() {
        begin(up: true)
        end()
    }

    func load() { controller?.loadViewIfNeeded() }
    func unload() { controller?.view = nil }
    func begin(up: Bool) { controller?.beginAppearanceTransition(up, animated: false) }
    func end() { controller?.endAppearanceTransition() }
}

import CityGuideBase
import StoryCode

/// The state of all screens, which is saved in a file after each change and restored when the program starts again.
@MainActor
final class StateStore: StateSaver {
    private let keeper: StateKeeper
    private let stored: StoredValue<EncodedState?>
    private let notices: Notices
    private let scheduler: any LifecycleScheduler
    private var isSaveScheduled = false

    init(folder: DataFolder, notices: Notices, log: EventLog, scheduler: any LifecycleScheduler) {
        stored = StoredValue(folder.file("state.json"), initial: nil, notices: notices)
        keeper = StateKeeper(stored.value.map { SavedState($0, coder: JSONStateCoder()) } ?? SavedState())
        self.notices = notices
        self.scheduler = scheduler
        // A screen that appears or disappears changes what is restored. The store lives as long as the log.
        _ = log.changes.add { [weak self] in self?.setNeedsSave() }
    }

    /// Restores the state of a controller, and saves it under a key from now on; called first in `connect`.
    func restore(_ controller: ViewController, key: String) {
        if let state = consume({ try keeper.consume(key, as: SavedState.self) }) { controller.restoreState(state) }
        keeper.register(key) { [weak controller] in controller?.saveState() }
    }

    func consume<Value>(_ body: () throws -> Value?) -> Value? {
        do {
            return try body()
        } catch {
            notices.add("The last screen is not restored: \(error)")
            return nil
        }
    }

    func setNeedsSave() {
        guard !isSaveScheduled else { return }
        isSaveScheduled = true
        scheduler.schedule(after: .zero) { [weak self] in self?.save() }
    }

    /// Saves now.
    func save() {
        isSaveScheduled = false
        do {
            let state = try keeper.save().encoded(by: JSONStateCoder())
            stored.change { $0 = state }
        } catch {
            notices.add("The screen is not saved: \(error)")
        }
    }
}

import CityGuideBase
import Observation
import StoryCode

/// The flow of the guide, which is saved in a file after each change and restored when the program starts again.
@MainActor
final class FlowStore: StateSaver {
    let flow: Flow<GuideFlow>
    private let stored: StoredValue<EncodedState?>
    private let notices: Notices
    private let scheduler: any LifecycleScheduler
    private var isSaveScheduled = false

    init(folder: DataFolder, catalogue: CityCatalogue, notices: Notices, scheduler: any LifecycleScheduler) {
        stored = StoredValue(folder.file("state.json"), initial: nil, notices: notices)
        self.notices = notices
        self.scheduler = scheduler
        let saved = stored.value.map { SavedState($0, coder: JSONStateCoder()) }
        let restored = notices.attempt("The last screen is not restored") {
            try saved.map { try Flow<GuideFlow>(restoring: $0) { notices.add("\($0)") } }
        }
        flow = restored ?? Flow(GuideFlow())
        for path in GuideFlow.Tab.allCases.map(\.path) {
            let cities = flow.value[keyPath: path]
            let known = cities.prefix { catalogue.city($0) != nil }
            if known.count < cities.count { notices.add("\(UnknownCity(id: cities[known.count]))") }
            flow.update { $0[keyPath: path] = Array(known) }
        }
        saveAfterChanges()
    }

    private func saveAfterChanges() {
        withObservationTracking {
            _ = flow.value
        } onChange: { [weak self] in
            MainActor.assumeIsolated {
                self?.setNeedsSave()
                self?.saveAfterChanges()
            }
        }
    }

    func consume<Value>(_ body: () throws -> Value?) -> Value? {
        notices.attempt("The last screen is not restored", body)
    }

    func setNeedsSave() {
        guard !isSaveScheduled else { return }
        isSaveScheduled = true
        scheduler.schedule(after: .zero) { [weak self] in self?.save() }
    }

    /// Saves now.
    func save() {
        isSaveScheduled = false
        notices.attempt("The screen is not saved") {
            let state = try flow.save().encoded(by: JSONStateCoder())
            stored.change { $0 = state }
        }
    }
}

extension Notices {
    /// Returns the result of a closure, or nil with a notice if it throws.
    @discardableResult
    fileprivate func attempt<Result>(_ problem: String, _ body: () throws -> Result?) -> Result? {
        do {
            return try body()
        } catch {
            add("\(problem): \(error)")
            return nil
        }
    }
}

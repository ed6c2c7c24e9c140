public import CityGuideBase
import Foundation
public import StoryCodeFlows
import StoryCodeScenes

/// The flow of the guide, which is saved in a file after each change and restored when the program starts again.
@MainActor
public final class FlowStore: StateSaver {
    /// What the guide shows.
    public let flow: Flow<GuideFlow>
    private let stored: StoredValue<EncodedState?>
    private let scheduler: any LifecycleScheduler
    private var isSaveScheduled = false

    init(folder: DataFolder, cities: CityStore, notices: Notices, scheduler: any LifecycleScheduler) {
        let stored = StoredValue<EncodedState?>("state.json", in: folder, initial: nil, notices: notices)
        self.stored = stored
        self.scheduler = scheduler
        let restored = notices.restore {
            try stored.value.map { state in
                try Flow<GuideFlow>(restoring: SavedState(state, coder: JSONStateCoder())) { notices.add("\($0)") }
            }
        }
        flow = restored ?? Flow(GuideFlow())
        cities.didLoad = { [weak flow] in flow?.update { _ in } }
        // Cities that an earlier release or a link names, and the ones above them.
        flow.guarded { value in
            guard let catalogue = cities.catalogue else { return value }
            var value = value
            for path in GuideFlow.Tab.allCases.map(\.path) {
                guard let unknown = value[keyPath: path].firstIndex(where: { catalogue[$0] == nil }) else { continue }
                notices.add(notices.language.unknownCity(value[keyPath: path][unknown]))
                value[keyPath: path].removeSubrange(unknown...)
            }
            return value
        }
    }

    /// Saves in the next turn, once for all changes until then.
    public func setNeedsSave() {
        guard !isSaveScheduled else { return }
        isSaveScheduled = true
        scheduler.schedule(after: .zero) { [weak self] in self?.save() }
    }

    /// Saves now.
    public func save() {
        isSaveScheduled = false
        // Each type in the state can be encoded.
        if let state = try? flow.save().encoded(by: JSONStateCoder()) { stored.replace(with: state) }
    }
}

/// Writes the values of saved state as JSON.
private struct JSONStateCoder: StateCoder {
    func encode(_ value: some Encodable) throws -> [UInt8] { Array(try JSONEncoder.stable.encode(value)) }

    func decode<Value: Decodable>(_ type: Value.Type, from bytes: [UInt8]) throws -> Value {
        try JSONDecoder().decode(type, from: Data(bytes))
    }
}

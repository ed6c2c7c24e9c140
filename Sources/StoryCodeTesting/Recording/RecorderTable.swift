/// The recorders of objects, looked up by object.
///
/// The table retains neither objects nor recorders.
@MainActor
struct RecorderTable {
    private struct Observation {
        weak let object: AnyObject?
        weak let recorder: LifecycleRecorder?

        // A new object may have the address of a released one.
        var isReleased: Bool { object == nil || recorder == nil }
    }

    private var observations: [ObjectIdentifier: [Observation]] = [:]

    var isEmpty: Bool { observations.isEmpty }

    /// The number of objects, with released ones.
    var count: Int { observations.count }

    mutating func add(_ recorder: LifecycleRecorder, for object: AnyObject) {
        observations[ObjectIdentifier(object), default: []].removeAll(where: \.isReleased)
        observations[ObjectIdentifier(object), default: []].append(Observation(object: object, recorder: recorder))
    }

    mutating func remove(_ object: AnyObject) { observations[ObjectIdentifier(object)] = nil }

    func recorders(of object: ObjectIdentifier) -> [LifecycleRecorder] {
        observations[object]?.compactMap { $0.object == nil ? nil : $0.recorder } ?? []
    }

    mutating func removeReleased() {
        observations = observations.filter { !$0.value.allSatisfy(\.isReleased) }
    }
}

/// A task in a bag, which is cancelled when the bag no longer retains this object.
@MainActor
final class BagTask {
    /// The number of seconds in which a cancelled task has to end.
    nonisolated static let secondsToEnd = 5

    /// Measures these seconds; tests set it.
    @TaskLocal static var clock: any Clock<Duration> = ContinuousClock()

    /// The name of the task, and the line that starts it.
    struct Place {
        let name: String
        let fileID: String
        let line: Int
    }

    private let place: Place

    /// The bag, and the position of the task in it.
    private weak let bag: ResourceBag?
    private var index: Int

    private var task: Task<Void, Never>?

    /// Whether the operation has returned, or was not called.
    private var hasEnded = false

    /// Creates a task that has not started.
    init(_ place: Place, in bag: ResourceBag, at index: Int) {
        self.place = place
        self.bag = bag
        self.index = index
    }

    deinit { task?.cancel() }

    /// Starts the task, which does not retain this object.
    func start(_ operation: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
        let task = Task(name: place.name) { [weak self] in
            if !Task.isCancelled { await operation() }
            self?.end()
        }
        self.task = task
        return task
    }

    func cancel() { task?.cancel() }

    /// Moves the task to another position in its bag.
    func move(to index: Int) { self.index = index }

    private func end() {
        hasEnded = true
        bag?.remove(self, at: index)
    }
}

// MARK: - Diagnostics

extension BagTask {
    /// Reports the cancelled tasks that have not ended in time, if that is checked.
    static func reportIfOutliving(_ tasks: [BagTask]) {
        guard DiagnosticHandler.current.checks.contains(.outlivingTasks) else { return }
        Task { [clock] in
            try? await clock.sleep(for: .seconds(secondsToEnd))
            for task in tasks where !task.hasEnded {
                DiagnosticHandler.report(.taskOutlivesBag(named: task.place.name, task.place.fileID, task.place.line))
            }
        }
    }
}

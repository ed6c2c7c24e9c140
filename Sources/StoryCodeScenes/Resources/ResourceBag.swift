/// Resources that are held for a limited time, such as one appearance, and released together at its end.
///
/// Every ``SceneController`` has three, named after how long they last: its ``SceneController/appearanceBag``, its
/// ``SceneController/viewBag`` and its ``SceneController/sceneBag``.
///
/// ```swift
/// final class CityController: ViewController {
///     override func viewDidAppear(_ animated: Bool) {
///         super.viewDidAppear(animated)
///         appearanceBag.task {
///             try? await Task.sleep(for: .seconds(60))
///             if !Task.isCancelled { print("read for a minute") }
///         }
///     }
/// }
/// ```
///
/// A bag is emptied in the reverse order of insertion. Resources that are inserted while it is being emptied stay until
/// it is emptied again. A bag that is released without having been emptied releases its objects and cancels its tasks,
/// and does not run its actions.
///
/// See <doc:Keeping-state>.
@MainActor
@preconcurrency
public final class ResourceBag {
    private enum Resource {
        case action(@MainActor () -> Void)
        case object(AnyObject)
        case task(BagTask)
        /// The position of a task that has ended.
        case endedTask
    }

    private var resources: ContiguousArray<Resource> = []

    /// The number of positions of tasks that have ended.
    private var endedTaskCount = 0

    /// Whether the owner of the bag was released.
    private var hasEnded = false

    /// Creates an empty bag.
    public init() {}

    /// Whether the bag contains nothing.
    public var isEmpty: Bool { resources.count == endedTaskCount }

    /// Inserts an action that runs when the bag is emptied, and retains its captures until then.
    ///
    /// In the bag of a controller that was released, the action runs at once.
    public func insert(_ action: @escaping @MainActor () -> Void) {
        if hasEnded { action() } else { resources.append(.action(action)) }
    }

    /// Retains an object, such as an observation token, until the bag is emptied.
    ///
    /// The bag of a controller that was released retains nothing.
    public func keep(_ object: AnyObject) {
        if !hasEnded { resources.append(.object(object)) }
    }

    /// Runs the actions, cancels the tasks and releases the objects in the bag, in the reverse order of insertion.
    public func empty() {
        var rest = resources
        (resources, endedTaskCount) = ([], 0)
        var tasks: [BagTask] = []
        while let resource = rest.popLast() {
            switch resource {
            case .action(let action): action()
            case .task(let task):
                task.cancel()
                tasks.append(task)
            case .object, .endedTask: break
            }
        }
        if !tasks.isEmpty { BagTask.reportIfOutliving(tasks) }
    }

    /// Moves the resources to a new bag.
    package func moved() -> ResourceBag {
        let bag = ResourceBag()
        swap(&bag.resources, &resources)
        swap(&bag.endedTaskCount, &endedTaskCount)
        return bag
    }

    /// Empties the bag for good.
    package func end() {
        hasEnded = true
        empty()
    }
}

// MARK: - Tasks

extension ResourceBag {
    /// Starts a task that is cancelled when the bag is emptied.
    func start(_ place: BagTask.Place, _ operation: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
        let task = BagTask(place, in: self, at: resources.count)
        // A task that the bag does not retain is cancelled before it begins.
        if !hasEnded { resources.append(.task(task)) }
        return task.start(operation)
    }

    /// Removes a task that has ended from its position.
    func remove(_ task: BagTask, at index: Int) {
        // The tasks of a bag that was emptied, or moved, are no longer here.
        guard resources.indices.contains(index), case .task(let found) = resources[index], found === task
        else { return }
        resources[index] = .endedTask
        endedTaskCount += 1
        while case .endedTask? = resources.last {
            resources.removeLast()
            endedTaskCount -= 1
        }
        if endedTaskCount > resources.count / 2 + 8 { closeGaps() }
    }

    /// Removes the positions of tasks that have ended, so that the time of each removal is constant on average.
    private func closeGaps() {
        resources.removeAll { if case .endedTask = $0 { true } else { false } }
        endedTaskCount = 0
        for (index, resource) in resources.enumerated() {
            if case .task(let task) = resource { task.move(to: index) }
        }
    }
}

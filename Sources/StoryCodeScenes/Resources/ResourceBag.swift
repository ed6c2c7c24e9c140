/// Resources that are held for a limited time, such as one appearance, and released together at its end.
///
/// Every ``SceneController`` has three, named after how long they last: its ``SceneController/appearanceBag``, its
/// ``SceneController/viewBag`` and its ``SceneController/sceneBag``.
///
/// ```swift
/// final class CityController: ViewController {
///     override func viewDidAppear(_ animated: Bool) {
///         super.viewDidAppear(animated)
///         let reading = Task {
///             try await Task.sleep(for: .seconds(60))
///             print("read for a minute")
///         }
///         appearanceBag.insert { reading.cancel() }
///     }
/// }
/// ```
///
/// A bag is emptied in the reverse order of insertion. Resources that are inserted while it is being emptied stay until
/// it is emptied again.
@MainActor
@preconcurrency
public final class ResourceBag {
    private enum Resource {
        case action(@MainActor () -> Void)
        case object(AnyObject)
    }

    private var resources: ContiguousArray<Resource> = []

    /// Whether the owner of the bag was released.
    private var hasEnded = false

    /// Creates an empty bag.
    public init() {}

    /// Whether the bag contains nothing.
    public var isEmpty: Bool { resources.isEmpty }

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

    /// Runs the actions and releases the objects in the bag, in the reverse order of insertion.
    public func empty() {
        var rest = resources
        resources = []
        while let resource = rest.popLast() {
            if case .action(let action) = resource { action() }
        }
    }

    /// Moves the resources to a new bag.
    package func moved() -> ResourceBag {
        let bag = ResourceBag()
        swap(&bag.resources, &resources)
        return bag
    }

    /// Empties the bag for good.
    package func end() {
        hasEnded = true
        empty()
    }
}

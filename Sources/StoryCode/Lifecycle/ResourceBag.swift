/// What is held only while something lasts, and is let go of when that ends.
///
/// Every ``ViewController`` has three, named after what they last for: its ``ViewController/appearanceBag``, its
/// ``ViewController/viewBag`` and its ``ViewController/sceneBag``.
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
/// A bag is emptied in the reverse order of insertion. What is inserted while it is being emptied belongs to its next
/// life. A controller that supplies its own events, as ``SceneController`` describes, makes its bags and calls
/// ``empty()`` itself.
@MainActor
public final class ResourceBag {
    private enum Resource {
        case action(@MainActor () -> Void)
        case object(AnyObject)
    }

    private var resources: ContiguousArray<Resource> = []

    /// Whether there is no next life.
    private var hasEnded = false

    /// Creates an empty bag.
    public init() {}

    /// Whether nothing is in the bag.
    public var isEmpty: Bool { resources.isEmpty }

    /// Puts in something to do when the bag is emptied.
    ///
    /// In the bag of a controller that is gone it is done at once.
    ///
    /// - Parameter action: What to do. The bag retains what it captures until then.
    public func insert(_ action: @escaping @MainActor () -> Void) {
        if hasEnded { action() } else { resources.append(.action(action)) }
    }

    /// Keeps an object alive until the bag is emptied.
    ///
    /// The bag of a controller that is gone keeps nothing.
    ///
    /// - Parameter object: Something whose release ends what it does, such as a token.
    public func keep(_ object: AnyObject) {
        if !hasEnded { resources.append(.object(object)) }
    }

    /// Does what was put in and releases what was kept, the last first.
    public func empty() {
        var rest = resources
        resources = []
        while let resource = rest.popLast() {
            if case .action(let action) = resource { action() }
        }
    }

    /// Empties the bag for good.
    func end() {
        hasEnded = true
        empty()
    }
}

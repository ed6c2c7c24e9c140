import StoryCode
import StoryCodeRuns

/// Finds the windows of entries, for which it follows the containers and presenters of a controller.
///
/// While controllers only disappear and leave, a controller without a window gets none. So the controllers of a window
/// that is released, each of which is inside the others, are followed once.
@MainActor
struct WindowFinder {
    private var withoutWindow: Set<ObjectIdentifier> = []

    /// The number of times that containers and presenters were followed in vain.
    private(set) var searches = 0

    /// Returns the window of an entry's subject, and all windows of the entry: more than one if a controller moves from
    /// another window.
    mutating func windows(of entry: TraceEntry) -> (subject: Window?, all: [Window]) {
        if !entry.onlyLeaves, !withoutWindow.isEmpty { withoutWindow = [] }
        let window = window(of: entry.subject, remembers: entry.onlyLeaves)
        let other: AnyObject? =
            switch entry.event {
            case .willMove(let parent), .didMove(let parent): parent
            case .presented(let presenter): presenter
            default: nil
            }
        return (window, [window, TraceEntry.window(of: other)].compactMap(\.self))
    }

    private mutating func window(of object: AnyObject?, remembers: Bool) -> Window? {
        guard remembers, let controller = object as? ViewController else { return TraceEntry.window(of: object) }
        if withoutWindow.contains(ObjectIdentifier(controller)) { return nil }
        let outer = controller.parent ?? controller.presentingViewController
        let isInsideOthers = outer.map { withoutWindow.contains(ObjectIdentifier($0)) } ?? false
        if let window = isInsideOthers ? controller.ownWindow : controller.nearestWindow { return window }
        if !isInsideOthers { searches += 1 }
        for outer in sequence(first: controller, next: { $0.parent ?? $0.presentingViewController }) {
            guard withoutWindow.insert(ObjectIdentifier(outer)).inserted else { break }
        }
        return nil
    }
}

extension TraceEntry {
    /// Whether a controller disappears or leaves, which brings none into a window.
    fileprivate var onlyLeaves: Bool {
        switch event {
        case .received(.viewWillDisappear), .received(.viewDidDisappear), .placed(nil), .willMove(nil), .didMove(nil):
            true
        default: false
        }
    }
}

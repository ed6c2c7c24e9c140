/// Handles the user's back action in place of the default behaviour.
///
/// A controller's handlers are called only while the controller is visible and not behind a presented one: the handlers
/// of a child before those of its container, and the last added one first.
///
/// ```swift
/// let draft = ViewController()
/// let handler = draft.addBackHandler { print("save the draft first") }
/// handler.isEnabled = false       // the container pops
/// ```
@MainActor
public final class BackHandler {
    /// Whether the handler accepts the action; setting it to false during a gesture passes the gesture on.
    public var isEnabled: Bool {
        didSet { if !isEnabled { passGestureOn() } }
    }

    /// Called when a gesture begins, and not for a back action without a gesture.
    public var onStart: (@MainActor () -> Void)?

    /// Called with the progress of the gesture, between 0 and 1.
    public var onProgress: (@MainActor (Double) -> Void)?

    /// Called when the gesture is cancelled or passed on to another target.
    public var onCancel: (@MainActor () -> Void)?

    /// Called when the user goes back.
    let onBack: @MainActor () -> Void

    private let link: Link<ViewController>

    /// The gesture that drives the handler.
    private weak var gesture: BackGesture?

    fileprivate init(_ controller: ViewController, isEnabled: Bool, onBack: @escaping @MainActor () -> Void) {
        link = Link(controller)
        self.isEnabled = isEnabled
        self.onBack = onBack
    }

    /// Removes the handler from its controller, and passes on a gesture in progress.
    public func remove() {
        link.target?.extrasIfMade?.remove(self)
        passGestureOn()
    }

    /// Whether the handler's controller is visible.
    var isVisible: Bool { link.target?.appearance.isVisible == true }

    private func passGestureOn() { gesture?.leave(self) }
}

extension BackHandler: BackGestureTarget {
    func begin(_ gesture: BackGesture) {
        self.gesture = gesture
        onStart?()
    }

    func update(_ progress: Double) { onProgress?(progress) }

    func finish() {
        gesture = nil
        onBack()
    }

    func cancel() {
        gesture = nil
        onCancel?()
    }
}

extension ViewController {
    /// Adds a handler of the user's back action, which the controller retains until it is removed.
    @discardableResult
    public func addBackHandler(isEnabled: Bool = true, onBack: @escaping @MainActor () -> Void) -> BackHandler {
        let handler = BackHandler(self, isEnabled: isEnabled, onBack: onBack)
        extras.add(handler)
        return handler
    }
}

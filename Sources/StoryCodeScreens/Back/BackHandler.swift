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
///
/// See <doc:Going-back>.
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

    /// Removes a handler from its controller.
    private let removeFromController: @MainActor (BackHandler) -> Void

    /// Returns whether the handler's controller is visible.
    private let checkVisibility: @MainActor () -> Bool

    /// Passes on the gesture that drives the handler.
    private var passGesture: (@MainActor () -> Void)?

    init(
        isEnabled: Bool,
        isVisible: @escaping @MainActor () -> Bool,
        removeFromController: @escaping @MainActor (BackHandler) -> Void,
        onBack: @escaping @MainActor () -> Void
    ) {
        checkVisibility = isVisible
        self.removeFromController = removeFromController
        self.isEnabled = isEnabled
        self.onBack = onBack
    }

    /// Removes the handler from its controller, and passes on a gesture in progress.
    public func remove() {
        removeFromController(self)
        passGestureOn()
    }

    /// Whether the handler's controller is visible.
    var isVisible: Bool { checkVisibility() }

    private func passGestureOn() { passGesture?() }
}

/// An operation that a gesture drives.
@MainActor
protocol BackGestureTarget: AnyObject {
    func update(_ progress: Double)
    func finish()
    func cancel()
}

extension BackHandler: BackGestureTarget {
    /// Begins a gesture.
    ///
    /// - Parameter passOn: Passes the gesture on to another target.
    func begin(passOn: @escaping @MainActor () -> Void) {
        passGesture = passOn
        onStart?()
    }

    func update(_ progress: Double) { onProgress?(progress) }

    func finish() {
        passGesture = nil
        onBack()
    }

    func cancel() {
        passGesture = nil
        onCancel?()
    }
}

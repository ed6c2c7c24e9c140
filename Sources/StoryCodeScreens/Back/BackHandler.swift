import StoryCodeScenes

/// Takes the user's back action in the place of what would happen by itself.
///
/// A controller's handlers are asked only while it is on the screen: those of a child before those of its container,
/// the last one added first, and nobody behind a presented controller.
///
/// ```swift
/// let draft = ViewController()
/// let handler = draft.addBackHandler { print("save the draft first") }
/// handler.isEnabled = false       // back goes on to the container, which pops
/// ```
@MainActor
public final class BackHandler {
    /// Whether the handler takes the action; changing it to false in the middle of a gesture hands that over.
    public var isEnabled: Bool {
        didSet { if !isEnabled { handOver() } }
    }

    /// Called when a gesture begins; one without a gesture calls only the action.
    public var onStart: (@MainActor () -> Void)?

    /// Called with how far the gesture has come, between 0 and 1.
    public var onProgress: (@MainActor (Double) -> Void)?

    /// Called when a gesture is taken back, or handed over to another handler.
    public var onCancel: (@MainActor () -> Void)?

    /// Called when the user goes back.
    let onBack: @MainActor () -> Void

    private weak let controller: ViewController?

    /// The gesture that is leading this handler.
    weak var gesture: BackGesture?

    init(_ controller: ViewController, isEnabled: Bool, onBack: @escaping @MainActor () -> Void) {
        self.controller = controller
        self.isEnabled = isEnabled
        self.onBack = onBack
    }

    /// Takes the handler away from its controller; a gesture in progress is handed over.
    public func remove() {
        controller?.extrasIfMade?.backHandlers.removeAll { $0 === self }
        handOver()
    }

    /// Whether its controller is on the screen.
    var isOnScreen: Bool { controller?.appearance.isUp == true }

    private func handOver() {
        let gesture = gesture
        self.gesture = nil
        gesture?.handOver(from: self)
    }
}

extension ViewController {
    /// Lets something else happen when the user goes back while this controller is on the screen.
    ///
    /// - Parameters:
    ///   - isEnabled: Whether the handler takes the action at first.
    ///   - onBack: What happens instead.
    /// - Returns: The handler, which the controller keeps until it is removed.
    @discardableResult
    public func addBackHandler(isEnabled: Bool = true, onBack: @escaping @MainActor () -> Void) -> BackHandler {
        let handler = BackHandler(self, isEnabled: isEnabled, onBack: onBack)
        extras.backHandlers.append(handler)
        return handler
    }
}

import StoryCodeScenes

/// How one controller is presented, and by which presenter.
///
/// Each controller has one as ``ViewController/presentationController`` before it is presented, so that a delegate can be
/// set in time.
///
/// See <doc:Moving-between-screens>.
@MainActor
public final class PresentationController {
    /// The presentation or dismissal in progress.
    enum Cause: Equatable, Sendable {
        case none, presenting, dismissing
    }

    /// The controller that is presented, or will be.
    public var presentedViewController: ViewController? { presentedLink.target }

    private let presentedLink: Link<ViewController>

    /// The controller over which it is presented: the presenter, its farthest container, or the one that defines the
    /// context.
    public var presentingViewController: ViewController? {
        // The memory is valid, because `presenterMemory` refers to the same object.
        unsafe presenterPointer.target
    }

    private var presenterPointer = LinkPointer<ViewController>()
    private unowned var presenterMemory: ViewController?

    /// The style of the presentation, or of the next one.
    public var presentationStyle: ModalPresentationStyle {
        style ?? presentedViewController?.modalPresentationStyle ?? .automatic
    }

    /// Decides whether the user may dismiss the controller, and is notified of it.
    public weak var delegate: (any AdaptivePresentationControllerDelegate)?

    /// The style since the controller was presented.
    private var style: ModalPresentationStyle?

    /// The position at which the presented view is shown, unless that is the presenter's.
    private var position: View.Position?

    /// The position to which the presenter's view returns.
    private(set) var presenterPosition: View.Position?

    /// Why the presented controller appears or disappears.
    private(set) var cause = Cause.none

    init(_ presented: ViewController) {
        presentedLink = Link(presented)
    }

    /// Starts a presentation over a presenter.
    func link(to presenter: ViewController, at position: View.Position?, style: ModalPresentationStyle) {
        self.style = style
        setPresenter(presenter)
        presenterPosition = presenter.viewIfLoaded.flatMap(View.Position.init)
        self.position = position
        cause = .presenting
    }

    /// Returns the position of the presented view over a presenter that is shown in a view.
    func position(in view: View, frame: LayoutRect) -> View.Position { position ?? .front(of: view, frame: frame) }

    /// Removes the presenter.
    func unlink() {
        presentingViewController?.presentation.removePresented()
        setPresenter(nil)
        if let presentedViewController { LifecycleTrace.trace(.placed(nil), of: presentedViewController) }
        presenterPosition = nil
        position = nil
        style = nil
    }

    private func setPresenter(_ presenter: ViewController?) {
        presenterPointer = LinkPointer(presenter)
        presenterMemory = presenter
    }

    func beginDismissal() { cause = .dismissing }

    /// Ends the change that the presented controller is in.
    func endChange() { cause = .none }
}

/// The presentations of a controller: the one that shows it, and the one that it shows.
@MainActor
struct PresentationState {
    /// The controller that is presented over this one.
    private(set) var presented: ViewController?

    /// How this controller is presented, if that was ever requested.
    fileprivate(set) var controller: PresentationController?

    var cause: PresentationController.Cause { controller?.cause ?? .none }

    mutating func setPresented(_ presented: ViewController) { self.presented = presented }

    mutating func removePresented() { presented = nil }

    /// Whether the controller, while presented, covers its presenter.
    var coversPresenter: Bool { controller?.presentationStyle.coversPresenter ?? false }

    /// Whether the controller that is presented over this one covers it.
    var isCovered: Bool { presented?.presentation.coversPresenter == true }

    /// The controllers presented over this one, the lowest first.
    var chain: [ViewController] { presented.map { Array(sequence(first: $0, next: \.presented)) } ?? [] }

    /// Returns the position of the view while the controller, or one over which it is presented, is shown in a view.
    func position(in view: View, frame: LayoutRect) -> View.Position {
        controller?.position(in: view, frame: frame) ?? .front(of: view, frame: frame)
    }
}

extension ViewController {
    /// How the controller is presented, or will be.
    public var presentationController: PresentationController {
        if let controller = presentation.controller { return controller }
        let controller = PresentationController(self)
        presentation.controller = controller
        return controller
    }

    /// The controller that this one, or the nearest of its containers that presents any, presents.
    public var presentedViewController: ViewController? { presented ?? parent?.presentedViewController }

    /// The controller that presents this one, or the nearest of its containers that is presented.
    ///
    /// As in UIKit, it is set once the view of the presented controller is loaded, and nil before that controller
    /// receives `viewDidDisappear(_:)`.
    public var presentingViewController: ViewController? { presenter ?? parent?.presentingViewController }

    /// The controller that is presented over this one.
    var presented: ViewController? { presentation.presented }

    /// The controller over which this one is presented.
    var presenter: ViewController? { presentation.controller?.presentingViewController }
}

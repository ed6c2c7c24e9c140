extension UIViewController {
    public final var presentingViewController: UIViewController? { stubPresenter ?? parent?.presentingViewController }

    /// The controller that covers the window, from which a presentation starts.
    private var stubOutermost: UIViewController { parent?.stubOutermost ?? self }

    public final func present(
        _ controller: UIViewController,
        animated: Bool,
        completion: (@MainActor () -> Void)? = nil
    ) {
        let presenter = stubOutermost
        guard presenter.presentedViewController == nil, let window = presenter.viewIfLoaded?.window else { return }
        presenter.presentedViewController = controller
        controller.stubPresenter = presenter
        controller.isBeingPresented = true
        StubRunLoop.atCommit { Self.begin(controller, over: presenter, in: window, animated, completion) }
    }

    private static func begin(
        _ controller: UIViewController,
        over presenter: UIViewController,
        in window: UIWindow,
        _ animated: Bool,
        _ completion: (@MainActor () -> Void)?
    ) {
        controller.loadViewIfNeeded()
        controller.stubBeginTransition(animated, with: [presenter])
        let covers = controller.modalPresentationStyle == .fullScreen
        if covers { presenter.stubBegin(false, animated: animated) }
        controller.stubBegin(true, animated: animated)
        StubTransition.managing { if let view = controller.viewIfLoaded { window.addSubview(view) } }
        controller.stubAppear()
        StubRunLoop.later {
            controller.stubEnd()
            if covers {
                StubTransition.managing { presenter.viewIfLoaded?.removeFromSuperview() }
                presenter.stubEnd()
            }
            controller.isBeingPresented = false
            controller.stubEndTransition(with: [presenter])
            completion?()
        }
    }

    /// Dismisses the presented controller and everything above it, or the controller itself if it presents nothing.
    public final func dismiss(animated: Bool, completion: (@MainActor () -> Void)? = nil) {
        let presenter = stubOutermost
        guard presenter.presentedViewController != nil else {
            if let below = presenter.stubPresenter { below.dismiss(animated: animated, completion: completion) }
            return
        }
        var chain: [UIViewController] = []
        while let next = (chain.last ?? presenter).presentedViewController { chain.append(next) }
        let top = chain.removeLast()
        let leaving = [top] + chain.reversed()
        let uncovers = leaving.contains { $0.modalPresentationStyle == .fullScreen }
        let window = top.viewIfLoaded?.window
        for each in leaving { each.isBeingDismissed = true }
        StubRunLoop.atCommit { Self.end(leaving, over: presenter, uncovers, in: window, animated, completion) }
    }

    /// A drag of the user that moves a sheet, which returns to its place.
    public final func stubDragAndCancel() {
        guard let stubPresenter, stubAppearance == .appeared, modalPresentationStyle == .pageSheet else { return }
        stubBeginTransition(true, with: [stubPresenter])
        isBeingDismissed = true
        stubBegin(false, animated: true)
        StubRunLoop.later { [self] in
            isBeingDismissed = false
            stubBegin(true, animated: true)
            stubAppear(isReturning: true)
            stubEnd()
            stubEndTransition(with: [stubPresenter])
        }
    }

    private static func end(
        _ leaving: [UIViewController],
        over presenter: UIViewController,
        _ uncovers: Bool,
        in window: UIWindow?,
        _ animated: Bool,
        _ completion: (@MainActor () -> Void)?
    ) {
        presenter.stubBeginTransition(animated, with: leaving)
        for each in leaving { each.stubBegin(false, animated: animated) }
        if uncovers {
            presenter.stubBegin(true, animated: animated)
            StubTransition.managing { if let view = presenter.viewIfLoaded { window?.addSubview(view) } }
            presenter.stubAppear()
        }
        StubRunLoop.later {
            if uncovers { presenter.stubEnd() }
            for each in leaving {
                StubTransition.managing { each.viewIfLoaded?.removeFromSuperview() }
                each.stubPresenter?.presentedViewController = nil
                each.stubPresenter = nil
                each.stubEnd()
                each.isBeingDismissed = false
            }
            presenter.stubEndTransition(with: leaving)
            completion?()
        }
    }
}

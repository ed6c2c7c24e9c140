import StoryCode
import TestSupport
import Testing

/// Custom containers that forward appearance themselves, and that replace children.
@MainActor
struct ForwardingScenarios {
    /// A container controller that does not forward appearance.
    final class ByHandController: LoggedController {
        override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }

    let log = Log()
    let window = Window(scheduler: ManualClock())

    /// A container with one child.
    func family(_ p: LoggedController, _ c: LoggedController) {
        p.addChild(c)
        p.view.addSubview(c.view)
        c.didMove(toParent: p)
        _ = log.take()
    }

    /// Replaces a child with the calls that are usual with UIKit.
    func replace(_ old: ViewController, by new: ViewController, in parent: ViewController) {
        parent.addChild(new)
        old.willMove(toParent: nil)
        let isVisible = parent.viewIfLoaded?.window != nil
        if isVisible {
            new.beginAppearanceTransition(true, animated: false)
            old.beginAppearanceTransition(false, animated: false)
        }
        if let view = parent.viewIfLoaded {
            view.addSubview(new.view)
            old.viewIfLoaded?.removeFromSuperview()
        }
        if isVisible {
            new.endAppearanceTransition()
            old.endAppearanceTransition()
        }
        new.didMove(toParent: parent)
        old.removeFromParent()
    }

    @Test("B1.16 a container that does not forward")
    func nothingIsForwarded() {
        let (p, c) = (ByHandController("P", log: log), log.controller("C"))
        family(p, c)
        window.rootViewController = p
        window.makeKeyAndVisible()
        log.wait(for: window)
        #expect(log.takeMoves() == ["P.willAppear", "~", "P.didAppear"])
    }

    @Test("B1.17 a container that forwards by hand")
    func forwardingByHand() {
        let (p, c) = (ByHandController("P", log: log), log.controller("C"))
        family(p, c)
        p.react = { _, event in
            switch event {
            case .viewWillAppear(let animated): c.beginAppearanceTransition(true, animated: animated)
            case .viewWillDisappear(let animated): c.beginAppearanceTransition(false, animated: animated)
            case .viewDidAppear, .viewDidDisappear: c.endAppearanceTransition()
            default: break
            }
        }
        window.rootViewController = p
        window.makeKeyAndVisible()
        log.wait(for: window)
        window.isHidden = true
        log.expectMoves([
            "P.willAppear", "C.willAppear", "~", "P.didAppear", "C.didAppear",
            "P.willDisappear", "C.willDisappear", "P.didDisappear", "C.didDisappear",
        ])
    }

    @Test("B1.18 a visible child is replaced")
    func visibleChildIsReplaced() {
        let (p, c1, c2) = (log.controller("P"), log.controller("1"), log.controller("2"))
        family(p, c1)
        log.show(p, in: window)
        replace(c1, by: c2, in: p)
        #expect(
            log.take(of: "1", "2") == [
                "2.willMove(P)", "1.willMove(nil)", "2.loadView", "2.didLoad", "2.willAppear", "1.willDisappear",
                "2.isAppearing", "2.willLayout", "2.didLayout", "2.didAppear", "1.didDisappear",
                "2.didMove(P)", "1.didMove(nil)",
            ]
        )
    }

    @Test("B1.19 a child is replaced in a view that is in no window")
    func childIsReplacedOffTheScreen() {
        let (p, c1, c2) = (log.controller("P"), log.controller("1"), log.controller("2"))
        family(p, c1)
        replace(c1, by: c2, in: p)
        log.expect([
            "2.willMove(P)", "1.willMove(nil)", "2.loadView", "2.didLoad", "2.didMove(P)", "1.didMove(nil)",
        ])
    }

    @Test("B1.20 a child is replaced where no view is loaded")
    func childIsReplacedWithoutAnyView() {
        let (p, c1, c2) = (log.controller("P"), log.controller("1"), log.controller("2"))
        p.addChild(c1)
        c1.didMove(toParent: p)
        _ = log.take()
        replace(c1, by: c2, in: p)
        #expect(!p.isViewLoaded && !c1.isViewLoaded && !c2.isViewLoaded)
        #expect(log.take() == ["2.willMove(P)", "1.willMove(nil)", "2.didMove(P)", "1.didMove(nil)"])
    }
}

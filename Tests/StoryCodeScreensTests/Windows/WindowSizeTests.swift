import StoryCode
import TestSupport
import Testing

/// The announcement of a window's new size.
@MainActor
struct WindowSizeTests {
    let log = Log()
    let clock = ManualClock()
    let window: Window

    init() {
        window = Window(frame: LayoutRect(x: 0, y: 0, width: 1000, height: 700), scheduler: clock)
    }

    func screen(_ name: String) -> SizedScreen { SizedScreen(name, log) }

    @Test func sizeIsAnnouncedBeforeTheLayout() {
        let root = screen("root")
        root.onTransition = { [log, window] coordinator in
            #expect(!coordinator.isInteractive && !coordinator.initiallyInteractive)
            #expect(coordinator.transitionDuration == .zero)
            log.add("\(window.bounds.size.width)")
            let isAccepted = coordinator.animate { _ in
                log.add("alongside \(window.rootViewController?.view.bounds.size.width ?? 0)")
            } completion: { _ in
                log.add("completion")
            }
            #expect(isAccepted)
        }
        log.show(root, in: window)
        window.frame = LayoutRect(x: 5, y: 5, width: 700, height: 1000)
        log.add("set")
        log.wait(for: window)
        window.frame.origin.x = 9
        log.wait(for: window)
        log.expect(["root 700.0 x 1000.0", "1000.0", "set", "~", "alongside 700.0", "completion", "~"])
    }

    @Test func afterTheAnimationHasBegunOnlyTheCompletionIsAccepted() {
        let root = screen("root")
        root.onTransition = { [log] coordinator in
            coordinator.animate { coordinator in
                let isAccepted = coordinator.animate { _ in
                    log.add("animation")
                } completion: { _ in
                    log.add("completion")
                }
                log.add("accepted: \(isAccepted)")
            }
        }
        log.show(root, in: window)
        window.bounds.size.width = 500
        log.wait(for: window)
        log.expect(["root 500.0 x 700.0", "~", "accepted: false", "completion"])
    }

    @Test func childrenInTheWindowFollow() {
        let (a, b, c, d) = (screen("a"), screen("b"), screen("c"), screen("d"))
        let split = SplitViewController()
        split.preferredPrimaryColumnWidthFraction = 0.5
        split.viewControllers = [log.navigation(b, a), log.tabs(c, d)]
        let (root, sheet) = (screen("root"), screen("sheet"))
        root.addChild(split)
        root.view.addSubview(split.view)
        log.show(root, in: window)
        sheet.modalPresentationStyle = .pageSheet
        a.present(sheet, animated: false)
        log.wait(for: window)
        _ = log.take()
        window.bounds.size.width = 800
        log.expect(["root 800.0 x 700.0", "a 400.0 x 700.0", "c 400.0 x 700.0", "sheet 800.0 x 700.0"])
    }

    @Test func sheetInAContextFollowsItsPresenter() {
        let (a, c, sheet) = (screen("a"), screen("c"), screen("sheet"))
        let split = SplitViewController()
        split.preferredPrimaryColumnWidthFraction = 0.5
        split.viewControllers = [log.navigation(a), log.tabs(c)]
        log.show(split, in: window)
        a.definesPresentationContext = true
        sheet.modalPresentationStyle = .overCurrentContext
        a.present(sheet, animated: false)
        log.wait(for: window)
        _ = log.take()
        window.bounds.size.width = 800
        log.expect(["a 400.0 x 700.0", "sheet 400.0 x 700.0", "c 400.0 x 700.0"])
    }

    @Test func childOfTheSameSizeIsNotTold() {
        let (a, b) = (screen("a"), screen("b"))
        let split = SplitViewController()
        split.viewControllers = [a, b]
        log.show(split, in: window)
        window.bounds.size.width = 1200
        window.bounds.size.width = 1000
        log.expect(["b 880.0 x 700.0", "b 680.0 x 700.0"])
    }

    @Test func hiddenWindowAnnouncesNothing() {
        log.show(screen("root"), in: window)
        window.isHidden = true
        window.bounds.size.width = 500
        log.expect([])
        #expect(clock.isAtRest)
    }

    @Test func sizeSetByACallbackIsReplaced() {
        let root = screen("root")
        root.onTransition = { [window] _ in window.bounds.size.width = 1 }
        log.show(root, in: window)
        window.bounds.size.width = 500
        log.wait(for: window)
        #expect(root.view.bounds.size.width == 500)
        log.expect(["root 500.0 x 700.0", "~"])
    }
}

/// A screen that records its new sizes.
final class SizedScreen: ViewController {
    private let log: Log
    var onTransition: (TransitionCoordinator) -> Void = { _ in }

    init(_ name: String, _ log: Log) {
        self.log = log
        super.init()
        title = name
    }

    override func viewWillTransition(to size: LayoutSize, with coordinator: TransitionCoordinator) {
        log.add("\(title ?? "") \(size.width) x \(size.height)")
        onTransition(coordinator)
    }
}

import StoryCode
import TestSupport
import Testing

@testable import StoryCodeScreens

/// A view that logs its hooks.
private final class HookedView: View {
    let name: String
    let log: Log

    /// Runs in `didMoveToWindow()`.
    var onWindow: () -> Void = {}

    /// Runs in `didMoveToSuperview()`.
    var onSuperview: () -> Void = {}

    /// Runs in `willRemoveSubview(_:)`.
    var onRemoval: (View) -> Void = { _ in }

    init(_ name: String, log: Log, _ subviews: View...) {
        self.name = name
        self.log = log
        super.init()
        for view in subviews { addSubview(view) }
    }

    private func name(of view: View?) -> String {
        view.map { ($0 as? HookedView)?.name ?? "\(type(of: $0))" } ?? "nil"
    }

    override func didMoveToWindow() {
        log.add("\(name).window \(name(of: window))")
        onWindow()
    }

    override func didMoveToSuperview() {
        log.add("\(name).superview \(name(of: superview))")
        onSuperview()
    }
    override func didAddSubview(_ subview: View) { log.add("\(name).added \(name(of: subview))") }
    override func willRemoveSubview(_ subview: View) {
        log.add("\(name).removes \(name(of: subview))")
        onRemoval(subview)
    }
}

/// The hooks of views for their windows, superviews and subviews.
@MainActor
struct ViewHookTests {
    let log = Log()
    let window = Window(scheduler: ManualClock())

    private func view(_ name: String, _ subviews: View...) -> HookedView {
        let view = HookedView(name, log: log)
        for subview in subviews { view.addSubview(subview) }
        _ = log.take()
        return view
    }

    @Test func viewWhoseControllerGetsAParentMeanwhileHasLeft() {
        let (c, parent, view) = (log.controller("C"), log.controller("P"), view("v"))
        c.view = view
        window.makeKeyAndVisible()
        window.addSubview(view)
        log.wait(for: window)
        c.once(.viewDidDisappear(false)) { parent.addChild(c) }
        _ = log.take()
        View().addSubview(view)
        #expect(view.superview == nil)
        log.expect(["C.willDisappear", "C.didDisappear", "C.willMove(P)", "v.window nil", "v.superview nil"])
    }

    @Test func hooksOfAViewOutsideAWindow() {
        let (a, b) = (view("a"), view("b"))
        a.addSubview(b)
        #expect(log.take() == ["b.superview a", "a.added b"])
        b.removeFromSuperview()
        #expect(log.take() == ["a.removes b", "b.superview nil"])
        b.removeFromSuperview()
        #expect(log.take() == [])
    }

    @Test func viewRemovedByItsHookWasNotAdded() {
        let (a, b) = (view("a"), view("b"))
        b.onSuperview = { b.removeFromSuperview() }
        a.addSubview(b)
        #expect(log.take() == ["b.superview a", "a.removes b", "b.superview nil"])
    }

    @Test func subtreeEntersAndLeavesAWindowFromTheOutsideIn() {
        let plain = View()
        let a = view("a", view("b", view("c"), plain), view("d"))
        plain.addSubview(view("e"))
        _ = log.take()
        window.addSubview(a)
        #expect(
            log.take() == [
                "a.window Window", "b.window Window", "c.window Window", "e.window Window", "d.window Window",
                "a.superview Window",
            ]
        )
        a.subviews[0].removeFromSuperview()
        #expect(log.take() == ["a.removes b", "b.window nil", "c.window nil", "e.window nil", "b.superview nil"])
        a.removeFromSuperview()
        #expect(log.take() == ["a.window nil", "d.window nil", "a.superview nil"])
    }

    @Test func viewThatMovesWithinItsWindowKeepsIt() {
        let c = view("c")
        let (a, b) = (view("a", c), view("b"))
        window.addSubview(a)
        window.addSubview(b)
        _ = log.take()
        b.addSubview(c)
        #expect(log.take() == ["a.removes c", "c.superview b", "b.added c"])
    }

    @Test func viewThatMovesBetweenWindowsIsNotifiedOnce() {
        let other = Window(scheduler: ManualClock())
        let a = view("a", view("b"))
        window.addSubview(a)
        _ = log.take()
        other.addSubview(a)
        #expect(log.take() == ["a.window Window", "b.window Window", "a.superview Window"])
        #expect(a.window === other)
    }

    @Test func placeAmongSiblingsIsNotAnnounced() {
        let b = view("b")
        let a = view("a", b, view("c"))
        window.addSubview(a)
        _ = log.take()
        a.addSubview(b)
        #expect(log.take() == [])
        #expect(a.subviews.last === b)
    }

    @Test func releasedWindowIsAnnounced() {
        let a = view("a", view("b"))
        do {
            let window = Window(scheduler: ManualClock())
            window.addSubview(view("c"))
            window.addSubview(a)
            window.subviews[0].removeFromSuperview()
            _ = log.take()
        }
        #expect(log.take() == ["a.window nil", "b.window nil", "a.superview nil"])
    }

    @Test func viewOfAControllerIsInTheWindowBeforeItHasAppeared() {
        let controller = LoggedController("C", log: log)
        controller.view = view("a")
        window.rootViewController = controller
        window.makeKeyAndVisible()
        #expect(
            log.take().filter { !$0.contains("ayout") } == [
                "C.willAppear", "a.window Window", "a.superview Window", "C.isAppearing",
            ]
        )
        window.isHidden = true
        #expect(log.take().filter { $0.hasPrefix("a.") } == ["a.window nil", "a.superview nil"])
    }

    @Test func pushMovesTheViewsOfBothControllers() {
        let stack = NavigationController(rootViewController: ViewController())
        let next = ViewController()
        stack.topViewController?.view = view("a")
        next.view = view("b")
        window.rootViewController = stack
        window.makeKeyAndVisible()
        _ = log.take()
        stack.pushViewController(next, animated: false)
        window.layoutIfNeeded()
        (window.scheduler as? ManualClock)?.run()
        #expect(log.take() == ["b.window Window", "b.superview View", "a.window nil", "a.superview nil"])
    }

    // MARK: Hooks that change the tree

    @Test func hookRemovesTheSubtree() {
        let a = view("a", view("b", view("c")))
        a.onWindow = { [weak a] in
            if a?.window != nil { a?.removeFromSuperview() }
        }
        window.addSubview(a)
        #expect(log.take() == ["a.window Window", "a.window nil", "a.superview nil"])
        #expect(window.subviews == [])
    }

    @Test func hookAddsAndRemovesSubviews() {
        let (a, b, c) = (view("a"), view("b"), view("c"))
        a.addSubview(b)
        _ = log.take()
        a.onWindow = {
            b.removeFromSuperview()
            a.addSubview(c)
        }
        window.addSubview(a)
        #expect(
            log.take() == [
                "a.window Window", "a.removes b", "b.superview nil", "c.window Window", "c.superview a", "a.added c",
                "a.superview Window",
            ]
        )
        a.onWindow = {}
    }

    @Test func hookMovesTheSubtreeOutAndIn() {
        let a = view("a", view("b"))
        var moves = 2
        a.onWindow = { [weak a, window] in
            guard let a, moves > 0 else { return }
            moves -= 1
            if moves == 1 { a.removeFromSuperview() } else { window.addSubview(a) }
        }
        window.addSubview(a)
        #expect(
            log.take() == [
                "a.window Window", "a.window nil", "a.window Window", "b.window Window",
                // Once for each of the two calls that added it.
                "a.superview Window", "a.superview Window",
            ]
        )
        #expect(a.superview === window)
    }

    @Test func hookRemovesAViewThatIsBeingRemoved() {
        let b = view("b")
        let a = view("a", b)
        a.onRemoval = { [weak a] view in
            a?.onRemoval = { _ in }
            view.removeFromSuperview()
        }
        b.removeFromSuperview()
        #expect(log.take() == ["a.removes b", "a.removes b", "b.superview nil"])
        #expect(a.subviews == [])
    }

    @Test func viewThatAHookInsertsElsewhereStaysThere() {
        let (a, b, c) = (view("a"), view("b"), view("c"))
        a.addSubview(b)
        _ = log.take()
        a.onRemoval = { [weak a] view in
            a?.onRemoval = { _ in }
            c.addSubview(view)
        }
        b.removeFromSuperview()
        #expect(log.take() == ["a.removes b", "a.removes b", "b.superview c", "c.added b"])
        #expect(b.superview === c && c.subviews == [b] && a.subviews == [])
    }

    @Test func viewThatAHookInsertsElsewhereLeavesThatForItsNewSuperview() {
        let (a, b, c, d) = (view("a"), view("b"), view("c"), view("d"))
        a.addSubview(b)
        _ = log.take()
        a.onRemoval = { [weak a] view in
            a?.onRemoval = { _ in }
            c.addSubview(view)
        }
        d.addSubview(b)
        #expect(
            log.take() == [
                "a.removes b", "a.removes b", "b.superview c", "c.added b", "b.superview d", "d.added b",
            ]
        )
        #expect(b.superview === d && d.subviews == [b] && c.subviews == [] && a.subviews == [])
    }

    @Test func hookMovesAViewThatIsBeingAdded() {
        let (a, b, c) = (view("a"), view("b"), view("c"))
        window.addSubview(a)
        _ = log.take()
        b.onWindow = { [weak b] in
            b?.onWindow = {}
            if let b { c.addSubview(b) }
        }
        a.addSubview(b)
        #expect(
            log.take() == [
                "b.window Window", "a.removes b", "b.window nil", "b.superview c", "c.added b",
            ]
        )
        #expect(b.superview === c && a.subviews == [])
    }

    @Test func deepTreesAreNotifiedWithoutRecursion() {
        final class Nested: View {
            let notify: (Nested) -> Void
            init(_ notify: @escaping (Nested) -> Void) {
                self.notify = notify
                super.init()
            }
            override func didMoveToWindow() { notify(self) }
        }
        var notified: [View] = []
        let views = (0..<10_000).map { _ in Nested { notified.append($0) } }
        for (outer, inner) in zip(views, views.dropFirst()).reversed() { outer.addSubview(inner) }
        window.addSubview(views[0])
        #expect(notified == views)
        views[0].removeFromSuperview()
        #expect(notified == views + views)
        notified = []
        // Each view is released on its own.
        for view in views { view.removeFromSuperview() }
    }
}

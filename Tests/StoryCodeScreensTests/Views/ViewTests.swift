import StoryCode
import TestSupport
import Testing

/// The tree of views and its layout.
@MainActor
struct ViewTests {
    /// A view that logs its layout.
    final class LoggedView: View {
        let name: String
        let log: Log

        init(_ name: String, log: Log) {
            self.name = name
            self.log = log
            super.init()
        }

        var onLayout: () -> Void = {}

        override func layoutSubviews() {
            log.add("\(name).layoutSubviews")
            onLayout()
        }
    }

    let log = Log()

    @Test func addingInsertingAndRemoving() {
        let (outer, a, b, c) = (View(), View(), View(), View())
        outer.addSubview(a)
        outer.addSubview(b)
        outer.insertSubview(c, at: 1)
        #expect(outer.subviews == [a, c, b])
        outer.addSubview(a)
        #expect(outer.subviews == [c, b, a])
        outer.insertSubview(b, at: -3)
        outer.insertSubview(c, at: 99)
        #expect(outer.subviews == [b, a, c])
        a.removeFromSuperview()
        a.removeFromSuperview()
        #expect(outer.subviews == [b, c])
        #expect(a.superview == nil && b.superview === outer)
    }

    @Test func zeroIsTheOriginWithoutExtent() {
        #expect(LayoutPoint.zero == LayoutPoint(x: 0, y: 0))
        #expect(LayoutSize.zero == LayoutSize(width: 0, height: 0))
        #expect(LayoutRect.zero == LayoutRect(x: 0, y: 0, width: 0, height: 0))
        #expect(View().frame == .zero && Window().frame == .zero)
    }

    @Test func updateOfTheContentLeavesTheLayout() {
        let (outer, inner) = (LoggedView("outer", log: log), LoggedView("inner", log: log))
        outer.addSubview(inner)
        outer.layoutIfNeeded()
        _ = log.take()
        inner.setNeedsLayout()
        outer.updatePropertiesIfNeeded()
        outer.layoutIfNeeded()
        log.expect(["inner.layoutSubviews"])
    }

    @Test func viewMovesFromOneSuperviewToAnother() {
        let (first, second, view) = (View(), View(), View())
        first.addSubview(view)
        second.addSubview(view)
        #expect(first.subviews.isEmpty && second.subviews == [view])
    }

    @Test func viewCannotContainItself() {
        let (outer, inner) = (View(), View())
        outer.addSubview(inner)
        log.withDiagnostics {
            inner.addSubview(outer)
            outer.addSubview(outer)
        }
        #expect(outer.subviews == [inner] && inner.subviews.isEmpty)
        #expect(log.take() == ["! viewContainsItself", "! viewContainsItself"])
    }

    @Test func windowAndTheAncestors() {
        let (window, outer, inner) = (Window(), View(), View())
        outer.addSubview(inner)
        #expect(inner.window == nil)
        window.addSubview(outer)
        #expect(inner.window === window)
        #expect(inner.isDescendant(of: window) && inner.isDescendant(of: inner) && !outer.isDescendant(of: inner))
    }

    @Test func frameAndBounds() {
        let view = View(frame: LayoutRect(x: 1, y: 2, width: 3, height: 4))
        #expect(view.bounds == LayoutRect(x: 0, y: 0, width: 3, height: 4))
        view.frame = LayoutRect(x: 5, y: 6, width: 7, height: 8)
        #expect(view.bounds.size == LayoutSize(width: 7, height: 8))
        view.bounds = LayoutRect(x: 9, y: 9, width: 1, height: 1)
        #expect(view.frame == LayoutRect(x: 5, y: 6, width: 1, height: 1))
    }

    @Test func marksLeadToOneLayoutPass() {
        let (outer, inner) = (LoggedView("outer", log: log), LoggedView("inner", log: log))
        outer.addSubview(inner)
        outer.layoutIfNeeded()
        #expect(log.take() == ["outer.layoutSubviews", "inner.layoutSubviews"])
        outer.layoutIfNeeded()
        #expect(log.take() == [])
        inner.setNeedsLayout()
        inner.setNeedsLayout()
        outer.layoutIfNeeded()
        #expect(log.take() == ["inner.layoutSubviews"])
        outer.bounds.size.width = 5
        outer.bounds.origin.x = 5
        outer.layoutIfNeeded()
        #expect(log.take() == ["outer.layoutSubviews"])
    }

    @Test func newAndMovedViewsAreLaidOut() {
        let views = ["first", "second", "moved"].map { LoggedView($0, log: log) }
        views[0].addSubview(views[2])
        for view in views[..<2] { view.layoutIfNeeded() }
        log.expect(["first.layoutSubviews", "moved.layoutSubviews", "second.layoutSubviews"])
        views[1].addSubview(views[2])
        for view in views[..<2] { view.layoutIfNeeded() }
        log.expect(["first.layoutSubviews", "second.layoutSubviews", "moved.layoutSubviews"])
    }

    /// Subviews that are inserted, moved, removed and marked at random places.
    @Test(arguments: 0..<20 as Range<UInt64>)
    func everyMarkedSubviewIsLaidOut(seed: UInt64) {
        var dice = Dice(seed: seed)
        let outer = View()
        var marked: Set<View> = []
        for step in 0..<200 {
            let present = dice.coin() ? dice.pick(outer.subviews) : nil
            let view = present ?? LoggedView("\(step)", log: log)
            switch dice.roll(5) {
            case 0, 1:
                outer.insertSubview(view, at: dice.roll(outer.subviews.count + 1))
                marked.insert(view)
            case 2: view.removeFromSuperview()
            case 3:
                view.setNeedsLayout()
                marked.insert(view)
            default:
                outer.layoutIfNeeded()
                let expected = outer.subviews.filter(marked.contains).compactMap { ($0 as? LoggedView)?.name }
                log.expect(expected.map { "\($0).layoutSubviews" })
                marked = []
            }
        }
    }

    @Test func controllerIsNotifiedOncePerPass() {
        let controller = LoggedController(log: log)
        let window = Window()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        _ = log.take()
        controller.view.setNeedsLayout()
        controller.view.setNeedsLayout()
        controller.view.setNeedsLayout()
        controller.view.layoutIfNeeded()
        controller.view.layoutIfNeeded()
        #expect(log.take() == ["C.willLayout", "C.didLayout"])
    }

    @Test func controllerIsNotifiedBeforeInnerLayout() {
        let inner = LoggedView("inner", log: log)
        let controller = LoggedController(log: log)
        controller.view = LoggedView("outer", log: log)
        controller.view.addSubview(inner)
        let window = Window()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        log.expect([
            "C.willAppear", "C.isAppearing", "C.willLayout", "outer.layoutSubviews", "C.didLayout",
            "inner.layoutSubviews", "C.didAppear",
        ])
    }

    @Test func markInAVisibleWindowIsLaidOutInTheNextTurn() {
        let clock = ManualClock()
        let controller = LoggedController(log: log)
        let window = Window(scheduler: clock)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        clock.flush()
        _ = log.take()
        controller.view.setNeedsLayout()
        controller.view.setNeedsLayout()
        #expect(log.take() == [])
        clock.flush()
        #expect(log.take() == ["C.willLayout", "C.didLayout"])
        #expect(clock.isAtRest)
    }

    @Test func layoutComesBeforeTheAppearanceIsOver() {
        let clock = ManualClock()
        let controller = LoggedController(log: log)
        let window = Window(scheduler: clock)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        controller.view.setNeedsLayout()
        _ = log.take()
        clock.flush()
        #expect(log.take() == ["C.willLayout", "C.didLayout", "C.didAppear"])
    }

    @Test func viewRemovedDuringThePassIsNotLaidOut() {
        let (outer, inner) = (LoggedView("outer", log: log), LoggedView("inner", log: log))
        let controller = LoggedController(log: log)
        controller.view = outer
        outer.addSubview(inner)
        let window = Window(scheduler: ManualClock())
        window.rootViewController = controller
        window.makeKeyAndVisible()
        _ = log.take()
        inner.setNeedsLayout()
        outer.setNeedsLayout()
        controller.react = { _, event in
            if event == .viewDidLayoutSubviews { inner.removeFromSuperview() }
        }
        outer.layoutIfNeeded()
        #expect(log.take() == ["C.willLayout", "outer.layoutSubviews", "C.didLayout"])
    }

    /// Regression: the window once stayed marked, and marks inside it were ignored.
    @Test func marksWorkInAWindowShownWithoutARoot() {
        let clock = ManualClock()
        let controller = LoggedController(log: log)
        let window = Window(scheduler: clock)
        window.rootViewController = controller
        controller.react = { [unowned window] _, event in
            if event == .viewWillAppear(false) { window.rootViewController = nil }
        }
        window.makeKeyAndVisible()
        let view = LoggedView("view", log: log)
        window.addSubview(view)
        _ = log.take()
        clock.flush()
        #expect(log.take() == ["view.layoutSubviews"])
        view.setNeedsLayout()
        clock.flush()
        #expect(log.take() == ["view.layoutSubviews"])
    }

    /// Regression: this once did not end.
    @Test func layoutRequestedInLayoutWaitsForTheNextPass() {
        let clock = ManualClock()
        let controller = LoggedController(log: log)
        let window = Window(scheduler: clock)
        window.rootViewController = controller
        controller.react = { controller, event in
            guard event == .viewWillLayoutSubviews else { return }
            controller.view.setNeedsLayout()
            controller.view.layoutIfNeeded()
        }
        window.makeKeyAndVisible()
        #expect(log.take().suffix(3) == ["C.isAppearing", "C.willLayout", "C.didLayout"])
        controller.react = { _, _ in }
        clock.flush()
        #expect(log.take() == ["C.willLayout", "C.didLayout", "C.didAppear"])
    }

    @Test func siblingRemovedDuringThePassIsNotLaidOut() {
        let (outer, first, second) = (View(), LoggedView("first", log: log), LoggedView("second", log: log))
        outer.addSubview(first)
        outer.addSubview(second)
        first.onLayout = { second.removeFromSuperview() }
        outer.layoutIfNeeded()
        #expect(log.take() == ["first.layoutSubviews"])
    }

    @Test func treeOfManyLevelsIsLaidOut() {
        let last = LoggedView("last", log: log)
        var outermost: View = last
        for _ in 0..<10_000 {
            let view = View()
            view.addSubview(outermost)
            outermost = view
        }
        let outer = LoggedView("outer", log: log)
        outer.addSubview(outermost)
        outer.layoutIfNeeded()
        #expect(log.take() == ["outer.layoutSubviews", "last.layoutSubviews"])
    }
}

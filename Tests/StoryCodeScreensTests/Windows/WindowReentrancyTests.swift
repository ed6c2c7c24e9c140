import StoryCode
import TestSupport
import Testing

/// Changes of windows requested in callbacks of a change.
///
/// Each of these cases was once a bug.
@MainActor
struct WindowReentrancyTests {
    /// A view that runs a closure once, in its layout, which is no event.
    final class ActingView: View {
        var onLayout: (() -> Void)?

        override func layoutSubviews() {
            let action = onLayout
            onLayout = nil
            action?()
        }
    }

    let log = Log()

    /// A visible window with a root, and an empty log.
    func shown(_ name: String, scheduler: some LifecycleScheduler = .immediate) -> (LoggedController, Window) {
        let controller = LoggedController(name, log: log)
        let window = Window(scheduler: scheduler)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        (scheduler as? ManualClock)?.flush()
        _ = log.take()
        return (controller, window)
    }

    @Test func lastRequestedRootWins() {
        let (a, first) = shown("A")
        let (second, third) = (Window(), Window())
        second.makeKeyAndVisible()
        let b = LoggedController("B", log: log)
        a.once(.viewWillDisappear(false)) { second.rootViewController = b }
        second.rootViewController = a
        #expect(first.rootViewController == nil && second.rootViewController === b)
        log.expectMoves(["A.willDisappear", "B.willAppear", "A.didDisappear", "B.didAppear"])
        third.rootViewController = b
        #expect(second.rootViewController == nil && third.rootViewController === b)
    }

    @Test func rootRequestedAgainWhileItLeavesStays() {
        let (a, first) = shown("A")
        let second = Window()
        second.makeKeyAndVisible()
        a.once(.viewWillDisappear(false)) { first.rootViewController = a }
        second.rootViewController = a
        #expect(first.rootViewController === a && second.rootViewController == nil)
        #expect(first.subviews == [a.view])
        #expect(log.take() == ["A.willDisappear", "A.willAppear", "A.isAppearing", "A.didAppear"])
    }

    @Test func nestedLayoutOfTheWindowLosesNoMark() {
        let (a, window) = shown("A", scheduler: ManualClock())
        a.once(.viewWillLayoutSubviews) {
            a.view.setNeedsLayout()
            window.layoutIfNeeded()
        }
        a.view.setNeedsLayout()
        window.layoutIfNeeded()
        _ = log.take()
        a.view.setNeedsLayout()
        window.layoutIfNeeded()
        #expect(log.take() == ["A.willLayout", "A.didLayout"])
    }

    @Test func windowHiddenAndShownInLayoutSendsAllEvents() {
        let (a, window) = shown("A")
        a.once(.viewWillLayoutSubviews) {
            window.isHidden = true
            window.isHidden = false
        }
        a.view.setNeedsLayout()
        window.layoutIfNeeded()
        log.expect([
            "A.willLayout", "A.willDisappear", "A.didDisappear", "A.willAppear", "A.didLayout",
            "A.isAppearing", "A.willLayout", "A.didLayout", "A.didAppear",
        ])
    }

    @Test func changesAndRequestsOfOneCallbackRunInTheirOrder() {
        let (a, window) = shown("A")
        a.once(.viewDidLayoutSubviews) {
            window.isHidden = true
            a.view = nil
            window.isHidden = false
        }
        log.withDiagnostics {
            a.view.setNeedsLayout()
            a.view.layoutIfNeeded()
        }
        log.expect([
            "A.willLayout", "A.didLayout", "A.willDisappear", "A.didDisappear", "A.willTearDown", "A.didTearDown",
            "A.loadView", "A.didLoad", "A.willAppear", "A.isAppearing", "A.willLayout", "A.didLayout",
            "A.didAppear",
        ])
    }

    @Test func rootThatComesBackBeforeItsTurnAppears() {
        let a = LoggedController("A", log: log)
        let b = LoggedController("B", log: log)
        let window = Window()
        b.once(.viewDidLoad) { window.rootViewController = a }
        let view = ActingView()
        view.onLayout = { window.rootViewController = b }
        a.view = view
        window.rootViewController = a
        window.makeKeyAndVisible()
        #expect(window.rootViewController === a)
        log.expect([
            "A.willAppear", "A.isAppearing", "A.willLayout", "A.didLayout",
            "B.loadView", "B.didLoad", "A.willDisappear", "A.didDisappear", "B.willAppear", "B.isAppearing",
            "B.willLayout", "B.didLayout", "B.willDisappear", "B.didDisappear",
            "A.willAppear", "A.isAppearing", "A.willLayout", "A.didLayout", "A.didAppear",
        ])
    }

    @Test func sheetPresentedWhileTheNextRootLoadsLeavesFirst() {
        let (a, window) = shown("A")
        let (b, sheet) = (LoggedController("B", log: log), LoggedController("sheet", log: log))
        b.once(.viewDidLoad) { a.present(sheet, animated: false) }
        window.rootViewController = b
        #expect(a.presentedViewController == nil && window.subviews == [b.view])
        log.expectMoves([
            "sheet.willAppear", "sheet.didAppear", "sheet.willDisappear", "sheet.didDisappear", "A.willDisappear",
            "A.didDisappear", "B.willAppear", "B.didAppear",
        ])
    }

    @Test func disappearingRootAppearsInAnotherWindow() {
        let (a, first) = shown("A")
        let second = Window()
        second.makeKeyAndVisible()
        let b = LoggedController("B", log: log)
        b.once(.viewDidLoad) { second.rootViewController = a }
        first.rootViewController = b
        #expect(first.subviews == [b.view] && second.subviews == [a.view])
        log.expect([
            "B.loadView", "B.didLoad", "A.willDisappear", "A.didDisappear",
            "B.willAppear", "B.isAppearing", "B.willLayout", "B.didLayout",
            "A.willAppear", "A.isAppearing", "A.willLayout", "A.didLayout", "B.didAppear", "A.didAppear",
        ])
    }

    @Test func rootThatMovesToAnotherWindowWhileTheNextLoadsStaysVisible() {
        let (a, first) = shown("A")
        let second = Window()
        second.makeKeyAndVisible()
        let b = LoggedController("B", log: log)
        b.once(.viewDidLoad) { second.addSubview(a.view) }
        first.rootViewController = b
        #expect(first.subviews == [b.view] && second.subviews == [a.view] && a.appearanceState == .appeared)
        log.expectMoves(["B.willAppear", "B.didAppear"])
    }

    @Test func rootWhoseViewIsInAReleasedWindowDisappears() {
        let (a, window) = shown("A")
        let b = LoggedController("B", log: log)
        var other: Window? = Window()
        other?.rootViewController = b
        other?.makeKeyAndVisible()
        other?.addSubview(a.view)
        b.once(.viewDidLayoutSubviews) {
            other = nil
            window.isHidden = true
        }
        _ = log.take()
        b.view.setNeedsLayout()
        b.view.layoutIfNeeded()
        #expect(other == nil && a.view.superview == nil && b.view.superview == nil)
        log.expectMoves(["A.willDisappear", "A.didDisappear", "B.willDisappear", "B.didDisappear"])
    }

    @Test func rootRequestedWhileALeftOverLeavesWins() {
        let (a, window) = shown("A")
        let (b, c, d) = (
            LoggedController("B", log: log), LoggedController("C", log: log), LoggedController("D", log: log)
        )
        a.once(.viewDidDisappear(false)) { a.beginAppearanceTransition(true, animated: false) }
        window.rootViewController = b
        a.once(.viewDidDisappear(false)) { window.rootViewController = d }
        _ = log.take()
        window.rootViewController = c
        #expect(window.rootViewController === d && window.subviews == [d.view])
        log.expectMoves([
            "A.willDisappear", "A.didDisappear", "B.willDisappear", "B.didDisappear", "D.willAppear", "D.didAppear",
        ])
    }

    @Test func rootAfterALeftOverIsReleased() {
        let (a, window) = shown("A")
        a.react = { a, event in
            if event.short == "didDisappear" { a.beginAppearanceTransition(true, animated: false) }
        }
        weak var released: ViewController?
        do {
            let b = LoggedController("B", log: log)
            released = b
            window.rootViewController = b
        }
        window.rootViewController = LoggedController("C", log: log)
        #expect(released == nil)
        a.react = { _, _ in }
    }

    @Test func windowThatIsReleasedLeavesItsOldRootAlone() {
        var first: Window?
        let second = Window()
        second.makeKeyAndVisible()
        let a = LoggedController("A", log: log)
        a.once(.viewDidAppear(false)) {
            second.rootViewController = a
            first = nil
        }
        first = Window()
        first?.rootViewController = a
        first?.makeKeyAndVisible()
        #expect(first == nil && second.rootViewController === a && second.subviews == [a.view])
        second.isHidden = true
        #expect(log.take().suffix(2) == ["A.willDisappear", "A.didDisappear"])
    }

    @Test func endOfAWindowsTurnIsWholeToo() {
        let clock = ManualClock()
        let a = LoggedController("A", log: log)
        let window = Window(scheduler: clock)
        log.withDiagnostics {
            window.rootViewController = a
            window.makeKeyAndVisible()
            _ = log.take()
            a.once(.viewDidLayoutSubviews) { a.view = nil }
            a.view.setNeedsLayout()
            clock.flush()
        }
        log.expect([
            "A.willLayout", "A.didLayout", "A.didAppear", "! viewUnloadedWhileVisible",
            "A.willDisappear", "A.didDisappear", "A.willTearDown", "A.didTearDown",
        ])
    }

    @Test func layoutBeforeAnEndMayReverse() {
        let controller = LoggedController(log: log)
        let window = Window(scheduler: ManualClock())
        window.makeKeyAndVisible()
        controller.once(.viewIsAppearing(false)) {
            controller.beginAppearanceTransition(false, animated: false)
        }
        controller.beginAppearanceTransition(true, animated: false)
        window.addSubview(controller.view)
        controller.endAppearanceTransition()
        log.withDiagnostics { controller.endAppearanceTransition() }
        log.expect([
            "C.loadView", "C.didLoad", "C.willAppear", "C.isAppearing", "C.willDisappear", "C.willLayout",
            "C.didLayout", "C.didDisappear",
        ])
    }
}

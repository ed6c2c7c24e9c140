import StoryCode
import TestSupport
import Testing

/// The updates of contents, the layout, the appearance and the phases of the window in one list.
@MainActor
struct ContentScenarios {
    let log = Log()
    let window = Window(scheduler: ManualClock())

    init() { log.showsUpdates = true }

    /// Returns a recorded controller with the phases in its lines.
    private func controller(_ name: String) -> LoggedController {
        let controller = log.controller(name)
        controller.react = { [log] _, event in
            if case .windowPhaseDidChange(_, let phase) = event { log.annotate("(\(phase))") }
        }
        return controller
    }

    private func show(_ root: ViewController) {
        log.show(root, in: window)
        enter(.foregroundActive)
        _ = log.take()
    }

    private func enter(_ phase: WindowPhase) {
        window.phase = phase
        log.wait(for: window)
    }

    @Test func windowIsShown() {
        window.rootViewController = controller("A")
        window.makeKeyAndVisible()
        log.wait(for: window)
        enter(.foregroundActive)
        log.expect([
            "A.loadView", "A.didLoad", "A.willAppear", "A.isAppearing", "A.updateProperties", "A.willLayout",
            "A.didLayout", "~", "A.didAppear", "~", "A.windowPhaseDidChange(foregroundInactive)",
            "A.windowPhaseDidChange(foregroundActive)",
        ])
    }

    @Test func controllerIsPushed() {
        let nav = log.navigation(controller("A"))
        show(nav)
        nav.pushViewController(controller("B"), animated: true)
        log.wait(for: window)
        enter(.foregroundInactive)
        log.expect([
            "B.willMove(nav)", "B.loadView", "B.didLoad", "A.willDisappear", "B.willAppear", "B.isAppearing",
            "B.updateProperties", "B.willLayout", "B.didLayout", "~", "A.didDisappear", "B.didAppear",
            "B.didMove(nav)", "~", "B.windowPhaseDidChange(foregroundInactive)",
        ])
    }

    @Test func controllerIsPresented() {
        let (a, b) = (controller("A"), controller("B"))
        show(a)
        b.modalPresentationStyle = .fullScreen
        a.present(b, animated: true)
        log.wait(for: window)
        enter(.foregroundInactive)
        log.expect([
            "B.loadView", "B.didLoad", "A.willDisappear", "B.willAppear", "B.isAppearing", "B.updateProperties",
            "B.willLayout", "B.didLayout", "~", "B.didAppear", "A.didDisappear", "~",
            "B.windowPhaseDidChange(foregroundInactive)",
        ])
    }

    @Test func tabIsSelected() {
        let tab = log.tabs(controller("A"), controller("B"))
        show(tab)
        tab.selectedIndex = 1
        log.wait(for: window)
        tab.selectedIndex = 0
        log.wait(for: window)
        enter(.foregroundInactive)
        log.expect([
            "B.loadView", "B.didLoad", "B.willAppear", "A.willDisappear", "A.didDisappear", "B.isAppearing",
            "B.updateProperties", "B.willLayout", "B.didLayout", "~", "B.didAppear",
            "A.willAppear", "B.willDisappear", "B.didDisappear", "A.isAppearing", "A.willLayout", "A.didLayout", "~",
            "A.didAppear", "~", "A.windowPhaseDidChange(foregroundInactive)",
        ])
    }

    @Test func windowIsHiddenAndShown() {
        let a = controller("A")
        show(a)
        window.isHidden = true
        enter(.foregroundInactive)
        a.setNeedsUpdateProperties()
        window.isHidden = false
        log.wait(for: window)
        log.expect([
            "A.willDisappear", "A.didDisappear", "~", "A.willAppear", "A.isAppearing", "A.updateProperties",
            "A.willLayout", "A.didLayout", "~", "A.didAppear",
        ])
    }

    @Test func backgroundAndBack() {
        let a = controller("A")
        show(a)
        enter(.background)
        a.setNeedsUpdateProperties()
        log.wait(for: window)
        enter(.foregroundActive)
        log.expect([
            "~", "A.windowPhaseDidChange(foregroundInactive)", "A.windowPhaseDidChange(background)", "~",
            "A.updateProperties", "~", "A.windowPhaseDidChange(foregroundInactive)",
            "A.windowPhaseDidChange(foregroundActive)",
        ])
    }
}

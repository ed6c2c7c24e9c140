import StoryCode
import TestSupport
import Testing

/// Whether each event of a transition says that it is animated.
@MainActor
struct AnimationFlagScenarios {
    /// Writes the events down with their arguments.
    final class ExactController: LoggedController {
        override func heard(_ event: ViewEvent) {
            if let animated = event.animated { log.add("\(name).\(event.short)(\(animated))") }
        }
        override func loadView() { view = View() }
        override func willMove(toParent parent: ViewController?) {}
        override func didMove(toParent parent: ViewController?) {}
    }

    let log = Log()
    let window = Window(scheduler: ManualClock())

    func controller(_ name: String) -> ExactController { ExactController(name, log: log) }

    @Test(arguments: [true, false])
    func ofAStack(animated: Bool) {
        let nav = log.navigation(controller("A"))
        log.show(nav, in: window)
        nav.pushViewController(controller("B"), animated: animated)
        log.wait(for: window)
        #expect(
            log.take().sorted() == [
                "A.didDisappear(\(animated))", "A.willDisappear(\(animated))",
                "B.didAppear(\(animated))", "B.isAppearing(\(animated))", "B.willAppear(\(animated))", "~",
            ]
        )
        nav.popViewController(animated: animated)
        log.wait(for: window)
        #expect(
            log.take().sorted() == [
                "A.didAppear(\(animated))", "A.isAppearing(\(animated))", "A.willAppear(\(animated))",
                "B.didDisappear(\(animated))", "B.willDisappear(\(animated))", "~",
            ]
        )
    }

    @Test(arguments: [true, false])
    func ofAPresentation(animated: Bool) {
        let (a, b) = (controller("A"), controller("B"))
        b.modalPresentationStyle = .fullScreen
        log.show(a, in: window)
        a.present(b, animated: animated)
        log.wait(for: window)
        #expect(
            log.take().sorted() == [
                "A.didDisappear(\(animated))", "A.willDisappear(\(animated))",
                "B.didAppear(\(animated))", "B.isAppearing(\(animated))", "B.willAppear(\(animated))", "~",
            ]
        )
        b.dismiss(animated: animated)
        log.wait(for: window)
        #expect(
            log.take().sorted() == [
                "A.didAppear(\(animated))", "A.isAppearing(\(animated))", "A.willAppear(\(animated))",
                "B.didDisappear(\(animated))", "B.willDisappear(\(animated))", "~",
            ]
        )
    }

    @Test func ofWhatIsInsideAContainerThatGoes() {
        let nav = log.navigation(controller("B"))
        let a = controller("A")
        log.show(a, in: window)
        a.present(nav, animated: true)
        log.wait(for: window)
        a.dismiss(animated: true)
        log.wait(for: window)
        #expect(
            log.take() == [
                "B.willAppear(true)", "B.isAppearing(true)", "~", "B.didAppear(true)",
                "B.willDisappear(true)", "~", "B.didDisappear(true)",
            ]
        )
    }

    @Test func ofTabs() {
        let tab = log.tabs(controller("A"), controller("B"))
        log.show(tab, in: window)
        tab.selectedIndex = 1
        log.wait(for: window)
        #expect(
            log.take() == [
                "B.willAppear(false)", "A.willDisappear(false)", "A.didDisappear(false)", "B.isAppearing(false)", "~",
                "B.didAppear(false)",
            ]
        )
    }
}

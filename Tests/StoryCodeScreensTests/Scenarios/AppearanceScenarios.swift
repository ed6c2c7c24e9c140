import StoryCode
import TestSupport
import Testing

/// `beginAppearanceTransition` and `endAppearanceTransition` in order, and out of it.
@MainActor
struct AppearanceScenarios {
    let log = Log()

    @Test("B1.21 nested calls tell once")
    func nestedCallsTellOnce() {
        let c = log.controller("C")
        c.beginAppearanceTransition(true, animated: false)
        c.beginAppearanceTransition(true, animated: false)
        c.endAppearanceTransition()
        log.add("~")
        c.endAppearanceTransition()
        #expect(log.take() == ["C.loadView", "C.didLoad", "C.willAppear", "~", "C.didAppear"])
    }

    @Test("B1.22 what has appeared is begun again")
    func whatHasAppearedIsBegunAgain() {
        let c = log.controller("C")
        c.beginAppearanceTransition(true, animated: false)
        c.endAppearanceTransition()
        _ = log.take()
        log.withDiagnostics { c.beginAppearanceTransition(true, animated: false) }
        #expect(log.take() == ["! unbalancedAppearanceTransition"])
    }

    @Test("B1.23 what was never begun is ended")
    func whatWasNeverBegunIsEnded() {
        let c = log.controller("C")
        log.withDiagnostics { c.endAppearanceTransition() }
        #expect(log.take() == ["! unbalancedAppearanceTransition"])
    }
}

import StoryCode
import TestSupport
import Testing

/// Balanced and unbalanced calls of `beginAppearanceTransition` and `endAppearanceTransition`.
@MainActor
struct AppearanceScenarios {
    let log = Log()

    @Test("B1.21 nested calls notify once")
    func nestedCallsNotifyOnce() {
        let c = log.controller("C")
        c.beginAppearanceTransition(true, animated: false)
        c.beginAppearanceTransition(true, animated: false)
        c.endAppearanceTransition()
        log.add("~")
        c.endAppearanceTransition()
        #expect(log.take() == ["C.loadView", "C.didLoad", "C.willAppear", "~", "C.didAppear"])
    }

    @Test("B1.22 an appearance that has ended begins again")
    func appearanceBeginsTwice() {
        let c = log.controller("C")
        c.beginAppearanceTransition(true, animated: false)
        c.endAppearanceTransition()
        _ = log.take()
        log.withDiagnostics { c.beginAppearanceTransition(true, animated: false) }
        #expect(log.take() == ["! unbalancedAppearanceTransition"])
    }

    @Test("B1.23 an end without a begin")
    func endWithoutABegin() {
        let c = log.controller("C")
        log.withDiagnostics { c.endAppearanceTransition() }
        #expect(log.take() == ["! unbalancedAppearanceTransition"])
    }
}

import StoryCode
import TestSupport
import Testing

/// Layout passes.
@MainActor
struct LayoutScenarios {
    let log = Log()
    let window = Window(scheduler: ManualClock())

    @Test("B1.46 several marks lead to one pass, and a clean view is not laid out")
    func severalMarksComeToOnePass() {
        let a = log.controller("A")
        log.show(a, in: window)
        for _ in 1...3 { a.view.setNeedsLayout() }
        a.view.layoutIfNeeded()
        a.view.layoutIfNeeded()
        #expect(log.take() == ["A.willLayout", "A.didLayout"])
    }

    @Test("B1.47 layout runs from the outside in")
    func layoutGoesInwards() {
        let (p, c) = (log.controller("P"), log.controller("C"))
        p.addChild(c)
        p.view.addSubview(c.view)
        c.didMove(toParent: p)
        log.show(p, in: window)
        for each in [c, p] { each.view.setNeedsLayout() }
        p.view.layoutIfNeeded()
        #expect(log.take() == ["P.willLayout", "P.didLayout", "C.willLayout", "C.didLayout"])
    }
}

import StoryCode
import Testing

/// The phases between two phases of a window.
struct WindowPhaseTests {
    @Test func windowIsInactiveBeforeItIsActiveAndAfterwards() {
        let paths = WindowPhase.allCases.flatMap { start in
            WindowPhase.allCases.map { ([start] + start.steps(to: $0)).map(\.rawValue).joined(separator: ", ") }
        }
        #expect(
            paths == [
                "unattached", "unattached, background", "unattached, foregroundInactive",
                "unattached, foregroundInactive, foregroundActive",
                "background, unattached", "background", "background, foregroundInactive",
                "background, foregroundInactive, foregroundActive",
                "foregroundInactive, unattached", "foregroundInactive, background", "foregroundInactive",
                "foregroundInactive, foregroundActive",
                "foregroundActive, foregroundInactive, unattached", "foregroundActive, foregroundInactive, background",
                "foregroundActive, foregroundInactive", "foregroundActive",
            ]
        )
    }
}

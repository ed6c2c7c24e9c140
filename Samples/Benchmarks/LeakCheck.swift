import StoryCode
import StoryCodeLeaks

/// A scene with a cycle of strong references, which an optimised build finds like any other.
@MainActor
enum LeakCheck {
    private final class ClosingController: ViewController {
        var onClose: (@MainActor () -> Void)?
    }

    /// What is wrong with the report of the cycle, or nil.
    static var problem: String? {
        let host = Scene {
            return ClosingController()
        }.host()
        let controller = host.controller
        controller.onClose = { controller.setNeedsUpdateProperties() }
        defer { controller.onClose = nil }
        let cycles = host.retainCycles()
        return cycles.count == 1 && cycles[0].description.contains("onClose")
            ? nil : "a cycle through onClose is reported as \"\(cycles)\""
    }
}

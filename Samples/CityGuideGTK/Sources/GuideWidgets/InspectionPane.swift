import CityGuideBase
import CityGuideKit
import GTKToolkit
import StoryCode

/// The tree of controllers and the latest events, which the user shows and hides.
final class InspectionPane {
    weak var guide: Guide? { didSet { observe() } }

    private static let eventCount = 8

    private let inspect: NativeObject
    private let tree: NativeObject
    private let events: NativeObject

    /// - Parameter interface: The interface of the window.
    init(_ interface: Interface) {
        inspect = interface["inspect"]
        tree = interface["tree"]
        events = interface["events"]
        inspect.on("toggled") { [weak self] in self?.update() }
    }

    /// Updates in the turn after an event, in which the states are those after it.
    private func observe() {
        guide?.log.onChange { [weak self] in
            guard let self else { return }
            guide?.window.scheduler.schedule(after: .zero) { [weak self] in
                self?.update()
                self?.observe()
            }
        }
    }

    private func update() {
        guard inspect.flag("active"), let inspection = guide?.inspection(events: Self.eventCount) else { return }
        tree.set("label", to: inspection.tree.joined(separator: "\n"))
        events.set("label", to: inspection.events.joined(separator: "\n"))
    }
}

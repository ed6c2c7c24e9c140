import StoryCode
import TestSupport

/// The injections of a controller of a random storyboard.
@MainActor
final class ControllerRecord {
    let serial: Int
    let kind: ControllerKind
    /// The lines of the registrations that injected it, with the index of the gift's container.
    var injected: [String] = []
    /// The containers from which it resolved itself.
    var resolved: [String] = []

    init(_ serial: Int, _ kind: ControllerKind) {
        self.serial = serial
        self.kind = kind
    }
}

/// A controller with a record.
@MainActor
protocol RecordedController: ViewController, SendableMetatype {
    var record: ControllerRecord { get set }
    init()
}

class RecordedBase: ViewController, RecordedController {
    var record = ControllerRecord(-1, .base)

    required override init() { super.init() }
}

final class RecordedDerived: RecordedBase, StoryboardResolving {}

final class RecordedOther: ViewController, RecordedController, StoryboardResolving {
    var record = ControllerRecord(-1, .other)
}

final class RecordedStack: NavigationController, RecordedController {
    var record = ControllerRecord(-1, .stack)
}

final class RecordedTabs: TabBarController, RecordedController {
    var record = ControllerRecord(-1, .tabs)
}

extension StoryboardResolving where Self: RecordedController {
    func resolveViewController(_ resolver: Resolver) { record.resolved.append(resolver.container.name) }
}

/// A dependency of factories and injections, which identifies the container that made it.
final class RecordedGift: Sendable {
    let containerID: Int

    init(_ containerID: Int) { self.containerID = containerID }
}

extension ControllerKind {
    /// The class, or nil for the base class, of which no controller is created.
    @MainActor var type: (any RecordedController.Type)? {
        switch self {
        case .any: nil
        case .base: RecordedBase.self
        case .derived: RecordedDerived.self
        case .other: RecordedOther.self
        case .stack: RecordedStack.self
        case .tabs: RecordedTabs.self
        }
    }
}

/// All controllers that were created.
@MainActor
final class ControllerLog {
    private struct Entry {
        weak var controller: ViewController?
        let record: ControllerRecord
    }

    private var entries: [Entry] = []
    /// The unwind actions that were performed, each with the serial number of its controller.
    var performedActions: [String] = []

    var count: Int { entries.count }
    var records: [ControllerRecord] { entries.map(\.record) }

    /// The controllers that still exist, in order of creation.
    var living: [(controller: ViewController, record: ControllerRecord)] {
        entries.compactMap { entry in entry.controller.map { ($0, entry.record) } }
    }

    /// The controller with a serial number, or nil if it is not made yet or not alive.
    subscript(serial: Int) -> ViewController? { serial < entries.count ? entries[serial].controller : nil }

    func record(of controller: ViewController?) -> ControllerRecord? { (controller as? any RecordedController)?.record }

    func make(_ kind: ControllerKind) -> ViewController {
        guard let type = kind.type else { preconditionFailure("No controller of this class is created") }
        return make(type, kind)
    }

    func make<Screen: RecordedController>(_ type: Screen.Type, _ kind: ControllerKind) -> Screen {
        let record = ControllerRecord(entries.count, kind)
        let screen = Screen()
        screen.record = record
        entries.append(Entry(controller: screen, record: record))
        return screen
    }
}

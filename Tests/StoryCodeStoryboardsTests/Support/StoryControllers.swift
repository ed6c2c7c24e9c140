import StoryCode
import TestSupport

/// What happened to a controller of a random storyboard.
@MainActor
final class StoryRecord {
    let serial: Int
    let kind: StoryKind
    /// The lines of the registrations that injected it, with the container that the gift is from.
    var injected: [String] = []
    /// The containers that it was to resolve itself from.
    var resolved: [String] = []

    init(_ serial: Int, _ kind: StoryKind) {
        self.serial = serial
        self.kind = kind
    }
}

/// A controller that has a record.
@MainActor
protocol StoryScreen: ViewController, SendableMetatype {
    var record: StoryRecord { get }
    init(_ record: StoryRecord)
}

class StoryBase: ViewController, StoryScreen {
    let record: StoryRecord

    required init(_ record: StoryRecord) {
        self.record = record
        super.init()
    }
}

final class StoryDerived: StoryBase, StoryboardResolving {
    func resolveViewController(_ resolver: Resolver) { record.resolved.append(resolver.container.name) }
}

final class StoryOther: ViewController, StoryScreen, StoryboardResolving {
    let record: StoryRecord

    required init(_ record: StoryRecord) {
        self.record = record
        super.init()
    }

    func resolveViewController(_ resolver: Resolver) { record.resolved.append(resolver.container.name) }
}

final class StoryStack: NavigationController, StoryScreen {
    let record: StoryRecord

    required init(_ record: StoryRecord) {
        self.record = record
        super.init()
    }
}

final class StoryTabs: TabBarController, StoryScreen {
    let record: StoryRecord

    required init(_ record: StoryRecord) {
        self.record = record
        super.init()
    }
}

/// What containers give to factories and injections; it knows the container.
final class StoryGift: Sendable {
    let shelf: Int

    init(_ shelf: Int) { self.shelf = shelf }
}

extension StoryKind {
    /// The class, if any is made of it.
    @MainActor var type: (any StoryScreen.Type)? {
        switch self {
        case .any: nil
        case .base: StoryBase.self
        case .derived: StoryDerived.self
        case .other: StoryOther.self
        case .stack: StoryStack.self
        case .tabs: StoryTabs.self
        }
    }
}

/// The book of all controllers that were made.
@MainActor
final class StoryBook {
    private struct Entry {
        weak var controller: ViewController?
        let record: StoryRecord
    }

    private var entries: [Entry] = []
    /// The unwind actions that were carried out, and on whom.
    var acted: [String] = []

    var count: Int { entries.count }
    var records: [StoryRecord] { entries.map(\.record) }

    /// Those who are alive, in order.
    var living: [(controller: ViewController, record: StoryRecord)] {
        entries.compactMap { entry in entry.controller.map { ($0, entry.record) } }
    }

    subscript(serial: Int) -> ViewController? { entries[serial].controller }

    func record(of controller: ViewController?) -> StoryRecord? { (controller as? any StoryScreen)?.record }

    func make(_ kind: StoryKind) -> ViewController {
        guard let type = kind.type else { preconditionFailure("none is made of it") }
        return make(type, kind)
    }

    func make<Screen: StoryScreen>(_ type: Screen.Type, _ kind: StoryKind) -> Screen {
        let record = StoryRecord(entries.count, kind)
        let screen = Screen(record)
        entries.append(Entry(controller: screen, record: record))
        return screen
    }
}

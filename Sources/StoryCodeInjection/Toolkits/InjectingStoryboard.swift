package import StoryCodeContainer
import StoryCodeLocks
import StoryCodeScenes

/// What an adapter for a toolkit stores with a storyboard.
@MainActor
package final class StoryboardRecord {
    /// The container that injects the controllers of the storyboard.
    package fileprivate(set) var container: Container

    /// Whether the container is the default one, and the first call with another container replaces it.
    fileprivate var isDefault = false

    /// The names of all containers in which storyboards of this name are registered, if there are several.
    fileprivate var rivals: [String] = []

    /// Whether the next call of the storyboard is one that injects itself.
    fileprivate var isCallExplicit = false

    fileprivate init(_ container: Container) { self.container = container }

    /// Returns the container for a use of the storyboard that does not name one, and reports once if it is ambiguous.
    func takeContainer(for storyboard: any InjectingStoryboard) -> Container {
        if !rivals.isEmpty { DiagnosticHandler.report(.ambiguousStoryboard(containers: rivals), storyboard) }
        rivals = []
        return container
    }
}

/// A storyboard of a toolkit, with controllers that a container injects.
@MainActor
package protocol InjectingStoryboard: AnyObject {
    /// What is stored with the storyboard.
    var storyboardRecord: StoryboardRecord? { get set }

    /// Begins to observe the methods that make controllers.
    func observeInstantiation()
}

extension InjectingStoryboard {
    /// Sets the container that injects every controller that the storyboard makes.
    package func setContainer(_ container: Container) {
        let record = record(container)
        record.container = container
        (record.rivals, record.isDefault) = ([], false)
    }

    /// Returns the record, and creates it with a container if necessary.
    private func record(_ container: Container) -> StoryboardRecord {
        if let storyboardRecord { return storyboardRecord }
        let record = StoryboardRecord(container)
        storyboardRecord = record
        observeInstantiation()
        return record
    }

    /// Makes a controller with a method of the storyboard, and injects it from a container.
    package func injecting<Made>(from container: Container, _ make: () -> Made) throws -> Made {
        if storyboardRecord?.isDefault == true { setContainer(container) }
        let record = record(container)
        let earlier = record.container
        (record.container, record.isCallExplicit) = (container, true)
        let made = make()
        (record.container, record.isCallExplicit) = (earlier, false)
        try (made as Any as? any InjectedController)?.inject(from: container)
        return made
    }

    /// Makes a controller with an observed method of the storyboard, and injects it unless the caller does.
    package func instantiate<Made>(_ method: () -> Made) -> Made {
        guard let record = storyboardRecord else { return method() }
        // Calls inside this one are others.
        let isExplicit = exchange(&record.isCallExplicit, with: false)
        // Wrappers resolve from the current container when the controller is initialised.
        let made = Container.withCurrent(record.container, method)
        if !isExplicit, let controller = made as Any as? any InjectedController {
            controller.injectOrReport(from: record.takeContainer(for: self))
        }
        return made
    }

    /// Gives a storyboard that was made by name the container in which it is registered, or else the default one.
    package func wasMade(name: String, bundle: String?, default: Container?) {
        let containers = RegisteredStoryboards.containers(of: name, in: bundle)
        guard let container = containers.last ?? `default` else { return }
        setContainer(container)
        storyboardRecord?.isDefault = containers.isEmpty
        if containers.count > 1 { storyboardRecord?.rivals = containers.map(\.name) }
    }
}

/// The containers in which storyboards are registered, by name and path of the bundle.
package enum RegisteredStoryboards {
    private struct Entry {
        let name: String
        let bundle: String?
        weak let container: Container?
    }

    private static let entries = Mutex<[Entry]>([])

    /// Remembers a container, without retaining it.
    package static func add(_ name: String, _ bundle: String?, _ container: Container) {
        entries.withLock { entries in
            entries.removeAll {
                $0.container == nil || ($0.name, $0.bundle) == (name, bundle) && $0.container === container
            }
            entries.append(Entry(name: name, bundle: bundle, container: container))
        }
    }

    /// Returns the containers in which a storyboard of the bundle is registered, or else those with one of the same name,
    /// in the order of the registrations.
    fileprivate static func containers(of name: String, in bundle: String?) -> [Container] {
        let named = entries.withLock { $0.filter { $0.name == name && $0.container != nil } }
        let own = named.filter { $0.bundle == bundle }
        return (own.isEmpty ? named : own).compactMap(\.container)
            .reduce(into: []) { found, next in if !found.contains(where: { $0 === next }) { found.append(next) } }
    }
}

package import StoryCodeScenes

/// The controllers, helpers and views that a tracer has seen.
///
/// Retains none of them.
@MainActor
package struct SceneLog {
    /// A controller and the parts of its scene.
    @MainActor
    package final class Entry {
        package weak let controller: AnyObject?

        /// The name of the controller, which is needed after its release too.
        package private(set) var name: String

        fileprivate var parts: [(object: Weak<AnyObject>, role: ScenePart.Role)] = []

        /// Whether a window has shown the controller.
        var wasShown = false

        /// The time at which the controller left its place.
        var left: Duration?

        var isReported = false

        fileprivate init(_ controller: AnyObject) {
            self.controller = controller
            name = "\(type(of: controller))"
        }

        fileprivate func add(_ object: AnyObject, _ role: ScenePart.Role) {
            parts.append((Weak(object: object), role))
        }

        /// Updates the name, after the title may have changed.
        fileprivate func rename() {
            if let controller { name = ControllerName.name(of: controller) }
        }

        fileprivate func description(of part: ScenePart) -> String {
            switch part.role {
            case .controller: part.name
            case .helper: "\(part.name), a helper of \(name),"
            case .view: "\(part.name), the view of \(name),"
            }
        }

        /// Whether a part of the scene exists.
        fileprivate var isAlive: Bool { controller != nil || parts.contains { $0.object.object != nil } }
    }

    package private(set) var entries: [Entry] = []
    private var controllers = WeakDictionary<Entry>()

    package init() {}

    /// Returns the entry of a controller, if it was logged.
    package subscript(controller: AnyObject) -> Entry? { controllers[controller] }

    /// Logs a controller.
    @discardableResult
    package mutating func add(_ controller: AnyObject) -> Entry {
        if let entry = self[controller] { return entry }
        let entry = Entry(controller)
        entries.append(entry)
        controllers[controller] = entry
        return entry
    }

    /// Logs what an entry of the trace shows.
    package mutating func record(_ entry: TraceEntry) {
        guard let subject = entry.subject else { return }
        switch entry.event {
        case .made: add(subject)
        case .assembled(let helpers):
            for helper in helpers { self[subject]?.add(helper.object, .helper(number: helper.number)) }
        case .adopted(let view): self[subject]?.add(view, .view)
        case .connected: self[subject]?.rename()
        case .received(let event) where event != .viewDidTearDown: self[subject]?.rename()
        default: break
        }
    }

    /// Removes the entries of scenes that were released.
    mutating func removeReleased() {
        entries.removeAll { !$0.isAlive }
        controllers.removeReleased()
    }
}

// MARK: - Reports

extension SceneLog {
    /// Whether an object exists that should not.
    package func hasSurvivors(except exceptions: [AnyObject]) -> Bool {
        entries.contains { entry in
            parts(of: entry).contains { part in !exceptions.contains { $0 === part.object } }
        }
    }

    /// Returns the message about the objects of some scenes that still exist, or nil if there are none.
    ///
    /// - Parameters:
    ///   - exceptions: Objects that may exist.
    ///   - scope: What the objects outlived, in words.
    package func report(
        of entries: [Entry],
        except exceptions: [AnyObject],
        outliving scope: String
    ) -> (message: String, signature: String)? {
        // The report counts references, so no local variable may retain an object while it is made.
        let survivors = survivors(of: entries, except: exceptions)
        guard !survivors.isEmpty else { return nil }
        defer {
            for survivor in survivors {
                survivor.controller?.release()
                survivor.object.release()
            }
        }
        let report = ReleaseReport(survivors, outliving: scope)
        let message = report.message
        return (message, report.signature(of: message))
    }

    private func survivors(of entries: [Entry], except exceptions: [AnyObject]) -> [ReleaseReport.Survivor] {
        var known = Set(exceptions.map(ObjectIdentifier.init))
        return entries.flatMap { entry in
            parts(of: entry).compactMap { object, role in
                guard known.insert(ObjectIdentifier(object)).inserted else { return nil }
                let isController = role == .controller
                let part = ScenePart(of: object, role, name: isController ? entry.name : nil)
                return ReleaseReport.Survivor(
                    object: CountedObject(object),
                    part: part,
                    controller: isController ? nil : entry.controller.map(CountedObject.init),
                    controllerName: entry.name,
                    description: entry.description(of: part)
                )
            }
        }
    }

    /// Returns the cycles of strong references through a scene.
    package func cycles(through controller: AnyObject) -> RetainCycles {
        RetainCycles(through: controller) { references in
            guard let entry = self[controller] else { return }
            for part in parts(of: entry) where part.role.isHelper {
                references.add(part.object, part.role, of: controller)
            }
        }
    }

    /// Returns the objects of a scene that exist.
    func objects(of entry: Entry) -> [AnyObject] { parts(of: entry).map(\.object) }

    private func parts(of entry: Entry) -> [(object: AnyObject, role: ScenePart.Role)] {
        (entry.controller.map { [($0, .controller)] } ?? [])
            + entry.parts.compactMap { part in part.object.object.map { ($0, part.role) } }
    }
}

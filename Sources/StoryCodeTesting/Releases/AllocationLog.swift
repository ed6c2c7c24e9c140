import StoryCode
import StoryCodeRuns

/// The controllers, helpers and views that are created in some tasks.
///
/// Retains none of them.
@MainActor
final class AllocationLog: LifecycleTracer {
    /// The mark of the tasks.
    let scope = TraceScope()

    private struct Allocation {
        weak let object: AnyObject?
        let role: ScenePart.Role
        /// The index in ``controllers``.
        let controller: Int
    }

    private struct Controller {
        weak let object: AnyObject?
        /// The name, which is needed after the release too.
        var name: String
    }

    private var allocations: [Allocation] = []
    private var controllers: [Controller] = []
    private var indices = WeakDictionary<Int>()

    /// Starts logging.
    init() {
        LifecycleTrace.add(self)
    }

    /// Runs a closure and returns the message about the objects that were created in it and still exist, or nil if
    /// there are none.
    static func message(except exceptions: [AnyObject] = [], about body: () throws -> Void) rethrows -> String? {
        let log = AllocationLog()
        try LifecycleTrace.$scopes.withValue(LifecycleTrace.scopes + [log.scope]) { try withAutoreleasePool(body) }
        LifecycleTrace.remove(log)
        return log.message(except: exceptions)
    }

    func trace(_ entry: TraceEntry) {
        guard scope.isCurrent, let subject = entry.subject else { return }
        switch entry.event {
        case .made:
            add(controller: subject)
        case .assembled(let helpers):
            // A controller of a toolkit is traced for the first time when its scene is assembled.
            if indices[subject] == nil, !(subject is ViewController) { add(controller: subject) }
            for helper in helpers { add(helper.object, .helper(number: helper.number), of: subject) }
        case .adopted(let view):
            add(view, .view, of: subject)
        case .connected:
            rename(subject)
        case .received(let event) where event != .viewDidTearDown:
            rename(subject)
        default:
            break
        }
    }

    /// Whether an object exists that should not.
    func hasSurvivors(except exceptions: [AnyObject]) -> Bool { !survivors(except: exceptions).isEmpty }

    /// The message about the objects that still exist, or nil if there are none.
    func message(except exceptions: [AnyObject]) -> String? {
        let survivors = survivors(except: exceptions).map { allocation, object in
            let controller = controllers[allocation.controller]
            let name = allocation.role == .controller ? controller.name : nil
            let part = ScenePart(of: object, allocation.role, name: name)
            return ReleaseReport.Survivor(
                object: CountedObject(object),
                part: part,
                controller: allocation.role == .controller ? nil : controller.object.map(CountedObject.init),
                description: Self.description(of: part, controller: controller.name)
            )
        }
        guard !survivors.isEmpty else { return nil }
        defer {
            for survivor in survivors {
                survivor.controller?.release()
                survivor.object.release()
            }
        }
        return ReleaseReport(survivors).message
    }

    private func survivors(except exceptions: [AnyObject]) -> [(Allocation, AnyObject)] {
        var known = Set(exceptions.map(ObjectIdentifier.init))
        return allocations.compactMap { allocation in
            guard let object = allocation.object, known.insert(ObjectIdentifier(object)).inserted else { return nil }
            return (allocation, object)
        }
    }

    private func add(controller: AnyObject) {
        indices[controller] = controllers.count
        allocations.append(Allocation(object: controller, role: .controller, controller: controllers.count))
        controllers.append(Controller(object: controller, name: "\(type(of: controller))"))
    }

    /// Logs an object that was added to a controller, unless the controller is older than the log.
    private func add(_ object: AnyObject, _ role: ScenePart.Role, of controller: AnyObject) {
        guard let index = indices[controller] else { return }
        allocations.append(Allocation(object: object, role: role, controller: index))
    }

    /// Updates the name of a controller after its title has changed.
    private func rename(_ controller: AnyObject) {
        if let index = indices[controller] { controllers[index].name = ControllerName.name(of: controller) }
    }

    private static func description(of part: ScenePart, controller: String) -> String {
        switch part.role {
        case .controller: part.name
        case .helper: "\(part.name), a helper of \(controller),"
        case .view: "\(part.name), the view of \(controller),"
        }
    }
}

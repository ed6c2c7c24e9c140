import StoryCode

/// The controllers, helpers and views that are created in some tasks.
///
/// Retains none of them.
@MainActor
final class AllocationLog: LifecycleTracer {
    /// The mark of the tasks.
    let scope = TraceScope()

    private struct Allocation {
        weak let object: AnyObject?
        /// The role of the object for its controller, or nil for a controller.
        let role: String?
        /// The index in ``controllerNames``.
        let controller: Int
    }

    private var allocations: [Allocation] = []

    /// The names of the controllers, which are needed after their release too.
    private var controllerNames: [String] = []

    private var indices = WeakDictionary<Int>()

    /// Starts logging.
    init() {
        LifecycleTrace.add(self)
    }

    func trace(_ entry: TraceEntry) {
        guard scope.isCurrent, let subject = entry.subject else { return }
        switch entry.event {
        case .made:
            add(controller: subject)
        case .assembled(let helpers):
            // A controller of a toolkit is traced for the first time when its scene is assembled.
            if indices[subject] == nil, !(subject is ViewController) { add(controller: subject) }
            for helper in helpers { add(helper, "a helper", of: subject) }
        case .adopted(let view):
            add(view, "the view", of: subject)
        case .received(let event) where event != .viewDidTearDown:
            // The title may be new. It is not read without a view, because a title may load the view.
            if let index = indices[subject] { controllerNames[index] = Self.description(of: subject) }
        default:
            break
        }
    }

    /// The message about the objects that still exist, or nil if there are none.
    func message(except survivors: [AnyObject]) -> String? {
        var known = Set(survivors.map(ObjectIdentifier.init))
        let living = allocations.filter { allocation in
            allocation.object.map { known.insert(ObjectIdentifier($0)).inserted } ?? false
        }
        guard !living.isEmpty else { return nil }
        return """
            \(living.count == 1 ? "An object" : "\(living.count) objects") outlived the closure of expectReleased:

            \(living.compactMap(description).map { "  \($0)" }.joined(separator: "\n"))

            To fix: Find what retains them, such as a closure, or a delegate that is not weak.
            A controller retains its helpers and its view, so begin with the controllers.
            """
    }

    private func add(controller: AnyObject) {
        indices[controller] = controllerNames.count
        allocations.append(Allocation(object: controller, role: nil, controller: controllerNames.count))
        controllerNames.append("\(type(of: controller))")
    }

    /// Logs an object that was added to a controller, unless the controller is older than the log.
    private func add(_ object: AnyObject, _ role: String, of controller: AnyObject) {
        guard let index = indices[controller] else { return }
        allocations.append(Allocation(object: object, role: role, controller: index))
    }

    private func description(_ allocation: Allocation) -> String? {
        guard let object = allocation.object else { return nil }
        guard let role = allocation.role else { return Self.description(of: object) }
        return "\(type(of: object)), \(role) of \(controllerNames[allocation.controller])"
    }

    private static func description(of controller: AnyObject) -> String {
        let title = (controller as? any TitledController)?.title ?? ""
        return "\(type(of: controller))\(title.isEmpty ? "" : " \"\(title)\"")"
    }
}

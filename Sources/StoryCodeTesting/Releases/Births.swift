import StoryCode

/// The controllers, helpers and views that come into being in some tasks, none of them retained.
@MainActor
final class Births: LifecycleTracer {
    /// The mark of the tasks.
    let scope = TraceScope()

    private struct Birth {
        weak let object: AnyObject?
        /// What the object is to its controller, or nil for a controller.
        let role: String?
        /// The place in ``controllers``.
        let controller: Int
    }

    private var births: [Birth] = []

    /// What the controllers are called, also when they are gone.
    private var controllers: [String] = []

    private var places = WeakTable<Int>()

    /// Takes note from now on.
    init() {
        LifecycleTrace.add(self)
    }

    func trace(_ entry: TraceEntry) {
        guard scope.isCurrent, let subject = entry.subject else { return }
        switch entry.event {
        case .made:
            add(controller: subject)
        case .assembled(let helpers):
            // A toolkit's controller is first heard of in its scene.
            if places[subject] == nil, !(subject is ViewController) { add(controller: subject) }
            for helper in helpers { add(helper, "a helper", of: subject) }
        case .adopted(let view):
            add(view, "the view", of: subject)
        case .received(let event) where event != .viewDidTearDown:
            // The title may have come since. It is not asked for where there is no view, in case it would load one.
            if let place = places[subject] { controllers[place] = Self.words(subject) }
        default:
            break
        }
    }

    /// Who is still there, in words, or nil where nobody is.
    func words(except survivors: [AnyObject]) -> String? {
        var known = Set(survivors.map(ObjectIdentifier.init))
        let living = births.filter { birth in
            birth.object.map { known.insert(ObjectIdentifier($0)).inserted } ?? false
        }
        guard !living.isEmpty else { return nil }
        return """
            \(living.count == 1 ? "An object" : "\(living.count) objects") outlived the closure of expectReleased:

            \(living.compactMap(words).map { "  \($0)" }.joined(separator: "\n"))

            To fix: Find who holds them, such as a closure, or a delegate that is not weak.
            A controller holds its helpers and its view, so begin with the controllers.
            """
    }

    private func add(controller: AnyObject) {
        places[controller] = controllers.count
        births.append(Birth(object: controller, role: nil, controller: controllers.count))
        controllers.append("\(type(of: controller))")
    }

    /// Takes note of what a controller got; what one got that was there before goes on with it.
    private func add(_ object: AnyObject, _ role: String, of controller: AnyObject) {
        guard let place = places[controller] else { return }
        births.append(Birth(object: object, role: role, controller: place))
    }

    private func words(_ birth: Birth) -> String? {
        guard let object = birth.object else { return nil }
        guard let role = birth.role else { return Self.words(object) }
        return "\(type(of: object)), \(role) of \(controllers[birth.controller])"
    }

    private static func words(_ controller: AnyObject) -> String {
        let title = (controller as? ViewController)?.title ?? ""
        return "\(type(of: controller))\(title.isEmpty ? "" : " \"\(title)\"")"
    }
}

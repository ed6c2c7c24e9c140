import TestSupport

// Scenes without a factory.
extension StoryModel {
    /// The component that makes the controller of a scene.
    func component(of scene: StoryScene, from shelf: Int) throws(Mistake) -> (StoryRegistration, Int) {
        func found(_ name: String?) -> (found: [StoryRegistration], shelf: Int)? {
            for shelf in upwards(shelf) {
                // What has a name is found without it, too.
                let found = registrations[shelf].filter { $0.kind == scene.kind && (name == nil || $0.name == name) }
                if !found.isEmpty { return (found, shelf) }
            }
            return nil
        }
        let name = scene.registrationName ?? (found(scene.identifier) == nil ? nil : scene.identifier)
        let subject = scene.kind.rawValue + (name.map { " named \"\($0)\"" } ?? "")
        guard let (plans, home) = found(name) else {
            let existing = name == nil ? [] : names(of: scene.kind, from: shelf)
            let others = existing.isEmpty ? "" : ", only for \(existing.joined(separator: ", "))"
            throw Mistake("Nothing is registered for \(subject)\(others)", [subject])
        }
        if plans.count > 1 { throw ambiguous(subject, plans.map(step)) }
        if plans[0].way == .elsewhere {
            let problem = "\(subject) is registered by its type alone, so the container cannot create it"
            throw Mistake(problem, [at(subject, plans[0].line)])
        }
        return (plans[0], home)
    }

    /// The names under which a class is registered, each once in a container.
    private func names(of kind: StoryKind, from shelf: Int) -> [String] {
        upwards(shelf).flatMap { shelf in
            var names: [String] = []
            for plan in registrations[shelf] where plan.kind == kind {
                if let name = plan.name, !names.contains("named \"\(name)\"") { names.append("named \"\(name)\"") }
            }
            return names
        }
    }
}

import TestSupport

// Scenes without a factory.
extension StoryboardReferenceModel {
    /// Returns the component that creates the controller of a scene.
    func component(of scene: ScenePlan, from containerID: Int) throws(Mistake) -> (RegistrationPlan, Int) {
        func found(_ name: String?) -> (found: [RegistrationPlan], containerID: Int)? {
            for containerID in upwards(containerID) {
                // A component with a name is also found without the name.
                let found = registrations[containerID].filter {
                    $0.kind == scene.kind && (name == nil || $0.name == name)
                }
                if !found.isEmpty { return (found, containerID) }
            }
            return nil
        }
        let name = scene.registrationName ?? (found(scene.identifier) == nil ? nil : scene.identifier)
        let subject = scene.kind.rawValue + (name.map { " named \"\($0)\"" } ?? "")
        guard let (plans, origin) = found(name) else {
            let existing = name == nil ? [] : names(of: scene.kind, from: containerID)
            let others = existing.isEmpty ? "" : ", only for \(existing.joined(separator: ", "))"
            throw Mistake("Nothing is registered for \(subject)\(others)", [subject])
        }
        if plans.count > 1 { throw ambiguous(subject, plans.map(step)) }
        if plans[0].lifetime == .elsewhere {
            let problem = "\(subject) is registered by its type alone, so the container cannot create it"
            throw Mistake(problem, [at(subject, plans[0].line)])
        }
        return (plans[0], origin)
    }

    /// Returns the names under which a class is registered, each once for each container.
    private func names(of kind: ControllerKind, from containerID: Int) -> [String] {
        upwards(containerID).flatMap { containerID in
            var names: [String] = []
            for plan in registrations[containerID] where plan.kind == kind {
                if let name = plan.name, !names.contains("named \"\(name)\"") { names.append("named \"\(name)\"") }
            }
            return names
        }
    }
}

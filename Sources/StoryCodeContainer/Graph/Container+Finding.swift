extension Registry {
    /// What was found for a dependency, in the containers from one on upwards.
    enum Finding {
        case found([(key: ServiceKey, registration: AnyRegistration, home: Container)])
        case failure(ContainerError.Reason)
    }
}

extension Container {
    /// Who offers what a dependency parameters for, as seen from this container.
    ///
    /// A container's own components win over those of its parent. Where several offer the same, those of the
    /// requester's framework win, then those of the frameworks that it imports, then the defaults.
    func find(
        _ request: DependencyRequest,
        for framework: TypeIdentity?,
        where suits: (AnyRegistration) -> Bool = { _ in true }
    ) -> Registry.Finding {
        let key = request.key
        if case .many(let isOfFramework) = request.cardinality {
            var found: [(ServiceKey, AnyRegistration, Container)] = []
            for container in selfAndAncestors {
                for (key, registration) in container.registry.currentServiceIndex().all(key.type)
                where !isOfFramework || registration.framework == framework {
                    guard key.qualifier == request.key.qualifier || request.key.qualifier == .none else {
                        continue
                    }
                    found.append((key, registration, container))
                }
            }
            return .found(found)
        }
        for container in selfAndAncestors {
            let registrations = container.registry.currentServiceIndex().registrations(key).filter(suits)
            guard !registrations.isEmpty else { continue }
            let preferred = container.prefer(registrations, for: framework)
            if preferred.count == 1 { return .found([(key, preferred[0], container)]) }
            let candidates = preferred.map { ContainerError.Step($0.type.description, $0.location) }
            return .failure(.ambiguous(candidates: candidates))
        }
        if key.qualifier == .none { return .failure(.missing) }
        let existing = selfAndAncestors.flatMap { $0.registry.currentServiceIndex().qualifiers(key.type) }
        return .failure(existing.isEmpty ? .missing : .unknownName(existing: existing.map(\.description)))
    }

    private func prefer(_ registrations: [AnyRegistration], for framework: TypeIdentity?) -> [AnyRegistration] {
        var preferred = registrations
        func narrow(_ suits: (AnyRegistration) -> Bool) {
            guard preferred.count > 1 else { return }
            let few = preferred.filter(suits)
            if !few.isEmpty { preferred = few }
        }
        if let framework {
            narrow { $0.framework == framework }
            let imported = registry.imports[framework] ?? []
            narrow { registration in registration.framework.map(imported.contains) ?? false }
        }
        narrow(\.isDefault)
        return preferred
    }
}

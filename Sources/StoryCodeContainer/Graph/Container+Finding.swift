extension Registry {
    /// The registrations that match a request, or why there are none.
    enum Finding {
        case found([(key: ServiceKey, registration: AnyRegistration, home: Container)])
        case failure(ContainerError.Reason)
    }
}

extension Container {
    /// Finds the registrations that match a request, in this container or the nearest ancestor that has any.
    ///
    /// If several match, those of the requester's framework are preferred, then those of the frameworks that it
    /// imports, then the defaults.
    func find(
        _ request: DependencyRequest,
        for framework: TypeIdentity?,
        where isCandidate: (AnyRegistration) -> Bool = { _ in true }
    ) -> Registry.Finding {
        let key = request.key
        if case .many(let isOfFramework) = request.cardinality {
            return .found(
                selfAndAncestors.flatMap { container in
                    container.registry.currentServiceIndex().registrations(of: key.type)
                        .filter { key.qualifier == .none || $0.key.qualifier == key.qualifier }
                        .filter { !isOfFramework || $0.registration.framework == framework }
                        .map { ($0.key, $0.registration, container) }
                }
            )
        }
        for container in selfAndAncestors {
            let registrations = container.registry.currentServiceIndex().registrations(key).filter(isCandidate)
            guard !registrations.isEmpty else { continue }
            let preferred = container.preferred(registrations, for: framework)
            if preferred.count == 1 { return .found([(key, preferred[0], container)]) }
            let candidates = preferred.map { ContainerError.Step($0.type.description, $0.location) }
            return .failure(.ambiguous(candidates: candidates))
        }
        if key.qualifier == .none { return .failure(.missing) }
        let existing = selfAndAncestors.flatMap { $0.registry.currentServiceIndex().qualifiers(key.type) }
        return .failure(existing.isEmpty ? .missing : .unknownName(existing: existing.map(\.description)))
    }

    private func preferred(_ registrations: [AnyRegistration], for framework: TypeIdentity?) -> [AnyRegistration] {
        var preferred = registrations
        func narrow(_ isPreferred: (AnyRegistration) -> Bool) {
            guard preferred.count > 1 else { return }
            let narrowed = preferred.filter(isPreferred)
            if !narrowed.isEmpty { preferred = narrowed }
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

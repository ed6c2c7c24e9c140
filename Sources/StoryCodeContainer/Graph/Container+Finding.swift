extension Registry {
    /// What was found for a dependency, in the containers from one on upwards.
    enum Finding {
        case found([(key: ServiceKey, record: AnyRecord, home: Container)])
        case failure(ContainerError.Reason)
    }
}

extension Container {
    /// Who offers what a dependency asks for, as seen from this container.
    ///
    /// A container's own components win over those of its parent. Where several offer the same, those of the
    /// requester's framework win, then those of the frameworks that it imports, then the defaults.
    func find(
        _ dependency: Dependency,
        for framework: TypeIdentity?,
        where suits: (AnyRecord) -> Bool = { _ in true }
    ) -> Registry.Finding {
        let key = dependency.key
        if case .many(let isOfFramework) = dependency.manner {
            var found: [(ServiceKey, AnyRecord, Container)] = []
            for container in hierarchyUpwards {
                for (key, record) in container.registry.currentOffers().all(key.type)
                where !isOfFramework || record.framework == framework {
                    guard key.qualifier == dependency.key.qualifier || dependency.key.qualifier == .none else {
                        continue
                    }
                    found.append((key, record, container))
                }
            }
            return .found(found)
        }
        for container in hierarchyUpwards {
            let records = container.registry.currentOffers().records(key).filter(suits)
            guard !records.isEmpty else { continue }
            let preferred = container.prefer(records, for: framework)
            if preferred.count == 1 { return .found([(key, preferred[0], container)]) }
            let candidates = preferred.map { ContainerError.Step($0.type.description, $0.location) }
            return .failure(.ambiguous(candidates: candidates))
        }
        if key.qualifier == .none { return .failure(.missing) }
        let existing = hierarchyUpwards.flatMap { $0.registry.currentOffers().qualifiers(key.type) }
        return .failure(existing.isEmpty ? .missing : .unknownName(existing: existing.map(\.description)))
    }

    private func prefer(_ records: [AnyRecord], for framework: TypeIdentity?) -> [AnyRecord] {
        var preferred = records
        func narrow(_ suits: (AnyRecord) -> Bool) {
            guard preferred.count > 1 else { return }
            let few = preferred.filter(suits)
            if !few.isEmpty { preferred = few }
        }
        if let framework {
            narrow { $0.framework == framework }
            let imported = registry.imports[framework] ?? []
            narrow { record in record.framework.map(imported.contains) ?? false }
        }
        narrow(\.isDefault)
        return preferred
    }
}

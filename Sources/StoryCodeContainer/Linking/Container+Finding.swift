extension Registry {
    /// A registration that offers a service, and the container that has it.
    typealias Offer = (key: ServiceKey, registration: Registration, home: Container)

    enum Finding {
        case one(Registration, home: Container)
        case failure(ContainerError.Reason)
    }
}

extension Container {
    /// Finds all registrations that match a request, in this container and then in its ancestors.
    func findAll(_ request: DependencyRequest, for framework: TypeIdentity?) -> [Registry.Offer] {
        let key = request.key
        let isOfFramework = request.cardinality == .many(ofFramework: true)
        return selfAndAncestors.flatMap { container in
            let index = container.registry.currentServiceIndex()
            let offers =
                if request.cardinality == .anyName {
                    index.qualifiedRegistrations(of: key.type)
                } else if key.qualifier == .none {
                    index.registrations(of: key.type)
                } else {
                    index.registrations(key).map { (key: key, registration: $0) }
                }
            return offers.filter { !isOfFramework || $0.registration.framework == framework }
                .map { ($0.key, $0.registration, container) }
        }
    }

    /// Finds the registration that matches a request, in this container or the nearest ancestor that has any.
    ///
    /// If several match, those of the requester's framework are preferred, then those of the frameworks that it
    /// imports, then the defaults.
    func find(
        _ request: DependencyRequest,
        for framework: TypeIdentity?,
        where isCandidate: ((Registration) -> Bool)? = nil
    ) -> Registry.Finding {
        let key = request.key
        var next: Container? = self
        while let container = next {
            next = container.parent
            let index = container.registry.currentServiceIndex()
            var registrations = index.registrations(key)
            if let isCandidate { registrations = registrations.filter(isCandidate) }
            guard !registrations.isEmpty else { continue }
            let preferred =
                framework == nil && !index.hasDefault(key)
                ? registrations : container.preferred(registrations, for: framework)
            if preferred.count == 1 { return .one(preferred[0], home: container) }
            let listed = preferred.prefix(ContainerError.Reason.listedCandidates)
            let candidates = listed.map { $0.step }
            return .failure(.ambiguous(candidates: candidates, count: preferred.count))
        }
        let existing = selfAndAncestors.flatMap { $0.registry.currentServiceIndex().qualifiers(key.type) }
        if !existing.isEmpty {
            let reason = ContainerError.Reason.unknownName(existing: existing.map(\.description))
            let advice = "Request one of those, or register a component without a name."
            return .failure(key.qualifier == .none ? reason.advising(advice) : reason)
        }
        // A missing optional needs no remedy, which takes long to find.
        if request.cardinality == .optional { return .failure(.missing) }
        return .failure(remedy(for: key).map(ContainerError.Reason.missing.advising) ?? .missing)
    }

    /// Returns a remedy for a missing service that other registrations suggest, or nil.
    private func remedy(for key: ServiceKey) -> String? {
        func isOffered(_ type: TypeIdentity) -> Bool {
            selfAndAncestors.contains { !$0.registry.currentServiceIndex().registrations(of: type).isEmpty }
        }
        if isOffered(key.type) { return "Request it without a name, or register a component under this one." }
        if let element = (key.type.type as? any ListOfServices.Type)?.service, isOffered(element) {
            return "Call resolveAll(\(element).self), or take a parameter of type Many<\(element)>."
        }
        let metatype = key.type.existentialMetatype
        let subtypes = selfAndAncestors.flatMap(\.registry.registrations).lazy.filter { registration in
            metatype?.matches(registration.type.type) ?? registration.type.isSubclass(of: key.type)
        }.prefix(5).map { "\($0.type) (\($0.location))" }
        guard let first = subtypes.first else { return nil }
        let list = subtypes.count == 1 ? "\(first) is" : "\(Array(subtypes).joined(separator: ", ")) are"
        let service = metatype == nil ? "\(key.type)" : "(any \(key.type))"
        return
            "\(list) of this type: add as(\(service).self) { $0 } to the registration, or register a component for it."
    }

    /// Returns the registrations that are preferred among several.
    ///
    /// - Parameter reject: Called with each other registration, and the reason why it is not preferred.
    func preferred(
        _ registrations: [Registration],
        for framework: TypeIdentity?,
        reject: (Registration, ServiceExplanation.Rejection) -> Void = { _, _ in }
    ) -> [Registration] {
        var preferred = registrations
        func narrow(_ rejection: ServiceExplanation.Rejection, _ isPreferred: (Registration) -> Bool) {
            guard preferred.count > 1 else { return }
            let narrowed = preferred.filter(isPreferred)
            guard !narrowed.isEmpty else { return }
            for registration in preferred where !isPreferred(registration) { reject(registration, rejection) }
            preferred = narrowed
        }
        if let framework {
            narrow(.otherFramework) { $0.framework == framework }
            let imported = registry.imports[framework] ?? []
            narrow(.notImported) { registration in registration.framework.map(imported.contains) ?? false }
        }
        narrow(.notDefault, \.isDefault)
        return preferred
    }
}

/// An array, which is often requested instead of ``Many``.
private protocol ListOfServices {
    static var service: TypeIdentity { get }
}

extension Array: ListOfServices {
    fileprivate static var service: TypeIdentity { TypeIdentity(Element.self) }
}

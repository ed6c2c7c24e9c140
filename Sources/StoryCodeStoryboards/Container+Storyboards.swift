public import StoryCodeContainer
import StoryCodeScenes
import StoryCodeScreens

extension Container {
    /// Registers a storyboard.
    ///
    /// It is found by its type and by its name, and shared by those who use it at the same time; other storyboards
    /// refer to it by its name. What its scenes depend on comes from this container:
    ///
    /// ```swift
    /// container.registerStoryboard(name: "Main") { scenes in
    ///     scenes.scene(.home, HomeController.init).initial()
    /// }
    /// let storyboard = try container.resolve(main: Storyboard.self, name: "Main")
    /// ```
    ///
    /// ``validate()`` checks its scenes, too. The name is DITranquillity's.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - bundle: The bundle that it belongs to, which tells storyboards of one name apart.
    ///   - fileID: Where it is registered.
    ///   - line: Where it is registered.
    ///   - define: Writes the scenes; it is called at once.
    /// - Returns: The component, to say more of it.
    /// - Throws: What the closure throws.
    @discardableResult
    public func registerStoryboard(
        name: String,
        bundle: String? = nil,
        fileID: String = #fileID,
        line: UInt = #line,
        _ define: (StoryboardScenes) throws -> Void
    ) rethrows -> Component<Storyboard, MainActor> {
        let location = CodeLocation(fileID: fileID, line: line)
        return register(try StoryboardScenes.model(name: name, bundle: bundle, location, define), fileID, line)
    }

    private func register(_ model: StoryboardModel, _ fileID: String, _ line: UInt) -> Component<Storyboard, MainActor>
    {
        var component = register(
            main: { Storyboard(model, container: .registeringContainer ?? .current) },
            fileID: fileID,
            line: line
        ).as(Storyboard.self, name: model.name) { $0 }.lifetime(.weak)
        if let bundle = model.bundle {
            component = component.as(Storyboard.self, name: Self.qualified(model.name, bundle)) { $0 }
        }
        let record = component.registration
        change { _ in
            record.annotations[StoryboardModel.self] = model
            record.annotations[ComponentCheck.self] = ComponentCheck { container in
                StoryboardCheck(model, in: container).mistakes
            }
        }
        return component
    }

    /// The name of a storyboard with its bundle.
    private static func qualified(_ name: String, _ bundle: String) -> String { "\(name) of \(bundle)" }
}

// MARK: - References

extension Container {
    /// A storyboard that is registered, and where.
    struct FoundStoryboard: Sendable {
        let container: Container
        let key: String
        let model: StoryboardModel
    }

    /// Finds the storyboard that a reference means, as seen from a storyboard of this container that is locked.
    ///
    /// - Parameters:
    ///   - reference: What is meant.
    ///   - bundle: The bundle of the storyboard in which the reference is.
    /// - Returns: The storyboard.
    /// - Throws: ``StoryboardError``, without a path, where none or several are found.
    func findStoryboard(
        _ reference: StoryboardReference,
        from bundle: String?
    ) throws(StoryboardError)
        -> FoundStoryboard
    {
        let name = reference.storyboard
        let bundles = reference.bundle.map { [$0] } ?? bundle.map { [$0] } ?? []
        let keys = bundles.map { Self.qualified(name, $0) } + (reference.bundle == nil ? [name] : [])
        for key in keys {
            for level in reach {
                let found = level.flatMap { $0.ownStoryboards(named: key) }
                if found.count > 1 {
                    let candidates = found.map { ContainerError.Step("storyboard \"\(name)\"", $0.model.step.location) }
                    throw StoryboardError(.ambiguousStoryboard(name, candidates: candidates), [])
                }
                if let found = found.first { return found }
            }
        }
        let wanted = reference.bundle.map { Self.qualified(name, $0) } ?? name
        let existing = storyboardsWithinReach.map { storyboard in
            reference.bundle == nil ? storyboard.model.name : storyboard.key
        }
        throw StoryboardError(.unknownStoryboard(wanted, existing: existing), [])
    }

    /// This container, then each one above, then all others of the tree at once.
    private var reach: [[Container]] {
        let upwards = Array(selfAndAncestors)
        let tree = upwards.last.map { [$0] + $0.registry.descendants } ?? []
        return upwards.map { [$0] } + [tree.filter { one in !upwards.contains { $0 === one } }]
    }

    /// All storyboards that are registered in the tree, the nearest first.
    var storyboardsWithinReach: [FoundStoryboard] { reach.joined().flatMap { $0.ownStoryboards(named: nil) } }

    /// Where storyboards of the same name and bundle are registered here.
    func namesakes(of model: StoryboardModel) -> [CodeLocation] {
        ownStoryboards(named: model.name).map(\.model).filter { $0.bundle == model.bundle }.compactMap(\.step.location)
    }

    /// The storyboards that are registered here, or those of a name.
    private func ownStoryboards(named name: String?) -> [FoundStoryboard] {
        let offers = registry.currentServiceIndex()
        // Any storyboard that is registered here takes the place of inherited ones under their type, but not by name.
        let records =
            name.map { offers.registrations(ServiceKey(Storyboard.self, .name($0))) }
            ?? registry.registrations.filter { $0.annotations[StoryboardModel.self] != nil && offers.contains($0) }
        return records.compactMap { record in
            guard let model = record.annotations[StoryboardModel.self] else { return nil }
            let full = model.bundle.map { Self.qualified(model.name, $0) } ?? model.name
            return FoundStoryboard(container: self, key: full, model: model)
        }
    }
}

extension StoryboardModel {
    /// Whether a reference may mean the storyboard; one that is in it means it then.
    func isMeant(by reference: StoryboardReference) -> Bool {
        reference.storyboard == name && (reference.bundle == nil || reference.bundle == bundle)
    }
}

extension Storyboard {
    /// The storyboard that a reference in this one means.
    ///
    /// - Parameters:
    ///   - reference: What is meant.
    ///   - path: Where the reference is.
    /// - Returns: The storyboard.
    /// - Throws: ``StoryboardError`` where none or several are found.
    func storyboard(of reference: StoryboardReference, for path: [ContainerError.Step]) throws -> Storyboard {
        if model.isMeant(by: reference) { return self }
        do {
            let found = try container.lockedWithTree { () throws(StoryboardError) in
                try container.findStoryboard(reference, from: bundle)
            }
            return try found.container.resolve(main: Storyboard.self, name: found.key)
        } catch let error as StoryboardError {
            throw StoryboardError(error.reason, path)
        }
    }
}

public import StoryCodeContainer
import StoryCodeInjection
import StoryCodeScreens

extension Container {
    /// Registers a storyboard with scenes that this container injects.
    ///
    /// ```swift
    /// container.registerStoryboard(name: "Main") { scenes in
    ///     scenes.scene(.home, HomeController.init).initial()
    /// }
    /// let storyboard = try container.resolve(main: Storyboard.self, name: "Main")
    /// ```
    ///
    /// The storyboard is resolved by its type and by its name, and shared while it is in use. Other storyboards refer
    /// to it by its name. ``validate()`` checks its scenes. The name of the method is DITranquillity's.
    ///
    /// - Parameters:
    ///   - bundle: The bundle, which distinguishes storyboards with equal names.
    ///   - define: Adds the scenes. Called before the method returns.
    @discardableResult
    public func registerStoryboard(
        name: String,
        bundle: String? = nil,
        fileID: String = #fileID,
        line: UInt = #line,
        _ define: (StoryboardScenes) throws -> Void
    ) rethrows -> Component<Storyboard, MainActor> {
        let location = CodeLocation(fileID: fileID, line: line)
        let model = try StoryboardModel(name: name, bundle: bundle, location: location, define)
        var component = register(
            main: { Storyboard(model, container: .registeringContainer ?? .current) },
            fileID: fileID,
            line: line
        ).as(Storyboard.self, name: name) { $0 }.lifetime(.weak)
        if let bundle {
            component = component.as(Storyboard.self, name: Self.qualified(name, bundle)) { $0 }
        }
        return component.containing(model)
    }

    /// The name of a storyboard with its bundle.
    private static func qualified(_ name: String, _ bundle: String) -> String { "\(name) of \(bundle)" }
}

// MARK: - References

/// A storyboard and the container in which it is registered.
struct RegisteredStoryboard: Sendable {
    let container: Container
    /// The name under which the storyboard is resolved.
    let key: String
    let model: StoryboardModel
}

extension Container {
    /// Finds the storyboard of a reference, while the containers are locked.
    ///
    /// - Parameter bundle: The bundle of the storyboard that contains the reference.
    /// - Throws: ``StoryboardError`` without a path if no storyboard or several are found.
    func registeredStoryboard(
        for reference: StoryboardReference,
        from bundle: String?
    ) throws(StoryboardError) -> RegisteredStoryboard {
        let name = reference.storyboard
        let bundles = [reference.bundle ?? bundle].compactMap(\.self)
        let keys = bundles.map { Self.qualified(name, $0) } + (reference.bundle == nil ? [name] : [])
        for key in keys {
            for level in searchLevels {
                let found = level.flatMap { $0.ownStoryboards(named: key) }
                if found.count > 1 {
                    let candidates = found.map { ContainerError.Step("storyboard \"\(name)\"", $0.model.step.location) }
                    throw StoryboardError(.ambiguousStoryboard(name, candidates: candidates), [])
                }
                if let found = found.first { return found }
            }
        }
        let wanted = reference.bundle.map { Self.qualified(name, $0) } ?? name
        let existing = reachableStoryboards.map { reference.bundle == nil ? $0.model.name : $0.key }
        throw StoryboardError(.unknownStoryboard(wanted, existing: existing), [])
    }

    /// All storyboards that are registered in the tree, the nearest first.
    var reachableStoryboards: [RegisteredStoryboard] { searchLevels.joined().flatMap { $0.ownStoryboards(named: nil) } }

    /// The locations of the container's storyboards with the same name and bundle.
    func duplicates(of model: StoryboardModel) -> [CodeLocation] {
        ownStoryboards(named: model.name).map(\.model).filter { $0.bundle == model.bundle }.compactMap(\.step.location)
    }

    /// The storyboards that are registered in this container, or those with a name.
    private func ownStoryboards(named name: String?) -> [RegisteredStoryboard] {
        contents(of: Storyboard.self, named: name).map { (model: StoryboardModel) in
            let key = model.bundle.map { Self.qualified(model.name, $0) } ?? model.name
            return RegisteredStoryboard(container: self, key: key, model: model)
        }
    }
}

extension Storyboard {
    /// Returns the storyboard of a reference in this one.
    ///
    /// - Throws: ``StoryboardError`` if no storyboard or several are found.
    func storyboard(of reference: StoryboardReference, for path: [ContainerError.Step]) throws -> Storyboard {
        if model.matches(reference) { return self }
        do {
            let found = try container.lockedWithTree { () throws(StoryboardError) in
                try container.registeredStoryboard(for: reference, from: bundle)
            }
            return try found.container.resolve(main: Storyboard.self, name: found.key)
        } catch let error as StoryboardError {
            throw StoryboardError(error.reason, path)
        }
    }
}

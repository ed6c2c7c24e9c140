import StoryCodeContainer
import StoryCodeScenes
import StoryCodeScreens

/// Finds all mistakes in a storyboard, without making a controller.
///
/// Used under the lock of its container.
struct StoryboardCheck {
    private let model: StoryboardModel
    private let container: Container
    /// Whether nobody else looks for the mistakes of the container's own components.
    private let isAlone: Bool

    /// - Parameters:
    ///   - model: The storyboard.
    ///   - container: Its container, which is locked.
    ///   - isAlone: Whether nobody else looks for the mistakes of the container's own components.
    init(_ model: StoryboardModel, in container: Container, isAlone: Bool = false) {
        self.model = model
        self.container = container
        self.isAlone = isAlone
    }

    /// The mistakes in the order in which the storyboard is written, with those that its scenes' factories make.
    var mistakes: [ContainerError] {
        wholeMistakes.map(\.asContainerError) + model.scenes.flatMap(mistakes)
    }

    // MARK: The whole

    private var wholeMistakes: [StoryboardError] {
        var mistakes: [StoryboardError] = []
        let namesakes = container.namesakes(of: model)
        if namesakes.count > 1, namesakes.last == model.step.location {
            let candidates = namesakes.map { ContainerError.Step(model.step.name, $0) }
            mistakes.append(StoryboardError(.ambiguousStoryboard(model.name, candidates: candidates), []))
        }
        let initial = model.scenes.filter(\.isInitial)
        if initial.count > 1 {
            mistakes.append(StoryboardError(.severalInitialScenes(initial.map(\.step)), [model.step]))
        }
        for (place, scene) in model.scenes.enumerated() {
            guard let first = model.places[scene.identifier], first < place else { continue }
            let reason = StoryboardError.Reason.duplicateScene(scene.identifier, other: model.scenes[first].step)
            mistakes.append(StoryboardError(reason, path(scene)))
        }
        let reached = Set(
            model.scenes.flatMap(\.segues).compactMap(\.destination?.scene)
                + model.scenes.compactMap(\.reference).filter(model.isMeant).compactMap(\.identifier)
        )
        for scene in model.scenes
        where scene.isSegueOnly && !scene.isInitial && !isReached(scene, reached) {
            mistakes.append(StoryboardError(.unreachableScene, path(scene)))
        }
        for cycle in containmentCycles { mistakes.append(StoryboardError(.containsItself, cycle)) }
        return mistakes
    }

    /// Whether a segue leads to a scene, from here or by a reference from elsewhere.
    private func isReached(_ scene: SceneModel, _ reached: Set<String>) -> Bool {
        reached.contains(scene.identifier) || container.isReferred(to: scene.identifier, of: model)
    }

    /// A scene of this storyboard, or of one that references lead to.
    private typealias Place = (container: Container, model: StoryboardModel, scene: SceneModel)

    /// The scenes that contain themselves, be it by references, each with the way back.
    ///
    /// Where there are references alone, they say it themselves.
    private var containmentCycles: [[ContainerError.Step]] {
        var places: [Place] = model.scenes.map { (container, model, $0) }
        var known: [SceneIdentity: Int] = [:]
        for (index, place) in places.enumerated().reversed() { known[identity(of: place)] = index }
        var inside: [[Int]] = []
        while inside.count < places.count {
            inside.append(
                contents(of: places[inside.count]).map { place in
                    if let index = known[identity(of: place)] { return index }
                    known[identity(of: place)] = places.count
                    places.append(place)
                    return places.count - 1
                }
            )
        }
        let groups = StronglyConnectedComponents(places.count) { inside[$0] }.groups.map { $0.sorted() }
        return groups.sorted { $0[0] < $1[0] }.compactMap { component in
            let own = component.filter { $0 < model.scenes.count && places[$0].scene.reference == nil }
            // The same whichever of the storyboards is asked.
            let start = component.filter { places[$0].scene.reference == nil }.min { one, other in
                let (one, other) = (places[one], places[other])
                return (one.model.step.name, one.scene.place) < (other.model.step.name, other.scene.place)
            }
            guard !own.isEmpty, let start, component.count > 1 || inside[start].contains(start) else { return nil }
            let members = Set(component)
            let way =
                StronglyConnectedComponents.shortestCycle(from: start) { inside[$0].filter(members.contains) } ?? [
                    start
                ]
            return steps(of: way.map { places[$0] })
        }
    }

    private func identity(of place: Place) -> SceneIdentity {
        SceneIdentity(place.scene, of: place.model, in: place.container)
    }

    /// What is made with a scene.
    private func contents(of place: Place) -> [Place] {
        if let reference = place.scene.reference {
            guard let next = try? place.container.findStoryboard(reference, in: place.model),
                let target = next.model.scene(of: reference)
            else { return [] }
            return [(next.container, next.model, target)]
        }
        return place.scene.segues.filter(\.isContainment).compactMap { segue in
            segue.destination.flatMap { place.model[$0.scene] }.map { (place.container, place.model, $0) }
        }
    }

    /// A way through scenes, each storyboard named before its own.
    private func steps(of way: [Place]) -> [ContainerError.Step] {
        var steps: [ContainerError.Step] = []
        var storyboard: ContainerError.Step?
        for place in way {
            if place.model.step != storyboard { steps.append(place.model.step) }
            storyboard = place.model.step
            steps.append(place.scene.step)
        }
        return steps
    }

    // MARK: One scene

    private func path(_ scene: SceneModel) -> [ContainerError.Step] { [model.step, scene.step] }

    private func mistakes(in scene: SceneModel) -> [ContainerError] {
        let mistakes: [StoryboardError]
        if let reference = scene.reference {
            mistakes = self.mistakes(of: reference, scene)
        } else {
            mistakes = registrationMistakes(of: scene)
        }
        let own = (mistakes + segueMistakes(of: scene)).map(\.asContainerError) + dependencyMistakes(of: scene)
        return isAlone && scene.reference == nil ? own + injectionMistakes(of: scene) : own
    }

    private func mistakes(of reference: StoryboardReference, _ scene: SceneModel) -> [StoryboardError] {
        let path = path(scene)
        let found: Container.FoundStoryboard
        do {
            found = try container.findStoryboard(reference, in: model)
        } catch {
            return [StoryboardError(error.reason, path)]
        }
        guard let target = found.model.scene(of: reference) else {
            let existing = found.model.scenes.map(\.identifier)
            let reason = reference.identifier.map { StoryboardError.Reason.unknownScene($0, existing: existing) }
            return [StoryboardError(reason ?? .noInitialScene(existing: existing), path + [found.model.step])]
        }
        if found.container.leadsNowhere(target, of: found.model) { return [StoryboardError(.containsItself, path)] }
        if scene.controller.agrees(with: target.controller) { return [] }
        let reason = StoryboardError.Reason.wrongController(
            found: target.controller.type.description,
            expected: scene.controller.type.description
        )
        return [StoryboardError(reason, path + [found.model.step, target.step])]
    }

    /// Whether the name that the scene carries is registered for its controller.
    private func registrationMistakes(of scene: SceneModel) -> [StoryboardError] {
        // What a component of the container misses is found among the dependencies.
        guard let name = scene.registrationName, case .factory = scene.content else { return [] }
        var existing: [String] = []
        for record in container.selfAndAncestors.flatMap(\.registry.registrations)
        where record.covers(scene.controller.type.type) || scene.controller.covers(record.type.type) {
            for own in record.ownNames where !existing.contains(own) { existing.append(own) }
        }
        if existing.contains(name) { return [] }
        return [StoryboardError(.unknownRegistration(name, existing: existing), path(scene))]
    }

    /// What the factory asks for and the container cannot give; what is wrong inside this container's own components
    /// is theirs to say.
    private func dependencyMistakes(of scene: SceneModel) -> [ContainerError] {
        guard scene.reference == nil else { return [] }
        let node = container.unregisteredComponent(of: scene).component
        return node.dependencies.joined().compactMap { edge -> ContainerError? in
            if let failure = edge.failure { return failure.reached(by: path(scene)) }
            guard edge.isImmediate else { return nil }
            for target in edge.targets {
                if target.constraints.contains(.await) {
                    return ContainerError(.isAwaited, path(scene) + [target.step])
                }
                guard isAlone || target.component.home !== container else { continue }
                do {
                    try container.check([target.component], reached: path(scene))
                } catch {
                    return error as? ContainerError
                }
            }
            return nil
        }
    }

    /// What the registration asks for that injects the scene's controller, as far as the class of that is known.
    private func injectionMistakes(of scene: SceneModel) -> [ContainerError] {
        guard case .factory = scene.content else { return [] }
        do {
            let type = scene.controller.type.type
            let name = scene.registrationName ?? scene.identifier
            var component = try container.injectingComponent(of: type, .name(name))
            if component == nil, scene.registrationName == nil {
                component = try container.injectingComponent(of: type, .none, isUnnamed: true)
            }
            if let component { try container.check([component], reached: path(scene)) }
            return []
        } catch {
            return (error as? ContainerError).map { [$0] } ?? []
        }
    }

    // MARK: Its segues

    private func segueMistakes(of scene: SceneModel) -> [StoryboardError] {
        var mistakes: [StoryboardError] = []
        var known: [String: SegueModel] = [:]
        for segue in scene.segues {
            let path = path(scene) + [segue.step]
            if let name = segue.identifier {
                if let other = known[name] {
                    mistakes.append(StoryboardError(.duplicateSegue(name, other: other.step), path))
                }
                known[name] = known[name] ?? segue
            }
            if case .unwind(let action) = segue.kind, !container.hasUnwindAction(action, besides: model) {
                mistakes.append(StoryboardError(.noUnwindTarget(action: action), path))
            }
            guard let destination = segue.destination else { continue }
            guard let target = model[destination.scene] else {
                let existing = model.scenes.map(\.identifier)
                mistakes.append(StoryboardError(.unknownScene(destination.scene, existing: existing), path))
                continue
            }
            if !destination.controller.agrees(with: target.controller) {
                let reason = StoryboardError.Reason.wrongController(
                    found: target.controller.type.description,
                    expected: destination.controller.type.description
                )
                mistakes.append(StoryboardError(reason, path))
            }
        }
        return mistakes
    }
}

extension StoryboardModel {
    /// The scene that a reference means.
    fileprivate func scene(of reference: StoryboardReference) -> SceneModel? {
        reference.identifier.map { self[$0] } ?? initialScene
    }
}

extension Container {
    /// The storyboard that a reference in another one means; it may be the same one.
    fileprivate func findStoryboard(
        _ reference: StoryboardReference,
        in model: StoryboardModel
    ) throws(StoryboardError) -> FoundStoryboard {
        guard model.isMeant(by: reference) else { return try findStoryboard(reference, from: model.bundle) }
        return FoundStoryboard(container: self, key: model.name, model: model)
    }

    /// Whether a reference leads to others for ever.
    fileprivate func leadsNowhere(_ scene: SceneModel, of model: StoryboardModel) -> Bool {
        var (scene, model, container) = (scene, model, self)
        var seen: Set<SceneIdentity> = []
        while let reference = scene.reference {
            guard seen.insert(SceneIdentity(scene, of: model, in: container)).inserted else { return true }
            guard let next = try? container.findStoryboard(reference, in: model),
                let target = next.model.scene(of: reference)
            else { return false }
            (scene, model, container) = (target, next.model, next.container)
        }
        return false
    }

    /// Whether some scene has an unwind action: of a storyboard, or of one that is registered in the same tree.
    fileprivate func hasUnwindAction(_ action: String, besides model: StoryboardModel) -> Bool {
        ([model] + storyboardsWithinReach.map(\.model)).contains { model in
            model.scenes.contains { $0.unwindActions[action] != nil || $0.insideActions.contains(action) }
        }
    }

    /// Whether a reference of some storyboard in the same tree leads to a scene.
    fileprivate func isReferred(to scene: String, of model: StoryboardModel) -> Bool {
        storyboardsWithinReach.contains { other in
            other.model.scenes.compactMap(\.reference).contains { reference in
                reference.identifier == scene && model.isMeant(by: reference)
            }
        }
    }
}

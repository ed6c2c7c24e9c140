import StoryCodeContainer
import StoryCodeInjection

/// Validation of a storyboard without creating a controller, while the dependency container is locked.
struct StoryboardValidator {
    private let model: StoryboardModel
    private let container: Container
    /// Whether only the storyboard is validated, and not the other components of the container.
    private let isAlone: Bool

    init(_ model: StoryboardModel, in container: Container, isAlone: Bool = false) {
        self.model = model
        self.container = container
        self.isAlone = isAlone
    }

    /// The mistakes of the storyboard, and then those of each scene in order.
    var mistakes: [ContainerError] {
        storyboardMistakes.map(\.asContainerError) + model.scenes.flatMap(mistakes)
    }

    private func path(_ scene: SceneModel) -> [ContainerError.Step] { [model.step, scene.step] }

    // MARK: The storyboard

    private var storyboardMistakes: [StoryboardError] {
        var mistakes: [StoryboardError] = []
        let duplicates = container.duplicates(of: model)
        if duplicates.count > 1, duplicates.last == model.step.location {
            let candidates = duplicates.map { ContainerError.Step(model.step.name, $0) }
            mistakes.append(StoryboardError(.ambiguousStoryboard(model.name, candidates: candidates), []))
        }
        let initial = model.scenes.filter(\.isInitial)
        if initial.count > 1 {
            mistakes.append(StoryboardError(.severalInitialScenes(initial.map(\.step)), [model.step]))
        }
        for scene in model.scenes {
            guard let first = model[scene.identifier], first !== scene else { continue }
            mistakes.append(StoryboardError(.duplicateScene(scene.identifier, other: first.step), path(scene)))
        }
        let destinations = Set(
            model.scenes.flatMap(\.segues).compactMap(\.destination?.scene)
                + model.scenes.compactMap(\.reference).filter(model.matches).compactMap(\.identifier)
        )
        for scene in model.scenes where scene.isSegueOnly && !scene.isInitial {
            if destinations.contains(scene.identifier) || container.hasReference(to: scene, of: model) { continue }
            mistakes.append(StoryboardError(.unreachableScene, path(scene)))
        }
        return mistakes + containmentCycles.map { StoryboardError(.containsItself, $0) }
    }

    /// The cycles of scenes that contain each other, also through references.
    ///
    /// Cycles of references alone are mistakes of the references.
    private var containmentCycles: [[ContainerError.Step]] {
        var scenes = model.scenes.map { LocatedScene(container: container, model: model, scene: $0) }
        var indexes: [LocatedScene: Int] = [:]
        for (index, scene) in scenes.enumerated().reversed() { indexes[scene] = index }
        var children: [[Int]] = []
        while children.count < scenes.count {
            children.append(
                scenes[children.count].children.map { child in
                    if let index = indexes[child] { return index }
                    indexes[child] = scenes.count
                    scenes.append(child)
                    return scenes.count - 1
                }
            )
        }
        let groups = StronglyConnectedComponents(Array(scenes.indices)) { children[$0] }.groups
        return groups.sorted { $0[0] < $1[0] }.compactMap { group in
            let instantiated = group.filter { scenes[$0].scene.reference == nil }
            // The cycle starts at the same scene for each of its storyboards.
            let start = instantiated.min { one, other in
                let (one, other) = (scenes[one], scenes[other])
                return (one.model.step.name, one.scene.index) < (other.model.step.name, other.scene.index)
            }
            guard let start, instantiated.contains(where: { $0 < model.scenes.count }),
                group.count > 1 || children[start].contains(start)
            else { return nil }
            let members = Set(group)
            let cycle = StronglyConnectedComponents.shortestCycle(from: start) { node in
                children[node].filter(members.contains)
            }
            return steps(of: (cycle ?? [start]).map { scenes[$0] })
        }
    }

    /// Returns a path through scenes, with each storyboard before its first scene.
    private func steps(of scenes: [LocatedScene]) -> [ContainerError.Step] {
        var steps: [ContainerError.Step] = []
        var storyboard: ContainerError.Step?
        for located in scenes {
            if located.model.step != storyboard { steps.append(located.model.step) }
            storyboard = located.model.step
            steps.append(located.scene.step)
        }
        return steps
    }

    // MARK: Scenes

    private func mistakes(in scene: SceneModel) -> [ContainerError] {
        if let reference = scene.reference {
            return (mistakes(of: reference, scene) + segueMistakes(of: scene)).map(\.asContainerError)
        }
        let own = (registrationMistakes(of: scene) + segueMistakes(of: scene)).map(\.asContainerError)
        let dependencies = container.factory(of: scene).mistakes(reached: path(scene), isAlone: isAlone)
        return own + dependencies + (isAlone ? injectionMistakes(of: scene) : [])
    }

    private func mistakes(of reference: StoryboardReference, _ scene: SceneModel) -> [StoryboardError] {
        let path = path(scene)
        let found: RegisteredStoryboard
        do {
            found = try container.storyboard(of: reference, in: model)
        } catch {
            return [StoryboardError(error.reason, path)]
        }
        guard let target = found.model.scene(of: reference) else {
            let existing = found.model.scenes.map(\.identifier)
            let reason = reference.identifier.map { StoryboardError.Reason.unknownScene($0, existing: existing) }
            return [StoryboardError(reason ?? .noInitialScene(existing: existing), path + [found.model.step])]
        }
        if LocatedScene(container: found.container, model: found.model, scene: target).isEndless {
            return [StoryboardError(.containsItself, path)]
        }
        return classMistakes(target, scene.controller, path + [found.model.step, target.step])
    }

    /// Returns a mistake if the controller of a scene cannot be of a class.
    private func classMistakes(
        _ scene: SceneModel,
        _ expected: ControllerClass,
        _ path: [ContainerError.Step]
    ) -> [StoryboardError] {
        if expected.overlaps(scene.controller) { return [] }
        let (found, expected) = ("\(scene.controller.type)", "\(expected.type)")
        return [StoryboardError(.wrongController(found: found, expected: expected), path)]
    }

    /// Returns a mistake if the registration name of the scene is unknown for its controller.
    private func registrationMistakes(of scene: SceneModel) -> [StoryboardError] {
        // A missing component is found among the dependencies.
        guard let name = scene.registrationName, case .factory = scene.source else { return [] }
        let existing = container.names(ofClass: scene.controller.type)
        if existing.contains(name) { return [] }
        return [StoryboardError(.unknownRegistration(name, existing: existing), path(scene))]
    }

    /// Returns the mistakes in the dependencies of the registration that injects the scene's controller, found by the
    /// declared class of the controller.
    private func injectionMistakes(of scene: SceneModel) -> [ContainerError] {
        guard case .factory = scene.source else { return [] }
        do {
            let type: AnyClass = scene.controller.type
            var injector = try container.injector(ofClass: type, name: scene.registrationName ?? scene.identifier)
            if injector == nil, scene.registrationName == nil {
                injector = try container.injector(ofClass: type, name: nil)
            }
            try injector?.check(reached: path(scene))
            return []
        } catch {
            return (error as? ContainerError).map { [$0] } ?? []
        }
    }

    // MARK: Segues

    private func segueMistakes(of scene: SceneModel) -> [StoryboardError] {
        var mistakes: [StoryboardError] = []
        var known: [String: SegueModel] = [:]
        for segue in scene.segues {
            let path = path(scene) + [segue.step]
            if let identifier = segue.identifier {
                if let other = known[identifier] {
                    mistakes.append(StoryboardError(.duplicateSegue(identifier, other: other.step), path))
                }
                known[identifier] = known[identifier] ?? segue
            }
            if case .unwind(let action) = segue.kind, !container.hasUnwindAction(action, including: model) {
                mistakes.append(StoryboardError(.noUnwindTarget(action: action), path))
            }
            guard let destination = segue.destination else { continue }
            guard let target = model[destination.scene] else {
                let existing = model.scenes.map(\.identifier)
                mistakes.append(StoryboardError(.unknownScene(destination.scene, existing: existing), path))
                continue
            }
            mistakes += classMistakes(target, destination.controller, path)
        }
        return mistakes
    }
}

extension StoryboardModel {
    fileprivate func scene(of reference: StoryboardReference) -> SceneModel? {
        reference.identifier.map { self[$0] } ?? initialScene
    }
}

extension LocatedScene {
    /// The scene that the reference leads to, or nil.
    private var target: LocatedScene? {
        guard let reference = scene.reference, let next = try? container.storyboard(of: reference, in: model),
            let target = next.model.scene(of: reference)
        else { return nil }
        return LocatedScene(container: next.container, model: next.model, scene: target)
    }

    /// The scenes that are instantiated together with the scene.
    fileprivate var children: [LocatedScene] {
        if scene.reference != nil { return target.map { [$0] } ?? [] }
        return scene.segues.filter(\.isContainment).compactMap { segue in
            segue.destination.flatMap { model[$0.scene] }
                .map { LocatedScene(container: container, model: model, scene: $0) }
        }
    }

    /// Whether a chain of references never reaches a scene.
    fileprivate var isEndless: Bool {
        var seen: Set<LocatedScene> = []
        return sequence(first: self) { $0.target }.contains { !seen.insert($0).inserted }
    }
}

extension Container {
    /// Returns the storyboard of a reference in another storyboard, or in the same one.
    fileprivate func storyboard(
        of reference: StoryboardReference,
        in model: StoryboardModel
    ) throws(StoryboardError) -> RegisteredStoryboard {
        if model.matches(reference) { return RegisteredStoryboard(container: self, key: model.name, model: model) }
        return try registeredStoryboard(for: reference, from: model.bundle)
    }

    /// Whether a scene of a storyboard, or of one that is registered in the tree, has an unwind action.
    fileprivate func hasUnwindAction(_ action: String, including model: StoryboardModel) -> Bool {
        ([model] + reachableStoryboards.map(\.model)).contains { model in
            model.scenes.contains { $0.unwindActions[action] != nil || $0.configuredActions.contains(action) }
        }
    }

    /// Whether a storyboard that is registered in the tree has a reference to a scene.
    fileprivate func hasReference(to scene: SceneModel, of model: StoryboardModel) -> Bool {
        reachableStoryboards.flatMap(\.model.scenes).compactMap(\.reference).contains { reference in
            reference.identifier == scene.identifier && model.matches(reference)
        }
    }
}

import TestSupport

// Random storyboards, most of them valid.
extension StoryboardProgramGenerator {
    /// The properties of a storyboard that its scenes depend on.
    private struct SceneContext {
        let isValid: Bool
        /// The identifiers and classes of all its scenes, in order.
        let scenes: [(identifier: String, kind: ControllerKind)]
        /// The names of all storyboards of the program.
        let boards: [String]

        func later(than identifier: String) -> [(identifier: String, kind: ControllerKind)] {
            Array(scenes.drop { $0.identifier != identifier }.dropFirst())
        }
    }

    mutating func board(_ name: String, _ containerIDs: Int, among boards: [String]) -> StoryboardPlan {
        let names = Self.identifiers.filter { _ in !one(in: 4) }
        let kinds: [ControllerKind] = [.base, .derived, .other, .base, .stack, .tabs]
        let context = SceneContext(isValid: !one(in: 4), scenes: names.map { ($0, pick(kinds)) }, boards: boards)
        var scenes = context.scenes.map { scene($0.identifier, $0.kind, context) }
        if !context.isValid, one(in: 2) {
            scenes.append(scene(pick(Self.identifiers), pick(ControllerKind.made), context))
        }
        if !scenes.isEmpty, context.isValid || !one(in: 4) { scenes[dice.roll(scenes.count)].isInitial = true }
        if !scenes.isEmpty, !context.isValid, one(in: 2) { scenes[dice.roll(scenes.count)].isInitial = true }
        return StoryboardPlan(
            line: nextLine(),
            name: name,
            bundle: one(in: 3) ? pick(["X", "Y"]) : nil,
            containerID: dice.roll(containerIDs),
            isRegistered: !one(in: 4),
            scenes: scenes
        )
    }

    private mutating func scene(_ identifier: String, _ kind: ControllerKind, _ context: SceneContext) -> ScenePlan {
        if one(in: 6) {
            let scene = one(in: 3) ? pick(Self.identifiers) : nil
            let bundle = one(in: 6) ? pick(["X", "Y"]) : nil
            let name = context.isValid ? pick(context.boards) : pick(Self.boardNames)
            let content = ScenePlan.Content.reference(to: name, bundle: bundle, scene: scene)
            return ScenePlan(line: nextLine(), identifier: identifier, kind: kind, content: content)
        }
        let content: ScenePlan.Content =
            one(in: 5) ? .component : .factory(needsGift: one(in: 6), addsChild: one(in: 4))
        var scene = ScenePlan(line: nextLine(), identifier: identifier, kind: kind, content: content)
        if one(in: 8) { scene.registrationName = pick(["red", "blue"]) }
        scene.isSegueOnly = one(in: 10)
        scene.isResolving = !one(in: 5)
        scene.actions = Set(Self.actions.filter { _ in one(in: 2) })
        for _ in 0..<dice.roll(5) {
            if let segue = segue(of: identifier, kind, context) { scene.segues.append(segue) }
        }
        return scene
    }

    private mutating func segue(of identifier: String, _ kind: ControllerKind, _ context: SceneContext) -> SeguePlan? {
        var segueKind: SeguePlan.Kind = pick([
            .show, .show, .present, .unwind("home"), .unwind("home"), .unwind("list"),
        ])
        if kind == .stack, one(in: 2) { segueKind = .root }
        if kind == .tabs, one(in: 2) { segueKind = .tab }
        if kind != .stack, kind != .tabs, one(in: 5) { segueKind = .embed }
        let isContainment = [.root, .tab, .embed].contains(segueKind)
        let all = Self.identifiers.map { (identifier: $0, kind: kind) }
        let destinations = !context.isValid ? all : isContainment ? context.later(than: identifier) : context.scenes
        guard let destination = dice.pick(destinations) else { return nil }
        let isNamed = segueKind != .root && segueKind != .tab && (segueKind != .embed || one(in: 2))
        return SeguePlan(
            line: nextLine(),
            kind: segueKind,
            name: isNamed ? pick(Self.segueNames) : nil,
            destination: destination.identifier,
            type: one(in: 3) ? destination.kind : one(in: 30) ? pick(ControllerKind.made) : .any,
            isRefused: one(in: 12)
        )
    }
}

import TestSupport

// Makes up storyboards, most of them sound.
extension StoryDice {
    /// What the scenes of a storyboard are made up by.
    private struct Ground {
        let isSound: Bool
        /// The scenes that there are to be, in order.
        let scenes: [(identifier: String, kind: StoryKind)]
        /// The storyboards that there are to be.
        let boards: [String]

        func later(than identifier: String) -> [(identifier: String, kind: StoryKind)] {
            Array(scenes.drop { $0.identifier != identifier }.dropFirst())
        }
    }

    mutating func board(_ name: String, _ shelves: Int, among boards: [String]) -> StoryBoard {
        let names = Self.identifiers.filter { _ in !one(in: 4) }
        let kinds: [StoryKind] = [.base, .derived, .other, .base, .stack, .tabs]
        let ground = Ground(isSound: !one(in: 4), scenes: names.map { ($0, pick(kinds)) }, boards: boards)
        var scenes = ground.scenes.map { scene($0.identifier, $0.kind, ground) }
        if !ground.isSound, one(in: 2) { scenes.append(scene(pick(Self.identifiers), pick(StoryKind.made), ground)) }
        if !scenes.isEmpty, ground.isSound || !one(in: 4) { scenes[dice.roll(scenes.count)].isInitial = true }
        if !scenes.isEmpty, !ground.isSound, one(in: 2) { scenes[dice.roll(scenes.count)].isInitial = true }
        return StoryBoard(
            line: nextLine(),
            name: name,
            bundle: one(in: 3) ? pick(["X", "Y"]) : nil,
            shelf: dice.roll(shelves),
            isRegistered: !one(in: 4),
            scenes: scenes
        )
    }

    private mutating func scene(_ identifier: String, _ kind: StoryKind, _ ground: Ground) -> StoryScene {
        if one(in: 6) {
            let scene = one(in: 3) ? pick(Self.identifiers) : nil
            let bundle = one(in: 6) ? pick(["X", "Y"]) : nil
            let name = ground.isSound ? pick(ground.boards) : pick(Self.boardNames)
            let content = StoryScene.Content.reference(to: name, bundle: bundle, scene: scene)
            return StoryScene(line: nextLine(), identifier: identifier, kind: kind, content: content)
        }
        let content: StoryScene.Content =
            one(in: 5) ? .component : .factory(needsGift: one(in: 6), addsChild: one(in: 4))
        var scene = StoryScene(line: nextLine(), identifier: identifier, kind: kind, content: content)
        if one(in: 8) { scene.registrationName = pick(["red", "blue"]) }
        scene.isSegueOnly = one(in: 10)
        scene.isResolving = !one(in: 5)
        scene.actions = Set(Self.actions.filter { _ in one(in: 2) })
        for _ in 0..<dice.roll(5) {
            if let segue = segue(of: identifier, kind, ground) { scene.segues.append(segue) }
        }
        return scene
    }

    private mutating func segue(of identifier: String, _ kind: StoryKind, _ ground: Ground) -> StorySegue? {
        var way: StorySegue.Kind = pick([.show, .show, .present, .unwind("home"), .unwind("home"), .unwind("list")])
        if kind == .stack, one(in: 2) { way = .root }
        if kind == .tabs, one(in: 2) { way = .tab }
        if kind != .stack, kind != .tabs, one(in: 5) { way = .embed }
        let isContainment = [.root, .tab, .embed].contains(way)
        let all = Self.identifiers.map { (identifier: $0, kind: kind) }
        let destinations = !ground.isSound ? all : isContainment ? ground.later(than: identifier) : ground.scenes
        guard let destination = dice.pick(destinations) else { return nil }
        let isNamed = way != .root && way != .tab && (way != .embed || one(in: 2))
        return StorySegue(
            line: nextLine(),
            kind: way,
            name: isNamed ? pick(Self.segueNames) : nil,
            destination: destination.identifier,
            type: one(in: 3) ? destination.kind : one(in: 30) ? pick(StoryKind.made) : .any,
            isRefused: one(in: 12)
        )
    }
}

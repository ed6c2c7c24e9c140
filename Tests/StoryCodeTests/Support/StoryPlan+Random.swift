/// Makes up a program.
struct StoryDice {
    private var dice: Dice
    private var line = 0

    init(seed: UInt64) { dice = Dice(seed: seed) }

    private static let identifiers = ["A", "B", "C", "D", "E"]
    private static let segueNames = ["go", "next", "back", "in"]
    private static let actions = ["home", "list"]

    private mutating func pick<Element>(_ list: [Element]) -> Element {
        guard let one = dice.pick(list) else { preconditionFailure("there is something to pick") }
        return one
    }

    private mutating func one(in sides: Int) -> Bool { dice.roll(sides) == 0 }

    private mutating func nextLine() -> Int {
        line += 1
        return line
    }

    mutating func program(_ seed: UInt64) -> StoryProgram {
        var program = StoryProgram(seed: seed)
        for place in 0...dice.roll(4) {
            program.parents.append(place == 0 || one(in: 6) ? nil : dice.roll(place))
        }
        let shelves = program.parents.count
        for shelf in 0..<shelves where !one(in: 3) || program.parents[shelf] == nil {
            for _ in 0...(one(in: 12) ? 1 : 0) { program.gifts.append((shelf, nextLine())) }
        }
        for _ in 0..<dice.roll(7) { program.registrations.append((dice.roll(shelves), registration())) }
        for _ in 0...dice.roll(5) { program.boards.append(board(shelves)) }
        for board in program.boards {
            for scene in board.scenes {
                guard case .component = scene.content, !one(in: 6) else { continue }
                let shelf = one(in: 2) ? program.parents[board.shelf] ?? board.shelf : board.shelf
                let name = scene.registrationName ?? (one(in: 2) ? scene.identifier : nil)
                program.registrations.append((shelf, component(scene.kind, name)))
            }
        }
        for _ in 0..<20 + dice.roll(21) { program.steps.append(step(program)) }
        return program
    }

    private mutating func registration() -> StoryRegistration {
        StoryRegistration(
            line: nextLine(),
            kind: one(in: 8) ? .any : pick(StoryKind.made),
            name: one(in: 3) ? pick(["red", "blue"] + Self.identifiers) : nil,
            needsGift: one(in: 3),
            way: .elsewhere
        )
    }

    private mutating func component(_ kind: StoryKind, _ name: String?) -> StoryRegistration {
        StoryRegistration(
            line: nextLine(),
            kind: kind,
            name: name,
            needsGift: one(in: 4),
            way: pick([.prototype, .prototype, .single, .weak, .container])
        )
    }

    // MARK: Storyboards

    private mutating func board(_ shelves: Int) -> StoryBoard {
        var scenes: [StoryScene] = []
        let kinds = Self.identifiers.map { _ in pick([.base, .derived, .other, .base, .stack, .tabs]) as StoryKind }
        for (identifier, kind) in zip(Self.identifiers, kinds) where !one(in: 4) {
            scenes.append(scene(identifier, kind, kinds))
        }
        if one(in: 10) { scenes.append(scene(pick(Self.identifiers), pick(StoryKind.made), kinds)) }
        if !scenes.isEmpty, !one(in: 8) { scenes[dice.roll(scenes.count)].isInitial = true }
        if !scenes.isEmpty, one(in: 8) { scenes[dice.roll(scenes.count)].isInitial = true }
        return StoryBoard(
            line: nextLine(),
            name: pick(["Main", "Home", "Shop"]),
            bundle: one(in: 3) ? pick(["X", "Y"]) : nil,
            shelf: dice.roll(shelves),
            isRegistered: !one(in: 4),
            scenes: scenes
        )
    }

    private mutating func scene(_ identifier: String, _ kind: StoryKind, _ kinds: [StoryKind]) -> StoryScene {
        if one(in: 5) {
            let scene = one(in: 2) ? pick(Self.identifiers) : nil
            let bundle = one(in: 5) ? pick(["X", "Y"]) : nil
            let content = StoryScene.Content.reference(to: pick(["Main", "Home", "Shop"]), bundle: bundle, scene: scene)
            return StoryScene(line: nextLine(), identifier: identifier, kind: kind, content: content)
        }
        let content: StoryScene.Content =
            one(in: 5) ? .component : .factory(needsGift: one(in: 4), addsChild: one(in: 6))
        var scene = StoryScene(line: nextLine(), identifier: identifier, kind: kind, content: content)
        if one(in: 8) { scene.registrationName = pick(["red", "blue"]) }
        scene.isSegueOnly = one(in: 8)
        scene.isResolving = !one(in: 5)
        scene.actions = Set(Self.actions.filter { _ in one(in: 3) })
        for _ in 0..<dice.roll(4) { scene.segues.append(segue(of: kind, kinds)) }
        return scene
    }

    private mutating func segue(of kind: StoryKind, _ kinds: [StoryKind]) -> StorySegue {
        let place = dice.roll(Self.identifiers.count)
        var way = pick([.show, .show, .present, .unwind(pick(Self.actions)), .unwind(pick(Self.actions))])
            as StorySegue.Kind
        if kind == .stack, one(in: 2) { way = .root }
        if kind == .tabs, one(in: 2) { way = .tab }
        if kind != .stack, kind != .tabs, one(in: 5) { way = .embed }
        let isNamed = way != .root && way != .tab && (way != .embed || one(in: 2))
        return StorySegue(
            line: nextLine(),
            kind: way,
            name: isNamed ? pick(Self.segueNames) : nil,
            destination: Self.identifiers[place],
            type: one(in: 3) ? kinds[place] : one(in: 12) ? pick(StoryKind.made) : .any,
            isRefused: one(in: 12)
        )
    }

    // MARK: Steps

    private mutating func step(_ program: StoryProgram) -> StoryStep {
        let (one, other) = (dice.roll(60), dice.roll(60))
        switch dice.roll(32) {
        case 0..<7:
            let board = dice.roll(program.boards.count)
            let scene = self.one(in: 3) ? nil : pick(Self.identifiers + program.boards[board].scenes.map(\.identifier))
            return .instantiate(board: board, scene: scene, as: self.one(in: 12) ? pick(StoryKind.made) : .any)
        case 7..<17:
            return .perform(pick(Self.segueNames), on: one)
        case 17, 18: return .make(pick(StoryKind.made))
        case 19, 20: return .add(one, to: other)
        case 21: return .takeOut(one)
        case 22: return .push(one, on: other)
        case 23: return .pop(one)
        case 24: return .setTabs((0...dice.roll(3)).map { _ in dice.roll(60) }, of: one)
        case 25: return .present(one, by: other)
        case 26: return .dismiss(one)
        case 27: return .root(one)
        case 28: return self.one(in: 2) ? .load(one) : .unload(one)
        case 29, 30:
            let plan = self.one(in: 2) ? registration() : component(pick(StoryKind.made), nil)
            return .register(plan, in: dice.roll(program.parents.count))
        default: return .drop(one)
        }
    }
}

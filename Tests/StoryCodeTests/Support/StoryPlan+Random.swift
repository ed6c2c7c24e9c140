/// Makes up a program.
struct StoryDice {
    private var dice: Dice
    private var line = 0

    init(seed: UInt64) { dice = Dice(seed: seed) }

    private static let identifiers = ["A", "B", "C", "D", "E"]
    private static let segueNames = ["go", "next", "back", "in"]
    private static let actions = ["home", "list"]
    private static let boardNames = ["Main", "Home", "Shop"]

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
        for shelf in 0..<shelves where !one(in: program.parents[shelf] == nil ? 6 : 3) {
            for _ in 0...(one(in: 12) ? 1 : 0) { program.gifts.append((shelf, nextLine())) }
        }
        for _ in 0..<dice.roll(7) { program.registrations.append((dice.roll(shelves), anyRegistration())) }
        let names = (0...dice.roll(5)).map { _ in pick(Self.boardNames) }
        program.boards = names.map { board($0, shelves, among: names) }
        for board in program.boards {
            for scene in board.scenes where !one(in: 6) {
                let shelf = one(in: 2) ? program.parents[board.shelf] ?? board.shelf : board.shelf
                if case .component = scene.content {
                    let name = scene.registrationName ?? (one(in: 2) ? scene.identifier : nil)
                    program.registrations.append((shelf, component(scene.kind, name)))
                } else if let name = scene.registrationName {
                    program.registrations.append((shelf, registration(scene.kind, name)))
                }
            }
        }
        for _ in 0..<20 + dice.roll(21) { program.steps.append(step(program)) }
        return program
    }

    private mutating func anyRegistration() -> StoryRegistration {
        let name = one(in: 3) ? pick(["red", "blue"] + Self.identifiers) : nil
        return registration(one(in: 8) ? .any : pick(StoryKind.made), name)
    }

    private mutating func registration(_ kind: StoryKind, _ name: String?) -> StoryRegistration {
        StoryRegistration(line: nextLine(), kind: kind, name: name, needsGift: one(in: 4), way: .elsewhere)
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

    private mutating func board(_ name: String, _ shelves: Int, among boards: [String]) -> StoryBoard {
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

    // MARK: Steps

    private mutating func step(_ program: StoryProgram) -> StoryStep {
        let (one, other) = (dice.roll(60), dice.roll(60))
        switch dice.roll(36) {
        case 0..<7:
            let board = dice.roll(program.boards.count)
            let scenes = program.boards[board].scenes.map(\.identifier)
            let scene = self.one(in: 3) ? nil : self.one(in: 8) ? pick(Self.identifiers) : dice.pick(scenes)
            return .instantiate(board: board, scene: scene, as: self.one(in: 12) ? pick(StoryKind.made) : .any)
        case 7..<17:
            return .perform(other, pick(Self.segueNames), on: one)
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
        case 31..<35: return .bring(pick(StoryKind.made), to: one, isPresented: self.one(in: 3))
        case 29, 30:
            let plan = self.one(in: 2) ? anyRegistration() : component(pick(StoryKind.made), nil)
            return .register(plan, in: dice.roll(program.parents.count))
        default: return .drop(one)
        }
    }
}

import TestSupport

/// Generates random programs.
struct StoryboardProgramGenerator {
    var dice: Dice
    private var line = 0

    init(seed: UInt64) { dice = Dice(seed: seed) }

    static let identifiers = ["A", "B", "C", "D", "E"]
    static let segueNames = ["go", "next", "back", "in"]
    static let actions = ["home", "list"]
    static let boardNames = ["Main", "Home", "Shop"]

    mutating func pick<Element>(_ list: [Element]) -> Element {
        guard let one = dice.pick(list) else { preconditionFailure("The list is empty") }
        return one
    }

    mutating func one(in sides: Int) -> Bool { dice.roll(sides) == 0 }

    mutating func nextLine() -> Int {
        line += 1
        return line
    }

    mutating func program(_ seed: UInt64) -> StoryboardProgram {
        var program = StoryboardProgram(seed: seed)
        for place in 0...dice.roll(4) {
            program.parents.append(place == 0 || one(in: 6) ? nil : dice.roll(place))
        }
        let containerIDs = program.parents.count
        for containerID in 0..<containerIDs where !one(in: program.parents[containerID] == nil ? 6 : 3) {
            for _ in 0...(one(in: 12) ? 1 : 0) { program.gifts.append((containerID, nextLine())) }
        }
        for _ in 0..<dice.roll(7) { program.registrations.append((dice.roll(containerIDs), registration())) }
        let names = (0...dice.roll(5)).map { _ in pick(Self.boardNames) }
        program.boards = names.map { board($0, containerIDs, among: names) }
        for board in program.boards {
            for scene in board.scenes where !one(in: 6) {
                let containerID =
                    one(in: 2) ? program.parents[board.containerID] ?? board.containerID : board.containerID
                if case .component = scene.content {
                    let name = scene.registrationName ?? (one(in: 2) ? scene.identifier : nil)
                    program.registrations.append((containerID, component(scene.kind, name)))
                } else if let name = scene.registrationName {
                    program.registrations.append((containerID, registration(scene.kind, name)))
                }
            }
        }
        for _ in 0..<20 + dice.roll(21) { program.steps.append(step(program)) }
        return program
    }

    private mutating func registration() -> RegistrationPlan {
        let name = one(in: 3) ? pick(["red", "blue"] + Self.identifiers) : nil
        return registration(one(in: 8) ? .any : pick(ControllerKind.made), name)
    }

    private mutating func registration(_ kind: ControllerKind, _ name: String?) -> RegistrationPlan {
        RegistrationPlan(line: nextLine(), kind: kind, name: name, needsGift: one(in: 4), lifetime: .elsewhere)
    }

    private mutating func component(_ kind: ControllerKind, _ name: String?) -> RegistrationPlan {
        RegistrationPlan(
            line: nextLine(),
            kind: kind,
            name: name,
            needsGift: one(in: 4),
            lifetime: pick([.prototype, .prototype, .single, .weak, .container])
        )
    }

    // MARK: Steps

    private mutating func step(_ program: StoryboardProgram) -> StoryboardStep {
        let (one, other) = (dice.roll(60), dice.roll(60))
        switch dice.roll(36) {
        case 0..<7:
            let board = dice.roll(program.boards.count)
            let scenes = program.boards[board].scenes.map(\.identifier)
            let scene = self.one(in: 3) ? nil : self.one(in: 8) ? pick(Self.identifiers) : dice.pick(scenes)
            return .instantiate(board: board, scene: scene, as: self.one(in: 12) ? pick(ControllerKind.made) : .any)
        case 7..<17:
            return .perform(other, pick(Self.segueNames), on: one)
        case 17, 18: return .make(pick(ControllerKind.made))
        case 19, 20: return .add(one, to: other)
        case 21: return .remove(one)
        case 22: return .push(one, on: other)
        case 23: return .pop(one)
        case 24: return .setTabs((0...dice.roll(3)).map { _ in dice.roll(60) }, of: one)
        case 25: return .present(one, by: other)
        case 26: return .dismiss(one)
        case 27: return .root(one)
        case 28: return self.one(in: 2) ? .load(one) : .unload(one)
        case 31..<35: return .makeAndAdd(pick(ControllerKind.made), to: one, isPresented: self.one(in: 3))
        case 29, 30:
            let plan = self.one(in: 2) ? registration() : component(pick(ControllerKind.made), nil)
            return .register(plan, in: dice.roll(program.parents.count))
        default: return .drop(one)
        }
    }
}

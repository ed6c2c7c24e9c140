import TestSupport

/// Makes up lives of containers.
struct GraphDice {
    private var dice: Dice
    /// How many classes of pieces take part.
    private let tags: Int
    /// How many in a hundred dependencies lead anywhere at all.
    private let chaos: Int
    private let lifetimes: [PieceLifetime]
    private var components = 0

    init(seed: UInt64) {
        var dice = Dice(seed: seed)
        tags = 2 + dice.roll(dice.coin() ? 4 : PieceTags.count - 1)
        chaos = [0, 0, 5, 25][dice.roll(4)]
        let all: [PieceLifetime] = [.prototype, .objectGraph, .single, .container, .weak, .scope(0), .scope(1)]
        // Lives differ more where each has only some of all lifetimes.
        let some = all.filter { _ in dice.coin() }
        lifetimes = some.isEmpty ? all : some
        self.dice = dice
    }

    /// Makes up a life.
    mutating func program(_ seed: UInt64) -> GraphProgram {
        var program = GraphProgram(seed: seed)
        for tag in 0..<tags where dice.roll(100) >= chaos {
            program.steps.append(.register(component(tag), in: 0))
            if dice.roll(100) < chaos { program.steps.append(.register(component(tag), in: 0)) }
        }
        var containers = 1
        while containers < 4, dice.coin() {
            let other = dice.roll(containers)
            program.steps.append(dice.roll(3) == 0 ? .overriding(other) : .child(of: other))
            for _ in 0..<dice.roll(4) {
                program.steps.append(.register(component(dice.roll(tags)), in: containers))
            }
            containers += 1
        }
        for container in 0..<containers where dice.coin() { program.steps.append(.validate(container)) }
        for _ in 0..<4 + dice.roll(5) { program.steps.append(step(containers)) }
        return program
    }

    private mutating func step(_ containers: Int) -> GraphStep {
        let container = dice.roll(containers)
        switch dice.roll(24) {
        case 0: return .register(component(dice.roll(tags)), in: container)
        case 1: return .forget
        case 2, 3: return .reset(dice.roll(PieceLifetime.scopes))
        case 4, 5, 6: return .ask(dice.roll(100))
        case 7: return .resolve(PieceAsk(manner: .optional, key: key()), from: container)
        case 8: return .resolve(PieceAsk(manner: .many, key: key().unnamed), from: container)
        case 9: return .validate(container)
        default: return .resolve(PieceAsk(manner: .one, key: key()), from: container)
        }
    }

    private mutating func component(_ tag: Int) -> ComponentPlan {
        components += 1
        var plan = ComponentPlan(id: components, tag: tag, lifetime: dice.pick(lifetimes) ?? .prototype)
        plan.isDefault = dice.roll(4) == 0
        if dice.roll(4) == 0 { plan.services.append(role()) }
        if dice.roll(8) == 0 { plan.services.append(PieceKey(tag: tag, name: name())) }
        let parameters = [0, 0, 1, 1, 2, 3][dice.roll(6)]
        for _ in 0..<parameters { plan.parameters.append(ask(below: tag)) }
        for _ in 0..<[0, 0, 1, 1, 2][dice.roll(5)] {
            // What is never remembered mostly leads to what cannot lead back.
            let isFree = plan.lifetime.isRemembered || dice.roll(100) < chaos
            var injection = [ask(below: isFree ? nil : tag)]
            if injection[0].key.name == nil, dice.roll(4) == 0 {
                var second = ask(below: isFree ? nil : tag)
                second.key.name = nil
                injection.append(second)
            }
            plan.injections.append(injection)
        }
        plan.hasEnd = dice.roll(6) == 0
        if dice.roll(100) < chaos / 3 { plan.failures = 1 + dice.roll(2) }
        if dice.roll(40) == 0 { plan.resets = dice.roll(PieceLifetime.scopes) }
        return plan
    }

    /// What a component asks for: of an earlier class, or of any.
    private mutating func ask(below tag: Int?) -> PieceAsk {
        let manner: PieceAsk.Manner =
            switch dice.roll(12) {
            case 0: .optional
            case 1: .many
            case 2: .lazy
            case 3: .provider
            default: .one
            }
        let isLater = manner == .lazy || manner == .provider
        var key = key()
        if let tag, !isLater, dice.roll(100) >= chaos {
            if tag > 0 {
                key = PieceKey(tag: dice.roll(tag), name: key.isRole ? nil : key.name)
            } else {
                return PieceAsk(manner: .optional, key: PieceKey(tag: PieceTags.count - 1, name: "nobody"))
            }
        }
        return PieceAsk(manner: manner, key: manner == .many ? key.unnamed : key)
    }

    private mutating func key() -> PieceKey {
        if dice.roll(100) < chaos { return role() }
        return PieceKey(tag: dice.roll(tags), name: dice.roll(100) < chaos / 2 ? name() : nil)
    }

    private mutating func role() -> PieceKey { PieceKey(tag: dice.roll(PieceKey.roles), isRole: true) }

    private mutating func name() -> String { dice.coin() ? "red" : "blue" }
}

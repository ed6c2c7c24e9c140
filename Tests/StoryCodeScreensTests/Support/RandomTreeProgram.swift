import StoryCode
import TestSupport

/// A life of a tree: a list of steps, and under which conditions they are carried out.
///
/// Nothing in it is random any more, so it can be run again and shrunk.
struct RandomTreeProgram: Sendable {
    /// What the steps may do.
    enum Mode: CaseIterable, Sendable {
        /// Only what a correct program does, and nothing from inside a callback.
        case calm
        /// Only what a correct program does, from outside and from inside.
        case nested
        /// Also what is reported and not done.
        case careless
        /// Anything at all; then only the logs and the books are right.
        case tampering

        /// Whether a step is left out that a correct program would not make.
        var isAllowed: Bool { self == .calm || self == .nested }
    }

    let seed: UInt64
    let mode: Mode
    let isTimed: Bool
    let unloadsViews: Bool
    var steps: [RandomTreeStep]

    /// Makes up a life.
    init(seed: UInt64, mode: Mode, length: Int) {
        var dice = Dice(seed: seed)
        self.seed = seed
        self.mode = mode
        isTimed = seed.isMultiple(of: 2)
        unloadsViews = dice.roll(3) == 0
        // Lives differ more where each does only some of all things.
        let palette = RandomTreeOperation.makers.filter { _ in dice.roll(3) > 0 }
        steps = RandomTreeOperation.beginning(&dice).map { RandomTreeStep(operation: $0) }
        while steps.count < length {
            var step = RandomTreeStep(operation: dice.pick(palette)?(&dice) ?? .settle)
            if dice.roll(12) == 0 { step = RandomTreeStep(operation: .settle) }
            while mode != .calm, dice.roll(3) == 0, let operation = dice.pick(palette)?(&dice) {
                step.inside.append(.init(at: dice.roll(dice.coin() ? 8 : 40), operation: operation))
            }
            steps.append(step)
        }
    }
}

extension RandomTreeOperation {
    /// How each operation is made up.
    static let makers: [@Sendable (inout Dice) -> RandomTreeOperation] = [
        { .root($0.window, $0.roll(5) == 0 ? nil : $0.anybody) }, { .show($0.window) }, { .hide($0.window) },
        { $0.roll(3) == 0 ? .renew($0.window) : .show($0.window) }, { .warn($0.window) },
        { .push($0.plain, on: $0.stack, animated: $0.coin()) }, { .push($0.plain, on: $0.stack, animated: $0.coin()) },
        { .pop($0.stack, animated: $0.coin()) }, { .popToRoot($0.stack, animated: $0.coin()) },
        { .popTo($0.plain, on: $0.stack, animated: $0.coin()) },
        { .stack($0.stack, $0.some(of: [.a, .b, .c, .d, .e, .f, .box, .manual]), animated: $0.coin()) },
        { .swipe($0.stack) }, { .moveGesture(Double($0.roll(5)) / 4) }, { _ in .finishGesture }, { _ in .cancelGesture },
        { .setTabs($0.some(of: TreeMember.allCases)) }, { .select($0.anybody) }, { .userSelects($0.roll(4)) },
        { .present($0.anybody, by: $0.anybody, $0.style, animated: $0.coin()) },
        { .present($0.plain, by: $0.anybody, $0.style, animated: $0.coin()) },
        { .dismiss($0.anybody, animated: $0.coin()) }, { .drag($0.anybody) },
        { .add($0.anybody, to: $0.container) }, { .add($0.plain, to: $0.container) }, { .takeOut($0.anybody) },
        { .exchange($0.plain, by: $0.plain, in: $0.coin() ? .box : .f, milliseconds: $0.roll(2) * 200) },
        { .putView($0.plain, in: $0.anybody) }, { .putInWindow($0.plain, $0.window) }, { .removeView($0.anybody) },
        { .beginUp($0.plain, animated: $0.coin()) }, { .beginDown($0.plain, animated: $0.coin()) }, { .end($0.plain) },
        { .load($0.anybody) }, { .teardown($0.anybody) }, { .reload($0.anybody) }, { .assign($0.plain) },
        { .setNeedsLayout($0.anybody) }, { .layOut($0.anybody) }, { .layOutWindow($0.window) },
        { _ in .flush }, { _ in .flush }, { .advance(milliseconds: 100 * $0.roll(5)) }, { .forget($0.anybody) },
    ]

    /// Brings something onto the screen.
    fileprivate static func beginning(_ dice: inout Dice) -> [RandomTreeOperation] {
        [
            .show(0), .stack(.nav, dice.some(of: [.a, .b, .c]), animated: false),
            .setTabs(dice.some(of: [.nav, .otherNav, .box, .manual])),
            .add(.d, to: .box), .add(.e, to: .manual),
            .root(0, dice.pick([.nav, .nav, .tabs, .tabs, .box, .manual, .otherNav, .a])),
        ].filter { _ in dice.roll(5) > 0 }
    }
}

extension Dice {
    /// A few of a list, in any order.
    mutating func some(of list: [TreeMember]) -> [TreeMember] { Array(list.shuffled(using: &random).prefix(roll(4))) }

    var window: Int { mutating get { roll(3) / 2 } }
    var anybody: TreeMember { mutating get { pick(TreeMember.allCases) ?? .a } }
    /// Mostly somebody who is no container.
    var plain: TreeMember { mutating get { roll(8) == 0 ? anybody : pick([.a, .b, .c, .d, .e, .f]) ?? .a } }
    var stack: TreeMember { mutating get { roll(3) == 0 ? .otherNav : .nav } }
    var container: TreeMember { mutating get { pick([.box, .box, .manual, .f]) ?? .box } }
    var style: ModalPresentationStyle { mutating get { pick(ModalPresentationStyle.allCases) ?? .automatic } }
}

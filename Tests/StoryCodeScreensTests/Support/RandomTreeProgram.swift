import StoryCode
import TestSupport

/// A list of steps, and the conditions under which they run.
///
/// A program is not random itself, so it can be repeated and shrunk.
struct RandomTreeProgram: Sendable {
    /// Which operations the steps may contain.
    enum Mode: CaseIterable, Sendable {
        /// Operations of a correct program, none of them in callbacks.
        case calm
        /// Operations of a correct program, in and outside callbacks.
        case nested
        /// Operations that are reported and ignored, too.
        case careless
        /// All operations; only the order of events and the membership are checked.
        case tampering
        /// Operations that are reported and ignored, too, also in deinitialisers, hooks of views and resources.
        case releasing

        /// The modes whose callbacks are events and methods of delegates.
        static let usual = allCases.filter { $0 != .releasing }

        /// Whether releases of objects and hooks of views are callbacks.
        var actsEverywhere: Bool { self == .releasing }

        /// Whether steps that are errors of a program are skipped.
        var isAllowed: Bool { self == .calm || self == .nested }
    }

    let seed: UInt64
    let mode: Mode
    let isTimed: Bool
    let unloadsViews: Bool
    let readsViews: Bool
    var steps: [RandomTreeStep]

    /// Creates a program with given steps.
    init(mode: Mode, isTimed: Bool, unloadsViews: Bool, readsViews: Bool, steps: [RandomTreeStep]) {
        seed = 0
        self.mode = mode
        self.isTimed = isTimed
        self.unloadsViews = unloadsViews
        self.readsViews = readsViews
        self.steps = steps
    }

    /// Creates a random program.
    init(seed: UInt64, mode: Mode, length: Int) {
        var dice = Dice(seed: seed)
        self.seed = seed
        self.mode = mode
        isTimed = seed.isMultiple(of: 2)
        unloadsViews = dice.roll(3) == 0
        readsViews = dice.roll(3) == 0
        // Programs differ more if each one uses only some of the operations.
        let makers = RandomTreeOperation.makers + (mode.actsEverywhere ? RandomTreeOperation.resourceMakers : [])
        let palette = makers.filter { _ in dice.roll(3) > 0 }
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
    /// Creates a random operation of each kind.
    static let makers: [@Sendable (inout Dice) -> RandomTreeOperation] = [
        { .root($0.window, $0.roll(5) == 0 ? nil : $0.member) }, { .show($0.window) }, { .hide($0.window) },
        { $0.roll(3) == 0 ? .renew($0.window) : .show($0.window) }, { .warn($0.window) },
        { .push($0.plain, on: $0.stack, animated: $0.coin()) }, { .push($0.plain, on: $0.stack, animated: $0.coin()) },
        { .pop($0.stack, animated: $0.coin()) }, { .popToRoot($0.stack, animated: $0.coin()) },
        { .popTo($0.plain, on: $0.stack, animated: $0.coin()) },
        { .stack($0.stack, $0.some(of: [.a, .b, .c, .d, .e, .f, .box, .manual]), animated: $0.coin()) },
        { .swipe($0.stack) }, { .moveGesture(Double($0.roll(5)) / 4) }, { _ in .finishGesture },
        { _ in .cancelGesture },
        { .setTabs($0.some(of: TreeMember.allCases)) }, { .select($0.member) }, { .userSelects($0.roll(4)) },
        { .present($0.member, by: $0.member, $0.style, animated: $0.coin()) },
        { .present($0.plain, by: $0.member, $0.style, animated: $0.coin()) },
        { .dismiss($0.member, animated: $0.coin()) }, { .drag($0.member) },
        { .add($0.member, to: $0.container) }, { .add($0.plain, to: $0.container) }, { .takeOut($0.member) },
        { .exchange($0.plain, by: $0.plain, in: $0.coin() ? .box : .f, milliseconds: $0.roll(2) * 200) },
        { .putView($0.plain, in: $0.member) }, { .putInWindow($0.plain, $0.window) }, { .removeView($0.member) },
        { .beginUp($0.plain, animated: $0.coin()) }, { .beginDown($0.plain, animated: $0.coin()) }, { .end($0.plain) },
        { .load($0.member) }, { .teardown($0.member) }, { .reload($0.member) }, { .assign($0.plain) },
        { .setNeedsLayout($0.member) }, { .layOut($0.member) }, { .layOutWindow($0.window) },
        { _ in .flush }, { _ in .flush }, { .advance(milliseconds: 100 * $0.roll(5)) }, { .forget($0.member) },
    ]

    /// Creates a random operation on objects that call back when they are released.
    static let resourceMakers: [@Sendable (inout Dice) -> RandomTreeOperation] = [
        { .registerState($0.roll(4)) }, { .unregisterState($0.roll(4)) }, { _ in .saveState },
        { .registerCells($0.roll(3)) }, { .makeCell($0.roll(3)) }, { _ in .dropGesture },
        { .fillBag($0.member, $0.roll(3)) }, { .emptyBag($0.member, isSceneBag: $0.coin()) },
        { .forget($0.member) }, { .renew($0.window) }, { .teardown($0.member) },
    ]

    /// Creates operations that show some controllers.
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
    /// Returns some elements of a list, in any order.
    mutating func some(of list: [TreeMember]) -> [TreeMember] { Array(list.shuffled(using: &random).prefix(roll(4))) }

    var window: Int { mutating get { roll(3) / 2 } }
    var member: TreeMember { mutating get { pick(TreeMember.allCases) ?? .a } }
    /// Mostly a controller that is no container.
    var plain: TreeMember { mutating get { roll(8) == 0 ? member : pick([.a, .b, .c, .d, .e, .f]) ?? .a } }
    var stack: TreeMember { mutating get { roll(3) == 0 ? .otherNav : .nav } }
    var container: TreeMember { mutating get { pick([.box, .box, .manual, .f]) ?? .box } }
    var style: ModalPresentationStyle { mutating get { pick(ModalPresentationStyle.allCases) ?? .automatic } }
}

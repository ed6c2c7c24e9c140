import StoryCode
import TestSupport
import Testing

@testable import StoryCodeScenes

/// Short programs of random trees that once broke a rule.
///
/// Each callback is named by its number in its step, so a change of the number of events can make a program harmless.
@MainActor
struct FoundProgramTests {
    @Test(arguments: FoundProgram.all)
    func keepsTheRules(found: FoundProgram) {
        let result = LifecycleTrace.withoutTracing { RandomTreeRun.run(found.program) }
        #expect(result.failure == nil)
    }
}

/// A program, and what happens in it.
struct FoundProgram: CustomTestStringConvertible {
    let testDescription: String
    let program: RandomTreeProgram

    /// Conditions other than the mode.
    enum Condition {
        case timed, unloadsViews, readsViews
    }

    private init(
        _ name: String,
        _ mode: RandomTreeProgram.Mode,
        _ conditions: Set<Condition> = [],
        steps: [RandomTreeStep]
    ) {
        testDescription = name
        program = RandomTreeProgram(
            mode: mode,
            isTimed: conditions.contains(.timed),
            unloadsViews: conditions.contains(.unloadsViews),
            readsViews: conditions.contains(.readsViews),
            steps: steps
        )
    }

    /// Returns a step with operations in callbacks, by the number of earlier callbacks.
    private static func step(
        _ operation: RandomTreeOperation,
        _ inside: KeyValuePairs<Int, RandomTreeOperation> = [:]
    ) -> RandomTreeStep {
        RandomTreeStep(operation: operation, inside: inside.map { .init(at: $0.key, operation: $0.value) })
    }

    static let all = leaving + windows + loading

    private static let leaving = [
        FoundProgram(
            "stack leaves a container that forwards by hand in a layout",
            .careless,
            [.timed, .unloadsViews, .readsViews],
            steps: [
                step(.show(0)), step(.root(0, .manual)), step(.advance(milliseconds: 300)),
                step(.add(.nav, to: .manual), [15: .add(.c, to: .manual), 36: .push(.c, on: .nav, animated: true)]),
                step(.flush), step(.putView(.d, in: .c)), step(.settle, [1: .root(0, .nav)]),
            ]
        ),
        FoundProgram(
            "child joins another container while its tab leaves",
            .careless,
            [.timed, .readsViews],
            steps: [
                step(.show(0)), step(.root(0, .tabs)), step(.setTabs([.box, .manual, .c])),
                step(.add(.manual, to: .box)), step(.root(0, .b), [11: .add(.box, to: .f), 6: .root(0, .box)]),
            ]
        ),
        FoundProgram(
            "program begins what a cancelled pop returns",
            .tampering,
            [.unloadsViews],
            steps: [
                step(.show(0)), step(.stack(.otherNav, [.b], animated: false)), step(.root(0, .otherNav)),
                step(.push(.f, on: .otherNav, animated: true)),
                step(.swipe(.otherNav), [6: .beginUp(.f, animated: true)]), step(.root(0, .nav)),
            ]
        ),
        FoundProgram(
            "push ends in a callback of its begin",
            .careless,
            [.unloadsViews],
            steps: [
                step(.show(0)), step(.stack(.nav, [.c, .a], animated: false)),
                step(.setTabs([.otherNav, .nav, .box])), step(.add(.d, to: .box)), step(.root(0, .nav)),
                step(.push(.box, on: .nav, animated: true), [5: .add(.c, to: .box)]),
            ]
        ),
        FoundProgram(
            "forwarded event no longer applies",
            .careless,
            [.readsViews],
            steps: [
                step(.show(0)), step(.add(.e, to: .manual)), step(.root(0, .tabs)),
                step(.setTabs([.a, .manual, .f])),
                step(.userSelects(1), [0: .stack(.otherNav, [.a, .manual, .d], animated: true)]),
            ]
        ),
        FoundProgram(
            "container disappears in the layout of an end",
            .releasing,
            [.timed, .readsViews],
            steps: [
                step(.show(0)), step(.root(0, .nav)), step(.stack(.nav, [.e, .b, .manual], animated: false)),
                step(.settle), step(.push(.a, on: .nav, animated: false)),
                step(.add(.f, to: .manual), [14: .setTabs([.b, .d, .box])]),
            ]
        ),
        FoundProgram(
            "child joins a container that is being hidden",
            .nested,
            [.timed],
            steps: [
                step(.root(0, .manual)), step(.show(0), [1: .hide(0), 7: .add(.tabs, to: .manual)]),
            ]
        ),
    ]

    private static let windows = [
        FoundProgram(
            "child is added in a released window",
            .releasing,
            [.timed, .readsViews],
            steps: [
                step(.root(0, .otherNav)), step(.show(0)), step(.putInWindow(.f, 0)), step(.settle),
                step(.renew(0), [1: .add(.c, to: .f)]),
            ]
        ),
        FoundProgram(
            "presenter is released before the window",
            .releasing,
            [.timed],
            steps: [
                step(.show(0)), step(.putInWindow(.a, 0)),
                step(.present(.f, by: .a, .currentContext, animated: false)), step(.settle), step(.forget(.a)),
                step(.renew(0)),
            ]
        ),
        FoundProgram(
            "presenter leaves a hidden window",
            .calm,
            [.timed],
            steps: [
                step(.putInWindow(.a, 0)), step(.show(0)), step(.present(.tabs, by: .a, .popover, animated: false)),
                step(.hide(0)), step(.removeView(.a)), step(.show(0)),
            ]
        ),
        FoundProgram(
            "root moves to a stack and back",
            .tampering,
            steps: [
                step(.add(.e, to: .manual)), step(.show(1)), step(.root(1, .c)),
                step(.stack(.nav, [.f, .c, .e], animated: true), [4: .beginUp(.c, animated: true)]),
                step(.root(1, .c)),
            ]
        ),
        FoundProgram(
            "rebuilt top returns to a released window",
            .releasing,
            [.timed, .readsViews],
            steps: [
                step(.show(0)), step(.stack(.nav, [.a], animated: false)), step(.root(0, .nav)),
                step(.push(.b, on: .nav, animated: false)), step(.settle), step(.swipe(.nav)), step(.reload(.b)),
                step(.renew(0)),
            ]
        ),
        FoundProgram(
            "root changes during another presentation",
            .releasing,
            [.timed, .readsViews],
            steps: [
                step(.show(0)), step(.add(.d, to: .box)), step(.root(0, .box)),
                step(.present(.c, by: .d, .automatic, animated: false)), step(.putInWindow(.manual, 0)),
                step(.flush), step(.present(.otherNav, by: .manual, .pageSheet, animated: false)),
                step(.root(0, .nav)),
            ]
        ),
        FoundProgram(
            "leaving root becomes the root again",
            .releasing,
            [.timed],
            steps: [
                step(.show(0)), step(.root(0, .otherNav)), step(.add(.otherNav, to: .box), [1: .root(0, .otherNav)]),
            ]
        ),
        FoundProgram(
            "stack leaves its window while it takes a member",
            .careless,
            [.timed, .unloadsViews, .readsViews],
            steps: [
                step(.root(0, .box)), step(.show(0)), step(.add(.otherNav, to: .box)), step(.settle),
                step(.push(.f, on: .nav, animated: true)),
                step(.push(.f, on: .otherNav, animated: false), [2: .removeView(.otherNav)]),
            ]
        ),
        FoundProgram(
            "window is released during a push",
            .careless,
            [.timed],
            steps: [
                step(.show(0)), step(.root(0, .otherNav)), step(.flush),
                step(.stack(.otherNav, [.box], animated: true)),
                step(.add(.c, to: .box), [6: .renew(0), 7: .add(.a, to: .box)]),
            ]
        ),
        FoundProgram(
            "next root presents over the last one while it loads",
            .releasing,
            steps: [
                step(.show(0)), step(.setTabs([.box, .manual])), step(.add(.d, to: .box)), step(.root(0, .tabs)),
                step(.add(.d, to: .f), [2: .root(0, .manual), 5: .present(.f, by: .d, .automatic, animated: true)]),
            ]
        ),
        FoundProgram(
            "window is hidden while a presented view reloads",
            .careless,
            steps: [
                step(.show(0)), step(.putInWindow(.e, 0)), step(.present(.nav, by: .e, .popover, animated: false)),
                step(.reload(.nav), [10: .hide(0)]),
            ]
        ),
        FoundProgram(
            "stack queued behind a gesture in a released window",
            .calm,
            [.unloadsViews, .readsViews],
            steps: [
                step(.show(0)), step(.stack(.nav, [.b, .c], animated: false)), step(.root(0, .nav)),
                step(.swipe(.nav)), step(.stack(.nav, [], animated: true)), step(.renew(0)),
            ]
        ),
        FoundProgram(
            "next root joins a container during a dismissal",
            .careless,
            [.unloadsViews],
            steps: [
                step(.show(1)), step(.root(1, .otherNav)), step(.push(.f, on: .otherNav, animated: true)),
                step(.present(.e, by: .f, .currentContext, animated: false)),
                step(.root(1, .manual), [25: .add(.manual, to: .box), 21: .root(1, .e)]),
            ]
        ),
    ]

    private static let loading = [
        FoundProgram(
            "controller that still presents becomes a child",
            .careless,
            [.timed],
            steps: [
                step(.stack(.nav, [.a], animated: false)), step(.root(0, .nav)), step(.show(0)),
                step(.present(.b, by: .a, .currentContext, animated: true)),
                step(.stack(.nav, [.e], animated: false)), step(.settle), step(.add(.a, to: .f)),
                step(.push(.f, on: .nav, animated: false)),
            ]
        ),
        FoundProgram(
            "load view makes its controller appear",
            .careless,
            steps: [
                step(.show(0)), step(.stack(.nav, [.c, .b], animated: false)),
                step(.setTabs([.nav, .otherNav, .manual])), step(.add(.d, to: .box)), step(.root(0, .tabs)),
                step(.swipe(.nav)), step(.push(.f, on: .nav, animated: false)),
                step(.push(.a, on: .otherNav, animated: true)), step(.select(.otherNav)),
                step(
                    .push(.f, on: .otherNav, animated: false),
                    [3: .root(0, .d), 7: .stack(.nav, [.c, .a, .manual], animated: false)]
                ),
            ]
        ),
        FoundProgram(
            "tab presents while its container appears",
            .calm,
            [.timed],
            steps: [
                step(.show(0)), step(.setTabs([.box])), step(.root(0, .tabs)),
                step(.present(.b, by: .box, .currentContext, animated: true)),
            ]
        ),
        FoundProgram(
            "hook moves a view that is removed",
            .releasing,
            [.timed],
            steps: [
                step(.show(0)), step(.add(.e, to: .manual)), step(.root(0, .box)), step(.add(.manual, to: .box)),
                step(.takeOut(.e), [3: .root(0, .e)]),
            ]
        ),
        FoundProgram(
            "hook inserts a view that is removed again",
            .releasing,
            [.unloadsViews],
            steps: [
                step(.show(0)), step(.stack(.nav, [.a, .b], animated: false)), step(.root(0, .nav)),
                step(.forget(.a)), step(.swipe(.nav)), step(.add(.b, to: .manual), [2: .setTabs([.a, .manual, .b])]),
            ]
        ),
        FoundProgram(
            "hook moves a controller with a new view",
            .releasing,
            steps: [
                step(.show(0)), step(.add(.f, to: .box)), step(.assign(.f), [0: .root(0, .f)]),
            ]
        ),
        FoundProgram(
            "replaced view contains a child",
            .careless,
            [.readsViews],
            steps: [
                step(.add(.manual, to: .box)), step(.add(.c, to: .f)), step(.putInWindow(.f, 1)),
                step(.push(.manual, on: .nav, animated: true), [1: .show(1)]),
                step(.assign(.f), [3: .push(.f, on: .nav, animated: false)]),
            ]
        ),
        FoundProgram(
            "controller is pushed while it reloads",
            .releasing,
            [.unloadsViews],
            steps: [
                step(.show(0)), step(.add(.d, to: .box)), step(.root(0, .nav)),
                step(.add(.f, to: .box), [7: .push(.f, on: .nav, animated: true), 4: .reload(.f)]),
            ]
        ),
        FoundProgram(
            "hook moves a member that leaves",
            .releasing,
            [.timed, .unloadsViews, .readsViews],
            steps: [
                step(.show(0)), step(.stack(.nav, [.a], animated: false)), step(.root(0, .nav)), step(.settle),
                step(.add(.nav, to: .box)), step(.add(.a, to: .manual), [1: .setTabs([.a])]),
            ]
        ),
        FoundProgram(
            "view is needed while it loads",
            .careless,
            [.timed, .unloadsViews],
            steps: [
                step(.show(0)), step(.add(.e, to: .manual)), step(.root(0, .manual)),
                step(.putView(.b, in: .e), [0: .add(.b, to: .manual)]),
            ]
        ),
        FoundProgram(
            "presenter is presented",
            .careless,
            [.readsViews],
            steps: [
                step(.root(0, .tabs)), step(.putInWindow(.f, 0)), step(.show(0)),
                step(.present(.manual, by: .f, .fullScreen, animated: true)),
                step(.present(.f, by: .tabs, .popover, animated: false)),
            ]
        ),
        FoundProgram(
            "tab that reloads appears at last",
            .careless,
            [.timed, .unloadsViews],
            steps: [
                step(.show(0)), step(.root(0, .tabs)), step(.setTabs([.e, .f])),
                step(.setTabs([.b, .otherNav, .nav]), [28: .add(.e, to: .box), 15: .reload(.b)]),
            ]
        ),
        FoundProgram(
            "presented stack pops before it is inserted",
            .nested,
            [.unloadsViews],
            steps: [
                step(.root(0, .otherNav)), step(.show(0)), step(.stack(.nav, [.b, .manual], animated: true)),
                step(
                    .beginUp(.f, animated: false),
                    [0: .present(.nav, by: .otherNav, .formSheet, animated: false), 4: .pop(.nav, animated: true)]
                ),
            ]
        ),
    ]
}

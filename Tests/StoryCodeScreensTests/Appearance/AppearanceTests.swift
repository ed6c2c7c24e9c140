import StoryCode
import TestSupport
import Testing

@testable import StoryCodeScenes
@testable import StoryCodeScreens

/// The table of the appearance state machine, cell by cell.
struct AppearanceTests {
    /// The call sequences that reach each state: `+` and `-` begin an appearance and a disappearance, `.` ends.
    @Test(arguments: [
        // disappeared
        ("+", "willAppear", Appearance.State.appearing, 1),
        ("-", "unbalanced", .disappeared, 0),
        (".", "unbalanced", .disappeared, 0),
        // appearing
        ("++", "willAppear nothing", .appearing, 2),
        ("+-", "willAppear willDisappear", .disappearing, 1),
        ("+.", "willAppear didAppear", .appeared, 0),
        ("++.", "willAppear nothing nothing", .appearing, 1),
        ("++..", "willAppear nothing nothing didAppear", .appeared, 0),
        ("++-", "willAppear nothing willDisappear", .disappearing, 1),
        // appeared
        ("+.+", "willAppear didAppear unbalanced", .appeared, 0),
        ("+.-", "willAppear didAppear willDisappear", .disappearing, 1),
        ("+..", "willAppear didAppear unbalanced", .appeared, 0),
        // disappearing
        ("+.-+", "willAppear didAppear willDisappear willAppear", .appearing, 1),
        ("+.--", "willAppear didAppear willDisappear nothing", .disappearing, 2),
        ("+.-.", "willAppear didAppear willDisappear didDisappear", .disappeared, 0),
        ("+.--+", "willAppear didAppear willDisappear nothing willAppear", .appearing, 1),
        ("+.--..", "willAppear didAppear willDisappear nothing nothing didDisappear", .disappeared, 0),
    ])
    func followsTheTable(calls: String, outcomes: String, state: Appearance.State, depth: Int) {
        var appearance = Appearance()
        let found = calls.map { call -> String in
            let outcome = call == "." ? appearance.end() : appearance.begin(up: call == "+", animated: false)
            return switch outcome {
            case .deliver(let event): event.short
            case .nested: "nothing"
            case .unbalanced: "unbalanced"
            }
        }
        #expect(found.joined(separator: " ") == outcomes)
        #expect(appearance.state == state)
        #expect(appearance.depth == depth)
    }

    @Test func didEventIsAnimatedAsItsBegin() {
        var appearance = Appearance()
        #expect(appearance.begin(up: true, animated: true) == .deliver(.viewWillAppear(true)))
        #expect(appearance.begin(up: true, animated: false) == .nested)
        #expect(appearance.end() == .nested)
        #expect(appearance.end() == .deliver(.viewDidAppear(true)))
        #expect(appearance.begin(up: false, animated: true) == .deliver(.viewWillDisappear(true)))
        #expect(appearance.begin(up: true, animated: false) == .deliver(.viewWillAppear(false)))
        #expect(appearance.end() == .deliver(.viewDidAppear(false)))
    }

    @Test func endingADisappearanceResetsItsNesting() {
        var appearance = Appearance()
        _ = appearance.begin(up: true, animated: false)
        #expect(appearance.endDisappearance(animated: true) == .nested)
        _ = appearance.begin(up: false, animated: true)
        _ = appearance.begin(up: false, animated: true)
        #expect(appearance.endDisappearance(animated: true) == .deliver(.viewDidDisappear(true)))
        #expect(appearance.end() == .unbalanced)
    }

    @Test(arguments: [(true, true), (true, false), (false, true), (false, false)])
    func disappearanceIsAnimatedIfBeginAndEndAre(begin: Bool, end: Bool) {
        var appearance = Appearance()
        _ = appearance.begin(up: true, animated: false)
        _ = appearance.begin(up: false, animated: begin)
        #expect(appearance.endDisappearance(animated: end) == .deliver(.viewDidDisappear(begin && end)))
    }
}

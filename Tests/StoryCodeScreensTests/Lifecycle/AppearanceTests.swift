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
            let outcome =
                call == "."
                ? appearance.end(by: .program) : appearance.begin(up: call == "+", animated: false, by: .program)
            return switch outcome {
            case .deliver(let event): event.short
            case .nothing: "nothing"
            case .unbalanced: "unbalanced"
            }
        }
        #expect(found.joined(separator: " ") == outcomes)
        #expect(appearance.state == state)
        #expect(appearance.programEnds == depth)
    }

    @Test func didEventIsAnimatedAsItsBegin() {
        var appearance = Appearance()
        #expect(appearance.begin(up: true, animated: true, by: .program) == .deliver(.viewWillAppear(true)))
        #expect(appearance.begin(up: true, animated: false, by: .program) == .nothing)
        #expect(appearance.end(by: .program) == .nothing)
        #expect(appearance.end(by: .program) == .deliver(.viewDidAppear(true)))
        #expect(appearance.begin(up: false, animated: true, by: .program) == .deliver(.viewWillDisappear(true)))
        #expect(appearance.begin(up: true, animated: false, by: .program) == .deliver(.viewWillAppear(false)))
        #expect(appearance.end(by: .program) == .deliver(.viewDidAppear(false)))
    }

    @Test func ownersEndWhatTheyHaveBegun() {
        var appearance = Appearance()
        #expect(appearance.begin(up: true, animated: false, by: .transition) == .deliver(.viewWillAppear(false)))
        #expect(appearance.begin(up: true, animated: false, by: .program) == .nothing)
        #expect(!appearance.isLastEnd(by: .program) && !appearance.isLastEnd(by: .transition))
        #expect(appearance.isAppearingByOwner && !appearance.isLeftToProgram)
        #expect(appearance.end(by: .view) == .nothing)
        #expect(appearance.end(by: .transition) == .nothing)
        #expect(appearance.isLastEnd(by: .program))
        #expect(!appearance.isAppearingByOwner && appearance.isLeftToProgram)
        #expect(appearance.end(by: .program) == .deliver(.viewDidAppear(false)))
    }

    /// The view begins with `+` and `-`, and ends with `.`; the program begins with `P` and `M`.
    @Test(arguments: [
        ("", ""),
        ("+", "visible changing appearingByOwner lastOfView"),
        ("P", "visible changing leftToProgram lastOfProgram"),
        ("+.", "visible"),
        ("+.-", "changing disappearingByOwner lastOfView"),
        ("+.M", "changing leftToProgram lastOfProgram"),
        ("+.-.", ""),
        ("+P", "visible changing appearingByOwner"),
        ("PP", "visible changing leftToProgram"),
    ])
    func tellsWhatHasBegunIt(calls: String, words: String) {
        var appearance = Appearance()
        for call in calls {
            if call == "." {
                _ = appearance.end(by: .view)
            } else {
                _ = appearance.begin(
                    up: call == "+" || call == "P",
                    animated: false,
                    by: call == "+" || call == "-" ? .view : .program
                )
            }
        }
        let found = [
            appearance.isVisible ? "visible" : nil,
            appearance.isChanging ? "changing" : nil,
            appearance.isAppearingByOwner ? "appearingByOwner" : nil,
            appearance.disappearsByOwner ? "disappearingByOwner" : nil,
            appearance.isLeftToProgram ? "leftToProgram" : nil,
            appearance.isLastEnd(by: .view) ? "lastOfView" : nil,
            appearance.isLastEnd(by: .program) ? "lastOfProgram" : nil,
            appearance.isLastEnd(by: .transition) ? "lastOfTransition" : nil,
        ]
        #expect(found.compactMap(\.self).joined(separator: " ") == words)
    }

    @Test func programHasOnlyWhatItHasBegun() {
        var appearance = Appearance()
        var found = [appearance.isByProgram]
        let begins: [(Bool, Appearance.Owner)] = [(true, .view), (true, .program), (false, .program), (true, .parent)]
        for (isUp, owner) in begins {
            _ = appearance.begin(up: isUp, animated: false, by: owner)
            found.append(appearance.isByProgram)
        }
        #expect(found == [false, false, false, true, false])
    }

    @Test func eachStateHasItsOwnVersion() {
        var appearance = Appearance()
        var versions = [appearance.version]
        for isUp in [true, false] {
            let next = appearance.nextVersion
            _ = appearance.begin(up: isUp, animated: false, by: .view)
            #expect(appearance.version == next)
            versions.append(next)
            _ = appearance.end(by: .view)
            versions.append(appearance.version)
        }
        #expect(Set(versions).count == versions.count)
    }

    @Test func onlyAnAppearanceGoesOn() {
        var (earlier, disappearing) = (Appearance(), Appearance())
        for isUp in [true, false, true] { _ = earlier.begin(up: isUp, animated: false, by: .transition) }
        for isUp in [true, false] { _ = disappearing.begin(up: isUp, animated: false, by: .transition) }
        var appearance = Appearance()
        appearance.resume(earlier)
        #expect(appearance == Appearance())
        _ = appearance.begin(up: true, animated: true, by: .view)
        let unchanged = appearance
        appearance.resume(disappearing)
        #expect(appearance == unchanged)
        appearance.resume(earlier)
        #expect(appearance.owner == .transition && appearance.version == earlier.version && !appearance.animated)
    }

    @Test func endedDisappearanceHasNoOwner() {
        var appearance = Appearance()
        for isUp in [true, false] { _ = appearance.begin(up: isUp, animated: false, by: .view) }
        #expect(appearance.endDisappearance(animated: false) == .deliver(.viewDidDisappear(false)))
        #expect(appearance.owner == nil && appearance.end(by: .view) == .nothing)
    }

    @Test func appearanceIsAnnouncedOnce() {
        var appearance = Appearance()
        #expect(appearance.takeIsAppearing() == nil)
        for animated in [true, false] {
            _ = appearance.begin(up: true, animated: animated, by: .view)
            #expect(appearance.takeIsAppearing() == .viewIsAppearing(animated))
            #expect(appearance.takeIsAppearing() == nil)
            _ = appearance.begin(up: false, animated: animated, by: .view)
            #expect(appearance.takeIsAppearing() == nil)
        }
    }

    @Test func onlyAnAppearancePassesToAnotherOwner() {
        var appearance = Appearance()
        appearance.pass(to: .parent)
        #expect(appearance.owner == nil)
        _ = appearance.begin(up: true, animated: false, by: .view)
        appearance.pass(to: .parent)
        #expect(appearance.owner == .parent)
        _ = appearance.begin(up: false, animated: false, by: .view)
        appearance.pass(to: .parent)
        #expect(appearance.owner == .view)
    }

    @Test func otherOwnersEndNothing() {
        var appearance = Appearance()
        _ = appearance.begin(up: true, animated: false, by: .transition)
        #expect(appearance.end(by: .view) == .nothing)
        #expect(appearance.state == .appearing && appearance.owner == .transition)
    }

    @Test func nextDirectionIgnoresNoEnds() {
        var earlier = Appearance()
        _ = earlier.begin(up: true, animated: false, by: .transition)
        _ = earlier.begin(up: false, animated: false, by: .program)
        var appearance = Appearance()
        appearance.ignoreEnds(of: earlier)
        _ = appearance.begin(up: true, animated: false, by: .transition)
        #expect(appearance.end(by: .program) == .unbalanced)
        #expect(appearance.end(by: .transition) == .deliver(.viewDidAppear(false)))
    }

    @Test func endsOfTheCurrentDirectionPrecedeIgnoredOnes() {
        var earlier = Appearance()
        for isUp in [true, false, false] { _ = earlier.begin(up: isUp, animated: false, by: .program) }
        var appearance = Appearance()
        _ = appearance.begin(up: true, animated: false, by: .program)
        appearance.ignoreEnds(of: earlier)
        let outcomes = (0..<4).map { _ in appearance.end(by: .program) }
        #expect(outcomes == [.deliver(.viewDidAppear(false)), .nothing, .nothing, .unbalanced])
    }

    @Test func endingADisappearanceResetsItsNesting() {
        var appearance = Appearance()
        _ = appearance.begin(up: true, animated: false, by: .program)
        #expect(appearance.endDisappearance(animated: true) == .nothing)
        _ = appearance.begin(up: false, animated: true, by: .program)
        _ = appearance.begin(up: false, animated: true, by: .program)
        #expect(appearance.endDisappearance(animated: true) == .deliver(.viewDidDisappear(true)))
        #expect(appearance.end(by: .program) == .unbalanced)
    }

    @Test(arguments: [(true, true), (true, false), (false, true), (false, false)])
    func disappearanceIsAnimatedIfBeginAndEndAre(begin: Bool, end: Bool) {
        var appearance = Appearance()
        _ = appearance.begin(up: true, animated: false, by: .program)
        _ = appearance.begin(up: false, animated: begin, by: .program)
        #expect(appearance.endDisappearance(animated: end) == .deliver(.viewDidDisappear(begin && end)))
    }
}

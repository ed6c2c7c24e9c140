import StoryCode
import Testing

@testable import StoryCodeRuns

/// The files of a live view contain the run, and only those that differ are written again.
@MainActor
struct LiveFilesTests {
    @Test func filesOfAnEmptyRun() {
        var files = LiveFiles(id: "A")
        let (changed, removed) = files.update(LifecycleRun())
        #expect(changed.map(\.name) == ["part-0.js", "head.js"])
        #expect(removed == [])
        #expect(
            changed.last?.text == """
                follower.setHead({"parts":{"0":"1"},"run":"A","summary":"0 steps, 0 controllers, 0 helpers, 0 turns",\
                "version":1});

                """
        )
    }

    @Test func onlyChangedPartsAreWritten() {
        let run = SampleRuns.long(steps: 1_600)
        var files = LiveFiles(id: "A")
        func names(_ count: Int) -> [String] {
            files.update(LiveFolder.beginning(of: run, count)).changed.map(\.name)
        }
        #expect(names(1_260) == ["part-0.js", "part-1.js", "part-2.js", "head.js"])
        #expect(names(1_260) == [])
        #expect(names(1_270) == ["part-2.js", "head.js"])
        // The last step of a part is still in progress at its end.
        #expect(names(1_500).last == "head.js")
        #expect(Set(names(1_550)).isSubset(of: ["part-2.js", "part-3.js", "head.js"]))
    }

    @Test func partsBeforeTheFirstStepAreRemoved() throws {
        let run = SampleRuns.long(steps: 2_600)
        var files = LiveFiles(id: "A")
        #expect(files.update(LiveFolder.beginning(of: run, 2_100)).removed == [])
        let later = try SampleRuns.shortened(run, by: 501)
        let (changed, removed) = files.update(later)
        #expect(removed == ["part-0.js", "part-1.js"])
        #expect(!changed.map(\.name).contains("part-2.js"))
        let head = try #require(changed.last?.text)
        #expect(head.contains("\"parts\":{\"2\":\"1\",\"3\":\"1\",\"4\":\"2\",\"5\":\"2\"}"), "\(head)")
        // The others begin with the same states as with all steps.
        var allFiles = LiveFiles(id: "A")
        _ = allFiles.update(LiveFolder.beginning(of: run, 2_100))
        #expect(changed.dropLast().map(\.text) == allFiles.update(run).changed.dropLast().map(\.text))
    }

    /// A file of which no step has begun yet.
    @Test func emptyPartBeginsAfterTheOthers() throws {
        let files = LiveFolder.files(of: LiveFolder.beginning(of: SampleRuns.long(steps: 600), 500))
        #expect(try #require(files["part-1.js"]).contains("\"first\":501,"))
    }

    /// The first file has all of its steps.
    @Test(arguments: [(0, 0), (1, 1), (500, 1), (501, 2)])
    func firstPartIsComplete(dropped: Int, first: Int) throws {
        let run = try SampleRuns.shortened(SampleRuns.long(steps: 1_100), by: dropped)
        let names = LiveFolder.files(of: run).keys.filter { $0.hasPrefix("part-") }.sorted()
        #expect(names == (first...2).map { "part-\($0).js" })
    }

    @Test func partHasTheStatesBeforeIt() throws {
        let run = SampleRuns.long(steps: 1_200)
        let part = try #require(LiveFolder.files(of: run)["part-1.js"])
        // The root has appeared long before, and its lane begins at the left end.
        #expect(part.contains("class=\\\"state appeared\\\" points=\\\"200,"))
    }

    /// A part begins with the states and the tree before its first step.
    @Test(
        arguments: [
            (10, ["[[10,", "[[499,"], ["[[10,", "[[500,"]), (499, ["[[499,", "[[499,"], ["[[499,", "[[500,"]),
            (500, ["[]", "[[500,"], ["[]", "[[500,"]), (501, ["[]", "[[501,"], ["[]", "[[501,"]),
        ]
    )
    func changeIsInThePartOfItsStep(step: Int, states: [String], places: [String]) throws {
        var run = SampleRuns.long(steps: 600)
        let controller = try #require(run.participants.first { $0.role == .controller })
        let window = try #require(run.participants.first { $0.role == .window })
        run.stateChanges = [.init(after: step, name: "count", earlier: nil, later: "1")]
        run.treeChanges = [.init(after: step, controller: controller.id, place: .root(of: window.id))]
        let files = LiveFolder.files(of: run)
        for (key, starts) in [("stateChanges", states), ("places", places)] {
            for (part, start) in starts.enumerated() {
                let text = try #require(files["part-\(part).js"])
                let end = try #require(text.firstRange(of: "\"\(key)\":")).upperBound
                let changes = try #require(text[end...].prefixMatch(of: #/\[(\[.*?\])*\]/#)?.0)
                #expect(changes.hasPrefix(start) && changes.count { $0 == "[" } <= 2, "\(key) \(changes)")
            }
        }
    }

    @Test(arguments: [(1, ["1", ""]), (500, ["500", ""]), (501, ["", "501"])])
    func turnIsInThePartOfItsFirstStep(step: Int, steps: [String]) throws {
        var run = SampleRuns.long(steps: 600)
        run.turns = [.init(number: 1, clock: .zero, firstStep: step)]
        let files = LiveFolder.files(of: run)
        let found = try [0, 1].map { part in
            let text = try #require(files["part-\(part).js"])
            return text.firstMatch(of: #/"turns":\[\[1,\d+,(\d+)\]\]/#).map { String($0.1) } ?? ""
        }
        #expect(found == steps)
    }

    @Test func participantIsInThePartsThatNameIt() throws {
        let run = SampleRuns.long(steps: 1_200)
        let last = try #require(run.participants.last { $0.role == .controller }).name
        let files = LiveFolder.files(of: run)
        let isNamed = try [0, 1, 2].map { part in
            let text = try #require(files["part-\(part).js"])
            return text.contains("\"\(last)\"")
        }
        #expect(isNamed == [false, false, true])
    }

    @Test(
        arguments: [
            (999, ["part-1.js", "part-2.js", "head.js"]), (1_000, ["part-2.js", "head.js"]),
            (1_200, ["part-2.js", "head.js"]),
        ]
    )
    func releaseIsInThePartInWhichItIsNoticed(step: Int, changed: [String]) throws {
        let run = SampleRuns.long(steps: 1_200)
        let released = run.participants.compactMap(\.releasedAfter).filter { $0 < 500 }
        #expect(!released.isEmpty)
        var files = LiveFiles(id: "A")
        _ = files.update(run)
        var later = run
        later.participants = run.participants.map { $0.released(after: $0.releasedAfter ?? step) }
        #expect(files.update(later).changed.map(\.name) == changed)
    }
}

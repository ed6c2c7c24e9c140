import StoryCode
import StoryCodeRuns
import Testing

/// Trace files follow the rules of the format, and contain every step.
@MainActor
struct TraceEventTests {
    @Test(arguments: [1, 60, 500, 3_000])
    func rulesAreKept(steps: Int) throws {
        let run = SampleRuns.long(steps: steps)
        let checker = try TraceEventChecker(run.traceEvents)
        #expect(checker.problems == [])
        let notes = run.steps.count { if case .note = $0.kind { true } else { false } }
        #expect(checker.events.compactMap(\.args?.step).sorted().count == run.steps.count - notes)
        #expect(checker.events.count { $0.cat == "note" } == notes)
        #expect(checker.events.count { $0.cat == "turn" } == run.turns.count)
    }

    @Test func arrowsLeadToWhatWasScheduled() throws {
        let run = SampleRuns.push()
        let events = try TraceEventChecker(run.traceEvents).events
        let arrows = events.filter { $0.ph == "s" }
        #expect(arrows.map(\.name) == ["turn", "animation", "animation"])
        #expect(arrows.count == Set(run.steps.compactMap { $0.cause?.step }).count)
    }

    @Test func scenesAreProcessesAndHelpersAreThreads() throws {
        let events = try TraceEventChecker(SampleRuns.push().traceEvents).events
        func names(_ kind: String) -> [String] {
            events.filter { $0.name == kind }.compactMap(\.args?.name)
        }
        #expect(names("process_name") == ["Push", "Stack", "Cities", "Window", "Lisbon"])
        #expect(Set(names("thread_name")) == ["notes and turns", "state", "controller", "Helper"])
    }

    @Test func stateIsTheMainThreadOfAScene() throws {
        let events = try TraceEventChecker(SampleRuns.long(steps: 100).traceEvents).events
        let threads = events.filter { $0.name == "thread_name" }
        let main = threads.filter { $0.tid == $0.pid }.compactMap(\.args?.name)
        #expect(main.count == Set(events.map(\.pid)).count)
        #expect(Set(main) == ["notes and turns", "state"])
    }

    @Test func viewThatWasTornDownHasNoState() throws {
        let recorder = RunRecorder()
        defer { recorder.stop() }
        let controller = ViewController()
        for _ in 0..<2 {
            controller.loadViewIfNeeded()
            controller.view = nil
        }
        let checker = try TraceEventChecker(recorder.run.traceEvents)
        #expect(checker.problems == [])
        let states = checker.events.filter { ["B", "E"].contains($0.ph) }.map { "\($0.ph) \($0.name ?? "")" }
        #expect(states == ["B loaded", "E ", "B loaded", "E "])
    }

    /// Each step ends a microsecond before the one around it, and lasts two at least.
    @Test func deepStepsAreShort() throws {
        let events = try TraceEventChecker(SampleRuns.nested(1_000).traceEvents).events
        let slices = events.filter { $0.ph == "X" }
        #expect(slices.prefix(2).map(\.dur) == [999_900, 998_899])
        #expect(slices.suffix(2).map(\.dur) == [902, 2])
    }

    @Test func eachTurnThatAStepSchedulesHasAnArrow() throws {
        let later = [(2, "1"), (3, "1"), (4, "2"), (5, "null")].map { id, turn in
            #"{"id": \#(id), "event": "loadView", "turn": \#(turn), "cause": {"reason": "turn", "step": 1}, "clock": [0, 0]}"#
        }
        let run = try SampleRuns.decoded([#"{"id": 1, "event": "loadView", "clock": [0, 0]}"#] + later)
        let arrows = try TraceEventChecker(run.traceEvents).events.filter { ["s", "f"].contains($0.ph) }
        #expect(
            arrows.map { "\($0.ph)\($0.id ?? 0) \($0.ts)" } == [
                "s1 1001", "s2 1001", "s3 1001", "f1 2001", "f2 4001", "f3 5001",
            ]
        )
    }

    /// A late helper receives the events that it has missed; the state of the controller stays the same.
    @Test func eventOfAHelperChangesNoState() throws {
        let run = try SampleRuns.decoded(
            [
                #"{"id": 1, "event": "viewDidAppear", "controller": 0, "clock": [0, 0]}"#,
                #"{"id": 2, "event": "viewWillAppear", "controller": 0, "helper": 1, "clock": [0, 0]}"#,
            ],
            participants: [
                #"{"id": 0, "name": "A", "typeName": "A", "role": "controller"}"#,
                #"{"id": 1, "name": "H", "typeName": "H", "role": "helper", "owner": 0}"#,
            ]
        )
        let events = try TraceEventChecker(run.traceEvents).events
        #expect(events.filter { $0.ph == "B" }.map(\.name) == ["loaded", "appeared"])
        let page = try PageReader(run.page).data(PageReader.RunData.self)
        #expect(page.steps["state"]?.map { page.states[$0] } == ["none", "appeared", "appeared"])
        let bars = run.timeline.matches(of: /<polygon class="state (\w+)"/).map { String($0.1) }
        #expect(bars == ["appeared", "appeared"])
    }

    @Test func textsAreSafeInScripts() throws {
        let recorder = RunRecorder()
        recorder.note("a\u{2028}b\u{2029}</script>\u{1}")
        recorder.stop()
        #expect(recorder.run.traceEvents.contains(#""a\u2028b\u2029\u003c/script>\u0001""#))
    }

    @Test func brokenRulesAreFound() throws {
        let thread = #"{"ph":"M","pid":1,"tid":1,"ts":0,"name":"thread_name","args":{"name":"t"}},"#
        let process = #"{"ph":"M","pid":1,"tid":1,"ts":0,"name":"process_name","args":{"name":"p"}}"#
        func problems(_ events: String) throws -> Int {
            let text = "{\"displayTimeUnit\":\"ms\",\"traceEvents\":[\(thread)\(process)\(events)]}"
            return try TraceEventChecker(text).problems.count
        }
        #expect(try problems("") == 0)
        #expect(try problems(#",{"ph":"E","pid":1,"tid":1,"ts":1}"#) == 2)
        #expect(try problems(#",{"ph":"B","pid":1,"tid":1,"ts":1,"name":"a"}"#) == 1)
        #expect(try problems(#",{"ph":"X","pid":1,"tid":1,"ts":1,"name":"a"}"#) == 1)
        let slice = #",{"ph":"X","pid":1,"tid":1,"ts":1,"dur":5,"name":"a"}"#
        #expect(try problems(slice + #",{"ph":"X","pid":1,"tid":1,"ts":3,"dur":5,"name":"b"}"#) == 1)
        #expect(try problems(slice + #",{"ph":"X","pid":1,"tid":1,"ts":0,"dur":1,"name":"b"}"#) == 1)
        let arrow = #",{"ph":"s","pid":1,"tid":1,"ts":2,"name":"a","cat":"c","id":1}"#
        #expect(try problems(slice + arrow) == 2)
    }
}

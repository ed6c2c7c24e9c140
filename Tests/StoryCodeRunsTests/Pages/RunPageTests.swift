import Foundation
import StoryCode
import TestSupport
import Testing

@testable import StoryCodeRuns

/// The page of a run contains the run, loads nothing, and does not depend on what the run's texts contain.
@MainActor
struct RunPageTests {
    @Test func columnsHaveEachStep() throws {
        let run = SampleRuns.long(steps: 200)
        let data = try PageReader(run.page).data(PageReader.RunData.self)
        #expect(Set(data.texts).count == data.texts.count)
        let columns = data.steps
        #expect(columns.count == 12)
        for (name, column) in columns { #expect(column.count == run.steps.count + 1, "\(name)") }
        for step in run.steps {
            func value(_ name: String) throws -> Int { try #require(columns[name])[step.id] }
            #expect(try data.texts[value("line")] == run.line(step))
            #expect(try value("controller") == step.controller ?? -1)
            #expect(try value("helper") == step.helper ?? -1)
            #expect(try value("parent") == step.parent ?? 0)
            #expect(try value("cause") == step.cause?.step ?? 0)
            #expect(try value("turn") == step.turn ?? 0)
            #expect(try value("end") == step.end ?? 0)
        }
        #expect(data.turns.map { $0[0] } == run.turns.map(\.number))
        #expect(data.participants.map { data.texts[$0[0]] } == run.participants.map(\.name))
        let diagnostics = run.steps.filter { if case .diagnostic = $0.kind { true } else { false } }
        #expect(data.diagnostics.map { $0[0] } == diagnostics.map(\.id))
        #expect(!diagnostics.isEmpty)
        // The window is being shown.
        let beginning = LiveFolder.beginning(of: run, 20)
        let ends = try PageReader(beginning.page).data(PageReader.RunData.self).steps["end"]
        #expect(ends == [0] + beginning.steps.map { $0.end ?? 0 } && ends?.dropFirst().contains(0) == true)
    }

    @Test func statesAndKindsAreThoseOfThePush() throws {
        let run = SampleRuns.push()
        let data = try PageReader(run.page).data(PageReader.RunData.self)
        let (states, kinds) = (try #require(data.steps["state"]), try #require(data.steps["kind"]))
        let cities = try #require(run.participants.first { $0.name == "Cities" }).id
        let own = run.steps.filter { $0.controller == cities && $0.helper == nil }
        #expect(
            own.map { "\($0.kind.name) \(data.states[states[$0.id]]) \(data.kinds[kinds[$0.id]])" } == [
                "willMove none Moves to a parent", "loadView none Loading", "viewDidLoad loaded Loading",
                "viewWillAppear appearing Appearance", "viewIsAppearing appearing Appearance",
                "updateProperties appearing Layout", "viewWillLayoutSubviews appearing Layout",
                "viewDidLayoutSubviews appearing Layout",
                "viewDidAppear appeared Appearance", "didMove appeared Moves to a parent",
                "viewWillDisappear disappearing Appearance", "viewDidDisappear loaded Appearance",
                "viewWillAppear appearing Appearance", "viewIsAppearing appearing Appearance",
                "viewWillLayoutSubviews appearing Layout", "viewDidLayoutSubviews appearing Layout",
                "viewDidAppear appeared Appearance",
            ]
        )
    }

    @Test func differencesOfTheTreeAreThoseOfTheRun() throws {
        let run = SampleRuns.long(steps: 300)
        let data = try PageReader(run.page).data(PageReader.RunData.self)
        func isAlive(_ id: Int, after step: Int) -> Bool {
            let released = data.participants[id][4]
            return released < 0 || released > step
        }
        for step in 0...run.steps.count {
            var places: [Int: [Int]] = [:]
            for place in data.places where place[0] <= step {
                places[place[1]] = place[2] == 0 ? nil : [place[2], place[3]]
            }
            places = places.filter { isAlive($0.key, after: step) && isAlive($0.value[1], after: step) }
            let expected = run.places(after: step).mapValues { place in
                switch place {
                case .child(let owner): [1, owner]
                case .presented(let owner): [2, owner]
                case .root(let owner): [3, owner]
                }
            }
            #expect(places == expected)
        }
    }

    @Test func changesOfStatesAreThoseOfTheRun() throws {
        let run = SampleRuns.states()
        let data = try PageReader(run.page).data(PageReader.RunData.self)
        #expect(!run.stateChanges.isEmpty)
        #expect(data.stateChanges.map { $0[0] } == run.stateChanges.map(\.after))
        #expect(
            data.stateChanges.map { $0.dropFirst().map { $0 < 0 ? nil : data.texts[$0] } }
                == run.stateChanges.map { [$0.name, $0.earlier, $0.later] }
        )
    }

    @Test func textsCannotEndTheScript() throws {
        let text = "</script><script>alert(1)</script><!-- ]]> \u{2028}\u{2029}\u{0}\u{202E}\"\\\n&amp;</pre>"
        let recorder = RunRecorder(title: text)
        let controller = ViewController()
        recorder.name(controller, text)
        recorder.note(text)
        controller.loadViewIfNeeded()
        recorder.stop()
        let page = recorder.run.page
        let reader = try PageReader(page)
        for word in ["<", "\u{2028}", "\u{2029}", "\n", "\u{0}"] { #expect(!reader.json.contains(word)) }
        let oneLine = "</script><script>alert(1)</script><!-- ]]> \"\\ &amp;</pre>"
        let data = try reader.data(PageReader.RunData.self)
        #expect(data.texts.contains("\(oneLine).loadView"), "\(data.texts)")
        #expect(reader.texts.contains("&lt;/script&gt;"))
        #expect(!page.contains("alert(1)</script>"))
        #expect(page.ranges(of: "</script>").count == 2)
        #expect(!page.unicodeScalars.contains("\u{202E}"))
    }

    @Test func pageLoadsNothing() {
        let page = SampleRuns.push().page
        for word in ["http://", "https://", " src=", "@import", "url(", "fetch(", "XMLHttpRequest", "import("] {
            let allowed = word == "http://" ? ["http://www.w3.org/2000/svg"] : []
            let rest = allowed.reduce(page) { $0.replacing($1, with: "") }
            #expect(!rest.contains(word), "\(word)")
        }
        #expect(page.contains("content=\"default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline';"))
    }

    @Test func equalRunsHaveEqualPages() {
        #expect(SampleRuns.push().page == SampleRuns.push().page)
    }

    @Test func pageHasTheTextWithoutScripts() throws {
        let run = SampleRuns.push()
        let page = run.page
        #expect(try PageReader(page).texts == run.text)
        #expect(page.contains("<html lang=\"en\" class=\"static\">"))
        #expect(page.ranges(of: "data-step=\"").count >= run.steps.count)
    }

    /// The controls, the headings and the templates.
    @Test func elementsOfThePage() {
        let run = LifecycleRun()
        let pages = [run.page, run.page(comparedWith: run), RunPage(run, isLive: true).document]
        let elements = pages.map(PageReader.elements).joined()
        expectFingerprint("58e0ada61dba9ffc", of: elements, "elements of the page of a run.html")
    }

    @Test func pageOfAnEmptyRun() throws {
        let data = try PageReader(LifecycleRun().page).data(PageReader.RunData.self)
        #expect(data.steps.values.allSatisfy { $0 == [0] })
        #expect(data.comparison == nil)
    }

    @Test func numbersThatReferToNothingAreReplaced() throws {
        let run = try Self.decoded(
            """
            {"title": "T", "participants": [], "turns": [], "droppedSteps": 0,
            "treeChanges": [{"after": 0, "controller": 7}],
            "steps": [{"id": 1, "event": "loadView", "controller": 9, "helper": -4, "parent": 5, "turn": -3,
            "cause": {"reason": "turn", "step": 99}, "clock": [0, 0], "end": 9223372036854775807}]}
            """
        )
        let data = try PageReader(run.page).data(PageReader.RunData.self)
        let names = ["controller", "helper", "parent", "cause"]
        #expect(names.map { data.steps[$0]?[1] } == [-1, -1, 0, 0])
        #expect(data.places == [])
        #expect(run.traceEvents.contains("\"dur\":900"))
    }

    @Test(arguments: [-1, 0, 1, 2, 3, 4])
    func parentIsAnEarlierStep(parent: Int) throws {
        let steps = (1...3).map {
            "{\"id\": \($0), \"event\": \"loadView\", \"parent\": \($0 == 2 ? parent : 0), \"clock\": [0, 0]}"
        }
        let run = try Self.decoded(
            """
            {"title": "T", "participants": [], "turns": [], "treeChanges": [],
            "steps": [\(steps.joined(separator: ", "))]}
            """
        )
        let isEarlier = parent == 1
        let expected = """
            T: 3 steps, 0 controllers, 0 helpers, 0 turns

            1  .loadView
            2  \(isEarlier ? "  " : "").loadView
            3  .loadView

            """
        #expect(run.text == expected)
        #expect(run.causes(of: run.steps[1]).map(\.id) == (isEarlier ? [1] : []))
        let data = try PageReader(run.page).data(PageReader.RunData.self)
        #expect(data.steps["parent"] == [0, 0, isEarlier ? 1 : 0, 0])
    }

    @Test func stepsOfARunAreNumbered() {
        let text = """
            {"title": "T", "participants": [], "turns": [], "droppedSteps": 0, "treeChanges": [],
            "steps": [{"id": 4, "event": "loadView", "clock": [0, 0]}, {"id": 6, "event": "loadView", "clock": [0, 0]}]}
            """
        let error = #expect(throws: DecodingError.self) { try Self.decoded(text) }
        guard case .dataCorrupted(let context) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(
            context.debugDescription == """
                The run has step 6 in the place of step 5. To fix: Number the steps without gaps, or encode the run again.
                """
        )
    }

    private static func decoded(_ text: String) throws -> LifecycleRun {
        try JSONDecoder().decode(LifecycleRun.self, from: Data(text.utf8))
    }
}

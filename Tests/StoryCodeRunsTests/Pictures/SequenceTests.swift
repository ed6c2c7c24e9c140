import StoryCode
import StoryCodeRuns
import Testing

/// A sequence diagram has few participants and messages, and counts the rest.
@MainActor
struct SequenceTests {
    @Test func pushIsASequence() {
        let text = """
            sequenceDiagram
                participant P as Program
                participant C0 as Cities
                participant C1 as Stack
                participant C4 as Lisbon
                Note over P,C4: Launch
                P->>C0: willMove(toParent: Stack)
                P->>C1: loadView
                P->>C1: viewDidLoad
                P->>C1: viewWillAppear(false)
                P->>C0: loadView
                P->>C0: viewDidLoad, 1 helper
                P->>C0: viewWillAppear(false), 1 helper
                P->>C1: viewIsAppearing(false)
                P->>C1: updateProperties
                P->>C1: viewWillLayoutSubviews
                P->>C1: viewDidLayoutSubviews
                P->>C0: viewIsAppearing(false), 1 helper
                P->>C0: updateProperties, 1 helper
                P->>C0: viewWillLayoutSubviews, 1 helper
                P->>C0: viewDidLayoutSubviews, 1 helper
                Note over P: turn 1, 0 ms
                C0-->>C1: viewDidAppear(false)
                C0-->>C0: viewDidAppear(false), 1 helper
                C0-->>C0: didMove(toParent: Stack)
                Note over P,C4: Push
                P->>C4: willMove(toParent: Stack)
                P->>C4: loadView
                P->>C4: viewDidLoad, 1 helper
                P->>C0: viewWillDisappear(true), 1 helper
                P->>C4: viewWillAppear(true), 1 helper
                P->>C1: viewWillLayoutSubviews
                P->>C1: viewDidLayoutSubviews
                P->>C4: viewIsAppearing(true), 1 helper
                P->>C4: updateProperties, 1 helper
                P->>C4: viewWillLayoutSubviews, 1 helper
                P->>C4: viewDidLayoutSubviews, 1 helper
                Note over P: turn 2, 350 ms
                C4-->>C0: viewDidDisappear(true), 1 helper
                C4-->>C1: viewWillLayoutSubviews
                C4-->>C1: viewDidLayoutSubviews
                C4-->>C4: viewDidAppear(true), 1 helper
                C4-->>C4: didMove(toParent: Stack)
                Note over P,C4: Pop
                P->>C4: willMove(toParent: nil)
                P->>C4: viewWillDisappear(true), 1 helper
                P->>C0: viewWillAppear(true), 1 helper
                P->>C1: viewWillLayoutSubviews
                P->>C1: viewDidLayoutSubviews
                P->>C0: viewIsAppearing(true), 1 helper
                P->>C0: viewWillLayoutSubviews, 1 helper
                P->>C0: viewDidLayoutSubviews, 1 helper
                Note over P: turn 3, 700 ms
                C0-->>C4: viewDidDisappear(true), 1 helper
                C0-->>C1: viewWillLayoutSubviews
                C0-->>C1: viewDidLayoutSubviews
                C0-->>C0: viewDidAppear(true), 1 helper
                C0-->>C4: didMove(toParent: nil)

            """
        #expect(SampleRuns.push().mermaid == text)
    }

    @Test func participantsAndMessagesAreLimited() throws {
        let run = SampleRuns.long(steps: 1_000)
        let lines = run.mermaid.split(separator: "\n")
        #expect(lines.count { $0.contains("participant ") } == 6)
        let messages = lines.count { $0.contains(">>") }
        #expect(messages == 80)
        let events = run.steps.count { step in
            if case .note = step.kind { false } else { step.helper == nil }
        }
        let controllers = Set(run.steps.compactMap(\.controller)).count
        let rest = "\(events - messages) more events of controllers, \(controllers - 5) more controllers"
        #expect(lines.last?.hasSuffix("not shown: \(rest)") == true, "\(lines.last ?? "")")
    }

    @Test func namesAreEscaped() {
        let recorder = RunRecorder()
        let controller = ViewController()
        recorder.name(controller, "A; B <b> \"c\" #")
        controller.loadViewIfNeeded()
        recorder.stop()
        let lines = recorder.run.mermaid.split(separator: "\n")
        #expect(lines.dropFirst(2).first == "    participant C0 as A#59; B #lt;b#gt; #quot;c#quot; #35;")
    }
}

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
                participant C0 as Stack
                participant C1 as Cities
                participant C2 as Window
                participant C4 as Lisbon
                Note over P,C4: Launch
                P->>C0: setViewControllers(Cities)
                C0->>C1: willMove(toParent: Stack)
                P->>C2: rootViewController = Stack
                P->>C2: isHidden = false
                C2->>C0: loadView
                C2->>C0: viewDidLoad
                C2->>C0: viewWillAppear(false)
                C2->>C1: loadView
                C2->>C1: viewDidLoad, 1 helper
                C2->>C1: viewWillAppear(false), 1 helper
                C2->>C0: viewIsAppearing(false)
                C2->>C0: updateProperties
                C2->>C0: viewWillLayoutSubviews
                C2->>C0: viewDidLayoutSubviews
                C2->>C1: viewIsAppearing(false), 1 helper
                C2->>C1: updateProperties, 1 helper
                C2->>C1: viewWillLayoutSubviews, 1 helper
                C2->>C1: viewDidLayoutSubviews, 1 helper
                Note over P: turn 1, 0 ms
                C2-->>C0: viewDidAppear(false)
                C2-->>C1: viewDidAppear(false), 1 helper
                C2-->>C1: didMove(toParent: Stack)
                Note over P,C4: Push
                P->>C0: pushViewController(Lisbon)
                C0->>C4: willMove(toParent: Stack)
                C0->>C4: loadView
                C0->>C4: viewDidLoad, 1 helper
                C0->>C1: viewWillDisappear(true), 1 helper
                C0->>C4: viewWillAppear(true), 1 helper
                C0->>C0: viewWillLayoutSubviews
                C0->>C0: viewDidLayoutSubviews
                C0->>C4: viewIsAppearing(true), 1 helper
                C0->>C4: updateProperties, 1 helper
                C0->>C4: viewWillLayoutSubviews, 1 helper
                C0->>C4: viewDidLayoutSubviews, 1 helper
                Note over P: turn 2, 350 ms
                C0-->>C1: viewDidDisappear(true), 1 helper
                C0-->>C0: viewWillLayoutSubviews
                C0-->>C0: viewDidLayoutSubviews
                C0-->>C4: viewDidAppear(true), 1 helper
                C0-->>C4: didMove(toParent: Stack)
                Note over P,C4: Pop
                P->>C0: popViewController()
                C0->>C4: willMove(toParent: nil)
                C0->>C4: viewWillDisappear(true), 1 helper
                C0->>C1: viewWillAppear(true), 1 helper
                C0->>C0: viewWillLayoutSubviews
                C0->>C0: viewDidLayoutSubviews
                C0->>C1: viewIsAppearing(true), 1 helper
                C0->>C1: viewWillLayoutSubviews, 1 helper
                C0->>C1: viewDidLayoutSubviews, 1 helper
                Note over P: turn 3, 700 ms
                C0-->>C4: viewDidDisappear(true), 1 helper
                C0-->>C0: viewWillLayoutSubviews
                C0-->>C0: viewDidLayoutSubviews
                C0-->>C1: viewDidAppear(true), 1 helper
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

    @Test func restIsCountedFromTheFirstOn() throws {
        func last(_ count: Int, dropped: Int = 0) throws -> String {
            let steps = (1...count).map { #"{"id": \#($0 + dropped), "event": "loadView", "clock": [0, 0]}"# }
            let lines = try SampleRuns.decoded(steps).mermaid.split(separator: "\n")
            return String(try #require(lines.last))
        }
        #expect(try last(80) == "    P->>P: loadView")
        #expect(try last(81) == "    Note over P: not shown: 1 more event of controllers, 0 more controllers")
        let dropped = "    Note over P: not shown: 0 more events of controllers, 0 more controllers, 1 more step"
        #expect(try last(1, dropped: 1).hasPrefix(dropped))
    }

    @Test func namesAreEscaped() {
        let recorder = RunRecorder()
        let controller = ViewController()
        recorder.name(controller, "A;; B <b> \"c\" #;")
        controller.loadViewIfNeeded()
        recorder.stop()
        let lines = recorder.run.mermaid.split(separator: "\n")
        #expect(lines.dropFirst(2).first == "    participant C0 as A#59;#59; B #lt;b#gt; #quot;c#quot; #35;#59;")
    }
}

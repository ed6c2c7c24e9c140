import StoryCode
import Testing

@testable import StoryCodeTesting

/// The kinds of events that tests select.
struct CategoriesTests {
    private static let all: [RecordedEvent.Categories] = [
        .loading, .appearance, .layout, .containment, .memory, .diagnostics, .phases, .requests,
    ]

    @Test(
        arguments: [
            (.loadView, .loading), (.view(.viewDidLoad), .loading), (.view(.viewWillTearDown), .loading),
            (.view(.viewDidTearDown), .loading), (.view(.viewWillAppear(false)), .appearance),
            (.view(.viewDidAppear(true)), .appearance), (.view(.viewWillDisappear(true)), .appearance),
            (.view(.viewDidDisappear(false)), .appearance), (.view(.viewIsAppearing(false)), .layout),
            (.view(.updateProperties), .layout), (.view(.viewWillLayoutSubviews), .layout),
            (.view(.viewDidLayoutSubviews), .layout), (.willMove(toParent: "B"), .containment),
            (.didMove(toParent: nil), .containment), (.didReceiveMemoryWarning, .memory),
            (.diagnostic(.pushedTwice), .diagnostics),
            (.view(.windowPhaseDidChange(from: .background, to: .foregroundInactive)), .phases),
            (.request("dismiss()", nil), .requests),
            // An input.
            (.note("Tab"), .requests),
        ] as [(RecordedEvent.Kind, RecordedEvent.Categories)]
    )
    func eachKindHasOneCategory(kind: RecordedEvent.Kind, category: RecordedEvent.Categories) {
        let event = RecordedEvent(kind: kind, controller: "A", helper: nil, time: .zero)
        #expect(Self.all.filter { event.isOne(of: $0) } == [category])
        #expect(event.isOne(of: .all) == (category != .requests))
    }

    @Test func notesOfTheTestHaveEachCategory() {
        let note = RecordedEvent(kind: .note("shown"), controller: nil, helper: nil, time: .zero)
        #expect(Self.all.allSatisfy { note.isOne(of: $0) } && note.isOne(of: []))
    }
}

import Testing

import StoryCode
import TestSupport
@testable import StoryCodeContainer
@testable import StoryCodeScenes
@testable import StoryCodeScreens
@testable import StoryCodeStoryboards

/// Helpers come and go at random, from outside and from inside callbacks, and a model says what each has to hear.
@MainActor
struct LateRandomTests {
    @Test(arguments: 0..<UInt64(100))
    func everybodyHearsWhatTheModelSays(seed: UInt64) {
        weak var released: ToolkitController?
        do {
            let crowd = Crowd(seed: seed)
            released = crowd.controller
            for _ in 0..<100 where crowd.problem == nil { crowd.step() }
            #expect(crowd.problem == nil, "seed \(seed): \(crowd.done.suffix(12))")
        }
        #expect(released == nil, "seed \(seed)")
    }
}

/// One who hears everything and knows what it has to hear.
@MainActor
private final class Visitor: EventReceiver, Awakable {
    unowned let crowd: Crowd
    let number: Int

    /// What it has yet to hear; the first is the one that it is hearing.
    var pending: [ViewEvent]

    var claims = 1
    var tokens: [LateHelper] = []
    private(set) var awakenings = 0
    private(set) var isReceiving = false
    private(set) var told = EventHistory()
    private var sequence = EventSequence()

    init(_ number: Int, in crowd: Crowd, pending: [ViewEvent]) {
        (self.number, self.crowd, self.pending) = (number, crowd, pending)
    }

    var isThere: Bool { claims > 0 }

    func awake() {
        awakenings += 1
        // The two of the scene itself awake when the crowd is not there yet.
        if number > 1 { crowd.actFromInside() }
    }

    func receive(_ event: ViewEvent) {
        if number == 0 { crowd.begin(event) }
        if !isThere { crowd.fail("\(number) was removed and received \(event)") }
        if pending.first != event { crowd.fail("\(number) received \(event) and not \(pending)") }
        if !sequence.receive(event) { crowd.fail("\(event) was not legal for \(number)") }
        isReceiving = true
        crowd.checkOrder()
        crowd.actFromInside()
        isReceiving = false
        pending = Array(pending.dropFirst())
        told.record(event)
        crowd.dropTheRemoved()
    }
}

/// A scene with two helpers of its own, those who come and go, and the model of what is told.
@MainActor
private final class Crowd {
    private(set) var controller = ToolkitController()
    private(set) var done: [String] = []
    private(set) var problem: String?

    private var random: SplitMix
    private var callsFromInside = 0
    private var count = 0

    /// Who is there, in order; one that is removed in its own callback is there to the end of it.
    private var visitors: [Visitor] = []

    /// What was told to everybody, and what is being told.
    private var told = EventHistory()
    private var current: ViewEvent?

    /// The events that were sent and have not begun, and all that were sent.
    private var waiting: [ViewEvent] = []
    private var sent = EventSequence()

    private static let events: [ViewEvent] = [
        .viewDidLoad, .viewWillAppear(false), .viewIsAppearing(false), .viewDidAppear(false),
        .viewWillDisappear(false), .viewDidDisappear(false), .viewWillLayoutSubviews, .viewWillTearDown, .viewDidTearDown,
    ]

    init(seed: UInt64) {
        random = SplitMix(seed: seed)
        let own = (Visitor(0, in: self, pending: []), Visitor(1, in: self, pending: []))
        (visitors, count) = ([own.0, own.1], 2)
        controller = Scene { ToolkitController() }.with { own.0 }.with { own.1 }.instantiate()
    }

    /// Does one thing from outside, and checks what has to hold at rest.
    func step() {
        callsFromInside = 0
        act()
        finishEvent()
        if !visitors.allSatisfy(\.pending.isEmpty) { fail("somebody has not received all") }
        if Set(visitors.map(\.told.replay)).count > 1 { fail("not everybody is in the same state") }
        if visitors.contains(where: { $0.awakenings != 1 }) { fail("somebody did not awake once") }
    }

    func actFromInside() {
        guard callsFromInside < 6, Int.random(in: 0..<4, using: &random) == 0 else { return }
        callsFromInside += 1
        done.append("inside:")
        act()
    }

    private func act() {
        switch Int.random(in: 0..<8, using: &random) {
        case 0..<2 where visitors.count < 8: add()
        case 2: addAgain()
        case 0..<5: remove()
        default: send()
        }
    }

    private func add() {
        done.append("add \(count)")
        let isOutermost = callsFromInside == 0
        if isOutermost { finishEvent() }
        let visitor = Visitor(count, in: self, pending: told.replay + (current.map { [$0] } ?? []))
        count += 1
        visitors.append(visitor)
        visitor.tokens.append(controller.sceneEvents.add(visitor, for: controller))
        if let place = visitors.firstIndex(where: { $0 === visitor }),
            visitor.pending.count != visitors[place - 1].pending.count
        {
            fail("\(visitor.number) has not got as far as the one before it")
        }
    }

    private func addAgain() {
        guard let visitor = visitors.filter(\.isThere).randomElement(using: &random) else { return }
        done.append("add \(visitor.number) again")
        visitor.claims += 1
        visitor.tokens.append(controller.sceneEvents.add(visitor, for: controller))
    }

    private func remove() {
        guard let visitor = visitors.filter({ !$0.tokens.isEmpty }).randomElement(using: &random) else { return }
        done.append("remove \(visitor.number)")
        let token = visitor.tokens.remove(at: .random(in: visitor.tokens.indices, using: &random))
        visitor.claims -= 1
        token.remove()
        token.remove()
        dropTheRemoved()
    }

    private func send() {
        let legal = Self.events.filter { event in
            var probe = sent
            return probe.receive(event)
        }
        guard let event = legal.randomElement(using: &random), sent.receive(event) else { return }
        done.append("send \(event)")
        waiting.append(event)
        controller.sceneEvents.send(event)
    }

    /// Takes note that the first helper is told an event.
    func begin(_ event: ViewEvent) {
        finishEvent()
        if waiting.first != event { fail("\(event) was told and not \(waiting)") }
        waiting = Array(waiting.dropFirst())
        current = event
        for visitor in visitors { visitor.pending.append(event) }
    }

    private func finishEvent() {
        if let current { told.record(current) }
        current = nil
    }

    func dropTheRemoved() {
        visitors.removeAll { !$0.isThere && !$0.isReceiving }
    }

    /// Checks that nobody is ahead of one who came earlier.
    func checkOrder() {
        let left = visitors.map(\.pending.count)
        if left != left.sorted() { fail("somebody is ahead of an earlier one: \(left)") }
    }

    func fail(_ text: String) {
        if problem == nil { problem = text }
    }
}

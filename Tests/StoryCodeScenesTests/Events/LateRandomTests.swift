import StoryCode
import TestSupport
import Testing

@testable import StoryCodeScenes
@testable import StoryCodeScreens

/// Random additions and removals of helpers, in and outside callbacks, compared with a model of the expected events.
@MainActor
struct LateRandomTests {
    @Test(arguments: 0..<UInt64(40 * RandomTestScale.factor))
    func eventsMatchTheModel(seed: UInt64) {
        weak var released: ToolkitController?
        do {
            let model = HelperModel(seed: seed)
            released = model.controller
            for _ in 0..<100 where model.problem == nil { model.step() }
            #expect(model.problem == nil, "seed \(seed): \(model.done.suffix(12))")
        }
        #expect(released == nil, "seed \(seed)")
    }
}

/// A helper that compares the events that it receives with the expected ones.
@MainActor
private final class ModelHelper: EventReceiver, Awakable {
    unowned let model: HelperModel
    let number: Int

    /// The expected events that have not ended, the current one first.
    var pending: [ViewEvent]

    var claims = 1
    var tokens: [LateHelper] = []
    private(set) var awakenings = 0
    private(set) var isReceiving = false
    private(set) var delivered = ViewHistory()
    private var sequence = EventSequence()

    init(_ number: Int, in model: HelperModel, pending: [ViewEvent]) {
        (self.number, self.model, self.pending) = (number, model, pending)
    }

    var isThere: Bool { claims > 0 }

    func awake() {
        awakenings += 1
        // The scene's own two helpers are awoken before the model is complete.
        if number > 1 { model.actFromInside() }
    }

    func receive(_ event: ViewEvent) {
        if number == 0 { model.begin(event) }
        if !isThere { model.fail("\(number) was removed and received \(event)") }
        if pending.first != event { model.fail("\(number) received \(event) and not \(pending)") }
        if !sequence.receive(event) { model.fail("\(event) was not legal for \(number)") }
        isReceiving = true
        model.checkOrder()
        model.actFromInside()
        isReceiving = false
        pending = Array(pending.dropFirst())
        delivered.record(event)
        model.removeReleased()
    }
}

/// A scene with two helpers of its own, its late helpers, and the model of the delivered events.
@MainActor
private final class HelperModel {
    private(set) var controller = ToolkitController()
    private(set) var done: [String] = []
    private(set) var problem: String?

    private var random: SplitMix
    private var callsFromInside = 0
    private var count = 0

    /// The current helpers, in order.
    ///
    /// A helper that is removed in its own callback stays until the callback returns.
    private var helpers: [ModelHelper] = []

    /// The events that every helper has received, and the current event.
    private var delivered = ViewHistory()
    private var current: ViewEvent?

    /// The queued events, and all events that were sent.
    private var waiting: [ViewEvent] = []
    private var sent = EventSequence()

    private static let events: [ViewEvent] = [
        .viewDidLoad, .viewWillAppear(false), .viewIsAppearing(false), .viewDidAppear(false),
        .viewWillDisappear(false), .viewDidDisappear(false), .viewWillLayoutSubviews, .viewWillTearDown,
        .viewDidTearDown,
    ]

    init(seed: UInt64) {
        random = SplitMix(seed: seed)
        let own = (ModelHelper(0, in: self, pending: []), ModelHelper(1, in: self, pending: []))
        (helpers, count) = ([own.0, own.1], 2)
        controller = Scene { ToolkitController() }.with { own.0 }.with { own.1 }.instantiate()
    }

    /// Performs one operation outside callbacks, and checks the rules that hold afterwards.
    func step() {
        callsFromInside = 0
        act()
        finishEvent()
        if !helpers.allSatisfy(\.pending.isEmpty) { fail("a helper has not received all events") }
        if Set(helpers.map(\.delivered.replay)).count > 1 { fail("helpers are in different states") }
        if helpers.contains(where: { $0.awakenings != 1 }) { fail("a helper was not awoken once") }
    }

    func actFromInside() {
        guard callsFromInside < 6, Int.random(in: 0..<4, using: &random) == 0 else { return }
        callsFromInside += 1
        done.append("inside:")
        act()
    }

    private func act() {
        switch Int.random(in: 0..<8, using: &random) {
        case 0..<2 where helpers.count < 8: add()
        case 2: addAgain()
        case 0..<5: remove()
        default: send()
        }
    }

    private func add() {
        done.append("add \(count)")
        let isOutermost = callsFromInside == 0
        if isOutermost { finishEvent() }
        let helper = ModelHelper(count, in: self, pending: delivered.replay + (current.map { [$0] } ?? []))
        count += 1
        helpers.append(helper)
        helper.tokens.append(controller.sceneEvents.add(helper, for: controller))
        if let place = helpers.firstIndex(where: { $0 === helper }),
            helper.pending.count != helpers[place - 1].pending.count
        {
            fail("\(helper.number) has not caught up with the one before it")
        }
    }

    private func addAgain() {
        guard let helper = helpers.filter(\.isThere).randomElement(using: &random) else { return }
        done.append("add \(helper.number) again")
        helper.claims += 1
        helper.tokens.append(controller.sceneEvents.add(helper, for: controller))
    }

    private func remove() {
        guard let helper = helpers.filter({ !$0.tokens.isEmpty }).randomElement(using: &random) else { return }
        done.append("remove \(helper.number)")
        let token = helper.tokens.remove(at: .random(in: helper.tokens.indices, using: &random))
        helper.claims -= 1
        token.remove()
        token.remove()
        removeReleased()
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

    /// Notes that the delivery of an event begins.
    func begin(_ event: ViewEvent) {
        finishEvent()
        if waiting.first != event { fail("\(event) was delivered and not \(waiting)") }
        waiting = Array(waiting.dropFirst())
        current = event
        for helper in helpers { helper.pending.append(event) }
    }

    private func finishEvent() {
        if let current { delivered.record(current) }
        current = nil
    }

    func removeReleased() {
        helpers.removeAll { !$0.isThere && !$0.isReceiving }
    }

    /// Checks that no helper is ahead of an earlier one.
    func checkOrder() {
        let left = helpers.map(\.pending.count)
        if left != left.sorted() { fail("a helper is ahead of an earlier one: \(left)") }
    }

    func fail(_ text: String) {
        if problem == nil { problem = text }
    }
}

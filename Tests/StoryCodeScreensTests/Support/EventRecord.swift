import StoryCode
import TestSupport
@testable import StoryCodeContainer
@testable import StoryCodeScenes
@testable import StoryCodeScreens
@testable import StoryCodeStoryboards

/// What is wrong with a life.
struct RandomTreeFailure: Equatable {
    /// The kinds of failure; a shrunk life fails in the same kind as the long one.
    enum Kind: String {
        case illegalEvent, wrongMoment, helperReceivedOther, movesDoNotAlternate, viewNotAnnounced
        case halfWay, appearedUnseen, seenUnappeared, notShown, stateDisagrees, stillAlive, neverAtRest
        case unbalanced, requestLeft
    }

    let kind: Kind
    let text: String
}

/// The first thing that went wrong.
@MainActor
final class FailureLog {
    private(set) var failure: RandomTreeFailure?

    /// What was done and received, in order, where anybody wants to know.
    private(set) var trace: [String]?

    init(isTracing: Bool) { trace = isTracing ? [] : nil }

    func note(_ line: @autoclosure () -> String) {
        if trace != nil, failure == nil { trace?.append(line()) }
    }

    func fail(_ kind: RandomTreeFailure.Kind, _ text: @autoclosure () -> String) {
        if failure == nil { failure = RandomTreeFailure(kind: kind, text: text()) }
    }
}

/// What one controller and its helper hear, checked as it comes; outlives both.
@MainActor
final class EventRecord {
    let name: String
    let failures: FailureLog
    weak var tree: RandomTree?
    weak var controller: ViewController?
    weak var helper: CheckedHelper?

    private(set) var own = EventSequence()
    private(set) var moves = ParentSequence()
    private var helped = EventSequence()
    private var received: [ViewEvent] = []
    private var compared = 0
    private var helperHeard: [ViewEvent] = []
    private var builds = 0

    /// How many calls of `end` the program owes the controller, where it moves it by hand.
    var ends: Int?

    /// Whether the program has torn the view down while it was visible, and it has not been shown since.
    var isTorn = false

    /// Whether the controller is on its way in, or out.
    func isGoing(up: Bool) -> Bool { controller?.appearance.state == (up ? .appearing : .disappearing) }

    init(_ name: String, tree: RandomTree, failures: FailureLog) {
        self.name = name
        self.tree = tree
        self.failures = failures
    }

    /// Takes note that the builder was asked for a view.
    func build() -> View {
        builds += 1
        tree?.callbackRan()
        return View()
    }

    /// Takes note that the program assigns a view.
    func assignView() {
        own.assignView()
        helped.assignView()
    }

    func receive(_ event: ViewEvent) {
        received.append(event)
        failures.note("\(name).\(event.short)")
        if !own.receive(event) { failures.fail(.illegalEvent, "\(name) received \(received.suffix(6))") }
        look(at: event)
        tree?.callbackRan()
    }

    func helperReceives(_ event: ViewEvent) {
        helperHeard.append(event)
        if !helped.receive(event) { failures.fail(.illegalEvent, "the helper of \(name) received \(helperHeard.suffix(6))") }
        tree?.callbackRan()
    }

    func receive(_ call: ParentSequence.Call, _ parent: ViewController?) {
        let isBuiltIn = parent is NavigationController || parent is TabBarController
        let before = moves
        failures.note("\(name).\(call)Move(\(parent.map { tree?.name(of: $0) ?? "?" } ?? "nil"))")
        if !moves.receive(call, parent, isBuiltIn: isBuiltIn) {
            failures.fail(.movesDoNotAlternate, "\(name) received \(call)Move after \(before)")
        }
        tree?.callbackRan()
    }

    /// Checks what the controller finds when it is told; the helpers may be told later.
    private func look(at event: ViewEvent) {
        let view = controller?.viewIfLoaded
        switch event {
        case .viewWillAppear:
            isTorn = false
            if view == nil { failures.fail(.wrongMoment, "\(name): \(event) without a view") }
        case .viewDidLoad, .viewWillTearDown:
            if view == nil { failures.fail(.wrongMoment, "\(name): \(event) without a view") }
        case .viewIsAppearing, .viewWillLayoutSubviews, .viewDidLayoutSubviews:
            if view?.window == nil { failures.fail(.wrongMoment, "\(name): \(event) outside a window") }
        case .viewDidTearDown:
            if view != nil { failures.fail(.wrongMoment, "\(name): \(event) with a view") }
        case .viewDidAppear, .viewWillDisappear, .viewDidDisappear:
            break
        }
    }

    /// Checks what has to hold between two calls from outside.
    func check() {
        if received.count != helperHeard.count || received[compared...] != helperHeard[compared...] {
            failures.fail(.helperReceivedOther, "\(name) received \(received.suffix(6)), its helper \(helperHeard.suffix(6))")
        }
        compared = received.count
        if own.loads != builds { failures.fail(.viewNotAnnounced, "\(name): \(builds) views, \(own.loads) announced") }
    }
}

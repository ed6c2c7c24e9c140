import StoryCode
import TestSupport
@testable import StoryCodeContainer
@testable import StoryCodeScenes
@testable import StoryCodeScreens
@testable import StoryCodeStoryboards

/// What is wrong with a life.
struct TreeFailure: Equatable {
    /// The kinds of failure; a shrunk life fails in the same kind as the long one.
    enum Kind: String {
        case illegalEvent, wrongMoment, helperHeardOther, movesDoNotAlternate, viewNotAnnounced
        case halfWay, appearedUnseen, seenUnappeared, notShown, booksDisagree, stillAlive, neverAtRest
        case unbalanced, requestLeft
    }

    let kind: Kind
    let text: String
}

/// The first thing that went wrong.
@MainActor
final class TreeVerdict {
    private(set) var failure: TreeFailure?

    /// What was done and heard, in order, where anybody wants to know.
    private(set) var trace: [String]?

    init(isTracing: Bool) { trace = isTracing ? [] : nil }

    func note(_ line: @autoclosure () -> String) {
        if trace != nil, failure == nil { trace?.append(line()) }
    }

    func fail(_ kind: TreeFailure.Kind, _ text: @autoclosure () -> String) {
        if failure == nil { failure = TreeFailure(kind: kind, text: text()) }
    }
}

/// What one controller and its helper hear, checked as it comes; outlives both.
@MainActor
final class TreeRecord {
    let name: String
    let verdict: TreeVerdict
    weak var cast: TreeCast?
    weak var controller: ViewController?
    weak var helper: TreeHelper?

    private(set) var own = LegalSequence()
    private(set) var moves = MoveSequence()
    private var helped = LegalSequence()
    private var heard: [ViewEvent] = []
    private var compared = 0
    private var helperHeard: [ViewEvent] = []
    private var builds = 0

    /// How many calls of `end` the program owes the controller, where it moves it by hand.
    var ends: Int?

    /// Whether the program has torn the view down while it was visible, and it has not been shown since.
    var isTorn = false

    /// Whether the controller is on its way in, or out.
    func isGoing(up: Bool) -> Bool { controller?.appearance.state == (up ? .appearing : .disappearing) }

    init(_ name: String, cast: TreeCast, verdict: TreeVerdict) {
        self.name = name
        self.cast = cast
        self.verdict = verdict
    }

    /// Takes note that the builder was asked for a view.
    func build() -> View {
        builds += 1
        cast?.somethingWasHeard()
        return View()
    }

    /// Takes note that the program assigns a view.
    func assignView() {
        own.assignView()
        helped.assignView()
    }

    func hear(_ event: ViewEvent) {
        heard.append(event)
        verdict.note("\(name).\(event.short)")
        if !own.hear(event) { verdict.fail(.illegalEvent, "\(name) heard \(heard.suffix(6))") }
        look(at: event)
        cast?.somethingWasHeard()
    }

    func helperHears(_ event: ViewEvent) {
        helperHeard.append(event)
        if !helped.hear(event) { verdict.fail(.illegalEvent, "the helper of \(name) heard \(helperHeard.suffix(6))") }
        cast?.somethingWasHeard()
    }

    func hear(_ call: MoveSequence.Call, _ parent: ViewController?) {
        let isBuiltIn = parent is NavigationController || parent is TabBarController
        let before = moves
        verdict.note("\(name).\(call)Move(\(parent.map { cast?.name(of: $0) ?? "?" } ?? "nil"))")
        if !moves.hear(call, parent, isBuiltIn: isBuiltIn) {
            verdict.fail(.movesDoNotAlternate, "\(name) heard \(call)Move after \(before)")
        }
        cast?.somethingWasHeard()
    }

    /// Checks what the controller finds when it is told; the helpers may be told later.
    private func look(at event: ViewEvent) {
        let view = controller?.viewIfLoaded
        switch event {
        case .viewWillAppear:
            isTorn = false
            if view == nil { verdict.fail(.wrongMoment, "\(name): \(event) without a view") }
        case .viewDidLoad, .viewWillTearDown:
            if view == nil { verdict.fail(.wrongMoment, "\(name): \(event) without a view") }
        case .viewIsAppearing, .viewWillLayoutSubviews, .viewDidLayoutSubviews:
            if view?.window == nil { verdict.fail(.wrongMoment, "\(name): \(event) outside a window") }
        case .viewDidTearDown:
            if view != nil { verdict.fail(.wrongMoment, "\(name): \(event) with a view") }
        case .viewDidAppear, .viewWillDisappear, .viewDidDisappear:
            break
        }
    }

    /// Checks what has to hold between two calls from outside.
    func check() {
        if heard.count != helperHeard.count || heard[compared...] != helperHeard[compared...] {
            verdict.fail(.helperHeardOther, "\(name) heard \(heard.suffix(6)), its helper \(helperHeard.suffix(6))")
        }
        compared = heard.count
        if own.loads != builds { verdict.fail(.viewNotAnnounced, "\(name): \(builds) views, \(own.loads) announced") }
    }
}

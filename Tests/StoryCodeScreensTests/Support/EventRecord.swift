import StoryCode
import TestSupport

@testable import StoryCodeScenes
@testable import StoryCodeScreens

/// A broken rule.
struct RandomTreeFailure: Equatable {
    /// The kinds of failure.
    ///
    /// A shrunk program fails with the same kind as the long one.
    enum Kind: String {
        case illegalEvent, wrongMoment, helperReceivedOther, movesDoNotAlternate, viewNotAnnounced
        case halfWay, appearedUnseen, seenUnappeared, notShown, stateDisagrees, stillAlive, neverAtRest
        case unbalanced, requestLeft
        case appearsOutside, disappearsInside, outOfStep, wrongResources
    }

    let kind: Kind
    let text: String
}

/// The first failure of a run, and its trace.
@MainActor
final class FailureLog {
    private(set) var failure: RandomTreeFailure?

    /// The operations and events, in order, if the run is traced.
    private(set) var trace: [String]?

    init(isTracing: Bool) { trace = isTracing ? [] : nil }

    func note(_ line: @autoclosure () -> String) {
        if trace != nil, failure == nil { trace?.append(line()) }
    }

    func fail(_ kind: RandomTreeFailure.Kind, _ text: @autoclosure () -> String) {
        if failure == nil { failure = RandomTreeFailure(kind: kind, text: text()) }
    }
}

/// The events of one controller and its helper, checked as they arrive.
///
/// Outlives both.
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

    /// The numbers of the views whose resources are held.
    private var resources: Set<Int> = []

    /// The number of pending calls of `end`, if the program drives the appearance of the controller.
    var ends: Int?

    /// Whether the view was torn down while it was visible, and has not appeared since.
    var isTorn = false

    /// Whether the view is being torn down.
    private(set) var isTearingDown = false

    /// Whether the controller is appearing, or disappearing.
    func isGoing(up: Bool) -> Bool { controller?.appearanceState == (up ? .appearing : .disappearing) }

    init(_ name: String, tree: RandomTree, failures: FailureLog) {
        self.name = name
        self.tree = tree
        self.failures = failures
    }

    /// Records that the builder made a view.
    func build() -> View {
        builds += 1
        tree?.callbackRan()
        return tree?.mode.actsEverywhere == true ? ActingView(self) : View()
    }

    /// Records that the program assigns a view.
    func assignView() {
        own.assignView()
        helped.assignView()
    }

    func receive(_ event: ViewEvent) {
        received.append(event)
        if event == .viewWillTearDown || event == .viewDidTearDown { isTearingDown = event == .viewWillTearDown }
        failures.note("\(name).\(event.short)\(controller?.causes ?? "")")
        let hasBegun = !own.isAtRest
        if !own.receive(event) { failures.fail(.illegalEvent, "\(name) received \(received.suffix(6))") }
        look(at: event)
        // A released window ends the transitions that have begun, with all their events.
        if !hasBegun || tree?.hasReleasedWindow == false { lookAround(at: event) }
        if tree?.readsViews == true { use(event) }
        tree?.callbackRan()
    }

    func helperReceives(_ event: ViewEvent) {
        helperHeard.append(event)
        if !helped.receive(event) {
            failures.fail(.illegalEvent, "the helper of \(name) received \(helperHeard.suffix(6))")
        }
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

    /// Checks the state that the controller finds at an event; helpers may receive the event later.
    private func look(at event: ViewEvent) {
        let view = controller?.viewIfLoaded
        switch event {
        case .viewWillAppear:
            isTorn = false
            if view == nil { failures.fail(.wrongMoment, "\(name): \(event) without a view") }
        case .viewDidLoad, .viewWillTearDown:
            if view == nil { failures.fail(.wrongMoment, "\(name): \(event) without a view") }
        case .viewIsAppearing, .updateProperties, .viewWillLayoutSubviews, .viewDidLayoutSubviews,
            .windowPhaseDidChange:
            if view?.window == nil { failures.fail(.wrongMoment, "\(name): \(event) outside a window") }
        case .viewDidTearDown:
            if view != nil { failures.fail(.wrongMoment, "\(name): \(event) with a view") }
        case .viewDidAppear, .viewWillDisappear, .viewDidDisappear:
            break
        }
    }

    /// Checks the places of the controller and its parent at an event, unless the program drives its appearance.
    private func lookAround(at event: ViewEvent) {
        guard let tree, tree.mode != .tampering, ends == nil, let controller else { return }
        let (parent, window) = (controller.parent, controller.viewIfLoaded?.window)
        switch event {
        case .viewWillAppear
        where parent?.appearanceState == .appeared && parent?.viewIfLoaded?.window == nil
            && !tree.isInsideViewDrivenByHand(controller) && !tree.isDrivenByHand(parent):
            failures.fail(.appearsOutside, "\(name): \(event) while its parent is outside a window")
        case .viewDidAppear where window == nil && !tree.isInsideViewDrivenByHand(controller):
            failures.fail(.appearsOutside, "\(name): \(event) outside a window")
        case .viewDidAppear where parent?.appearanceState == .disappeared:
            failures.fail(.outOfStep, "\(name): \(event) after its parent has disappeared")
        // The program may move the views of other controllers from one window to another.
        case .viewDidDisappear where controller.isSeen && tree.mode == .calm && tree.hasPlace(controller):
            failures.fail(.disappearsInside, "\(name): \(event) in a window")
        default: break
        }
    }

    /// Takes resources for each view, and reads the view while it is torn down.
    private func use(_ event: ViewEvent) {
        guard let controller else { return }
        switch event {
        case .viewDidLoad:
            let number = own.loads
            resources.insert(number)
            controller.viewBag.insert { [weak self] in self?.release(number) }
        case .viewWillTearDown, .viewDidTearDown: _ = controller.view
        default: break
        }
    }

    private func release(_ number: Int) {
        resources.remove(number)
        tree?.callbackRan()
    }

    /// Checks the rules that hold when nothing is in progress.
    func checkAtRest() {
        guard let tree, tree.readsViews, let controller else { return }
        if !controller.isViewLoaded, !resources.isEmpty {
            failures.fail(.wrongResources, "\(name) has no view, and the resources \(resources.sorted())")
        }
        if controller.isViewLoaded, own.announcedView, resources != [own.loads] {
            failures.fail(.wrongResources, "\(name) has the view \(own.loads), and the resources \(resources.sorted())")
        }
    }

    /// Checks the rules that hold between two operations.
    func check() {
        if received.count != helperHeard.count || received[compared...] != helperHeard[compared...] {
            failures.fail(
                .helperReceivedOther,
                "\(name) received \(received.suffix(6)), its helper \(helperHeard.suffix(6))"
            )
        }
        compared = received.count
        if own.loads != builds { failures.fail(.viewNotAnnounced, "\(name): \(builds) views, \(own.loads) announced") }
    }
}

extension ViewController {
    /// The causes of its appearance or disappearance, which the controller knows during an event.
    fileprivate var causes: String {
        let flags = [
            ("presented", isBeingPresented), ("dismissed", isBeingDismissed), ("entering", isMovingToParent),
            ("leaving", isMovingFromParent), ("with an ancestor", isBeingDismissedByAncestor),
        ]
        return flags.filter(\.1).map { " \($0.0)" }.joined()
    }
}

import StoryCode
import TestSupport
import Testing

@testable import StoryCodeScenes
@testable import StoryCodeScreens

/// The messages and severities of problems with children, stacks, tabs and presentations.
@MainActor
struct ContainerProblemTests {
    final class City: ViewController {}
    final class Map: ViewController {}
    final class Sheet: ViewController {}

    let city = City()
    let map = Map()
    let sheet = Sheet()

    func text(_ problem: LifecycleDiagnostic.Problem, _ subjects: [AnyObject]) -> String {
        LifecycleDiagnostic(problem, subjects).description
    }

    @Test func messages() {
        let problems: [(LifecycleDiagnostic.Problem, [AnyObject])] = [
            (.presenterIsPresenting, [city, map, sheet]),
            (.presenterNotInWindow, [city, map]),
            (.presentedDuringTransition, [city, map]),
            (.dismissedDuringTransition, [city]),
            (.dismissedWhileNotShown, [city, map]),
            (.presenterIsDetached, [city]),
            (.presentedIsActive, [city]),
            (.presentedTwice, [city, map]),
            (.pushedTwice, [city, map]),
            (.pushedContainer, [city, map]),
            (.poppedToUnknownController, [city, map]),
            (.selectedUnknownTab, [city, map]),
            (.duplicateTab("map"), [city]),
            (.tooManyColumns(3), [city]),
            (.wrongSplitStyle("show(.supplementary)"), [city]),
            (.wrongNumberOfPages(2), [city]),
            (.missingCellView("TableView"), [city]),
            (.scrolledOutOfBounds(ItemPath(item: 4, section: 1)), [city]),
            (.selectedOutOfBounds(ItemPath(item: 2, section: 1)), [city]),
            (.unknownReuseIdentifier("row"), [city]),
            (.rootMoved, [city, map]),
            (.windowIsAttached, [city]),
            (.hierarchyInconsistency, [city, map]),
            (.memberInconsistency, [city, map]),
            (.subviewAddedBeforeChild, [city, map]),
            (.childTransitionUnsupported, [city, map, sheet]),
            (.navigationQueued, [city]),
            (.superNotCalled(.viewDidLoad), [city]),
            (.taskOutlivesBag(named: "load()", "Guide/Map.swift", 7), []),
        ]
        let messages = """
            Attempt to present <City> on <Map> which is already presenting <Sheet>. To fix: Present from the \
            topmost controller, or dismiss the presented controller first.
            Attempt to present <City> on <Map> whose view is not in the window hierarchy! To fix: Present in \
            viewDidAppear(_:) or later, from a visible controller.
            Attempt to present <City> on <Map> while a presentation is in progress! To fix: Wait for the \
            completion of the transition in progress.
            Attempt to dismiss from view controller <City> while a presentation or dismiss is in progress! To fix: \
            Wait for the completion of the transition in progress.
            attempt to dismiss modal view controller whose view does not currently appear. self = <City> \
            modalViewController = <Map> To fix: Dismiss while the presented controller is visible.
            Presenting view controllers on detached view controllers is discouraged <City>. To fix: Add the \
            controller with addChild(_:), or present from the controller that contains its view.
            Application tried to present modally an active controller <City>. To fix: Present a controller that is \
            neither a child, nor a window's root, nor visible, and presents no other.
            Application tried to present modally a view controller <City> that is already being presented by \
            <Map>. To fix: Make a new controller for each presentation, or dismiss it first.
            Pushing the same view controller instance more than once is not supported (<City>). To fix: Make a new \
            controller, or pop to the existing one.
            Pushing a <City> is not supported: it was pushed onto <Map>. To fix: Present it, or push the \
            controllers inside it.
            Tried to pop to a view controller that doesn't exist: <City> is not in <Map>. To fix: Pop to one of \
            viewControllers.
            Only a view controller in the tab bar controller's list can be selected: <City> is not in it. To fix: \
            Select one of viewControllers, by a valid index.
            Tab identifiers must be unique: <City> was given two tabs with the identifier "map". To fix: Give each tab \
            an identifier of its own, and set each tab once.
            A split view controller is limited to two view controllers: <City> was given 3. To fix: Give it a \
            primary and a secondary controller, and put the others inside these.
            The style of the split view controller <City> does not support show(.supplementary). To fix: Create it \
            with a style that has the column, or set viewControllers in the style unspecified.
            The number of view controllers provided (2) doesn't match the number required (1) for the requested \
            transition of <City>. To fix: Set one page, and provide the others with the data source.
            <City> loaded its view but didn't get a TableView. To fix: Let loadView() or the scene's view builder \
            make a TableView, or a view that contains one.
            Attempted to scroll to an out-of-bounds item: item 4 of section 1 is not in <City>. To fix: Scroll to \
            an item that the data source counts, after reloadData() if the count has changed.
            Attempted to select an out-of-bounds item: item 2 of section 1 is not in <City>. To fix: Select an item \
            that the data source counts, after reloadData() if the count has changed.
            unable to dequeue a cell with identifier row - must register a class or a closure for the identifier in \
            <City>. To fix: Register a class or a closure for "row" in viewDidLoad() or earlier.
            <City>, the root of a window, was given to <Map>. To fix: Set the window's rootViewController to another \
            controller or to nil first.
            <City> was attached before, and its phase was set to unattached. To fix: Set the phase to background, and \
            release the window when the host closes it.
            child view controller <City> should have another parent than <Map>, or none. To fix: Call addChild(_:) \
            only on the controller whose view contains the child's view.
            child view controller <City> should have another parent than <Map>, or none. To fix: Use a controller that \
            does not contain <Map>, is not presented, and is not being moved; after its willMove(toParent:) has \
            returned, it may be moved again.
            The view of <City> was added to that of <Map> before the controller was. To fix: Call addChild(_:) \
            first, then addSubview(_:), then didMove(toParent:).
            Children view controllers <Map> and <Sheet> must have a common parent view controller that forwards to \
            them when calling transition(from:to:duration:completion:) on <City>. To fix: Call it on the parent of \
            both, and let the parent forward appearance methods automatically.
            The stack of <City> was changed while a transition is in progress; the change is queued. To fix: \
            Change the stack in the delegate's didShow, or ignore this: the order is kept.
            <City>.viewDidLoad did not call super. To fix: Call super in the override.
            The task load() of Guide/Map.swift:7 has not ended 5 seconds after its bag was emptied. To fix: Check \
            Task.isCancelled after each await and in each loop, and let what the task waits for end when the task is \
            cancelled.
            """
        #expect(problems.map { text($0, $1) } == messages.split(separator: "\n").map(String.init))
        #expect(
            problems.map(\.0.code) == [
                "presenterIsPresenting", "presenterNotInWindow", "presentedDuringTransition",
                "dismissedDuringTransition", "dismissedWhileNotShown", "presenterIsDetached", "presentedIsActive",
                "presentedTwice", "pushedTwice", "pushedContainer", "poppedToUnknownController",
                "selectedUnknownTab", "duplicateTab", "tooManyColumns", "wrongSplitStyle", "wrongNumberOfPages",
                "missingCellView", "scrolledOutOfBounds", "selectedOutOfBounds", "unknownReuseIdentifier", "rootMoved",
                "windowIsAttached", "hierarchyInconsistency", "hierarchyInconsistency", "subviewAddedBeforeChild",
                "childTransitionUnsupported", "navigationQueued", "superNotCalled", "taskOutlivesBag",
            ]
        )
    }

    @Test(
        arguments: [
            .presentedIsActive, .presentedTwice, .pushedTwice, .pushedContainer, .poppedToUnknownController,
            .selectedUnknownTab,
            .hierarchyInconsistency, .memberInconsistency, .childTransitionUnsupported, .duplicateTab("map"),
            .tooManyColumns(3), .wrongSplitStyle("hide(.primary)"), .wrongNumberOfPages(2),
            .missingCellView("TableView"), .unknownReuseIdentifier("row"),
            .scrolledOutOfBounds(ItemPath(item: 4, section: 1)), .selectedOutOfBounds(ItemPath(item: 4, section: 1)),
        ] as [LifecycleDiagnostic.Problem]
    )
    func exceptionsOfUIKitAreProgrammerErrors(problem: LifecycleDiagnostic.Problem) {
        #expect(LifecycleDiagnostic(problem, []).severity == .programmerError)
    }

    @Test(
        arguments: [
            .presenterIsPresenting, .presenterNotInWindow, .presentedDuringTransition, .dismissedDuringTransition,
            .dismissedWhileNotShown, .presenterIsDetached, .subviewAddedBeforeChild, .navigationQueued,
            .superNotCalled(.viewDidLoad), .viewUnloadedWhileVisible, .loadViewRecursion, .loadViewDidNotSetView,
            .windowIsAttached, .rootMoved, .tooManyItems,
        ] as [LifecycleDiagnostic.Problem]
    )
    func warningsOfUIKitAreWarnings(problem: LifecycleDiagnostic.Problem) {
        #expect(LifecycleDiagnostic(problem, []).severity == .warning)
    }
}

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

    @Test func presenterIsPresenting() {
        #expect(
            text(.presenterIsPresenting, [city, map, sheet]) == """
                Attempt to present <City> on <Map> which is already presenting <Sheet>. To fix: Present from the \
                topmost controller, or dismiss the presented controller first.
                """
        )
    }

    @Test func presenterNotInWindow() {
        #expect(
            text(.presenterNotInWindow, [city, map]) == """
                Attempt to present <City> on <Map> whose view is not in the window hierarchy! To fix: Present in \
                viewDidAppear(_:) or later, from a visible controller.
                """
        )
    }

    @Test func presentedDuringTransition() {
        #expect(
            text(.presentedDuringTransition, [city, map]) == """
                Attempt to present <City> on <Map> while a presentation is in progress! To fix: Wait for the \
                completion of the transition in progress.
                """
        )
    }

    @Test func dismissedDuringTransition() {
        #expect(
            text(.dismissedDuringTransition, [city]) == """
                Attempt to dismiss from view controller <City> while a presentation or dismiss is in progress! To fix: \
                Wait for the completion of the transition in progress.
                """
        )
    }

    @Test func dismissedWhileNotShown() {
        #expect(
            text(.dismissedWhileNotShown, [city, map]) == """
                attempt to dismiss modal view controller whose view does not currently appear. self = <City> \
                modalViewController = <Map> To fix: Dismiss while the presented controller is visible.
                """
        )
    }

    @Test func presenterIsDetached() {
        #expect(
            text(.presenterIsDetached, [city]) == """
                Presenting view controllers on detached view controllers is discouraged <City>. To fix: Add the \
                controller with addChild(_:), or present from the controller that contains its view.
                """
        )
    }

    @Test func presentedIsActive() {
        #expect(
            text(.presentedIsActive, [city]) == """
                Application tried to present modally an active controller <City>. To fix: Present a controller that is \
                neither a child, nor a window's root, nor visible.
                """
        )
    }

    @Test func presentedTwice() {
        #expect(
            text(.presentedTwice, [city, map]) == """
                Application tried to present modally a view controller <City> that is already being presented by \
                <Map>. To fix: Make a new controller for each presentation, or dismiss it first.
                """
        )
    }

    @Test func pushedTwice() {
        #expect(
            text(.pushedTwice, [city, map]) == """
                Pushing the same view controller instance more than once is not supported (<City>). To fix: Make a new \
                controller, or pop to the existing one.
                """
        )
    }

    @Test func pushedContainer() {
        #expect(
            text(.pushedContainer, [city, map]) == """
                Pushing a <City> is not supported: it was pushed onto <Map>. To fix: Present it, or push the \
                controllers inside it.
                """
        )
    }

    @Test func poppedToUnknownController() {
        #expect(
            text(.poppedToUnknownController, [city, map]) == """
                Tried to pop to a view controller that doesn't exist: <City> is not in <Map>. To fix: Pop to one of \
                viewControllers.
                """
        )
    }

    @Test func selectedUnknownTab() {
        #expect(
            text(.selectedUnknownTab, [city, map]) == """
                Only a view controller in the tab bar controller's list can be selected: <City> is not in it. To fix: \
                Select one of viewControllers, by a valid index.
                """
        )
    }

    @Test func tooManyColumns() {
        #expect(
            text(.tooManyColumns(3), [city]) == """
                A split view controller is limited to two view controllers: <City> was given 3. To fix: Give it a \
                primary and a secondary controller, and put the others inside these.
                """
        )
    }

    @Test func wrongNumberOfPages() {
        #expect(
            text(.wrongNumberOfPages(2), [city]) == """
                The number of view controllers provided (2) doesn't match the number required (1) for the requested \
                transition of <City>. To fix: Set one page, and provide the others with the data source.
                """
        )
    }

    @Test func missingCellView() {
        #expect(
            text(.missingCellView("TableView"), [city]) == """
                <City> loaded its view but didn't get a TableView. To fix: Let loadView() or the scene's view builder \
                make a TableView, or a view that contains one.
                """
        )
    }

    @Test func scrolledOutOfBounds() {
        #expect(
            text(.scrolledOutOfBounds(ItemPath(item: 4, section: 1)), [city]) == """
                Attempted to scroll to an out-of-bounds item: item 4 of section 1 is not in <City>. To fix: Scroll to \
                an item that the data source counts, after reloadData() if the count has changed.
                """
        )
    }

    @Test func hierarchyInconsistency() {
        #expect(
            text(.hierarchyInconsistency, [city, map]) == """
                child view controller <City> should have another parent than <Map>, or none. To fix: Call addChild(_:) \
                only on the controller whose view contains the child's view.
                """
        )
    }

    @Test func subviewAddedBeforeChild() {
        #expect(
            text(.subviewAddedBeforeChild, [city, map]) == """
                The view of <City> was added to that of <Map> before the controller was. To fix: Call addChild(_:) \
                first, then addSubview(_:), then didMove(toParent:).
                """
        )
    }

    @Test func childTransitionUnsupported() {
        #expect(
            text(.childTransitionUnsupported, [city, map, sheet]) == """
                Children view controllers <Map> and <Sheet> must have a common parent view controller that forwards to \
                them when calling transition(from:to:duration:completion:) on <City>. To fix: Call it on the parent of \
                both, and let the parent forward appearance methods automatically.
                """
        )
    }

    @Test func navigationQueued() {
        #expect(
            text(.navigationQueued, [city]) == """
                The stack of <City> was changed while a transition is in progress; the change is queued. To fix: \
                Change the stack in the delegate's didShow, or ignore this: the order is kept.
                """
        )
    }

    @Test func superNotCalled() {
        #expect(
            text(.superNotCalled(.viewDidLoad), [city]) == """
                <City>.viewDidLoad did not call super. To fix: Call super in the override.
                """
        )
    }

    @Test(
        arguments: [
            .presentedIsActive, .presentedTwice, .pushedTwice, .pushedContainer, .poppedToUnknownController,
            .selectedUnknownTab,
            .hierarchyInconsistency, .childTransitionUnsupported,
        ] as [LifecycleDiagnostic.Problem]
    )
    func exceptionsOfUIKitAreProgrammerErrors(problem: LifecycleDiagnostic.Problem) {
        #expect(LifecycleDiagnostic(problem, []).severity == .programmerError)
    }

    @Test(
        arguments: [
            .presenterIsPresenting, .presenterNotInWindow, .presentedDuringTransition, .dismissedDuringTransition,
            .dismissedWhileNotShown, .presenterIsDetached, .subviewAddedBeforeChild, .navigationQueued,
            .superNotCalled(.viewDidLoad),
        ] as [LifecycleDiagnostic.Problem]
    )
    func warningsOfUIKitAreWarnings(problem: LifecycleDiagnostic.Problem) {
        #expect(LifecycleDiagnostic(problem, []).severity == .warning)
    }
}

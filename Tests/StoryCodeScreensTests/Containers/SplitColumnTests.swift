import StoryCode
import TestSupport
import Testing

@testable import StoryCodeScreens

/// A split view controller with a column style.
@MainActor
struct SplitColumnTests {
    let log = Log()
    let window = Window(frame: LayoutRect(x: 0, y: 0, width: 1000, height: 700), scheduler: ManualClock())
    let split = SplitViewController(style: .tripleColumn)
    let (a, b, c): (LoggedController, LoggedController, LoggedController)

    init() {
        (a, b, c) = (log.controller("A"), log.controller("B"), log.controller("C"))
        split.title = "split"
    }

    /// Shows the split view controller with a controller in each column.
    private func show() {
        split.setViewController(c, for: .secondary)
        split.setViewController(a, for: .primary)
        split.setViewController(b, for: .supplementary)
        for (stack, name) in zip(split.viewControllers, ["first", "second", "third"]) { log.name(stack, name) }
        log.show(split, in: window)
    }

    private var stacks: [[String]] {
        split.viewControllers.map { ($0 as? NavigationController)?.viewControllers.map(\.loggedName) ?? [] }
    }

    @Test func columnsAreInOrder() {
        show()
        window.isHidden = true
        window.isHidden = false
        log.wait(for: window)
        #expect(split.style == .tripleColumn && split.displayMode == .twoBesideSecondary)
        #expect([.primary, .supplementary, .secondary].map { split.viewController(for: $0) } == [a, b, c])
        #expect(stacks == [["A"], ["B"], ["C"]])
        log.expectMoves([
            "A.willDisappear", "B.willDisappear", "C.willDisappear", "A.didDisappear", "B.didDisappear",
            "C.didDisappear", "A.willAppear", "B.willAppear", "C.willAppear", "~", "A.didAppear", "B.didAppear",
            "C.didAppear",
        ])
        #expect(split.viewControllers.map(\.view.frame.origin.x) == [0, 320, 640])
        split.preferredSupplementaryColumnWidthFraction = 0.5
        log.wait(for: window)
        #expect(split.viewControllers.map(\.view.frame.size.width) == [320, 500, 180])
    }

    @Test func columnIsReplacedAndRemoved() {
        show()
        let d = log.controller("D")
        split.setViewController(d, for: .supplementary)
        log.wait(for: window)
        log.expectMoves([
            "D.willMove(NavigationController#4)", "B.willDisappear", "B.didDisappear", "B.willMove(nil)",
            "B.didMove(nil)", "D.willAppear", "~", "D.didAppear", "D.didMove(NavigationController#4)",
        ])
        split.setViewController(nil, for: .primary)
        log.wait(for: window)
        split.setViewController(nil, for: .primary)
        #expect(split.viewController(for: .primary) == nil && stacks == [["D"], ["C"]])
        log.expectMoves(["A.willDisappear", "A.didDisappear", "A.willMove(nil)", "A.didMove(nil)", "~"])
        #expect(d.navigationController?.view.frame.origin.x == 0)
    }

    @Test func columnsHideAndShow() {
        show()
        split.hide(.supplementary)
        split.hide(.secondary)
        #expect(split.displayMode == .secondaryOnly)
        log.wait(for: window)
        split.show(.supplementary)
        #expect(split.displayMode == .oneBesideSecondary)
        log.wait(for: window)
        split.show(.primary)
        log.wait(for: window)
        log.expectMoves([
            "A.willDisappear", "B.willDisappear", "A.didDisappear", "B.didDisappear", "~", "B.willAppear", "~",
            "B.didAppear", "A.willAppear", "~", "A.didAppear",
        ])
    }

    @Test func modeDecidesWhichColumnsAreVisible() {
        typealias Mode = SplitViewController.DisplayMode
        for style in [SplitViewController.Style.doubleColumn, .tripleColumn] {
            for column in style.columns {
                for mode in [Mode.secondaryOnly, .oneBesideSecondary, .twoBesideSecondary] {
                    let shown = mode.showing(column, of: style)
                    #expect(shown.columns(of: style).contains(column) && shown.rawValue >= mode.rawValue)
                    let hidden = mode.hiding(column, of: style)
                    #expect(hidden.columns(of: style).contains(column) == (column == .secondary))
                    #expect(hidden.rawValue <= mode.rawValue)
                }
            }
        }
    }

    @Test func columnsCollapseIntoOneStackAndExpand() {
        show()
        window.traitOverrides.horizontalSizeClass = .compact
        log.wait(for: window)
        #expect(split.isCollapsed && stacks == [["A", "B", "C"], [], []])
        #expect(split.viewController(for: .secondary) === c)
        log.expectMoves([
            "B.willDisappear", "C.willDisappear", "B.didDisappear", "C.didDisappear",
            "B.willMove(nil)", "B.didMove(nil)", "C.willMove(nil)", "C.didMove(nil)",
            "B.willMove(first)", "B.didMove(first)", "C.willMove(first)",
            "~", "A.willDisappear", "C.willAppear", "A.didDisappear", "C.didAppear", "C.didMove(first)",
        ])
        let d = log.controller("D")
        c.show(d, sender: nil)
        log.wait(for: window)
        _ = log.take()
        window.traitOverrides.horizontalSizeClass = .regular
        log.wait(for: window)
        #expect(stacks == [["A"], ["B"], ["C", "D"]])
        #expect([a, b, c, d].map(\.appearanceState) == [.appeared, .appeared, .disappeared, .appeared])
        log.expectMoves([
            "B.willMove(nil)", "B.didMove(nil)", "B.willMove(second)", "C.willMove(nil)", "C.didMove(nil)",
            "D.willMove(nil)", "D.willDisappear", "A.willAppear", "D.didDisappear", "A.didAppear", "D.didMove(nil)",
            "C.willMove(third)", "C.didMove(third)", "D.willMove(third)", "B.willAppear",
            "D.willAppear", "~", "B.didAppear", "B.didMove(second)", "D.didAppear", "D.didMove(third)",
        ])
    }

    @Test func collapsedColumnsAreShownAndHidden() {
        window.traitOverrides.horizontalSizeClass = .compact
        let delegate = TopColumn(.primary)
        split.delegate = delegate
        show()
        #expect(delegate.proposed == [.secondary] && stacks == [["A"], ["B"], ["C"]] && !b.isViewLoaded)
        _ = log.take()
        split.show(.secondary)
        log.wait(for: window)
        #expect(stacks == [["A", "B", "C"], [], []])
        split.hide(.secondary)
        log.wait(for: window)
        #expect(stacks == [["A", "B"], [], ["C"]])
        split.show(.primary)
        log.wait(for: window)
        #expect(stacks == [["A"], ["B"], ["C"]])
        log.expectMoves([
            "B.didMove(second)", "B.willMove(nil)", "B.didMove(nil)", "C.didMove(third)", "C.willMove(nil)",
            "C.didMove(nil)", "B.willMove(first)", "B.didMove(first)", "C.willMove(first)",
            "~", "A.willDisappear", "C.willAppear", "A.didDisappear", "C.didAppear", "C.didMove(first)",
            "C.willMove(nil)", "C.willDisappear", "B.willAppear", "C.didDisappear", "B.didAppear", "C.didMove(nil)",
            "C.willMove(third)", "~",
            "B.willMove(nil)", "B.willDisappear", "A.willAppear", "B.didDisappear", "A.didAppear", "B.didMove(nil)",
            "B.willMove(second)", "~",
        ])
    }

    @Test func detailIsShownInCollapsedColumns() {
        split.isCollapsed = true
        show()
        split.showDetailViewController(log.controller("D"), sender: nil)
        log.wait(for: window)
        #expect(split.viewController(for: .secondary)?.appearanceState == .appeared)
    }

    @Test func poppedColumnReturnsWhenTheColumnsExpand() {
        split.isCollapsed = true
        show()
        split.show(.secondary)
        log.wait(for: window)
        a.navigationController?.popToRootViewController(animated: false)
        log.wait(for: window)
        #expect(stacks == [["A"], [], []] && split.viewController(for: .secondary) === c)
        split.isCollapsed = false
        log.wait(for: window)
        #expect(stacks == [["A"], ["B"], ["C"]] && c.appearanceState == .appeared)
    }

    @Test func columnThatAnotherStackHasTakenStaysThere() {
        split.isCollapsed = true
        show()
        split.show(.secondary)
        log.wait(for: window)
        let other = NavigationController(rootViewController: c)
        log.wait(for: window)
        split.isCollapsed = false
        log.wait(for: window)
        #expect(other.viewControllers == [c] && stacks == [["A"], ["B"], []])
    }

    @Test func columnThatTheProgramEmptiesStaysEmpty() {
        show()
        for screen in [b, c] { screen.navigationController?.viewControllers = [] }
        log.wait(for: window)
        split.hide(.primary)
        log.wait(for: window)
        #expect(stacks == [["A"], [], []] && b.parent == nil && c.parent == nil)
    }

    @Test func poppedColumnThatTheProgramFillsKeepsItsContents() {
        split.isCollapsed = true
        show()
        split.show(.secondary)
        log.wait(for: window)
        a.navigationController?.popToRootViewController(animated: false)
        log.wait(for: window)
        (split.viewControllers[1] as? NavigationController)?.viewControllers = [log.controller("D")]
        split.isCollapsed = false
        log.wait(for: window)
        #expect(stacks == [["A"], ["D"], ["C"]] && b.parent == nil)
    }

    @Test func columnsAreSetInViewDidLoadAtOnce() {
        final class Columns: SplitViewController {
            var counts: [Int] = []

            override func viewDidLoad() {
                super.viewDidLoad()
                for column in [SplitViewController.Column.primary, .secondary] {
                    setViewController(ViewController(), for: column)
                    counts.append(viewControllers.count)
                }
            }
        }
        let split = Columns(style: .doubleColumn)
        split.loadViewIfNeeded()
        #expect(split.counts == [1, 2])
    }

    @Test func pushEndsBeforeACollapsedColumnIsReplaced() {
        split.isCollapsed = true
        show()
        split.show(.secondary)
        log.wait(for: window)
        a.navigationController?.pushViewController(log.controller("D"), animated: true)
        _ = log.take()
        split.setViewController(log.controller("E"), for: .supplementary)
        #expect(log.takeMoves().prefix(3) == ["C.didDisappear", "D.didAppear", "D.didMove(first)"])
        log.wait(for: window)
        #expect(stacks == [["A", "E", "C", "D"], [], []])
    }

    @Test func collapsedColumnsIgnoreAnEmptyCompactColumn() {
        split.isCollapsed = true
        show()
        split.show(.secondary)
        log.wait(for: window)
        split.show(.compact)
        split.hide(.compact)
        log.wait(for: window)
        #expect(stacks == [["A", "B", "C"], [], []])
    }

    @Test func emptyColumnIsShownInCollapsedColumns() {
        split.setViewController(b, for: .supplementary)
        split.setViewController(c, for: .secondary)
        log.show(split, in: window)
        split.isCollapsed = true
        log.wait(for: window)
        #expect(stacks == [["B", "C"], []])
        split.show(.primary)
        log.wait(for: window)
        #expect(stacks == [["B"], ["C"]])
    }

    @Test func compactColumnMayHoldTabs() {
        let tabs = TabBarController()
        #expect(diagnostics { split.setViewController(tabs, for: .compact) } == [])
        #expect(split.viewController(for: .compact) === tabs)
    }

    @Test func compactColumnTakesThePlaceOfTheOthers() {
        let (compact, delegate) = (log.controller("compact"), TopColumn(.primary))
        split.delegate = delegate
        split.setViewController(compact, for: .compact)
        show()
        #expect(!compact.isViewLoaded)
        window.traitOverrides.horizontalSizeClass = .compact
        log.wait(for: window)
        split.show(.primary)
        split.hide(.compact)
        log.wait(for: window)
        window.traitOverrides.horizontalSizeClass = .regular
        log.wait(for: window)
        log.expectMoves([
            "A.willDisappear", "B.willDisappear", "C.willDisappear", "A.didDisappear", "B.didDisappear",
            "C.didDisappear", "compact.willAppear", "~", "compact.didAppear", "~", "compact.willDisappear",
            "compact.didDisappear", "A.willAppear", "B.willAppear", "C.willAppear", "~", "A.didAppear", "B.didAppear",
            "C.didAppear",
        ])
        #expect(stacks == [["A"], ["B"], ["C"], []] && delegate.proposed == [])
    }

    @Test func collapsedColumnIsReplaced() {
        split.isCollapsed = true
        show()
        split.show(.secondary)
        log.wait(for: window)
        _ = log.take()
        let (d, e) = (log.controller("D"), log.controller("E"))
        split.setViewController(d, for: .supplementary)
        split.setViewController(e, for: .primary)
        log.wait(for: window)
        #expect(stacks == [["E", "D", "C"], [], []])
        #expect(c.appearanceState == .appeared && a.parent == nil && b.parent == nil)
        split.setViewController(nil, for: .primary)
        log.wait(for: window)
        #expect(stacks == [["D", "C"], []] && c.appearanceState == .appeared && e.parent == nil)
    }

    @Test func stackOfTheProgramIsTheColumn() {
        let (stack, d) = (NavigationController(), log.controller("D"))
        stack.viewControllers = [c, d]
        split.setViewController(a, for: .primary)
        split.setViewController(stack, for: .secondary)
        log.show(split, in: window)
        split.isCollapsed = true
        log.wait(for: window)
        #expect(stacks == [["A", "C", "D"], []])
        split.setViewController(b, for: .secondary)
        log.wait(for: window)
        #expect(stacks == [["A", "B"], []] && stack.viewControllers == [c, d] && stack.parent == nil)
        split.setViewController(stack, for: .supplementary)
        split.isCollapsed = false
        log.wait(for: window)
        #expect(stacks == [["A"], ["C", "D"], ["B"]] && split.viewController(for: .supplementary) === stack)
    }

    @Test func detailIsShownInTheSecondaryColumn() {
        show()
        split.hide(.primary)
        let (d, e) = (log.controller("D"), log.controller("E"))
        b.showDetailViewController(d, sender: nil)
        split.show(e, sender: nil)
        log.wait(for: window)
        #expect(stacks == [["E"], ["B"], ["D"]] && split.displayMode == .twoBesideSecondary)
        #expect(a.parent == nil && c.parent == nil && e.appearanceState == .appeared)
    }

    @Test func requestOfACallbackFollowsTheChange() {
        show()
        let d = log.controller("D")
        b.once(.viewWillDisappear(false)) { [split] in
            split.show(.supplementary)
            split.setViewController(d, for: .secondary)
            split.isCollapsed = true
        }
        split.hide(.supplementary)
        log.wait(for: window)
        #expect(stacks == [["A", "B", "D"], [], []] && split.displayMode == .oneBesideSecondary)
        #expect(d.appearanceState == .appeared)
    }

    @Test func requestOfACallbackFollowsTheChangeOfHiddenColumns() {
        a.onWillMove = { [split, log, b] in
            split.setViewController(b, for: .supplementary)
            log.add("end of willMove")
        }
        split.setViewController(a, for: .primary)
        #expect(log.take().map { $0.prefix { $0 != "(" } } == ["A.willMove", "end of willMove", "B.willMove"])
        #expect(stacks == [["A"], ["B"]])
    }

    @Test func stackInAnEventBecomesAColumnAfterIt() {
        let stack = log.navigation(a)
        a.once(.viewDidLoad) { [split, log] in
            split.setViewController(stack, for: .secondary)
            log.add("columns: \(split.viewControllers.count)")
        }
        a.loadViewIfNeeded()
        #expect(log.take().last == "columns: 0" && split.viewControllers == [stack])
    }

    @Test func pushWhileTheColumnsExpandStays() {
        split.isCollapsed = true
        show()
        split.show(.secondary)
        log.wait(for: window)
        split.isCollapsed = false
        c.navigationController?.pushViewController(log.controller("D"), animated: false)
        log.wait(for: window)
        #expect(stacks == [["A"], ["B"], ["C", "D"]])
    }

    /// Screens that push the next one without end do not keep the columns from changing.
    @Test func columnsWaitForAHundredRoundsOfQueuedChanges() {
        show()
        let (stack, d) = (c.navigationController, log.controller("D"))
        var (count, isOn) = (0, true)
        func push() {
            let next = log.controller("next")
            next.once(.viewDidAppear(false)) {
                count += 1
                if isOn, count < 500 { push() }
            }
            stack?.pushViewController(next, animated: false)
        }
        a.once(.viewWillLayoutSubviews) { [split] in
            push()
            push()
            split.setViewController(d, for: .primary)
        }
        a.view.setNeedsLayout()
        window.layoutIfNeeded()
        // The first push precedes the rounds.
        #expect(count == 101 && split.viewController(for: .primary) === d)
        isOn = false
        log.wait(for: window)
    }

    @Test func columnThatHasLeftIsForgotten() {
        show()
        b.navigationController?.removeFromParent()
        log.wait(for: window)
        #expect(split.viewController(for: .supplementary) == nil && stacks == [["A"], ["C"]])
        let other = NavigationController(rootViewController: c)
        #expect(split.viewController(for: .secondary) == nil && other.viewControllers == [c])
        split.setViewController(b, for: .secondary)
        #expect(stacks == [["A"], ["B"]])
    }

    @Test func columnsAreReleased() {
        weak var split: SplitViewController?
        weak var replaced: ViewController?
        do {
            let made = SplitViewController(style: .doubleColumn)
            split = made
            let leaving = ViewController()
            replaced = leaving
            made.setViewController(ViewController(), for: .primary)
            made.setViewController(leaving, for: .secondary)
            log.show(made, in: window)
            made.isCollapsed = true
            made.setViewController(ViewController(), for: .secondary)
        }
        log.wait(for: window)
        #expect(replaced == nil && split != nil)
        window.rootViewController = nil
        log.wait(for: window)
        #expect(split == nil)
    }

    @Test func problemsAreReportedAndIgnored() {
        show()
        log.withDiagnostics {
            split.setViewController(a, for: .secondary)
            split.setViewController(a.navigationController, for: .secondary)
            split.setViewController(split, for: .compact)
            split.setViewController(TabBarController(), for: .primary)
            split.viewControllers = [a]
            SplitViewController(style: .doubleColumn).show(.supplementary)
            SplitViewController().setViewController(ViewController(), for: .primary)
        }
        log.expect([
            "! pushedTwice", "! pushedTwice", "! hierarchyInconsistency", "! pushedContainer", "! wrongSplitStyle",
            "! wrongSplitStyle", "! wrongSplitStyle",
        ])
        #expect(stacks == [["A"], ["B"], ["C"]])
    }

    @Test func callsThatTheStyleDoesNotSupportAreNamed() {
        let split = SplitViewController(style: .doubleColumn)
        let found = diagnostics {
            split.show(.supplementary)
            split.hide(.supplementary)
            split.setViewController(ViewController(), for: .supplementary)
            split.viewControllers = []
        }
        let calls = [
            "show(.supplementary)", "hide(.supplementary)", "setViewController(_:for: .supplementary)",
            "viewControllers",
        ]
        let texts = calls.map { call in
            """
            The style of the split view controller <SplitViewController> does not support \(call). To fix: Create it \
            with a style that has the column, or set viewControllers in the style unspecified.
            """
        }
        #expect(found.map(\.description) == texts)
    }

    /// Random changes of the columns, some in callbacks; afterwards everything is in its place.
    @Test(arguments: 0..<15 * RandomTestScale.factor)
    func randomChangesEndInOrder(seed: Int) {
        var random = SplitMix(seed: UInt64(seed))
        let controllers = (0..<6).map { log.controller("\($0)") }
        let columns = SplitViewController.Column.allCases
        func change() {
            let column = columns.randomElement(using: &random) ?? .primary
            switch Int.random(in: 0..<8, using: &random) {
            case 0, 1: split.setViewController(controllers.randomElement(using: &random), for: column)
            case 2: split.setViewController(nil, for: column)
            case 3: split.show(column)
            case 4: split.hide(column)
            case 5: split.isCollapsed.toggle()
            case 6: window.isHidden.toggle()
            default: (split.viewController(for: column)?.navigationController)?.popViewController(animated: true)
            }
        }
        show()
        log.withDiagnostics {
            for _ in 0..<100 {
                let controller = controllers.randomElement(using: &random) ?? a
                controller.react = { controller, _ in
                    controller.react = { _, _ in }
                    change()
                }
                change()
                if Bool.random(using: &random) { log.wait(for: window) }
            }
            for controller in controllers { controller.react = { _, _ in } }
            window.isHidden = false
            split.isCollapsed = false
            log.wait(for: window)
        }
        let shown = split.displayMode.columns(of: .tripleColumn).compactMap { split.viewController(for: $0) }
        let visible = split.viewControllers.filter { $0.appearanceState == .appeared }
        #expect(visible.flatMap(\.children).map(\.loggedName) == shown.map(\.loggedName), "seed \(seed)")
        for controller in controllers + [a, b, c] {
            let isVisible = controller.parent.map(visible.contains) ?? false
            #expect(controller.appearanceState == (isVisible ? .appeared : .disappeared), "seed \(seed)")
        }
    }
}

private final class TopColumn: SplitViewControllerDelegate {
    private let column: SplitViewController.Column
    var proposed: [SplitViewController.Column] = []

    init(_ column: SplitViewController.Column) { self.column = column }

    func splitViewController(
        _ splitViewController: SplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: SplitViewController.Column
    ) -> SplitViewController.Column {
        proposed.append(proposedTopColumn)
        return column
    }
}

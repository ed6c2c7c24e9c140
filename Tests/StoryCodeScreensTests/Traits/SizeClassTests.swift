import StoryCode
import TestSupport
import Testing

/// A split view controller that follows the horizontal size class.
@MainActor
struct SizeClassTests {
    let log = Log()
    let window = Window(frame: LayoutRect(x: 0, y: 0, width: 1000, height: 700), scheduler: ManualClock())
    let split = SplitViewController()

    init() {
        split.title = "split"
        split.viewControllers = [log.controller("A"), log.controller("B")]
    }

    @Test func columnsCollapseAndExpand() {
        log.show(split, in: window)
        window.traitOverrides.horizontalSizeClass = .compact
        #expect(split.isCollapsed)
        log.wait(for: window)
        window.traitOverrides.horizontalSizeClass = .regular
        #expect(!split.isCollapsed)
        log.wait(for: window)
        log.expectMoves(["B.willDisappear", "B.didDisappear", "~", "B.willAppear", "~", "B.didAppear"])
    }

    @Test func compactWindowShowsOnlyThePrimary() {
        window.traitOverrides.horizontalSizeClass = .compact
        window.rootViewController = split
        window.makeKeyAndVisible()
        log.wait(for: window)
        #expect(split.isCollapsed && !split.viewControllers[1].isViewLoaded)
        #expect(log.takeMoves().suffix(3) == ["A.willAppear", "~", "A.didAppear"])
    }

    @Test func columnsAreCalledBeforeTheCollapse() {
        log.show(split, in: window)
        for controller in split.viewControllers {
            controller.registerForTraitChanges([HorizontalSizeClass.self]) { [log] controller, previous in
                log.add("\(controller.loggedName) \(previous.horizontalSizeClass)")
            }
        }
        window.traitOverrides.horizontalSizeClass = .compact
        log.wait(for: window)
        log.expectMoves(["A unspecified", "B unspecified", "B.willDisappear", "B.didDisappear", "~"])
    }

    @Test func programDecidesUntilTheNextChange() {
        window.traitOverrides.horizontalSizeClass = .regular
        log.show(split, in: window)
        split.isCollapsed = true
        window.isHidden = true
        window.isHidden = false
        log.wait(for: window)
        #expect(split.isCollapsed)
        window.traitOverrides.horizontalSizeClass = .unspecified
        #expect(split.isCollapsed)
        split.traitOverrides.horizontalSizeClass = .regular
        #expect(!split.isCollapsed)
    }
}

import StoryCode
import TestSupport
import Testing

/// Changes of columns and pages requested in callbacks of a change.
@MainActor
struct MemberReentrancyTests {
    let log = Log()
    let window = Window(scheduler: ManualClock())

    /// A split view controller or a page view controller, with the same methods.
    @MainActor
    enum Kind: CaseIterable {
        case split, page

        func container(_ first: ViewController) -> ViewController {
            switch self {
            case .split:
                let split = SplitViewController()
                split.title = "P"
                split.viewControllers = [first]
                return split
            case .page:
                let pages = PageViewController()
                pages.title = "P"
                pages.setViewControllers([first], direction: .forward, animated: false)
                return pages
            }
        }

        func set(_ controller: ViewController, in container: ViewController?) {
            (container as? SplitViewController)?.viewControllers = [controller]
            (container as? PageViewController)?
                .setViewControllers([controller], direction: .forward, animated: false)
        }
    }

    /// The moves and appearances of a controller, without those of the container.
    func events(of name: String, in lines: [String]) -> [String] {
        lines.filter { $0.hasPrefix("\(name).") }
    }

    @Test(arguments: Kind.allCases, [true, false])
    func memberReplacedInWillMove(kind: Kind, isVisible: Bool) {
        let (a, c) = (log.controller("A"), log.controller("C"))
        let b = LoggedController("B", log: log)
        let container = kind.container(a)
        if isVisible { log.show(container, in: window) }
        _ = log.take()
        b.onWillMove = { [weak container] in kind.set(c, in: container) }
        kind.set(b, in: container)
        log.wait(for: window)
        let lines = log.takeMoves()
        #expect(container.children == [c] && b.parent == nil && a.parent == nil)
        #expect(
            events(of: "B", in: lines).filter { $0.contains("Move") } == [
                "B.willMove(P)", "B.didMove(P)", "B.willMove(nil)", "B.didMove(nil)",
            ]
        )
        #expect(events(of: "A", in: lines).filter { $0.contains("Move") } == ["A.willMove(nil)", "A.didMove(nil)"])
        #expect(
            events(of: "C", in: lines).filter { $0.contains("ppear") }
                == (isVisible ? ["C.willAppear", "C.didAppear"] : [])
        )
    }

    @Test(arguments: Kind.allCases)
    func memberReplacedInViewWillAppear(kind: Kind) {
        let (a, b, c) = (log.controller("A"), log.controller("B"), log.controller("C"))
        let container = kind.container(a)
        log.show(container, in: window)
        b.once(.viewWillAppear(false)) { [weak container] in kind.set(c, in: container) }
        kind.set(b, in: container)
        log.wait(for: window)
        let lines = log.takeMoves()
        #expect(
            events(of: "B", in: lines)
                == [
                    "B.willMove(P)", "B.didMove(P)", "B.willAppear", "B.didAppear", "B.willMove(nil)",
                    "B.willDisappear",
                    "B.didDisappear", "B.didMove(nil)",
                ].sorted(by: kind)
        )
        #expect(events(of: "A", in: lines).suffix(1) == ["A.didMove(nil)"])
        #expect(container.children == [c] && container.view.subviews == [c.view])
    }

    @Test(arguments: Kind.allCases)
    func oldMemberMovesInViewWillDisappear(kind: Kind) {
        let (a, b) = (log.controller("A"), log.controller("B"))
        let (container, nav) = (kind.container(a), NavigationController())
        log.show(container, in: window)
        a.once(.viewWillDisappear(false)) { nav.viewControllers = [a] }
        kind.set(b, in: container)
        log.wait(for: window)
        #expect(a.parent === nav && container.children == [b] && container.view.subviews == [b.view])
        #expect(
            events(of: "A", in: log.takeMoves()).filter { $0.contains("ppear") } == [
                "A.willDisappear", "A.didDisappear",
            ]
        )
    }

    @Test(arguments: Kind.allCases)
    func newMemberMovesInItsViewDidLoad(kind: Kind) {
        let a = log.controller("A")
        let b = LoggedController("B", log: log)
        let (container, nav) = (kind.container(a), NavigationController())
        log.show(container, in: window)
        b.once(.viewDidLoad) { nav.viewControllers = [b] }
        kind.set(b, in: container)
        log.wait(for: window)
        #expect(b.parent === nav && container.children.isEmpty && container.view.subviews.isEmpty)
        #expect(
            events(of: "B", in: log.takeMoves()).filter { $0.contains("ppear") } == [
                "B.willAppear", "B.didAppear", "B.willDisappear", "B.didDisappear",
            ]
        )
    }
}

extension [String] {
    /// When a page receives `didMove(toParent:)`: after it has appeared.
    @MainActor
    fileprivate func sorted(by kind: MemberReentrancyTests.Kind) -> [String] {
        guard kind == .page else { return self }
        return [self[0], self[2], self[3], self[1]] + suffix(4)
    }
}

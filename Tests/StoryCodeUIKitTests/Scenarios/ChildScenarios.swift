#if canImport(UIKit) && !os(watchOS)
    import StoryCodeUIKit
    import Testing
    import UIKit

    /// Children of a custom container controller, with the lists of the portable controllers.
    @MainActor
    struct ChildScenarios {
        let log = Log()
        let window = UIWindow.phone()

        /// Adds a child as documented for `addChild(_:)`.
        func add(_ child: UIViewController, to parent: UIViewController) {
            parent.addChild(child)
            parent.view.addSubview(child.view)
            child.didMove(toParent: parent)
        }

        @Test("B1.11 a child is added to a hidden container", arguments: ControllerKind.allCases)
        func childIsAddedOffTheScreen(kind: ControllerKind) {
            let (p, c) = (log.controller("P", kind), log.controller("C", kind))
            p.loadViewIfNeeded()
            _ = log.take()
            add(c, to: p)
            log.expect(["C.willMove(P)", "C.loadView", "C.didLoad", "C.didMove(P)"])
        }

        @Test("B1.12 a child appears after its container", arguments: ControllerKind.allCases)
        func childAppearsWithItsContainer(kind: ControllerKind) async {
            let (p, c) = (log.controller("P", kind), log.controller("C", kind))
            add(c, to: p)
            _ = log.take()
            window.rootViewController = p
            window.makeKeyAndVisible()
            await log.wait(for: window)
            log.expect([
                "P.willAppear", "C.willAppear",
                "P.isAppearing", "P.willLayout", "P.didLayout", "C.isAppearing", "C.willLayout", "C.didLayout",
                "~", "P.didAppear", "C.didAppear",
            ])
        }

        @Test("B1.13 a visible child is removed", arguments: ControllerKind.allCases)
        func visibleChildIsRemoved(kind: ControllerKind) async {
            let (p, c) = (log.controller("P", kind), log.controller("C", kind))
            add(c, to: p)
            await log.show(p, in: window)
            c.willMove(toParent: nil)
            c.view.removeFromSuperview()
            c.removeFromParent()
            await Host.settle(window)
            log.expect(["C.willMove(nil)", "C.willDisappear", "C.didDisappear", "C.didMove(nil)"])
        }

        @Test("B1.14 a child is added to a visible container", arguments: ControllerKind.allCases)
        func childIsAddedOnTheScreen(kind: ControllerKind) async {
            let (p, c) = (log.controller("P", kind), log.controller("C", kind))
            await log.show(p, in: window)
            add(c, to: p)
            await log.wait(for: window)
            log.expect([
                "C.willMove(P)", "C.loadView", "C.didLoad", "C.willAppear", "C.didMove(P)", "~",
                "C.isAppearing", "C.willLayout", "C.didLayout", "C.didAppear",
            ])
        }

        @Test("B1.15 a child of another container leaves that container first", arguments: ControllerKind.allCases)
        func childChangesItsContainer(kind: ControllerKind) {
            let (p1, p2) = (log.controller("P1", kind), log.controller("P2", kind))
            let c = log.controller("C", kind)
            p1.addChild(c)
            c.didMove(toParent: p1)
            _ = log.take()
            p2.addChild(c)
            #expect(c.parent === p2 && p1.children.isEmpty && p2.children == [c])
            log.expect(["C.didMove(nil)", "C.willMove(P2)"])
        }

        @Test("B1.16 a container that does not forward", arguments: ControllerKind.allCases)
        func nothingIsForwarded(kind: ControllerKind) async {
            let (p, c) = (ForwardingController(forwards: false), log.controller("C", kind))
            add(c, to: log.recorded(p, as: "P"))
            _ = log.take()
            window.rootViewController = p
            window.makeKeyAndVisible()
            await Host.settle(window)
            let events = log.take().filter { !$0.contains("Layout") && !$0.contains("isAppearing") }
            #expect(events == ["P.willAppear", "P.didAppear"])
        }

        @Test("B1.17 a container that forwards by hand", arguments: ControllerKind.allCases)
        func forwardingByHand(kind: ControllerKind) async {
            let (p, c) = (ForwardingController(forwards: true), log.controller("C", kind))
            add(c, to: log.recorded(p, as: "P"))
            _ = log.take()
            window.rootViewController = p
            window.makeKeyAndVisible()
            await Host.settle(window)
            window.isHidden = true
            await Host.settle(window)
            let events = log.take().filter { !$0.contains("Layout") && !$0.contains("isAppearing") }
            #expect(
                events == [
                    "P.willAppear", "C.willAppear", "P.didAppear", "C.didAppear",
                    "P.willDisappear", "C.willDisappear", "P.didDisappear", "C.didDisappear",
                ]
            )
        }

        @Test("B1.47 layout runs from the outside in", arguments: ControllerKind.allCases)
        func layoutGoesInwards(kind: ControllerKind) async {
            let (p, c) = (log.controller("P", kind), log.controller("C", kind))
            add(c, to: p)
            await log.show(p, in: window)
            for each in [c, p] { each.view.setNeedsLayout() }
            p.view.layoutIfNeeded()
            log.expect(["P.willLayout", "P.didLayout", "C.willLayout", "C.didLayout"])
        }
    }
#endif

import StoryCode
import TestSupport

@testable import StoryCodeScenes
@testable import StoryCodeScreens

// The rules that hold when no transition is in progress.
extension RandomTree {
    /// Ends all transitions, and checks the tree.
    func settle() {
        isSettling = true
        repeat {
            for (number, gesture) in gestures.enumerated() {
                if number.isMultiple(of: 2) { gesture.finish() } else { gesture.cancel() }
            }
            gestures = []
            bringBack()
            rest()
            // The deinitialisers of released controllers may act.
            forgetPromises()
            rest()
        } while !gestures.isEmpty
        isSettling = false
        for record in records {
            record.check()
            record.checkAtRest()
        }
        if LifecycleRuntime.hasRequests { failures.fail(.requestLeft, "a request is still queued") }
        checkMembership()
        checkRelease()
        if mode != .tampering { checkAppearance() }
    }

    private func rest() {
        guard let clock else { return }
        for _ in 0..<200 where !clock.isAtRest { clock.advance(by: .milliseconds(50)) }
        if !clock.isAtRest { failures.fail(.neverAtRest, "the clock") }
    }

    // MARK: Membership

    private func checkMembership() {
        for (record, controller) in living {
            let name = record.name
            for child in controller.children where child.parent !== controller {
                disagree("\(self.name(of: child)) is among the children of \(name), but not its child")
            }
            if Set(controller.children).count != controller.children.count { disagree("\(name) has a child twice") }
            if let parent = controller.parent, !parent.children.contains(controller) {
                disagree("\(name) has a parent without the reverse relation")
            }
            if let presenter = controller.presenter, presenter.presented !== controller {
                disagree("\(name) has a presenter without the reverse relation")
            }
            if let presented = controller.presented, presented.presenter !== controller {
                disagree("\(name) presents \(self.name(of: presented)), without the reverse relation")
            }
            let places = [controller.parent != nil, controller.presenter != nil, isRoot(controller)]
            if places.count(where: \.self) > 1 { disagree("\(name) has several places") }
            if let nav = controller as? NavigationController, nav.viewControllers != nav.children {
                disagree("\(name): the stack is \(names(nav.viewControllers)), the children \(names(nav.children))")
            }
            if let tabs = controller as? TabBarController {
                if Set(tabs.viewControllers) != Set(tabs.children) { disagree("\(name): other children than tabs") }
                if (tabs.selectedViewController == nil) != tabs.viewControllers.isEmpty {
                    disagree("\(name): selection")
                }
            }
            // The top of a stack receives `didMove(toParent:)` after its first appearance.
            let awaitsAppearance =
                (controller.parent as? NavigationController)?.topViewController === controller
                && (!record.own.hasAppeared || mode == .tampering)
            if !record.moves.isAtRest, !moving.contains(controller), !(record.moves.isEntering && awaitsAppearance) {
                failures.fail(.movesDoNotAlternate, "\(name) is left \(record.moves)")
            }
        }
        if windows[0].rootViewController != nil, windows[0].rootViewController === windows[1].rootViewController {
            disagree("both windows have one root")
        }
    }

    private func disagree(_ text: String) { failures.fail(.stateDisagrees, text) }

    func name(of controller: ViewController) -> String { record(of: controller)?.name ?? "?" }

    private func names(_ controllers: [ViewController]) -> String { "\(controllers.map(name))" }

    // MARK: Release

    /// Checks that controllers outside the tree are released once the program has released them.
    private func checkRelease() {
        var kept = Set(TreeMember.allCases.map(controller))
        kept.formUnion(windows.compactMap(\.rootViewController))
        kept.formUnion(moving)
        for controller in kept { kept.formUnion(controller.subtree) }
        for (record, controller) in living where !kept.contains(controller) {
            failures.fail(.stillAlive, "\(record.name), without a place")
        }
    }

    // MARK: Appearance

    private func checkAppearance() {
        for (record, controller) in living where record.ends == nil {
            if !record.own.isAtRest { failures.fail(.halfWay, record.name) }
            if let problem = RestProblem(of: controller) { failures.fail(problem.kind, record.name) }
            if !record.own.hasAppeared, controller.isSeen { failures.fail(.seenUnappeared, record.name) }
        }
        var shown: Set<ViewController> = []
        for window in windows where !window.isHidden {
            if let root = window.rootViewController { show(root, in: window, &shown) }
            for detached in window.controllersInside where detached.lowestPresenter.isDetached {
                show(detached.lowestPresenter, in: window, &shown)
            }
        }
        for (record, controller) in living where record.own.hasAppeared && !shown.contains(controller) {
            if record.ends == nil { failures.fail(.appearedUnseen, "\(record.name), which is not shown") }
        }
    }

    /// Checks that a controller is shown in its container, with the controllers that it shows in turn.
    private func show(_ controller: ViewController, in window: Window, _ shown: inout Set<ViewController>) {
        guard shown.insert(controller).inserted else { return }
        if let presented = controller.presented {
            show(presented, in: window, &shown)
            if presented.presentation.coversPresenter {
                shown.remove(controller)
                return
            }
        }
        guard let record = record(of: controller), !record.isTorn else { return }
        guard record.own.hasAppeared, let view = controller.viewIfLoaded, view.window === window else {
            return failures.fail(.notShown, record.name)
        }
        for child in controller.shownChildren { show(child, in: window, &shown) }
        for detached in view.controllersInside where detached.lowestPresenter.isDetached {
            show(detached.lowestPresenter, in: window, &shown)
        }
    }
}

extension ViewController {
    /// The children that a visible controller shows.
    fileprivate var shownChildren: [ViewController] {
        if let nav = self as? NavigationController { return nav.topViewController.map { [$0] } ?? [] }
        if let tabs = self as? TabBarController { return tabs.selectedViewController.map { [$0] } ?? [] }
        return children.filter { child in
            guard let view = viewIfLoaded else { return false }
            return child.shownInPlace.contains { $0.viewIfLoaded?.isDescendant(of: view) == true }
        }
    }
}

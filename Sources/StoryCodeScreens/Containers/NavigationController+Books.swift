import StoryCodeScenes

// Who is in the stack, and what they are told of it.
extension NavigationController {
    /// Tells those who go and those who come, and changes the stack.
    func willMove(_ difference: StackDifference) {
        let top = difference.new.last
        stack = difference.new
        // One that never appeared here has moved in all the same, before it goes or is buried.
        if let unsettled, unsettled !== top { settle(unsettled) }
        for controller in difference.removed where controller.parent === self { controller.tellWillMove(toParent: nil) }
        for controller in difference.added {
            controller.leaveForAnotherPlace(in: self)
            // A callback may have given it another place, or taken it out again.
            guard controller.isStray, stack.contains(controller), mayContain(controller) else {
                stack.removeAll { $0 === controller }
                continue
            }
            take(controller)
            if controller === top { unsettled = controller } else { controller.tellDidMove(toParent: self) }
        }
        children = stack.filter { $0.parent === self } + children.filter { !stack.contains($0) }
    }

    /// Tells those who have gone and those who have come.
    func didMove(_ difference: StackDifference) {
        for controller in difference.removed where controller.parent === self && !stack.contains(controller) {
            controller.endDisappearance()
            if controller.viewIfLoaded?.superview === viewIfLoaded { controller.viewIfLoaded?.removeFromSuperview() }
            controller.leaveParent()
        }
        settle()
    }

    /// Takes one out that a callback gives another place while the books are being written.
    func strike(_ controller: ViewController) {
        if unsettled === controller { settle(controller) }
        stack.removeAll { $0 === controller }
        controller.leaveForAnother()
    }

    /// Goes back to the stack before an interactive pop.
    func takeBack(_ difference: StackDifference) {
        stack = difference.old
        children = stack
        for controller in difference.removed {
            controller.movement = .none
            unsettled = controller
        }
    }

    /// Tells the top that it has moved here, once it has appeared.
    func settle() {
        if let unsettled, unsettled.appearance.state == .appeared { settle(unsettled) }
    }

    private func settle(_ controller: ViewController) {
        unsettled = nil
        controller.tellDidMove(toParent: self)
    }
}

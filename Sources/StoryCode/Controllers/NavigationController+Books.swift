// Who is in the stack, and what they are told of it.
extension NavigationController {
    /// Tells those who go and those who come, and changes the stack.
    func willMove(_ difference: StackDifference) {
        let top = difference.new.last
        // One that never appeared here has moved in all the same, before it goes or is buried.
        if let unsettled, unsettled !== top { settle(unsettled) }
        stack = difference.new
        for controller in difference.removed { controller.tellWillMove(toParent: nil) }
        for controller in difference.added {
            controller.leaveForAnotherPlace()
            controller.tellWillMove(toParent: self)
            link(controller)
            if controller === top { unsettled = controller } else { controller.tellDidMove(toParent: self) }
        }
        children = stack + difference.removed
    }

    /// Tells those who have gone and those who have come.
    func didMove(_ difference: StackDifference) {
        for controller in difference.removed where !stack.contains(controller) {
            controller.endDisappearance()
            if controller.viewIfLoaded?.superview === viewIfLoaded { controller.viewIfLoaded?.removeFromSuperview() }
            controller.removeFromParent()
        }
        settle()
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

import StoryCode
import TestSupport

@testable import StoryCodeScenes
@testable import StoryCodeScreens

// Implementations of the operations. Operations that the mode does not allow are skipped.
extension RandomTree {
    /// Performs an operation, and returns false if it was skipped.
    func perform(_ operation: RandomTreeOperation) -> Bool {
        switch operation {
        case .root, .show, .hide, .renew, .warn: performOnWindows(operation)
        case .push, .pop, .popToRoot, .popTo, .stack, .swipe: performOnStacks(operation)
        case .setTabs, .select, .userSelects: performOnTabs(operation)
        case .present, .dismiss, .drag, .moveGesture, .finishGesture, .cancelGesture: performOnPresented(operation)
        case .add, .takeOut, .exchange: performOnChildren(operation)
        case .putView, .putInWindow, .removeView, .beginUp, .beginDown, .end: performOnDetached(operation)
        case .registerState, .unregisterState, .saveState, .registerCells, .makeCell, .fillBag, .emptyBag, .dropGesture:
            performOnResources(operation)
        default: performOnViews(operation)
        }
    }

    private func performOnWindows(_ operation: RandomTreeOperation) -> Bool {
        switch operation {
        case .root(let number, let member):
            let next = member.map(controller)
            if let next {
                guard mayPlace(next, if: isFree(next) || isRoot(next)) else { return false }
                leaveManualContainer(next)
            }
            windows[number].rootViewController = next
        case .show(let number): windows[number].makeKeyAndVisible()
        case .hide(let number): windows[number].isHidden = true
        case .renew(let number): renewWindow(number)
        case .warn(let number): windows[number].receiveMemoryWarning()
        default: return false
        }
        return true
    }

    /// Replaces objects that call back when they are released.
    private func performOnResources(_ operation: RandomTreeOperation) -> Bool {
        switch operation {
        case .registerState(let number):
            let resource = resource()
            keeper.unregister("\(number)")
            keeper.register("\(number)") { [weak self] in
                self?.unusualCallbackRan()
                return withExtendedLifetime(resource) { number }
            }
        case .unregisterState(let number): keeper.unregister("\(number)")
        case .saveState: _ = keeper.save()
        case .registerCells(let number):
            let resource = resource()
            table.register(forCellReuseIdentifier: "\(number)") { [weak self] in
                self?.unusualCallbackRan()
                return withExtendedLifetime(resource) { TableViewCell() }
            }
        case .makeCell(let number): _ = table.dequeueReusableCell(withIdentifier: "\(number)")
        case .fillBag(let member, let number):
            let controller = controller(member)
            let bag = [controller.appearanceBag, controller.viewBag, controller.sceneBag][number]
            bag.keep(resource())
            bag.insert { [weak self] in self?.unusualCallbackRan() }
        case .emptyBag(let member, let isSceneBag):
            (isSceneBag ? controller(member).sceneBag : controller(member).appearanceBag).empty()
        case .dropGesture:
            // Its release cancels the transition, and callbacks access the list.
            let gesture = gestures.popLast()
            return withExtendedLifetime(gesture) { gesture != nil }
        default: return false
        }
        return true
    }

    private func performOnStacks(_ operation: RandomTreeOperation) -> Bool {
        switch operation {
        case .push(let member, let nav, let animated):
            guard let nav = stack(nav) else { return false }
            let next = controller(member)
            guard mayPlace(next, if: isFree(next) && !isContainer(next) && !nav.isContained(by: next)) else {
                return false
            }
            leaveManualContainer(next)
            promise([next])
            nav.pushViewController(next, animated: animated)
        case .pop(let nav, let animated): stack(nav)?.popViewController(animated: animated)
        case .popToRoot(let nav, let animated): stack(nav)?.popToRootViewController(animated: animated)
        case .popTo(let member, let nav, let animated):
            guard let nav = stack(nav), isAllowed(nav.viewControllers.contains(controller(member))) else {
                return false
            }
            nav.popToViewController(controller(member), animated: animated)
        case .stack(let nav, let members, let animated):
            guard let nav = stack(nav) else { return false }
            let next = members.map(controller)
            guard
                next.allSatisfy({
                    mayPlace($0, if: isFree($0) && !nav.isContained(by: $0) || nav.viewControllers.contains($0))
                })
            else { return false }
            for controller in next { leaveManualContainer(controller) }
            promise(next)
            nav.setViewControllers(next, animated: animated)
        case .swipe(let nav):
            guard let gesture = stack(nav)?.beginInteractivePop() else { return false }
            gestures.append(gesture)
        default: return false
        }
        return true
    }

    private func performOnTabs(_ operation: RandomTreeOperation) -> Bool {
        guard let tabs = controller(.tabs) as? TabBarController else { return false }
        switch operation {
        case .setTabs(let members):
            let next = members.map(controller)
            guard
                next.allSatisfy({
                    mayPlace($0, if: isFree($0) && !tabs.isContained(by: $0) || tabs.viewControllers.contains($0))
                })
            else { return false }
            for controller in next { leaveManualContainer(controller) }
            promise(next)
            tabs.viewControllers = next
        case .select(let member):
            guard isAllowed(tabs.viewControllers.contains(controller(member))) else { return false }
            tabs.selectedViewController = controller(member)
        case .userSelects(let index):
            guard isAllowed(tabs.viewControllers.indices.contains(index)) else { return false }
            tabs.userSelectsTab(at: index)
        default: return false
        }
        return true
    }

    private func performOnPresented(_ operation: RandomTreeOperation) -> Bool {
        switch operation {
        case .present(let member, let presenter, let style, let animated):
            let (next, presenter) = (controller(member), controller(presenter))
            guard
                mayPlace(
                    next,
                    if: isFree(next) && !presenter.isContained(by: next) && presenter.presentedViewController == nil
                )
            else { return false }
            next.modalPresentationStyle = style
            presenter.present(next, animated: animated) { [weak self] in self?.callbackRan() }
        case .dismiss(let member, let animated):
            controller(member).dismiss(animated: animated) { [weak self] in self?.callbackRan() }
        case .drag(let member):
            guard let gesture = controller(member).presentationController.beginInteractiveDismissal() else {
                return false
            }
            gestures.append(gesture)
        case .moveGesture(let part): gestures.last?.update(part)
        case .finishGesture: gestures.popLast()?.finish()
        case .cancelGesture: gestures.popLast()?.cancel()
        default: return false
        }
        return true
    }
}

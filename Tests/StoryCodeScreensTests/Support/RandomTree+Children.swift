import StoryCode
import TestSupport

@testable import StoryCodeScenes
@testable import StoryCodeScreens

// Operations on custom containers, on views without containment, and appearance transitions that the program drives.
extension RandomTree {
    func performOnChildren(_ operation: RandomTreeOperation) -> Bool {
        switch operation {
        case .add(let member, let container):
            let (child, container) = (controller(member), controller(container))
            guard child !== container, !moving.contains(child), child.parent !== container,
                mayPlace(child, if: isFree(child) && !container.isContained(by: child))
            else { return false }
            add(child, to: container)
        case .takeOut(let member):
            let child = controller(member)
            guard let parent = child.parent, !isContainer(parent), !moving.contains(child) else { return false }
            takeOut(child, of: parent)
        case .exchange(let from, let to, let container, let milliseconds):
            return exchange(controller(from), by: controller(to), in: controller(container), milliseconds)
        default: return false
        }
        return true
    }

    /// Adds a child as documented for `addChild(_:)`.
    private func add(_ child: ViewController, to container: ViewController) {
        leaveManualContainer(child)
        moving.append(child)
        container.addChild(child)
        if child.parent === container {
            if let manual = container as? ManualContainer { manual.place(child) } else { show(child, in: container) }
            if child.parent === container { child.didMove(toParent: container) }
        }
        moving.removeAll { $0 === child }
    }

    private func show(_ child: ViewController, in container: ViewController) {
        let (view, place) = (child.view, container.view)
        if let view, child.parent === container { place?.addSubview(view) }
    }

    /// Removes a child as documented for `removeFromParent()`.
    private func takeOut(_ child: ViewController, of container: ViewController) {
        moving.append(child)
        child.willMove(toParent: nil)
        if child.parent === container {
            if let manual = container as? ManualContainer {
                leftByHand.append(child)
                manual.displace(child)
            } else {
                child.viewIfLoaded?.removeFromSuperview()
            }
            if child.parent === container { child.removeFromParent() }
        }
        moving.removeAll { $0 === child }
    }

    /// Removes a controller from a container that forwards appearance itself, before the controller is inserted
    /// elsewhere.
    func leaveManualContainer(_ controller: ViewController) {
        guard let manual = controller.parent as? ManualContainer, !moving.contains(controller) else { return }
        takeOut(controller, of: manual)
    }

    private func exchange(
        _ from: ViewController,
        by to: ViewController,
        in container: ViewController,
        _ milliseconds: Int
    ) -> Bool {
        let isChange = from.parent === container && from !== to && isFree(to) && !container.isContained(by: to)
        guard isAllowed(from.parent === container && (isChange || to.parent === container)), from !== container,
            to !== container, !moving.contains(from), !moving.contains(to)
        else { return false }
        guard isChange else {
            container.transition(from: from, to: to, duration: .milliseconds(milliseconds)) { [weak self] in
                self?.callbackRan()
            }
            return true
        }
        moving += [from, to]
        container.addChild(to)
        // Callbacks may move both.
        if from.parent === container { from.willMove(toParent: nil) }
        guard from.parent === container, to.parent === container else {
            if to.parent === container { to.didMove(toParent: container) }
            moving.removeAll { $0 === from || $0 === to }
            return true
        }
        container.transition(from: from, to: to, duration: .milliseconds(milliseconds)) { [weak self, weak container] in
            if from.parent === container { from.removeFromParent() }
            if to.parent === container { to.didMove(toParent: container) }
            self?.moving.removeAll { $0 === from || $0 === to }
            self?.callbackRan()
        }
        return true
    }

    func performOnDetached(_ operation: RandomTreeOperation) -> Bool {
        switch operation {
        case .putView(let member, let host):
            let (guest, host) = (controller(member), controller(host))
            let isRefused = guest.parent != nil && guest.parent !== host
            guard mode == .tampering || !isByHand(guest) else { return false }
            let mayEnter = isLoose(guest) && guest.presented == nil && !host.isContained(by: guest)
            guard guest !== host, !moving.contains(guest),
                mode == .tampering || mayEnter || !mode.isAllowed && isRefused
            else { return false }
            // Loading a view may move either controller.
            host.loadViewIfNeeded()
            guest.loadViewIfNeeded()
            guard mode == .tampering || isLoose(guest) && !host.isContained(by: guest) else { return true }
            host.view.addSubview(guest.view)
        case .putInWindow(let member, let number):
            let guest = controller(member)
            guard mode == .tampering || isLoose(guest) && guest.presented == nil else { return false }
            guest.loadViewIfNeeded()
            guard mode == .tampering || isLoose(guest) else { return true }
            windows[number].addSubview(guest.view)
        case .removeView(let member):
            let guest = controller(member)
            let isOwnChild = guest.parent.map { !isContainer($0) && $0.forwardsAppearance } ?? false
            guard mode == .tampering || isLoose(guest) || isOwnChild else { return false }
            guest.viewIfLoaded?.removeFromSuperview()
        case .beginUp(let member, let animated): return begin(controller(member), up: true, animated)
        case .beginDown(let member, let animated): return begin(controller(member), up: false, animated)
        case .end(let member): return end(controller(member))
        default: return false
        }
        return true
    }

    func performOnViews(_ operation: RandomTreeOperation) -> Bool {
        switch operation {
        case .load(let member): controller(member).loadViewIfNeeded()
        case .teardown(let member):
            let controller = controller(member)
            guard mode == .tampering || record(of: controller)?.ends == nil,
                mode != .calm || controller.viewIfLoaded?.superview == nil
            else { return false }
            controller.view = nil
        case .reload(let member):
            guard mode == .tampering || record(of: controller(member))?.ends == nil else { return false }
            controller(member).reloadView()
        case .assign(let member):
            let controller = controller(member)
            guard !isContainer(controller), !(controller is ManualContainer) else { return false }
            record(of: controller)?.assignView()
            controller.view = View()
        case .setNeedsLayout(let member): controller(member).viewIfLoaded?.setNeedsLayout()
        case .layOut(let member): controller(member).viewIfLoaded?.layoutIfNeeded()
        case .layOutWindow(let number): windows[number].layoutIfNeeded()
        case .flush: clock?.flush()
        case .advance(let milliseconds): clock?.advance(by: .milliseconds(milliseconds))
        case .forget(let member):
            // Controllers inside the view of a released controller would not be notified of its appearance.
            let controller = controller(member)
            guard !controller.isDetached || controller.viewIfLoaded?.superview == nil,
                record(of: controller)?.ends == nil
            else { return false }
            replace(member)
        case .settle: settle()
        default: return false
        }
        return true
    }
}

// MARK: - Appearance driven by the program

extension RandomTree {
    /// Begins the appearance of a controller that is outside the tree and has no children.
    private func begin(_ controller: ViewController, up: Bool, _ animated: Bool) -> Bool {
        guard !isSettling, let record = record(of: controller) else { return false }
        if mode != .tampering {
            guard record.ends != nil || isFree(controller), controller.children.isEmpty, controller.presented == nil,
                controller.viewIfLoaded?.controllersInside.isEmpty != false
            else { return false }
            let isThere = record.ends == 0
            guard up ? !isThere : record.ends != nil else { return false }
            record.ends = record.isGoing(up: up) ? (record.ends ?? 0) + 1 : 1
        }
        controller.beginAppearanceTransition(up, animated: animated)
        return true
    }

    private func end(_ controller: ViewController) -> Bool {
        guard !isSettling, let record = record(of: controller) else { return false }
        if mode != .tampering {
            guard let ends = record.ends, ends > 0 else { return false }
            record.ends = ends == 1 && record.isGoing(up: false) ? nil : ends - 1
        }
        controller.endAppearanceTransition()
        return true
    }

    /// Ends the appearances that the program drives.
    func bringBack() {
        for (record, controller) in living {
            guard var ends = record.ends else { continue }
            if ends == 0 || record.isGoing(up: true) {
                controller.beginAppearanceTransition(false, animated: false)
                ends = 1
            }
            for _ in 0..<ends { controller.endAppearanceTransition() }
            record.ends = nil
        }
    }
}

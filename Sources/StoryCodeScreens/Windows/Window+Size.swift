import StoryCodeScenes

extension Window {
    /// Announces a new size to the controllers in the window, changes the size, and runs the coordinator's closures after
    /// the layout of the next turn.
    func announce(_ size: LayoutSize, _ change: () -> Void) {
        LifecycleRuntime.perform {
            let coordinator = TransitionCoordinator()
            announce(size, with: coordinator)
            change()
            scheduler.later {
                coordinator.beginAnimation()
                coordinator.end()
            }
        }
    }

    /// Calls `viewWillTransition(to:with:)` of the controllers in the window that get another size, parents first.
    private func announce(_ size: LayoutSize, with coordinator: TransitionCoordinator) {
        let sizes = (bounds.size, size)
        var entries = [rootViewController].compactMap(\.self).map { (controller: $0, from: sizes.0, to: sizes.1) }
        while let (controller, earlier, size) = entries.popLast() {
            if controller.viewIfLoaded?.window === self { controller.viewWillTransition(to: size, with: coordinator) }
            if let presented = controller.presented {
                let fillsWindow = presented.viewIfLoaded?.superview === self
                entries.append((presented, fillsWindow ? sizes.0 : earlier, fillsWindow ? sizes.1 : size))
            }
            for child in (controller.managesChildren ? controller.visibleChildren : controller.children).reversed() {
                let (before, after) = (frame(of: child, at: earlier), frame(of: child, at: size))
                if before != after { entries.append((child, before, after)) }
            }
            func frame(of child: ViewController, at size: LayoutSize) -> LayoutSize {
                let bounds = LayoutRect(x: 0, y: 0, width: size.width, height: size.height)
                return controller.frame(of: child, in: bounds).size
            }
        }
    }
}

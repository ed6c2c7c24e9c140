import StoryCode

/// The cost of an appearance, of a push and a pop, and of trees of controllers that appear and disappear.
@MainActor
func flowComparisons() -> [Comparison] {
    [appearance(), window(), pushAndPop()] + [10, 100, 1000, 10_000].map(tree)
}

@MainActor
private func appearance() -> Comparison {
    let controller = ViewController()
    controller.loadViewIfNeeded()
    let node = HandWrittenNode()
    return Comparison(
        work: "begin and end an appearance, per event",
        variants: [
            Comparison.Variant(name: "by hand, a state and a method", units: 4) { times in
                for _ in 0..<times {
                    node.beginAppearing()
                    node.endAppearing()
                    node.beginDisappearing()
                    node.endDisappearing()
                }
            },
            Comparison.Variant(name: "ViewController", units: 4) { times in
                for _ in 0..<times {
                    controller.beginAppearanceTransition(true, animated: true)
                    controller.endAppearanceTransition()
                    controller.beginAppearanceTransition(false, animated: true)
                    controller.endAppearanceTransition()
                }
            },
        ]
    )
}

@MainActor
private func window() -> Comparison {
    let window = Window(scheduler: ImmediateLifecycleScheduler())
    window.rootViewController = screen()
    let byHand = HandWrittenScreen()
    return Comparison(
        work: "a window shows and hides a scene with 5 helpers",
        variants: [
            Comparison.Variant(name: "by hand, plain classes") { times in
                for _ in 0..<times {
                    byHand.appear()
                    byHand.layOut()
                    byHand.appeared()
                    byHand.disappear()
                    byHand.disappeared()
                }
            },
            Comparison.Variant(name: "Window") { times in
                for _ in 0..<times {
                    window.isHidden = false
                    window.isHidden = true
                }
            },
        ]
    )
}

@MainActor
private func pushAndPop() -> Comparison {
    let stack = NavigationController(rootViewController: screen())
    let window = Window(scheduler: ImmediateLifecycleScheduler())
    window.rootViewController = stack
    window.makeKeyAndVisible()
    let root = HandWrittenScreen()
    return Comparison(
        work: "push and pop a scene with 5 helpers",
        variants: [
            Comparison.Variant(name: "by hand, plain classes") { times in
                for _ in 0..<times { HandWrittenStack(root: root).pushAndPop(HandWrittenScreen()) }
            },
            Comparison.Variant(name: "NavigationController") { times in
                pushAndPop(in: stack, times: times)
                withExtendedLifetime(window) {}
            },
        ]
    )
}

/// Pushes and pops a scene with five helpers.
@MainActor
func pushAndPop(in stack: NavigationController, times: Int) {
    for _ in 0..<times {
        stack.pushViewController(screen(), animated: true)
        stack.popViewController(animated: true)
    }
}

@MainActor
private func screen() -> ViewController {
    Scene {
        return ViewController()
    }.with {
        return Provider()
    }.with {
        return Presenter()
    }.with {
        return Starter()
    }.with {
        return Logger()
    }.with {
        return Watcher()
    }.instantiate(
        connect: { _, provider, presenter, _, _, _ in presenter.provider = provider },
        view: { _, _, presenter, _, _, _ in
            let view = CityView()
            presenter.view = view
            return view
        }
    )
}

/// Compares a tree in which each controller has up to ten children.
@MainActor
private func tree(of count: Int) -> Comparison {
    let controllers = (0..<count).map { _ in ViewController() }
    let nodes = (0..<count).map { _ in HandWrittenNode() }
    for index in controllers.indices.dropFirst() {
        let parent = controllers[(index - 1) / 10]
        parent.addChild(controllers[index])
        parent.view.addSubview(controllers[index].view)
        controllers[index].didMove(toParent: parent)
        nodes[(index - 1) / 10].add(nodes[index])
    }
    let window = Window(scheduler: ImmediateLifecycleScheduler())
    window.rootViewController = controllers[0]
    return Comparison(
        work: "\(count) controllers appear and disappear",
        variants: [
            Comparison.Variant(name: "by hand, states and views") { times in
                for _ in 0..<times { nodes[0].appearAndDisappear() }
            },
            Comparison.Variant(name: "ViewController") { times in
                for _ in 0..<times {
                    window.isHidden = false
                    window.isHidden = true
                }
            },
        ]
    )
}

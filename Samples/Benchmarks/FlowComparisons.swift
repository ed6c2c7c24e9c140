import StoryCode

/// What it costs to go through an app: a push and a pop, and whole trees that appear and disappear.
@MainActor
func flowComparisons() -> [Comparison] {
    [pushAndPop()] + [10, 100, 1000, 10_000].map(tree)
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
        ways: [
            Comparison.Way(name: "by hand, plain classes") { times in
                for _ in 0..<times { HandWrittenStack(root: root).pushAndPop(HandWrittenScreen()) }
            },
            Comparison.Way(name: "NavigationController") { times in
                for _ in 0..<times {
                    stack.pushViewController(screen(), animated: true)
                    stack.popViewController(animated: true)
                }
                withExtendedLifetime(window) {}
            },
        ]
    )
}

@MainActor
private func screen() -> ViewController {
    Scene {
        ViewController()
    }.with {
        Provider()
    }.with {
        Presenter()
    }.with {
        Starter()
    }.with {
        Logger()
    }.with {
        Watcher()
    }.instantiate(
        connect: { _, provider, presenter, _, _, _ in presenter.provider = provider },
        view: { _, _, presenter, _, _, _ in
            let view = CityView()
            presenter.view = view
            return view
        }
    )
}

/// A tree in which every controller has up to ten children.
@MainActor
private func tree(of count: Int) -> Comparison {
    let controllers = (0..<count).map { _ in ViewController() }
    let nodes = (0..<count).map { _ in HandWrittenNode() }
    for place in controllers.indices.dropFirst() {
        let parent = controllers[(place - 1) / 10]
        parent.addChild(controllers[place])
        parent.view.addSubview(controllers[place].view)
        controllers[place].didMove(toParent: parent)
        nodes[(place - 1) / 10].children.append(nodes[place])
    }
    let window = Window(scheduler: ImmediateLifecycleScheduler())
    window.rootViewController = controllers[0]
    return Comparison(
        work: "\(count) controllers appear and disappear",
        ways: [
            Comparison.Way(name: "by hand, a recursion") { times in
                for _ in 0..<times { nodes[0].appearAndDisappear() }
            },
            Comparison.Way(name: "ViewController") { times in
                for _ in 0..<times {
                    window.isHidden = false
                    window.isHidden = true
                }
            },
        ]
    )
}

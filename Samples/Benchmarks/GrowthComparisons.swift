import StoryCode
import StoryCodeRuns

/// The time of work on growing stacks, families, chains and trees; each row has twice the size of the one before.
///
/// - Parameter smallest: The size of the first row.
@MainActor
func growthComparisons(from smallest: Int) -> [Comparison] {
    let works: [(String, @MainActor (Int) -> Void)] = [
        ("pushes in turn", pushInTurn), ("pushes queued in one turn", pushQueued),
        ("pushes made in one event", pushInEvent), ("each screen pushes the next", pushFromScreens),
        ("children added and removed", changeChildren),
        ("presentations over each other", present), ("nested views shown and hidden", nestViews),
        ("nested controllers shown and hidden", nestControllers),
        ("presentations under a run recorder", presentRecorded),
        ("late helpers added, removed last first", { addHelpers($0) { $0.reversed() } }),
        ("late helpers added, removed first first", { addHelpers($0) { $0 } }),
        ("tabs appended, selected and removed", changeTabs),
        ("nested controllers warned of memory", warn), ("a trait changes in many controllers", changeTrait),
        ("updates without a change", updateAgain),
        ("work for one turn", { schedule($0) { _ in .zero } }),
        ("work due in sequence", { schedule($0) { .milliseconds($0) } }),
    ]
    return works.map { name, work in
        Comparison(
            work: "growth: \(name)",
            baseline: .previous,
            isLinear: true,
            variants: [1, 2, 4, 8].map { factor in
                let size = factor * smallest
                return Comparison.Variant(name: "\(size)") { times in
                    for _ in 0..<times { work(size) }
                }
            }
        )
    }
}

/// Shows a controller in a new window while a closure runs.
@MainActor
private func show(
    _ root: ViewController,
    scheduler: any LifecycleScheduler = ImmediateLifecycleScheduler(),
    _ body: (Window) -> Void = { _ in }
) {
    let window = Window(scheduler: scheduler)
    window.rootViewController = root
    window.makeKeyAndVisible()
    body(window)
    window.isHidden = true
}

@MainActor
private func pushInTurn(_ size: Int) {
    let stack = NavigationController(rootViewController: ViewController())
    show(stack) { _ in
        for _ in 0..<size { stack.pushViewController(ViewController(), animated: false) }
        for _ in 0..<size { stack.popViewController(animated: false) }
    }
}

@MainActor
private func pushQueued(_ size: Int) {
    let clock = ManualClock()
    let stack = NavigationController(rootViewController: ViewController())
    show(stack, scheduler: clock) { _ in
        clock.run()
        for _ in 0..<size { stack.pushViewController(ViewController(), animated: true) }
        clock.run()
    }
}

/// Pushes screens when it has appeared.
private final class PushingController: ViewController {
    private let makeScreens: () -> [ViewController]

    init(_ makeScreens: @escaping () -> [ViewController]) {
        self.makeScreens = makeScreens
        super.init()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        for screen in makeScreens() { navigationController?.pushViewController(screen, animated: false) }
    }
}

@MainActor
private func pushInEvent(_ size: Int) {
    let root = PushingController { (0..<size).map { _ in ViewController() } }
    show(NavigationController(rootViewController: root))
}

@MainActor
private func pushFromScreens(_ size: Int) {
    func screen(_ remaining: Int) -> ViewController {
        PushingController { remaining > 0 ? [screen(remaining - 1)] : [] }
    }
    show(NavigationController(rootViewController: screen(size)))
}

@MainActor
private func changeChildren(_ size: Int) {
    let container = ViewController()
    show(container) { _ in
        for _ in 0..<size { add(ViewController(), to: container) }
        for child in container.children {
            child.willMove(toParent: nil)
            child.view.removeFromSuperview()
            child.removeFromParent()
        }
    }
}

@MainActor
private func changeTabs(_ size: Int) {
    let tabs = TabBarController()
    show(tabs) { _ in
        for _ in 0..<size { tabs.addChild(ViewController()) }
        let controllers = tabs.viewControllers
        for controller in controllers { tabs.selectedViewController = controller }
        for controller in controllers { controller.removeFromParent() }
    }
}

@MainActor
private func warn(_ size: Int) {
    let root = ViewController()
    nest(size, in: root)
    show(root) { $0.receiveMemoryWarning() }
}

@MainActor
private func add(_ child: ViewController, to parent: ViewController) {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
}

@MainActor
private func present(_ size: Int) {
    var chain = [ViewController()]
    show(chain[0]) { _ in
        for _ in 0..<size {
            let next = ViewController()
            chain[chain.count - 1].present(next, animated: false)
            chain.append(next)
        }
        while chain.count > 1 { chain.removeLast().dismiss(animated: false) }
    }
}

@MainActor
private func presentRecorded(_ size: Int) {
    let recorder = RunRecorder()
    present(size)
    recorder.stop()
    _ = recorder.run
}

/// Adds late helpers to a scene, and removes them in an order.
@MainActor
private func addHelpers(_ size: Int, removing order: ([LateHelper]) -> [LateHelper]) {
    let host = Scene { return ViewController() }.host()
    let added = (0..<size).map { _ in host.add(Logger()) }
    host.controller.loadViewIfNeeded()
    for helper in order(added) { helper.remove() }
}

@MainActor
private func schedule(_ size: Int, due: (Int) -> Duration) {
    let clock = ManualClock()
    for number in 0..<size { clock.schedule(after: due(number)) {} }
    clock.run()
}

private enum Scale: TraitDefinition {
    static let defaultValue = 1
}

@MainActor
private func changeTrait(_ size: Int) {
    let root = ViewController()
    var calls = 0
    for _ in 0..<size {
        let child = ViewController()
        child.registerForTraitChanges([Scale.self]) { _, _ in calls += 1 }
        add(child, to: root)
    }
    show(root) { $0.traitOverrides[Scale.self] = 2 }
    precondition(calls == size)
}

/// Updates a screen again and again, although nothing has changed that it reads.
@MainActor
private func updateAgain(_ size: Int) {
    let clock = ManualClock()
    let controller = NumberController(ObservedModel())
    show(controller, scheduler: clock) { _ in
        for _ in 0..<size {
            controller.setNeedsUpdateProperties()
            clock.run()
        }
    }
}

@MainActor
private func nestViews(_ size: Int) {
    let controller = ViewController()
    var view: View = controller.view
    for _ in 0..<size {
        let next = View()
        view.addSubview(next)
        view = next
    }
    show(controller)
}

@MainActor
private func nestControllers(_ size: Int) {
    let root = ViewController()
    nest(size, in: root)
    show(root)
}

@MainActor
private func nest(_ size: Int, in root: ViewController) {
    var controller = root
    for _ in 0..<size {
        let next = ViewController()
        add(next, to: controller)
        controller = next
    }
}

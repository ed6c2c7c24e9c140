import StoryCode

/// The cost of changing a flow, next to changing the stack by hand.
@MainActor
func navigationComparisons() -> [Comparison] { [changeTop(), changeEnd()] }

private struct Stack: Equatable {
    var places: [Int] = []
}

@MainActor
private func shown(_ stack: NavigationController) -> Window {
    let window = Window(scheduler: ImmediateLifecycleScheduler())
    window.rootViewController = stack
    window.makeKeyAndVisible()
    return window
}

/// Returns a stack with a driver.
@MainActor
private func driven(_ flow: Flow<Stack>, buried: BuriedScreens) -> NavigationController {
    Scene {
        return NavigationController(rootViewController: ViewController())
    }.with {
        return StackFlow(flow, \.places, buried: buried) { _ in ViewController() }
    }.instantiate()
}

@MainActor
private func changeTop() -> Comparison {
    let byHand = NavigationController(rootViewController: ViewController())
    let flow = Flow(Stack())
    let windows = [shown(byHand), shown(driven(flow, buried: .madeAtOnce))]
    return Comparison(
        work: "a flow pushes and pops a place",
        variants: [
            Comparison.Variant(name: "by hand, setViewControllers") { times in
                for _ in 0..<times {
                    byHand.setViewControllers(byHand.viewControllers + [ViewController()], animated: true)
                    byHand.setViewControllers(byHand.viewControllers.dropLast(), animated: true)
                }
                withExtendedLifetime(windows) {}
            },
            Comparison.Variant(name: "by hand, pushViewController") { times in
                for _ in 0..<times {
                    byHand.pushViewController(ViewController(), animated: true)
                    byHand.popViewController(animated: true)
                }
            },
            Comparison.Variant(name: "Flow") { times in
                for _ in 0..<times {
                    flow.update { $0.places.append(1) }
                    flow.update { $0.places.removeLast() }
                }
            },
        ]
    )
}

/// Replaces the last fifth of a large stack.
@MainActor
private func changeEnd() -> Comparison {
    let (size, changed) = (10_000, 2_000)
    let byHand = NavigationController(rootViewController: ViewController())
    byHand.viewControllers = (0...size).map { _ in ViewController() }
    let flows = [BuriedScreens.madeAtOnce, .madeWhenUncovered].map { buried in
        let flow = Flow(Stack(places: Array(0..<size)))
        return (flow, shown(driven(flow, buried: buried)))
    }
    let window = shown(byHand)
    func replace(_ index: Int, _ times: Int) {
        for time in 0..<times {
            flows[index].0.update { $0.places = $0.places.dropLast(changed) + (0..<changed).map { -$0 - time } }
        }
    }
    return Comparison(
        work: "a flow replaces the last 2000 of 10000 places",
        variants: [
            Comparison.Variant(name: "by hand, setViewControllers") { times in
                for _ in 0..<times {
                    let kept = byHand.viewControllers.dropLast(changed)
                    byHand.setViewControllers(kept + (0..<changed).map { _ in ViewController() }, animated: true)
                }
                withExtendedLifetime(window) {}
            },
            Comparison.Variant(name: "Flow, all screens made") { replace(0, $0) },
            Comparison.Variant(name: "Flow, two screens made") { replace(1, $0) },
        ]
    )
}

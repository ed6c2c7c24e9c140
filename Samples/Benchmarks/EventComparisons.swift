import Observation
import StoryCode
import StoryCodeRuns

/// The cost of notifying observers of an event.
@MainActor
func eventComparisons() -> [Comparison] {
    [1, 5, 10].map { count in
        // Each variant has its own observers, because an object that was once referenced weakly is slower to retain.
        let observers = makeObservers(count)
        let objects = makeObservers(count).compactMap { $0 as? any HandWrittenObserver }
        let controller = scene(of: makeObservers(count))
        let closures = ClosureController()
        let weaklyHeld = makeObservers(count).map { $0 as AnyObject }
        closures.observe(weaklyHeld)
        return Comparison(
            work: "notify \(count) observer\(count == 1 ? "" : "s") of an event",
            variants: [
                Comparison.Variant(name: "by hand, a loop over objects") { times in
                    for _ in 0..<times { notify(objects) }
                },
                Comparison.Variant(name: "by hand, a loop over existentials") { times in
                    for _ in 0..<times { notify(observers) }
                },
                Comparison.Variant(name: "SceneEvents") { times in
                    for _ in 0..<times { controller.sceneEvents.send(.viewDidAppear(true)) }
                },
                Comparison.Variant(name: "a closure per event") { times in
                    for _ in 0..<times { closures.didAppear?(true) }
                    withExtendedLifetime(weaklyHeld) {}
                },
            ]
        )
    }
}

/// The cost of recording, for each step.
@MainActor
func recordingComparisons() -> [Comparison] {
    let controller = scene(of: makeObservers(5))
    let stack = NavigationController(rootViewController: ViewController())
    let window = Window(scheduler: ImmediateLifecycleScheduler())
    window.rootViewController = stack
    window.makeKeyAndVisible()
    let steps = recording { pushAndPop(in: stack, times: 1) }.steps.count
    return [
        recordingComparison("notify a scene with 5 helpers of an event, per receiver", units: 6) { times in
            for _ in 0..<times { controller.sceneEvents.send(.viewDidAppear(true)) }
        },
        recordingComparison("push and pop a scene with 5 helpers, per step", units: steps) { times in
            pushAndPop(in: stack, times: times)
            withExtendedLifetime(window) {}
        },
    ]
}

@MainActor
private func recordingComparison(
    _ work: String,
    units: Int,
    _ run: @escaping @MainActor (_ times: Int) -> Void
) -> Comparison {
    Comparison(
        work: work,
        variants: [
            Comparison.Variant(name: "without a recorder", units: units, run: run),
            Comparison.Variant(name: "with a run recorder", units: units) { times in
                let recorder = RunRecorder()
                run(times)
                recorder.stop()
            },
        ]
    )
}

@MainActor
private func recording(_ work: () -> Void) -> LifecycleRun {
    let recorder = RunRecorder()
    defer { recorder.stop() }
    work()
    return recorder.run
}

/// A model of a screen.
@Observable
@MainActor
final class ObservedModel {
    var number = 0
}

/// A screen that shows a number.
final class NumberController: ViewController {
    let model: ObservedModel
    var shown = 0

    init(_ model: ObservedModel) {
        self.model = model
        super.init()
    }

    override func updateProperties() {
        super.updateProperties()
        shown = model.number
    }
}

/// The cost of updating what a screen shows of an observable model.
@MainActor
func contentComparisons() -> [Comparison] {
    let (byHand, model, unchanged) = (ObservedModel(), ObservedModel(), ObservedModel())
    var shown = 0
    var isRequested = false
    func update() {
        isRequested = false
        withObservationTracking {
            shown = byHand.number
        } onChange: {
            MainActor.assumeIsolated { isRequested = true }
        }
    }
    let clock = ManualClock()
    let windows = [model, unchanged].map { model in
        let window = Window(scheduler: clock)
        window.rootViewController = NumberController(model)
        window.makeKeyAndVisible()
        return window
    }
    clock.run()
    update()
    return [
        Comparison(
            work: "a property changes, and a screen is updated",
            variants: [
                Comparison.Variant(name: "by hand, with withObservationTracking") { times in
                    for _ in 0..<times {
                        byHand.number += 1
                        if isRequested { update() }
                    }
                    withExtendedLifetime(shown) {}
                },
                Comparison.Variant(name: "updateProperties") { times in
                    for _ in 0..<times {
                        model.number += 1
                        clock.run()
                    }
                    withExtendedLifetime(windows) {}
                },
                Comparison.Variant(name: "updateProperties without a change") { times in
                    for _ in 0..<times {
                        windows[1].rootViewController?.setNeedsUpdateProperties()
                        clock.run()
                    }
                },
            ]
        ),
        Comparison(
            work: "a view is laid out",
            variants: [ViewController(), NumberController(ObservedModel()), SilentController()].map { controller in
                let window = Window(scheduler: clock)
                window.rootViewController = controller
                window.makeKeyAndVisible()
                clock.run()
                return Comparison.Variant(name: "\(type(of: controller))") { times in
                    for _ in 0..<times {
                        controller.view.setNeedsLayout()
                        clock.run()
                    }
                    withExtendedLifetime(window) {}
                }
            }
        ),
    ]
}

/// A screen that neither overrides an update nor reads a model.
private final class SilentController: ViewController {}

@MainActor
private func makeObservers(_ count: Int) -> [any ViewObserver] {
    (0..<count).map { index in
        if index % 2 == 0 { Logger() } else { Watcher() }
    }
}

@MainActor
@inline(never)
private func notify(_ observers: [any ViewObserver]) {
    for observer in observers { observer.viewDidAppear(true) }
}

@MainActor
@inline(never)
private func notify(_ observers: [any HandWrittenObserver]) {
    for observer in observers { observer.viewDidAppear(true) }
}

@MainActor
private func scene(of observers: [any ViewObserver]) -> ViewController {
    // A nil helper observes nothing.
    func observer(_ index: Int) -> (any ViewObserver)? { index < observers.count ? observers[index] : nil }
    return Scene {
        return ViewController()
    }.with {
        return observer(0)
    }.with {
        return observer(1)
    }.with {
        return observer(2)
    }.with {
        return observer(3)
    }.with {
        return observer(4)
    }.with {
        return observer(5)
    }.with {
        return observer(6)
    }.with {
        return observer(7)
    }.with {
        return observer(8)
    }.with {
        return observer(9)
    }.instantiate()
}

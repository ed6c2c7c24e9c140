import StoryCode

/// What it costs to tell an event to observers.
@MainActor
func eventComparisons() -> [Comparison] {
    [1, 5, 10].map { count in
        // Each way has observers of its own: an object that was once held weakly is slower to retain ever after.
        let observers = makeObservers(count)
        let controller = scene(of: makeObservers(count))
        let closures = ClosureController()
        let weaklyHeld = makeObservers(count).map { $0 as AnyObject }
        closures.observe(weaklyHeld)
        return Comparison(
            work: "tell an event to \(count) observer\(count == 1 ? "" : "s")",
            ways: [
                Comparison.Way(name: "by hand, a loop over existentials") { times in
                    for _ in 0..<times { tell(observers) }
                },
                Comparison.Way(name: "SceneEvents") { times in
                    for _ in 0..<times { controller.sceneEvents.send(.viewDidAppear(true)) }
                },
                Comparison.Way(name: "a closure per event") { times in
                    for _ in 0..<times { closures.didAppear?(true) }
                    withExtendedLifetime(weaklyHeld) {}
                },
            ]
        )
    }
}

@MainActor
private func makeObservers(_ count: Int) -> [any ViewObserver] {
    (0..<count).map { place in
        if place % 2 == 0 { Logger() } else { Watcher() }
    }
}

@MainActor
@inline(never)
private func tell(_ observers: [any ViewObserver]) {
    for observer in observers { observer.viewDidAppear(true) }
}

@MainActor
private func scene(of observers: [any ViewObserver]) -> ViewController {
    // Slots that are empty hold nil, which observes nothing.
    func observer(_ place: Int) -> (any ViewObserver)? { place < observers.count ? observers[place] : nil }
    return Scene {
        ViewController()
    }.with {
        observer(0)
    }.with {
        observer(1)
    }.with {
        observer(2)
    }.with {
        observer(3)
    }.with {
        observer(4)
    }.with {
        observer(5)
    }.with {
        observer(6)
    }.with {
        observer(7)
    }.with {
        observer(8)
    }.with {
        observer(9)
    }.instantiate()
}

import StoryCode

/// The original StoryCode's implementation, rewritten: a closure per event that holds every helper weakly and checks its
/// conformance each time.
@MainActor
final class ClosureController {
    var title = 0
    var helpers: Any?
    var makeView: (() -> CityView?)?
    var didLoad: (() -> Void)?
    var willAppear: ((Bool) -> Void)?
    var didAppear: ((Bool) -> Void)?
    var willDisappear: ((Bool) -> Void)?
    var didDisappear: ((Bool) -> Void)?
    var willLayoutSubviews: (() -> Void)?
    var didLayoutSubviews: (() -> Void)?

    func observe(_ objects: [AnyObject]) {
        let weak = objects.map(Weak.init)
        didLoad = { for box in weak { (box.object as? any ViewObserver)?.viewDidLoad() } }
        willAppear = { for box in weak { (box.object as? any ViewObserver)?.viewWillAppear($0) } }
        didAppear = { for box in weak { (box.object as? any ViewObserver)?.viewDidAppear($0) } }
        willDisappear = { for box in weak { (box.object as? any ViewObserver)?.viewWillDisappear($0) } }
        didDisappear = { for box in weak { (box.object as? any ViewObserver)?.viewDidDisappear($0) } }
        willLayoutSubviews = { for box in weak { (box.object as? any ViewObserver)?.viewWillLayoutSubviews() } }
        didLayoutSubviews = { for box in weak { (box.object as? any ViewObserver)?.viewDidLayoutSubviews() } }
    }

    private struct Weak {
        weak let object: AnyObject?
    }
}

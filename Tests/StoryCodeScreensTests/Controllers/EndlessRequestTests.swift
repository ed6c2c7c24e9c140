import StoryCode
import StoryCodeScenes
import TestSupport
import Testing

/// Requests that lead to each other without end are reported, and the call returns (decision D21).
@MainActor
struct EndlessRequestTests {
    /// A controller that requests something in each appearance.
    final class Requesting: ViewController {
        let request: (Requesting) -> Void
        init(_ request: @escaping (Requesting) -> Void) { self.request = request }

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            request(self)
        }
    }

    let window = Window(scheduler: ImmediateLifecycleScheduler())

    @Test func rootThatReplacesItself() {
        var isOn = true
        func next(in window: Window) -> ViewController {
            Requesting { [weak window] _ in
                guard isOn, let window else { return }
                window.rootViewController = next(in: window)
            }
        }
        window.rootViewController = next(in: window)
        let found = diagnostics { LifecycleRuntime.withLimit(100) { window.makeKeyAndVisible() } }
        // Once for the requests, and once for the turns that they have scheduled.
        #expect(found.map(\.problem) == [.neverAtRest(work: 100), .neverAtRest(work: 100)])
        isOn = false
        let last = ViewController()
        window.rootViewController = last
        #expect(last.view.window === window && window.rootViewController === last)
    }

    @Test func presentationInEachAppearance() {
        final class Presenting: ViewController {
            let isOn: () -> Bool
            init(_ isOn: @escaping () -> Bool) { self.isOn = isOn }
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                if isOn() { present(Presenting(isOn), animated: false) }
            }
        }
        var isOn = true
        window.rootViewController = Presenting { isOn }
        let found = diagnostics { LifecycleRuntime.withLimit(100) { window.makeKeyAndVisible() } }
        #expect(found.map(\.problem) == [.neverAtRest(work: 100)])
        isOn = false
        // Dismisses all at once. A window that is released notifies them one by one, and recorders of other tests look
        // for the window of each.
        window.rootViewController = nil
    }

    @Test func lateHelperThatAddsAnother() {
        final class Adding: ViewObserver {
            weak var controller: ViewController?
            let count: (Int) -> Void
            let number: Int
            init(_ controller: ViewController?, number: Int, count: @escaping (Int) -> Void) {
                self.controller = controller
                self.number = number
                self.count = count
            }
            func viewDidLoad() {
                count(number)
                guard let controller else { return }
                controller.sceneEvents.add(Adding(controller, number: number + 1, count: count), for: controller)
            }
        }
        let controller = ViewController()
        controller.loadViewIfNeeded()
        var last = 0
        let found = diagnostics {
            controller.sceneEvents.add(Adding(controller, number: 0) { last = $0 }, for: controller)
        }
        #expect(found.map(\.problem) == [.neverAtRest(work: 1_000)])
        #expect(last == 1_001)
        // The helper beyond the limit receives the events that follow.
        window.rootViewController = controller
        window.makeKeyAndVisible()
        #expect(controller.view.window === window)
    }

    @Test func requestsBeyondTheLimitRunInTheNextCall() {
        let controller = ViewController()
        var count = 0
        func next() {
            count += 1
            if count < 10_005 { LifecycleRuntime.request(affecting: { [controller] }, next) }
        }
        let found = diagnostics {
            LifecycleRuntime.perform {
                controller.sceneEvents.perform { LifecycleRuntime.request(affecting: { [controller] }, next) }
            }
        }
        #expect(found.map(\.problem) == [.neverAtRest(work: 10_000)] && count == 10_000)
        LifecycleRuntime.request(affecting: { [controller] }) {}
        #expect(count == 10_005)
    }
}

import StoryCode
import StoryCodeTesting
import Testing

/// Recording everything that happens in a closure.
@MainActor
struct RecordingTests {
    let recorder = LifecycleRecorder()

    @Test func eventsInTheClosureAreRecorded() {
        let before = ViewController()
        let title = recorder.recording {
            before.title = "before"
            before.loadViewIfNeeded()
            makeScene().controller.loadViewIfNeeded()
            return before.title
        }
        #expect(title == "before")
        before.view = nil
        recorder.expect([
            "before.loadView", "before.viewDidLoad",
            "ViewController.loadView", "ViewController.viewDidLoad",
            "ViewController/QuietHelper.viewDidLoad", "ViewController/QuietHelper#2.viewDidLoad",
        ])
    }

    @Test func scheduledWorkIsRecorded() {
        let clock = ManualClock()
        recorder.recording {
            let window = Window(scheduler: clock)
            let controller = ViewController()
            recorder.name(controller, "A")
            window.rootViewController = controller
            window.makeKeyAndVisible()
            _ = recorder.take()
            clock.flush()
            recorder.expect(["A.viewDidAppear"])
        }
    }

    @Test func tasksOfTheClosureAreRecorded() async {
        let count = await recorder.recording {
            await Task { ViewController().loadViewIfNeeded() }.value
            await Task.yield()
            return recorder.events.count
        }
        #expect(count == 2)
        recorder.expect(["ViewController.loadView", "ViewController.viewDidLoad"])
    }

    @Test func turnsOfATaskSchedulerAreRecorded() async {
        let controller = ViewController()
        recorder.name(controller, "A")
        await recorder.recording {
            let window = Window(scheduler: TaskScheduler())
            window.rootViewController = controller
            window.makeKeyAndVisible()
            for _ in 0..<10_000 where recorder.events.last?.kind != .view(.viewDidAppear(false)) { await Task.yield() }
            recorder.expect(["A.viewWillAppear", "A.viewDidAppear"], only: .appearance)
        }
    }

    @Test func recordingsNest() {
        let inner = LifecycleRecorder()
        recorder.recording {
            inner.recording { ViewController().loadViewIfNeeded() }
            ViewController().loadViewIfNeeded()
        }
        #expect(inner.take().count == 2)
        #expect(recorder.take().count == 4)
    }

    @Test func errorEndsTheRecording() {
        struct Failure: Error {}
        #expect(throws: Failure.self) { try recorder.recording { throw Failure() } }
        ViewController().loadViewIfNeeded()
        recorder.expect([])
    }

    /// Many tests at once, none of which records events of the others.
    @Test(arguments: 0..<20)
    func parallelTestsAreIndependent(number: Int) async {
        await recorder.recording {
            let clock = ManualClock()
            for _ in 0..<20 {
                let window = Window(scheduler: clock)
                let controller = ViewController()
                recorder.name(controller, "\(number)")
                window.rootViewController = controller
                window.makeKeyAndVisible()
                await Task.yield()
                clock.flush()
                await Task.yield()
                recorder.expect(["\(number).viewWillAppear", "\(number).viewDidAppear"], only: .appearance)
                window.isHidden = true
                _ = recorder.take()
            }
        }
    }
}

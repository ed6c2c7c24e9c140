import StoryCode
import StoryCodeTesting
import Testing

/// The run of a recorder contains what the recorder observes, and nothing else.
@MainActor
struct RecorderRunTests {
    @Test func sceneRecorderLeavesOutOtherScenes() {
        let window = Window()
        let (tabs, first) = (TabBarController(), ViewController())
        let recorder = LifecycleRecorder(of: first, as: "A")
        tabs.viewControllers = [first]
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        let run = recorder.run(title: "A")
        #expect(run.steps.map(run.line) == recorder.events.map(\.description))
        // The request of the tabs names the controller of the scene.
        let events = run.steps.filter { $0.kind.name != "setViewControllers" }
        #expect(Set(events.compactMap(\.controller)).count == 1)
        #expect(run.steps.allSatisfy { $0.end != nil })
        #expect(run.steps.last { $0.kind == .view(.viewDidAppear(false)) }?.cause?.reason == .turn)
    }

    /// The animation was started at an event that the recorder does not observe.
    @Test func workOfOtherObjectsIsInTheRun() {
        let clock = ManualClock()
        let window = Window(scheduler: clock)
        let (first, second) = (ViewController(), ViewController())
        let stack = NavigationController(rootViewController: first)
        window.rootViewController = stack
        window.makeKeyAndVisible()
        clock.run()
        let recorder = LifecycleRecorder(of: first, as: "A")
        stack.pushViewController(second, animated: true)
        clock.run()
        let run = recorder.run()
        #expect(run.steps.map(run.line) == ["A.viewWillDisappear(true)", "A.viewDidDisappear(true)"])
        #expect(run.steps.map(\.cause?.reason) == [nil, .animation])
        #expect(run.steps.map(\.turn) == [nil, 1])
        #expect(run.turns.map(\.clock) == [clock.now])
    }

    @Test func recorderOfAWindowReceivesEachEndOnce() {
        let (window, controller) = (Window(), ViewController())
        let recorder = LifecycleRecorder(of: controller, as: "A")
        LifecycleTrace.trace(.willMove(toParent: nil), of: controller)
        LifecycleTrace.trace(.loadView, of: controller)
        recorder.attach(to: window)
        LifecycleTrace.traceEnd(of: controller)
        recorder.note("loaded")
        LifecycleTrace.traceEnd(of: controller)
        recorder.note("moved")
        #expect(recorder.run().steps.map(\.parent) == [nil, 1, 1, nil])
        #expect(recorder.run().steps.map(\.end) == [3, 2, 3, 4])
    }

    /// A controller of a toolkit may be traced first under its scene events, and then under itself.
    @Test func eventOfAnotherObjectWithoutEndChangesNoCause() {
        let clock = ManualClock()
        let window = Window(scheduler: clock)
        let recorder = LifecycleRecorder(of: window)
        let other = ViewController()
        LifecycleTrace.trace(.loadView, of: other)
        defer { LifecycleTrace.traceEnd(of: other) }
        window.rootViewController = ViewController()
        window.makeKeyAndVisible()
        clock.run()
        let run = recorder.run()
        let last = run.steps.last
        #expect(last.map(run.line) == "ViewController.viewDidAppear(false)")
        #expect(last?.cause?.step.flatMap(run.step).map(run.line) == "Window.isHidden = false")
    }

    @Test func windowRecorderLeavesOutOtherWindows() {
        let windows = [Window(), Window()]
        let recorder = LifecycleRecorder(of: windows[0])
        for window in windows {
            window.rootViewController = ViewController()
            window.makeKeyAndVisible()
        }
        windows[1].rootViewController?.present(ViewController(), animated: true)
        let run = recorder.run()
        #expect(run.participants.count { $0.role == .controller } == 1)
        #expect(run.steps.count == recorder.events.count)
        #expect(run.turns.count == 1)
    }

    @Test func stepInsideAnEventOfAnotherWindowIsInsideTheStepAroundIt() {
        let windows = [Window(), Window()]
        let (outer, other, inner) = (ViewController(), ViewController(), ViewController())
        windows[0].rootViewController = outer
        windows[1].rootViewController = other
        outer.addChild(inner)
        let recorder = LifecycleRecorder(of: windows[0])
        for controller in [outer, other, inner] { LifecycleTrace.trace(.loadView, of: controller) }
        for controller in [inner, other, outer] { LifecycleTrace.traceEnd(of: controller) }
        recorder.note("loaded")
        #expect(recorder.run().steps.map(\.parent) == [nil, 1, nil])
        #expect(recorder.run().steps.map(\.end) == [2, 2, 3])
    }

    @Test func eventInsideWithoutEndEndsWithTheOneAround() {
        let (outer, inner) = (ViewController(), ViewController())
        let recorder = LifecycleRecorder(of: outer, as: "A")
        LifecycleTrace.trace(.loadView, of: outer)
        LifecycleTrace.trace(.loadView, of: inner)
        LifecycleTrace.traceEnd(of: outer)
        recorder.note("loaded")
        #expect(recorder.run().steps.map(\.parent) == [nil, nil])
    }

    @Test func windowRecorderKnowsTheWorkOfTheProgramButNotOfOtherWindows() {
        let clock = ManualClock()
        let windows = [Window(scheduler: clock), Window(scheduler: clock)]
        let controllers = [ViewController(), ViewController()]
        for (window, controller) in zip(windows, controllers) { window.rootViewController = controller }
        let recorder = LifecycleRecorder(of: windows[0])
        func load() {
            LifecycleTrace.trace(.loadView, of: controllers[0])
            LifecycleTrace.traceEnd(of: controllers[0])
        }
        load()
        clock.later(after: .zero) { load() }
        clock.run()
        LifecycleTrace.trace(.loadView, of: controllers[1])
        clock.later(after: .zero) { load() }
        LifecycleTrace.traceEnd(of: controllers[1])
        clock.run()
        LifecycleTrace.trace(.loadView, of: controllers[1])
        clock.later(after: .zero) { clock.later(after: .zero) { load() } }
        LifecycleTrace.traceEnd(of: controllers[1])
        clock.run()
        let causes = recorder.run().steps.map(\.cause)
        #expect(causes.map(\.?.reason) == [nil, .turn, .turn, .turn])
        #expect(causes.map(\.?.after) == [nil, 1, nil, nil])
    }

    /// Work passes its recorders on to the work that it schedules, but not those of the event around it.
    @Test func workInsideAnEventBelongsToWhatHasScheduledIt() {
        let clock = ManualClock()
        let (outer, inner) = (ViewController(), ViewController())
        let recorders = [LifecycleRecorder(of: outer, as: "A"), LifecycleRecorder(of: inner, as: "B")]
        func load(_ controller: ViewController) {
            LifecycleTrace.trace(.loadView, of: controller)
            LifecycleTrace.traceEnd(of: controller)
        }
        LifecycleTrace.trace(.willMove(toParent: nil), of: inner)
        clock.later(after: .zero) {
            clock.later(after: .zero) {
                load(outer)
                load(inner)
            }
        }
        LifecycleTrace.traceEnd(of: inner)
        LifecycleTrace.trace(.willMove(toParent: nil), of: outer)
        clock.flush()
        LifecycleTrace.traceEnd(of: outer)
        clock.flush()
        let steps = recorders.map { $0.run().steps }
        #expect(steps.map { $0.map(\.cause?.reason) } == [[nil, .turn], [nil, .turn]])
        #expect(steps.map { $0.map(\.cause?.step) } == [[nil, nil], [nil, 1]])
    }

    #if os(Linux) || os(macOS)
        /// In a process of its own, because other tests have recorders.
        @Test func workOfTheProgramIsKnownAfterAllRecordersWereReleased() async {
            await #expect(processExitsWith: .success) {
                await MainActor.run {
                    _ = LifecycleRecorder()
                    let (clock, controller) = (ManualClock(), ViewController())
                    @MainActor func load() {
                        LifecycleTrace.trace(.loadView, of: controller)
                        LifecycleTrace.traceEnd(of: controller)
                    }
                    // Tracing stops during one of these events.
                    for _ in 0..<200 { load() }
                    let window = Window(scheduler: clock)
                    window.rootViewController = controller
                    let recorder = LifecycleRecorder(of: window)
                    load()
                    clock.later(after: .zero) { load() }
                    clock.run()
                    #expect(recorder.run().steps.map(\.cause?.after) == [nil, 1])
                }
            }
        }
    #endif

    @Test func workOfTheTasksIsInTheRun() {
        let clock = ManualClock()
        let recorder = LifecycleRecorder()
        let controller = ViewController()
        recorder.recording {
            recorder.note("begin")
            clock.later(after: .zero) { controller.loadViewIfNeeded() }
            clock.run()
        }
        let loaded = recorder.run().steps.first { $0.kind == .loadView }
        #expect(loaded?.cause?.after == 1)
    }

    @Test func endOfARecordingEndsItForItsObjects() {
        let recorder = LifecycleRecorder()
        let controller = ViewController()
        recorder.recording { controller.loadViewIfNeeded() }
        let count = recorder.events.count
        controller.didReceiveMemoryWarning()
        #expect(count > 0)
        #expect(recorder.events.count == count)
    }

    @Test func titleNotesAndNamesAreInTheRun() {
        let recorder = LifecycleRecorder()
        recorder.recording {
            let controller = ViewController()
            recorder.name(controller, "A")
            recorder.note("begin")
            controller.loadViewIfNeeded()
        }
        let run = recorder.run()
        #expect(run.steps.map(run.line) == ["begin", "A.loadView", "A.viewDidLoad"])
        #expect(run.title == "Run")
    }
}

import Foundation
import StoryCode
import StoryCodeRuns
import Testing

/// A recorder keeps steps with their parents, causes, turns and ends, and the tree of controllers.
@MainActor
struct RunRecorderTests {
    @Test func stepsHaveParentsCausesAndTurns() {
        let run = SampleRuns.push()
        let text = """
            Push: 78 steps, 3 controllers, 2 helpers, 3 turns

            == Launch
             2  Stack.setViewControllers(Cities)
             3    Cities.willMove(toParent: Stack)
             4  Window.rootViewController = Stack
             5  Window.isHidden = false
             6    Stack.loadView
             7    Stack.viewDidLoad
             8    Stack.viewWillAppear(false)
             9    Cities.loadView
            10    Cities.viewDidLoad
            11      Cities/Helper.viewDidLoad
            12    Cities.viewWillAppear(false)
            13      Cities/Helper.viewWillAppear(false)
            14    Stack.viewIsAppearing(false)
            15    Stack.updateProperties
            16    Stack.viewWillLayoutSubviews
            17    Stack.viewDidLayoutSubviews
            18    Cities.viewIsAppearing(false)
            19      Cities/Helper.viewIsAppearing(false)
            20    Cities.updateProperties
            21      Cities/Helper.updateProperties
            22    Cities.viewWillLayoutSubviews
            23      Cities/Helper.viewWillLayoutSubviews
            24    Cities.viewDidLayoutSubviews
            25      Cities/Helper.viewDidLayoutSubviews
            turn 1, 0 ms, in a later turn, scheduled by 5. Window.isHidden = false
            26  Stack.viewDidAppear(false)
            27  Cities.viewDidAppear(false)
            28    Cities/Helper.viewDidAppear(false)
            29  Cities.didMove(toParent: Stack)
            == Push
            31  Stack.pushViewController(Lisbon)
            32    Lisbon.willMove(toParent: Stack)
            33    Lisbon.loadView
            34    Lisbon.viewDidLoad
            35      Lisbon/Helper.viewDidLoad
            36    Cities.viewWillDisappear(true)
            37      Cities/Helper.viewWillDisappear(true)
            38    Lisbon.viewWillAppear(true)
            39      Lisbon/Helper.viewWillAppear(true)
            40    Stack.viewWillLayoutSubviews
            41    Stack.viewDidLayoutSubviews
            42    Lisbon.viewIsAppearing(true)
            43      Lisbon/Helper.viewIsAppearing(true)
            44    Lisbon.updateProperties
            45      Lisbon/Helper.updateProperties
            46    Lisbon.viewWillLayoutSubviews
            47      Lisbon/Helper.viewWillLayoutSubviews
            48    Lisbon.viewDidLayoutSubviews
            49      Lisbon/Helper.viewDidLayoutSubviews
            turn 2, 350 ms, after an animation, scheduled by 31. Stack.pushViewController(Lisbon)
            50  Cities.viewDidDisappear(true)
            51    Cities/Helper.viewDidDisappear(true)
            52  Stack.viewWillLayoutSubviews
            53  Stack.viewDidLayoutSubviews
            54  Lisbon.viewDidAppear(true)
            55    Lisbon/Helper.viewDidAppear(true)
            56  Lisbon.didMove(toParent: Stack)
            == Pop
            58  Stack.popViewController()
            59    Lisbon.willMove(toParent: nil)
            60    Lisbon.viewWillDisappear(true)
            61      Lisbon/Helper.viewWillDisappear(true)
            62    Cities.viewWillAppear(true)
            63      Cities/Helper.viewWillAppear(true)
            64    Stack.viewWillLayoutSubviews
            65    Stack.viewDidLayoutSubviews
            66    Cities.viewIsAppearing(true)
            67      Cities/Helper.viewIsAppearing(true)
            68    Cities.viewWillLayoutSubviews
            69      Cities/Helper.viewWillLayoutSubviews
            70    Cities.viewDidLayoutSubviews
            71      Cities/Helper.viewDidLayoutSubviews
            turn 3, 700 ms, after an animation, scheduled by 58. Stack.popViewController()
            72  Lisbon.viewDidDisappear(true)
            73    Lisbon/Helper.viewDidDisappear(true)
            74  Stack.viewWillLayoutSubviews
            75  Stack.viewDidLayoutSubviews
            76  Cities.viewDidAppear(true)
            77    Cities/Helper.viewDidAppear(true)
            78  Lisbon.didMove(toParent: nil)

            """
        #expect(run.text == text)
    }

    @Test func treeChangesAreRecorded() {
        let run = SampleRuns.push()
        #expect(tree(run, after: "Launch") == [])
        #expect(tree(run, after: "Push") == ["Cities in Stack", "Stack at Window"])
        #expect(tree(run, after: "Pop") == ["Cities in Stack", "Lisbon in Stack", "Stack at Window"])
        #expect(tree(run, after: nil) == ["Cities in Stack", "Stack at Window"])
    }

    private func tree(_ run: LifecycleRun, after note: String?) -> [String] {
        let step = run.steps.first { note != nil && $0.kind == .note(note ?? "") }?.id ?? run.steps.count
        return run.places(after: step).map { controller, place in
            let relation =
                switch place {
                case .child: "in"
                case .presented: "over"
                case .root: "at"
                }
            return "\(run.participants[controller].name) \(relation) \(run.participants[place.owner].name)"
        }.sorted()
    }

    @Test func presentationsAreInTheTree() {
        let recorder = RunRecorder()
        defer { recorder.stop() }
        let window = Window()
        let (front, sheet) = (ViewController(), ViewController())
        recorder.name(window, "W")
        recorder.name(front, "F")
        recorder.name(sheet, "S")
        window.rootViewController = front
        window.makeKeyAndVisible()
        front.present(sheet, animated: false)
        #expect(tree(recorder.run, after: nil) == ["F at W", "S over F"])
        front.dismiss(animated: false)
        #expect(tree(recorder.run, after: nil) == ["F at W"])
    }

    @Test func namesAreKeptUntilTheirObjectsAreSeen() {
        let recorder = RunRecorder()
        defer { recorder.stop() }
        let controllers = (0..<300).map { _ in ViewController() }
        for (number, controller) in controllers.enumerated() {
            recorder.name(controller, "\(number)")
            recorder.name(ViewController(), "released")
        }
        for controller in controllers { controller.loadViewIfNeeded() }
        #expect(recorder.run.participants.map(\.name) == controllers.indices.map(String.init))
    }

    @Test func earlierTreeIsRecordedWhenItIsSeen() {
        let window = Window()
        let (front, child, sheet) = (ViewController(), ViewController(), ViewController())
        window.rootViewController = front
        window.makeKeyAndVisible()
        front.addChild(child)
        front.present(sheet, animated: false)
        // Its view is in the window, and it has no place.
        let stray = ViewController()
        front.view.addSubview(stray.view)
        let recorder = RunRecorder()
        defer { recorder.stop() }
        for (object, name) in [(window, "W"), (front, "F"), (child, "C"), (sheet, "S")] as [(AnyObject, String)] {
            recorder.name(object, name)
        }
        #expect(tree(recorder.run, after: nil) == [])
        window.receiveMemoryWarning()
        stray.sceneEvents.send(.viewWillLayoutSubviews)
        #expect(tree(recorder.run, after: nil) == ["C in F", "F at W", "S over F"])
    }

    @Test func requestOfACallbackHasThatEventAsItsCause() throws {
        let recorder = RunRecorder()
        defer { recorder.stop() }
        let window = Window()
        var requests = true
        weak var controller: ViewController?
        let screen = Scene {
            return ViewController()
        }.with {
            return Helper {
                guard requests else { return }
                requests = false
                controller?.reloadView()
            }
        }.instantiate()
        controller = screen
        recorder.name(screen, "A")
        window.rootViewController = screen
        window.makeKeyAndVisible()
        let run = recorder.run
        let first = try #require(run.steps.first { $0.cause?.reason == .request })
        #expect(run.line(first) == "A.viewWillDisappear(false)")
        let cause = try #require(first.cause?.step.flatMap(run.step))
        #expect(run.line(cause) == "A.reloadView()")
        #expect(
            run.causes(of: first).map(run.line) == [
                "Window.isHidden = false", "A.viewWillAppear(false)", "A/Helper.viewWillAppear(false)",
                "A.reloadView()",
            ]
        )
    }

    @Test func requestThatWaitsTwiceKeepsItsCause() throws {
        let recorder = RunRecorder()
        defer { recorder.stop() }
        let window = Window()
        weak var sheet: ViewController?
        let front = ViewController()
        let screen = Scene {
            return ViewController()
        }.with {
            return DidAppearHelper { sheet?.dismiss(animated: false) }
        }.instantiate()
        sheet = screen
        recorder.name(screen, "A")
        window.rootViewController = front
        window.makeKeyAndVisible()
        // The dismissal waits for the event, and then for the end of the presentation.
        front.present(screen, animated: false)
        let run = recorder.run
        let first = try #require(run.steps.first { run.line($0) == "A.viewWillDisappear(false)" })
        #expect(first.cause?.reason == .request)
        #expect(first.cause?.step.flatMap(run.step).map(run.line) == "A.dismiss()")
    }

    @Test func pushDuringAnotherPushIsItsOwnCause() throws {
        let recorder = RunRecorder()
        defer { recorder.stop() }
        let clock = ManualClock()
        let window = Window(scheduler: clock)
        let stack = NavigationController(rootViewController: ViewController())
        window.rootViewController = stack
        window.makeKeyAndVisible()
        clock.run()
        let screens = ["A", "B", "C"].map { SampleRuns.screen($0, helpers: 0, in: recorder) }
        for screen in screens {
            recorder.note("push")
            stack.pushViewController(screen, animated: true)
        }
        clock.run()
        let run = recorder.run
        let first = screens.indices.map { index in
            run.steps.first { run.line($0) == "\(["A", "B", "C"][index]).willMove(toParent: NavigationController)" }
        }
        // The initialiser of the stack pushes its root.
        let calls = run.steps.filter { $0.kind.name == "pushViewController" }.dropFirst().map(\.id)
        #expect(first.map { $0?.cause?.reason } == [nil, .request, .request])
        #expect(first.map { $0?.cause?.step } == [nil, calls[1], calls[2]])
        #expect(first.map { $0?.turn } == [nil, 2, 3])
    }

    @Test func workInsideACallbackHasCausesOfItsOwn() throws {
        let recorder = RunRecorder()
        defer { recorder.stop() }
        let (clock, other) = (ManualClock(), ManualClock())
        let window = Window(scheduler: other)
        let inner = ViewController()
        recorder.name(inner, "B")
        window.rootViewController = inner
        let outer = Scene {
            return ViewController()
        }.with {
            return DidAppearHelper { clock.flush() }
        }.instantiate()
        recorder.name(outer, "A")
        clock.later { window.makeKeyAndVisible() }
        outer.beginAppearanceTransition(true, animated: false)
        outer.endAppearanceTransition()
        other.run()
        let run = recorder.run
        let last = try #require(run.steps.last { run.line($0) == "B.viewDidAppear(false)" })
        #expect(last.cause?.step.flatMap(run.step).map(run.line) == "Window.isHidden = false")
    }

    /// The events of a controller that is being released end as they have begun.
    @Test func releasedControllerLeavesNoOpenStep() {
        let recorder = RunRecorder()
        defer { recorder.stop() }
        final class Sending: SceneController {
            let sceneEvents = SceneEvents<View>()

            deinit { MainActor.assumeIsolated { sceneEvents.send(.viewDidDisappear(false)) } }
        }
        do {
            let controller = Sending()
            controller.sceneEvents.remember(controller)
            controller.sceneEvents.send(.viewDidAppear(false))
        }
        recorder.note("released")
        #expect(recorder.run.steps.map(\.parent) == [nil, nil, nil])
        #expect(recorder.run.steps.map(\.end) == [1, 2, 3])
    }

    @Test func stepInProgressHasNoEnd() {
        let recorder = RunRecorder()
        defer { recorder.stop() }
        var run = LifecycleRun()
        let screen = Scene {
            return ViewController()
        }.with {
            return DidAppearHelper { run = recorder.run }
        }.instantiate()
        screen.sceneEvents.send(.viewDidAppear(false))
        #expect(run.steps.map(\.end) == [nil, nil])
        #expect(recorder.run.steps.map(\.end) == [2, 2])
    }

    @Test func stepsBeyondTheLimitAreCounted() {
        let recorder = RunRecorder()
        defer { recorder.stop() }
        let controller = ViewController()
        for _ in 0..<(LifecycleRun.limit + 5) { controller.sceneEvents.send(.viewWillLayoutSubviews) }
        recorder.note("one more")
        let run = recorder.run
        #expect(run.steps.count == LifecycleRun.limit)
        #expect(run.droppedSteps == 6)
        #expect(run.text.hasPrefix("Run: 10000 steps, 1 controller, 0 helpers, 0 turns; 6 earlier steps not kept\n"))
        #expect(run.steps.map(\.id) == Array(7...LifecycleRun.limit + 6))
        #expect(run.steps.allSatisfy { $0.end == $0.id })
    }

    @Test func movesThatTheProgramAnnouncesEnd() {
        let recorder = RunRecorder()
        defer { recorder.stop() }
        let (parent, child) = (ViewController(), ViewController())
        child.willMove(toParent: parent)
        child.didMove(toParent: parent)
        recorder.note("moved")
        #expect(recorder.run.steps.map(\.parent) == [nil, nil, nil])
    }

    @Test func requestsOfAWindowEnd() {
        let recorder = RunRecorder()
        defer { recorder.stop() }
        let window = Window()
        window.rootViewController = ViewController()
        window.isHidden = false
        window.isHidden = true
        recorder.note("hidden")
        let run = recorder.run
        let outer = run.steps.filter { $0.parent == nil }.map(\.kind.name)
        #expect(outer.filter { ["rootViewController", "isHidden"].contains($0) }.count == 3)
        #expect(run.steps.last?.parent == nil)
    }

    @Test(arguments: [1, 2])
    func endOfADroppedStepChangesNoOther(dropped: Int) {
        let recorder = RunRecorder()
        defer { recorder.stop() }
        let (outer, inner) = (ViewController(), ViewController())
        let sender = DidAppearHelper {
            for _ in 2..<LifecycleRun.limit + dropped { inner.sceneEvents.send(.viewDidLayoutSubviews) }
        }
        let screen = Scene { return outer }.with { return sender }.instantiate()
        screen.sceneEvents.send(.viewDidAppear(true))
        let run = recorder.run
        #expect(run.droppedSteps == dropped)
        #expect(run.steps.suffix(LifecycleRun.limit - 1).allSatisfy { $0.end == $0.id && $0.parent == 2 })
        #expect(run.step(2)?.end == (dropped == 1 ? LifecycleRun.limit + 1 : nil))
    }

    @Test func newObjectAtTheAddressOfAHelperKeepsItsName() {
        let recorder = RunRecorder()
        defer { recorder.stop() }
        let first = Scene { return ViewController() }.with { return Helper() }.instantiate()
        recorder.name(first, "first")
        first.loadViewIfNeeded()
        for number in 0..<50 {
            // Released helpers leave their addresses to the next objects of their size.
            _ = {
                let scene = Scene { return ViewController() }.with { return Helper() }.instantiate()
                scene.loadViewIfNeeded()
            }()
            let helper = Helper()
            recorder.name(helper, "helper \(number)")
            let screen = Scene { return ViewController() }.with { return helper }.instantiate()
            recorder.name(screen, "screen \(number)")
            screen.loadViewIfNeeded()
        }
        let participants = recorder.run.participants
        for number in 0..<50 {
            let screen = participants.first { $0.name == "screen \(number)" }
            #expect(screen != nil)
            #expect(participants.first { $0.name == "helper \(number)" }?.owner == screen?.id)
        }
    }

    @Test func nameOfASharedHelperIsThatInEachScene() {
        let recorder = RunRecorder()
        defer { recorder.stop() }
        let helper = Helper()
        let controllers = (0..<5).map { _ in Scene { return ViewController() }.with { return helper }.instantiate() }
        for controller in controllers { controller.loadViewIfNeeded() }
        recorder.name(helper, "shared")
        let helpers = recorder.run.participants.filter { $0.role == .helper }
        #expect(helpers.map(\.name) == Array(repeating: "shared", count: 5))
        extendLifetime(controllers)
    }

    @Test func controllerOfAToolkitHasItsTitle() {
        final class Panel: SceneController, TitledController {
            final class Widget {}

            let sceneEvents = SceneEvents<Widget>()
            let title: String? = "Lisbon"
        }
        let recorder = RunRecorder()
        defer { recorder.stop() }
        let panel = Scene { return Panel() }.with { return Helper() }.instantiate()
        panel.sceneEvents.send(.viewDidAppear(false))
        #expect(recorder.run.participants.map(\.name) == ["Lisbon", "Helper"])
    }

    @Test func namesAndNotesDoNotForgeLines() {
        let recorder = RunRecorder(title: "Run\n99  A.viewDidAppear")
        defer { recorder.stop() }
        let controller = ViewController()
        recorder.name(controller, "A\n99  B")
        recorder.note("Launch\r\n== Push")
        controller.loadViewIfNeeded()
        let text = """
            Run 99 A.viewDidAppear: 3 steps, 1 controller, 0 helpers, 0 turns

            == Launch == Push
            2  A 99 B.loadView
            3  A 99 B.viewDidLoad

            """
        #expect(recorder.run.text == text)
    }

    @Test func runIsDecodedAsItWasEncoded() throws {
        let run = SampleRuns.long(steps: 300)
        #expect(try JSONDecoder().decode(LifecycleRun.self, from: JSONEncoder().encode(run)) == run)
    }

    @Test func eventOfEachKindIsDecodedAsItWasEncoded() throws {
        let recorder = RunRecorder()
        defer { recorder.stop() }
        let controller = ViewController()
        for kind in ViewEvent.Kind.allCases {
            for animated in [false, true] { controller.sceneEvents.send(ViewEvent(kind, animated: animated)) }
        }
        let run = recorder.run
        #expect(run.steps.count == 2 * ViewEvent.Kind.allCases.count)
        #expect(try JSONDecoder().decode(LifecycleRun.self, from: JSONEncoder().encode(run)) == run)
    }

    @Test(arguments: [
        ("viewDidLoad", ViewEvent.viewDidLoad), ("viewWillAppear", .viewWillAppear(true)),
        ("viewIsAppearing", .viewIsAppearing(true)), ("viewDidAppear", .viewDidAppear(true)),
        ("viewWillDisappear", .viewWillDisappear(true)), ("viewDidDisappear", .viewDidDisappear(true)),
        ("viewWillLayoutSubviews", .viewWillLayoutSubviews), ("viewDidLayoutSubviews", .viewDidLayoutSubviews),
        ("viewWillTearDown", .viewWillTearDown), ("viewDidTearDown", .viewDidTearDown),
    ])
    func storedEventIsDecoded(name: String, event: ViewEvent) throws {
        let json = #"{"id": 7, "event": "\#(name)", "animated": true, "clock": [0, 0]}"#
        #expect(try JSONDecoder().decode(LifecycleRun.Step.self, from: Data(json.utf8)).kind == .view(event))
    }

    @Test func unknownEventIsReported() throws {
        let json = #"{"id": 7, "event": "viewDidFly", "clock": [0, 0]}"#
        let error = #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(LifecycleRun.Step.self, from: Data(json.utf8))
        }
        guard case .dataCorrupted(let context) = error else {
            Issue.record("another error: \(String(describing: error))")
            return
        }
        #expect(
            context.debugDescription == """
                Step 7 has the unknown event "viewDidFly". To fix: Read the run with the release of StoryCode that wrote \
                it, or a later one.
                """
        )
    }

    @Test func releasedControllersAreNoticed() throws {
        let recorder = RunRecorder()
        defer { recorder.stop() }
        do {
            let controller = SampleRuns.screen("A", in: recorder)
            controller.loadViewIfNeeded()
        }
        let run = recorder.run
        #expect(run.participants.map(\.name) == ["A", "Helper"])
        #expect(run.participants.map(\.releasedAfter) == [run.steps.count, run.steps.count])
    }

    @Test func releasedRecorderRecordsNothing() {
        weak var released: RunRecorder?
        do {
            let recorder = RunRecorder()
            released = recorder
        }
        #expect(released == nil)
        // The trace notices it at the next event.
        ViewController().loadViewIfNeeded()
        let recorder = RunRecorder()
        ViewController().loadViewIfNeeded()
        recorder.stop()
        ViewController().loadViewIfNeeded()
        #expect(recorder.run.steps.map(\.kind.name) == ["loadView", "viewDidLoad"])
    }

    @Test(
        arguments: [
            { _ in LifecycleTrace.trace(.input("tap"), of: nil) },
            { controller in
                controller.sceneEvents.trace(.viewDidLoad, of: controller)
                LifecycleTrace.traceEnd(of: controller)
            },
            { _ in DeferredWork(.turn)?.run {} },
        ] as [@MainActor @Sendable (ViewController) -> Void]
    )
    func releasedRecorderIsForgottenAtTheNextEntry(entry: @MainActor @Sendable (ViewController) -> Void) {
        let other = ViewController()
        weak var retained: ViewController?
        do {
            let (recorder, controller) = (RunRecorder(), ViewController())
            recorder.show("title") { controller.title }
            retained = controller
        }
        entry(other)
        #expect(retained == nil)
    }

    @Test func titleIsThatOfTheFirstAppearance() {
        let (window, shown, hidden) = (Window(), ViewController(), ViewController())
        (shown.title, hidden.title) = ("Lisbon", "Porto")
        window.rootViewController = shown
        window.makeKeyAndVisible()
        let recorder = RunRecorder()
        defer { recorder.stop() }
        for controller in [shown, hidden] {
            LifecycleTrace.trace(.memoryWarning, of: controller)
            LifecycleTrace.traceEnd(of: controller)
        }
        (shown.title, hidden.title) = ("Faro", "Braga")
        window.rootViewController = hidden
        window.rootViewController = shown
        let names = recorder.run.participants.filter { $0.role == .controller }.map(\.name)
        #expect(names == ["Lisbon", "Braga"])
    }

    @Test func stepOutsideTurnsEndsTheTurn() {
        let recorder = RunRecorder()
        defer { recorder.stop() }
        let works = (0..<3).map { _ in DeferredWork(.turn) }
        works[0]?.run(at: .seconds(1)) { recorder.note("first") }
        works[1]?.run(at: .seconds(1)) { recorder.note("second") }
        recorder.note("between")
        works[2]?.run(at: .seconds(1)) { recorder.note("third") }
        #expect(recorder.run.steps.map(\.turn) == [1, 1, nil, 2])
    }

    @Test func interruptedWorkStaysInItsTurn() {
        let recorder = RunRecorder()
        defer { recorder.stop() }
        let (outer, inner) = (DeferredWork(.turn), DeferredWork(.turn))
        outer?.run(at: .seconds(1)) {
            recorder.note("first")
            inner?.run(at: .seconds(2)) { recorder.note("inner") }
            recorder.note("second")
        }
        #expect(recorder.run.steps.map(\.turn) == [1, 2, 1])
        #expect(recorder.run.steps.map(\.clock) == [.seconds(1), .seconds(2), .seconds(1)])
    }

    @Test func workThatATurnSchedulesRunsInTheNext() {
        let recorder = RunRecorder()
        defer { recorder.stop() }
        var next: DeferredWork?
        DeferredWork(.turn)?.run(at: .seconds(1)) {
            recorder.note("first")
            next = DeferredWork(.turn)
        }
        next?.run(at: .seconds(1)) { recorder.note("second") }
        #expect(recorder.run.steps.map(\.turn) == [1, 2])
    }

    @Test func firstStepIsACause() {
        let recorder = RunRecorder()
        defer { recorder.stop() }
        final class Loading: ViewController {
            var work: DeferredWork?

            override func loadView() {
                super.loadView()
                work = DeferredWork(.turn)
            }
        }
        let controller = Loading()
        controller.loadViewIfNeeded()
        controller.work?.run(at: .zero) { recorder.note("later") }
        let run = recorder.run
        #expect(run.steps.map(\.kind.name) == ["loadView", "viewDidLoad", "later"])
        #expect(run.steps.map(\.cause?.step) == [nil, nil, 1])
        #expect(run.steps.map(\.cause?.after) == [nil, nil, nil])
    }

    /// With 64 controllers, a turn looks for released ones, and the next does not.
    @Test func releaseOfOneOfManyControllersIsNoticedLater() {
        let recorder = RunRecorder()
        defer { recorder.stop() }
        var controllers = (0..<64).map { _ in ViewController() }
        for controller in controllers { controller.sceneEvents.send(.viewWillLayoutSubviews) }
        for number in 1...3 {
            DeferredWork(.turn)?.run(at: .seconds(number)) { controllers[0].sceneEvents.send(.viewWillLayoutSubviews) }
            if number == 1 { controllers.removeLast() }
        }
        #expect(recorder.run.steps.count == 67)
        #expect(recorder.run.participants.compactMap(\.releasedAfter) == [66])
        extendLifetime(controllers)
    }

    /// A recorder of a test sees work that others have scheduled.
    @Test func workThatWasScheduledUnseenHasNoOrigin() {
        let (recorder, log) = (RunRecorder(), RunLog())
        defer { recorder.stop() }
        let works = [false, true, true, false, false, true, false].map { isSeen in
            if isSeen { LifecycleTrace.add(log) }
            defer { LifecycleTrace.remove(log) }
            return DeferredWork(.turn)
        }
        LifecycleTrace.add(log)
        defer { LifecycleTrace.remove(log) }
        for work in works { work?.run(at: .zero) { log.note("work") } }
        let causes = log.run(title: "").steps.map(\.cause)
        #expect(causes.map(\.?.reason) == Array(repeating: .turn, count: 7))
        #expect(causes.map(\.?.after) == [nil, 0, 0, nil, nil, 0, nil])
        #expect(causes.allSatisfy { $0?.step == nil })
    }

    @Test func workThatWasScheduledBeforeHasNoOrigin() {
        let (recorder, log) = (RunRecorder(), RunLog())
        defer { recorder.stop() }
        let work = DeferredWork(.turn)
        LifecycleTrace.add(log)
        defer { LifecycleTrace.remove(log) }
        work?.run(at: .zero) { log.note("work") }
        let steps = log.run(title: "").steps
        #expect(steps.map(\.cause?.reason) == [.turn])
        #expect(steps.map(\.cause?.after) == [nil])
    }

    /// An event that began before the recorder did ends while another is in progress.
    @Test func unknownEndEndsNoOtherStep() {
        let recorder = RunRecorder()
        defer { recorder.stop() }
        let (controller, other) = (ViewController(), ViewController())
        LifecycleTrace.trace(.memoryWarning, of: controller)
        LifecycleTrace.traceEnd(of: other)
        recorder.note("inside")
        LifecycleTrace.traceEnd(of: controller)
        recorder.note("after")
        #expect(recorder.run.steps.map(\.parent) == [nil, 1, nil])
    }

    @Test func laterTitleIsNotRead() {
        let recorder = RunRecorder()
        defer { recorder.stop() }
        let controller = Scene { return ViewController() }.with { return Helper() }.instantiate()
        for title in ["Lisbon", "Porto"] {
            controller.title = title
            controller.sceneEvents.send(.viewDidAppear(false))
        }
        #expect(recorder.run.participants.map(\.name) == ["Lisbon", "Helper"])
    }

    @Test func flowIsAParticipant() {
        final class CityFlow {}
        let recorder = RunRecorder()
        defer { recorder.stop() }
        let flow = CityFlow()
        recorder.name(flow, "Flow")
        LifecycleTrace.trace(.requested(.setFlow, nil), of: flow)
        LifecycleTrace.traceEnd(of: flow)
        let run = recorder.run
        #expect(run.participants.map(\.role) == [.flow])
        #expect(run.steps.map(run.line) == ["Flow.set()"])
    }

    /// The event of another scene comes between those of two helpers, the second of which both scenes have.
    @Test func sharedHelperIsThatOfTheSceneThatNotifiesIt() {
        let recorder = RunRecorder()
        defer { recorder.stop() }
        let shared = Helper()
        let inner = Scene {
            return ViewController()
        }.with {
            return shared
        }.instantiate()
        let outer = Scene {
            return ViewController()
        }.with {
            return Helper { inner.sceneEvents.send(.viewWillAppear(false)) }
        }.with {
            return shared
        }.instantiate()
        recorder.name(outer, "A")
        recorder.name(inner, "B")
        for controller in [inner, outer] { controller.sceneEvents.send(.viewWillLayoutSubviews) }
        outer.sceneEvents.send(.viewWillAppear(false))
        let run = recorder.run
        #expect(
            run.steps.map(run.line) == [
                "B.viewWillLayoutSubviews", "B/Helper.viewWillLayoutSubviews", "A.viewWillLayoutSubviews",
                "A/Helper.viewWillLayoutSubviews", "A/Helper#2.viewWillLayoutSubviews", "A.viewWillAppear(false)",
                "A/Helper.viewWillAppear(false)", "B.viewWillAppear(false)", "B/Helper.viewWillAppear(false)",
                "A/Helper#2.viewWillAppear(false)",
            ]
        )
    }

    @Test func originOfTheWorkThatWasScheduledLastIsKept() {
        let recorder = RunRecorder()
        defer { recorder.stop() }
        let works = (0...LifecycleRun.limit).map { _ in DeferredWork(.turn) }
        for work in works.prefix(2) { work?.run(at: .zero) { recorder.note("work") } }
        #expect(recorder.run.steps.map(\.cause?.after) == [nil, 0])
    }

    @Test func runsOfTheSameProgramAreEqual() {
        #expect(SampleRuns.push() == SampleRuns.push())
    }

    @Test func sharedHelperIsAHelperOfEachScene() {
        let recorder = RunRecorder()
        defer { recorder.stop() }
        let helper = Helper()
        let controllers = ["A", "B"].map { name in
            let controller = Scene {
                return ViewController()
            }.with {
                return helper
            }.instantiate()
            recorder.name(controller, name)
            return controller
        }
        for controller in controllers + controllers { controller.sceneEvents.send(.viewWillLayoutSubviews) }
        let lines = recorder.run.steps.map(recorder.run.line)
        let expected = ["A", "B"].flatMap { ["\($0).viewWillLayoutSubviews", "\($0)/Helper.viewWillLayoutSubviews"] }
        #expect(lines == expected + expected)
    }
}

/// A helper that runs an action when the view has appeared.
@MainActor
private final class DidAppearHelper: ViewObserver {
    private let action: () -> Void

    init(_ action: @escaping () -> Void) { self.action = action }

    func viewDidAppear(_ animated: Bool) { action() }
}

import StoryCode
import TestSupport
import Testing

@testable import StoryCodeScenes

/// The entries that tracers receive, and their order.
@MainActor
struct LifecycleTraceTests {
    let log = Log()

    /// Adds a line in brackets for each entry of the current task while a closure runs.
    private func watch(_ body: () -> Void) -> Listener {
        let log = log
        let listener = Listener { log.add("[\(Self.words($0))]") }
        listener.watch(body)
        return listener
    }

    private static func words(_ entry: TraceEntry) -> String {
        let subject = entry.subject is Controller ? "C" : "-"
        let helper = entry.helper.map { $0 is Helper ? "h" : ($0 as? LoggedValue)?.name ?? "-" }
        return "\(subject)\(helper.map { "/" + $0 } ?? "") \(words(entry.event))"
    }

    private static func words(_ event: TraceEntry.Event) -> String {
        switch event {
        case .made: "made"
        case .assembled(let helpers): "assembled with \(helpers.map { $0.number.map { "\($0)" } ?? "late" })"
        case .connected: "connected"
        case .adopted: "adopted"
        case .loadView: "loadView"
        case .received(let event): event.short
        case .willMove: "willMove"
        case .didMove: "didMove"
        case .presented: "presented"
        case .placed(let place): place == nil ? "left" : "placed"
        case .memoryWarning: "memoryWarning"
        case .requested(let request, _): request.rawValue
        case .input(let text): text
        case .diagnostic(let diagnostic): "\(diagnostic.problem)"
        }
    }

    @Test func entriesPrecedeTheirHandling() {
        _ = watch {
            let controller = Scene {
                Controller(log: log)
            }.with {
                Helper(log: log)
            }.with {
                LoggedValue(name: "v", log: log)
            }.with {
                Token()
            }.instantiate()
            controller.loadViewIfNeeded()
            controller.sceneEvents.add(Token(), for: controller)
        }
        log.expect([
            "[C made]", #"[C assembled with ["1", "3"]]"#, "[C connected]", "C.awake", "h.awake", "v.awake",
            "[C loadView]", "C.loadView", "[C adopted]",
            "[C didLoad]", "C.didLoad", "[C/h didLoad]", "h.didLoad", "[C/v didLoad]", "v.didLoad",
            #"[C assembled with ["late"]]"#,
        ])
    }

    @Test func eventEndsAfterItsHelpers() {
        let host = Scene { Controller(log: log) }.with { Helper(log: log) }.host()
        let names = [ObjectIdentifier(host.controller): "C", ObjectIdentifier(host.helpers): "h"]
        host.helpers.onDidTearDown = { [unowned controller = host.controller] in controller.loadViewIfNeeded() }
        let listener = Listener { [log] in log.add("[\(Self.words($0))]") }
        listener.receiveEnd = { [log] receiver in log.add("[\(names[receiver] ?? "-") ends]") }
        listener.watch { host.controller.loadViewIfNeeded() }
        _ = log.take()
        listener.watch { host.controller.beginAppearanceTransition(true, animated: false) }
        log.expect([
            "[C beginAppearanceTransition(true)]", "[C willAppear]", "[C/h willAppear]", "[h ends]", "[C ends]",
            "[C ends]",
        ])
        host.controller.endAppearanceTransition()
        host.controller.beginAppearanceTransition(false, animated: false)
        host.controller.endAppearanceTransition()
        _ = log.take()
        // The event of a callback ends for the controller, and is queued for the helpers.
        listener.watch { host.controller.view = nil }
        log.expect([
            "[C view = nil]", "[C willTearDown]", "[C/h willTearDown]", "[h ends]", "[C ends]",
            "[C didTearDown]", "C.didTearDown", "[C/h didTearDown]",
            "[C loadView]", "C.loadView", "[C adopted]", "[C ends]", "[C didLoad]", "C.didLoad", "[C ends]", "[h ends]",
            "[C/h didLoad]", "h.didLoad", "[h ends]", "[C ends]", "[C ends]",
        ])
    }

    @Test func warningsProblemsAndDirectCallsAreTraced() {
        let controller = Controller(log: log)
        let window = Window()
        window.rootViewController = controller
        _ = watch {
            window.receiveMemoryWarning()
            log.withDiagnostics {
                controller.endAppearanceTransition()
                controller.viewDidTearDown()
            }
        }
        log.expect([
            "[- receiveMemoryWarning()]", "[C memoryWarning]", "C.didReceiveMemoryWarning",
            "[C endAppearanceTransition()]", "[C unbalancedAppearanceTransition]", "! unbalancedAppearanceTransition",
            "C.didTearDown", "[C eventCalledDirectly]", "! eventCalledDirectly",
            "[C didTearDown]",
        ])
    }

    @Test func scheduledWorkBelongsToItsTask() {
        let clock = ManualClock()
        let window = Window(scheduler: clock)
        window.rootViewController = Controller(log: log)
        let listener = watch { window.makeKeyAndVisible() }
        _ = log.take()
        clock.flush()
        #expect(log.take() == ["[C didAppear]", "C.didAppear"])
        withExtendedLifetime(listener) {}
    }

    @Test func scheduledWorkOfNoTaskBelongsToTheOneThatRunsIt() {
        let clock = ManualClock()
        let window = Window(scheduler: clock)
        window.rootViewController = Controller(log: log)
        let listener = Listener { [log] in log.add("[\(Self.words($0))]") }
        window.makeKeyAndVisible()
        _ = log.take()
        listener.watch { clock.flush() }
        log.expect(["[C didAppear]", "C.didAppear"])
    }

    @Test func workIsTracedFromItsSchedulingToItsEnd() {
        let (clock, controller) = (ManualClock(), ViewController())
        clock.advance(by: .seconds(1))
        let listener = Listener { _ in }
        var works: [Int] = []
        listener.receiveWork = { [log] work in
            if work.phase == .scheduled { works.append(work.id) }
            let number = works.firstIndex(of: work.id).map { $0 + 1 } ?? 0
            log.add("[\(number) \(work.reason) \(work.phase)\(work.time.map { " at \($0)" } ?? "")]")
        }
        listener.watch {
            clock.later { [log] in log.add("turn") }
            clock.later(after: .seconds(2)) { [log] in log.add("animation") }
            controller.sceneEvents.perform {
                LifecycleRuntime.request(affecting: { [controller] }) { [log] in log.add("request") }
            }
            LifecycleRuntime.whenAtRest(controller) { [log] in log.add("rest") }
        }
        clock.run()
        log.expect([
            "[1 turn scheduled]", "[2 animation scheduled]",
            "[3 request scheduled]", "[3 request began]", "request", "[3 request ended]",
            "[4 request scheduled]", "[4 request began]", "rest", "[4 request ended]",
            "[1 turn began at 1.0 seconds]", "turn", "[1 turn ended]",
            "[2 animation began at 3.0 seconds]", "animation", "[2 animation ended]",
        ])
        withExtendedLifetime(listener) {}
    }

    @Test func toolkitControllerIsKnownFromItsScene() {
        final class Widget {}
        final class WidgetController: SceneController {
            let sceneEvents = SceneEvents<Widget>()
        }
        var subjects: [AnyObject?] = []
        let listener = Listener { subjects.append($0.subject) }
        let host = Scene { WidgetController() }.with { Helper(log: log) }.host()
        listener.watch { host.controller.sceneEvents.send(.viewDidLoad) }
        #expect(subjects.count == 2 && subjects.allSatisfy { $0 === host.controller })
    }

    @Test func eventAfterTheReleaseOfAControllerBelongsToItsSceneEvents() {
        var (subjects, ends): ([ObjectIdentifier?], [ObjectIdentifier]) = ([], [])
        let listener = Listener { subjects.append($0.subject.map { ObjectIdentifier($0) }) }
        listener.receiveEnd = { ends.append($0) }
        let events = Scene { ToolkitController() }.with { Helper(log: log) }.instantiate().sceneEvents
        listener.watch { events.send(.viewWillAppear(false)) }
        #expect(subjects == [ObjectIdentifier(events), ObjectIdentifier(events)])
        #expect(ends.last == ObjectIdentifier(events))
    }

    @Test func tracingIsSuspended() {
        var entries = 0
        let listener = Listener { _ in entries += 1 }
        listener.watch {
            LifecycleTrace.withoutTracing { ViewController().loadViewIfNeeded() }
            #expect(entries == 0)
            _ = ViewController()
            #expect(entries == 1)
        }
    }

    @Test func removedTracerReceivesNothing() {
        var entries = 0
        let removed = Listener { _ in entries += 1 }
        removed.watch {
            _ = ViewController()
            #expect(entries == 1)
            LifecycleTrace.remove(removed)
            _ = ViewController()
            #expect(entries == 1)
        }
        weak var released: Listener?
        do {
            let listener = Listener { _ in entries += 1 }
            released = listener
        }
        #expect(released == nil)
    }

    #if os(Linux) || os(macOS)
        /// In a process of its own, because the recorders of other tests are tracers, too.
        @Test func tracersJoinAndLeaveNextToARetainedOne() async {
            await #expect(processExitsWith: .success) {
                await MainActor.run {
                    #expect(
                        LifecycleTraceTests.linesOfTracersThatJoinAndLeave() == [
                            "C didLoad", "h1 didLoad", "end", "second: end",
                            "h2 didLoad", "second: h2 didLoad", "end", "h3 didLoad", "end", "end",
                            "released true",
                        ]
                    )
                }
            }
        }

        /// Delivers an event to three helpers; the first adds a tracer to a retained one, and the second removes it.
        private static func linesOfTracersThatJoinAndLeave() -> [String] {
            var lines: [String] = []
            let second = Witness { lines.append("second: \($0)") }
            weak let first: Witness?
            do {
                let witness = Witness { lines.append($0) }
                first = witness
                LifecycleTrace.addRetained(witness)
            }
            let controller = Scene {
                ToolkitController()
            }.with {
                NamedHelper("h1") { LifecycleTrace.add(second) }
            }.with {
                NamedHelper("h2") { LifecycleTrace.remove(second) }
            }.with {
                NamedHelper("h3") {}
            }.instantiate()
            lines = []
            controller.sceneEvents.send(.viewDidLoad)
            if let first { LifecycleTrace.remove(first) }
            lines.append("released \(first == nil)")
            controller.sceneEvents.send(.viewWillTearDown)
            return lines
        }

        /// In a process of its own for the same reason.
        @Test func tracersAreForgottenWhenTheyAreRemovedOrReleased() async {
            await #expect(processExitsWith: .success) {
                await MainActor.run {
                    #expect(
                        LifecycleTraceTests.linesOfTracersThatEnd() == [
                            "first: C didLoad", "second: C didLoad", "first: h didLoad", "second: h didLoad",
                            "first: end", "second: end", "first: end", "second: end",
                            "second: C willTearDown", "second: h willTearDown", "second: end", "second: end",
                            "active true", "active false",
                        ]
                    )
                }
            }
        }

        /// Sends an event with two retained tracers, with one of them, and with one that was released.
        private static func linesOfTracersThatEnd() -> [String] {
            var lines: [String] = []
            let controller = Scene { ToolkitController() }.with { NamedHelper("h") {} }.instantiate()
            let (first, second) = (Witness { lines.append("first: \($0)") }, Witness { lines.append("second: \($0)") })
            LifecycleTrace.addRetained(first)
            LifecycleTrace.addRetained(second)
            controller.sceneEvents.send(.viewDidLoad)
            LifecycleTrace.remove(first)
            controller.sceneEvents.send(.viewWillTearDown)
            LifecycleTrace.remove(second)
            LifecycleTrace.add(Witness { lines.append("third: \($0)") })
            lines.append("active \(LifecycleTrace.isActive)")
            controller.sceneEvents.send(.viewDidTearDown)
            lines.append("active \(LifecycleTrace.isActive)")
            return lines
        }

        /// A tracer of every task.
        private final class Witness: LifecycleTracer {
            private let add: (String) -> Void

            init(_ add: @escaping (String) -> Void) { self.add = add }

            func trace(_ entry: TraceEntry) {
                add("\((entry.helper as? NamedHelper)?.name ?? "C") \(LifecycleTraceTests.words(entry.event))")
            }

            func traceEnd(of receiver: ObjectIdentifier) { add("end") }
        }

        private final class NamedHelper: ViewObserver {
            let name: String
            private let onDidLoad: () -> Void

            init(_ name: String, onDidLoad: @escaping () -> Void) { (self.name, self.onDidLoad) = (name, onDidLoad) }

            func viewDidLoad() { onDidLoad() }
        }
    #endif

    /// A helper without behaviour.
    private final class Token {}

    /// A controller that adds lines in its overrides, for a comparison with the entries of tracers.
    private final class Controller: ViewController, Awakable {
        let log: Log

        init(log: Log) {
            self.log = log
            super.init()
        }

        func awake() { log.add("C.awake") }

        override func loadView() {
            log.add("C.loadView")
            super.loadView()
        }

        override func viewDidLoad() { log.add("C.didLoad") }
        override func viewDidAppear(_ animated: Bool) { log.add("C.didAppear") }
        override func didReceiveMemoryWarning() { log.add("C.didReceiveMemoryWarning") }

        override func viewDidTearDown() {
            log.add("C.didTearDown")
            super.viewDidTearDown()
        }
    }

    /// A helper that adds lines.
    private final class Helper: ViewObserver, Awakable {
        let log: Log
        var onDidTearDown: () -> Void = {}

        init(log: Log) { self.log = log }

        func awake() { log.add("h.awake") }
        func viewDidLoad() { log.add("h.didLoad") }
        func viewDidTearDown() { onDidTearDown() }
    }

    /// A tracer that calls a closure with each entry of the current task, and expects the end of each that has one.
    private final class Listener: LifecycleTracer {
        private let scope = TraceScope()
        private let receive: (TraceEntry) -> Void
        var receiveEnd: (ObjectIdentifier) -> Void = { _ in }
        var receiveWork: (DeferredWork.Event) -> Void = { _ in }
        private var open = 0

        init(_ receive: @escaping (TraceEntry) -> Void) {
            self.receive = receive
            LifecycleTrace.add(self)
        }

        func trace(_ entry: TraceEntry) {
            guard scope.isCurrent else { return }
            if entry.event.hasEnd { open += 1 }
            receive(entry)
        }

        func traceEnd(of receiver: ObjectIdentifier) {
            guard scope.isCurrent else { return }
            open -= 1
            receiveEnd(receiver)
        }

        func trace(_ work: DeferredWork.Event) {
            if scope.isCurrent { receiveWork(work) }
        }

        func watch(_ body: () -> Void) {
            LifecycleTrace.$scopes.withValue([scope], operation: body)
            #expect(open == 0)
        }
    }
}

import StoryCode
import TestSupport
import Testing

@testable import StoryCodeScenes

/// The kinds of events, each of which is delivered, and the state to which events lead.
@MainActor
struct ViewEventTests {
    /// A helper that is a value.
    private struct ReceivingValue: EventReceiver {
        let log: Log

        func receive(_ event: ViewEvent) { log.add("value.\(event)") }
    }

    /// A helper that is an object.
    private final class ReceivingObject: EventReceiver {
        let log: Log

        init(log: Log) { self.log = log }

        func receive(_ event: ViewEvent) { log.add("object.\(event)") }
    }

    let log = Log()

    @Test(arguments: ViewEvent.Kind.allCases)
    func eventHasTheKindItIsMadeOf(kind: ViewEvent.Kind) {
        for animated in [false, true] {
            let event = ViewEvent(kind, animated: animated)
            #expect(event.kind == kind)
            #expect(event.name == kind.rawValue)
            #expect(event.animated == nil || event.animated == animated)
        }
        #expect(ViewEvent(kind) == ViewEvent(kind, animated: false))
    }

    @Test func descriptionsAreCalls() {
        #expect(
            ViewEvent.Kind.allCases.map { "\(ViewEvent($0, animated: true))" } == [
                "viewDidLoad", "viewWillAppear(true)", "viewIsAppearing(true)", "viewDidAppear(true)",
                "viewWillDisappear(true)", "viewDidDisappear(true)", "updateProperties", "viewWillLayoutSubviews",
                "viewDidLayoutSubviews", "windowPhaseDidChange(from: unattached, to: foregroundInactive)",
                "viewWillTearDown", "viewDidTearDown",
            ]
        )
    }

    @Test func contentIsUpdatedInThreeEvents() {
        let passes = ViewEvent.Kind.allCases.filter { ViewEvent($0).isContentPass }
        #expect(passes == [.updateProperties, .viewWillLayoutSubviews, .viewDidLayoutSubviews])
    }

    @Test(arguments: ViewEvent.Kind.allCases)
    func eventReachesObjectsAndValues(kind: ViewEvent.Kind) {
        let controller = Scene { ToolkitController() }.with { ReceivingObject(log: log) }.with {
            ReceivingValue(log: log)
        }.instantiate()
        controller.sceneEvents.add(ReceivingObject(log: log), for: controller)
        controller.sceneEvents.add(ReceivingValue(log: log), for: controller)
        let event = ViewEvent(kind, animated: true)
        controller.sceneEvents.send(event)
        log.expect(["object.\(event)", "value.\(event)", "object.\(event)", "value.\(event)"])
    }

    @Test(arguments: ViewEvent.Kind.allCases)
    func tracedEventReachesObjectsAndValues(kind: ViewEvent.Kind) {
        final class Tracer: LifecycleTracer {
            func trace(_ entry: TraceEntry) {}
        }
        let tracer = Tracer()
        LifecycleTrace.add(tracer)
        defer { LifecycleTrace.remove(tracer) }
        eventReachesObjectsAndValues(kind: kind)
    }

    @Test(arguments: ViewEvent.Kind.allCases)
    func eventReachesObjectsAndValuesWithoutATracer(kind: ViewEvent.Kind) {
        LifecycleTrace.withoutTracing { eventReachesObjectsAndValues(kind: kind) }
    }

    @Test func replayLeadsToTheSameState() {
        let life: [ViewEvent] = [
            .viewDidLoad, .viewWillAppear(true), .viewIsAppearing(true), .viewWillLayoutSubviews,
            .viewDidLayoutSubviews, .viewWillDisappear(true), .viewWillAppear(true), .viewDidAppear(true),
            .viewWillDisappear(true), .viewDidDisappear(true), .viewWillTearDown, .viewDidTearDown,
        ]
        var history = ViewHistory()
        var replays = [history.replay]
        for event in life {
            history.record(event)
            var replayed = ViewHistory()
            for event in history.replay { replayed.record(event) }
            #expect(replayed == history)
            if history.replay != replays.last { replays.append(history.replay) }
        }
        #expect(
            replays == [
                [], [.viewDidLoad], [.viewDidLoad, .viewWillAppear(false)],
                [.viewDidLoad, .viewWillAppear(false), .viewWillDisappear(false)],
                [.viewDidLoad, .viewWillAppear(false)],
                [.viewDidLoad, .viewWillAppear(false), .viewDidAppear(false)],
                [.viewDidLoad, .viewWillAppear(false), .viewWillDisappear(false)],
                [.viewDidLoad], [.viewDidLoad, .viewWillTearDown], [],
            ]
        )
    }

    @Test func phaseOfAWindowIsReplayedWhileTheViewHasAppeared() {
        var (attached, unattached) = (ViewHistory(), ViewHistory())
        attached.appear(in: .foregroundActive)
        var last: [ViewEvent?] = []
        let life: [ViewEvent] = [
            .viewDidLoad, .viewWillAppear(false), .viewDidAppear(false), .viewWillDisappear(false),
        ]
        for event in life {
            attached.record(event)
            unattached.record(event)
            last.append(attached.replayWithPhase.last)
            #expect(unattached.replayWithPhase == unattached.replay)
        }
        #expect(
            last == [
                .viewDidLoad, .viewWillAppear(false),
                .windowPhaseDidChange(from: .unattached, to: .foregroundActive), .viewWillDisappear(false),
            ]
        )
    }

    @Test func missingEventsMakeAnEventLegal() {
        let missing = AppearanceState.allCases.flatMap { state in
            ViewEvent.Kind.allCases.compactMap { kind in
                let missing = state.missing(before: ViewEvent(kind, animated: true)).map(\.name)
                return missing.isEmpty ? nil : "\(state), \(kind): \(missing.joined(separator: ", "))"
            }
        }
        #expect(
            missing == [
                "disappeared, viewIsAppearing: viewWillAppear",
                "disappeared, viewDidAppear: viewWillAppear",
                "disappeared, viewWillDisappear: viewWillAppear, viewDidAppear",
                "appearing, viewDidDisappear: viewWillDisappear",
                "appeared, viewWillAppear: viewWillDisappear, viewDidDisappear",
                "appeared, viewDidDisappear: viewWillDisappear",
                "disappearing, viewIsAppearing: viewWillAppear",
                "disappearing, viewDidAppear: viewWillAppear",
            ]
        )
    }
}

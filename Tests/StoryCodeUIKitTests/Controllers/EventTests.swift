#if canImport(UIKit) && !os(watchOS)
    import StoryCodeTesting
    import StoryCodeUIKit
    import Testing
    import UIKit

    /// The events of a controller and its helpers, on the base class and on an observed controller.
    @MainActor
    struct EventTests {
        let log = Log()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

        private func scene(
            _ kind: ControllerKind,
            callsSuper: Bool = true
        ) -> SceneHost<UIViewController, (Tracker, Tracker)> {
            Scene {
                return kind.logged(log, callsSuper: callsSuper)
            }.with {
                return Tracker("h1", log: log)
            }.with {
                return Tracker("h2", log: log)
            }.host(view: { _, _, _ in UIView() })
        }

        @Test(arguments: ControllerKind.allCases)
        func helpersReceiveEveryEventAfterTheController(kind: ControllerKind) async {
            let host = scene(kind)
            window.rootViewController = host.controller
            window.makeKeyAndVisible()
            await Host.settle(window)
            window.isHidden = true
            await Host.settle(window)
            log.expect([
                "C.didLoad", "h1.didLoad", "h2.didLoad",
                "C.willAppear", "h1.willAppear", "h2.willAppear",
                "C.isAppearing", "h1.isAppearing", "h2.isAppearing",
                "C.willLayout", "h1.willLayout", "h2.willLayout",
                "C.didLayout", "h1.didLayout", "h2.didLayout",
                "C.didAppear", "h1.didAppear", "h2.didAppear",
                "C.willDisappear", "h1.willDisappear", "h2.willDisappear",
                "C.didDisappear", "h1.didDisappear", "h2.didDisappear",
            ])
        }

        @Test(arguments: ControllerKind.allCases, [false, true])
        func whatFollowsTheLoadingOfAViewIsNoPartOfIt(kind: ControllerKind, hasBuilder: Bool) {
            let scene = Scene { return kind.make() }.with { return Tracker("h", log: log) }
            let host = hasBuilder ? scene.host(view: { _, _ in UIView() }) : scene.host()
            let recorder = LifecycleRecorder(of: host, as: "C")
            host.controller.loadViewIfNeeded()
            recorder.note("later")
            let steps = recorder.run().steps.filter { $0.helper == nil }
            #expect(steps.map(\.kind) == [.loadView, .view(.viewDidLoad), .note("later")])
            #expect(steps.map(\.parent) == [nil, nil, nil])
        }

        @Test(arguments: ControllerKind.allCases)
        func aTeardownIsAnnouncedAndTheViewIsMadeAgain(kind: ControllerKind) {
            let host = scene(kind)
            host.controller.loadViewIfNeeded()
            weak let first = host.controller.viewIfLoaded
            _ = log.take()
            host.helpers.0.react = { [log, weak controller = host.controller] _ in
                log.add("view \(controller?.isViewLoaded == true)")
            }
            host.controller.view = nil
            #expect(first == nil)
            let teardown =
                kind == .base
                ? [
                    "C.willTearDown", "h1.willTearDown", "view true", "h2.willTearDown",
                    "C.didTearDown", "h1.didTearDown", "view false", "h2.didTearDown",
                ]
                : ["h1.willTearDown", "view true", "h2.willTearDown", "h1.didTearDown", "view false", "h2.didTearDown"]
            log.expect(teardown)
            host.helpers.0.react = { _ in }
            #expect(host.controller.view != nil)
            log.expect(["C.didLoad", "h1.didLoad", "h2.didLoad"])
        }

        @Test(arguments: ControllerKind.allCases)
        func settingAMissingViewToNilDoesNothing(kind: ControllerKind) {
            let host = scene(kind)
            host.controller.view = nil
            log.expect([])
        }

        @Test(arguments: ControllerKind.allCases)
        func anAssignedViewIsNotAnnounced(kind: ControllerKind) {
            let host = scene(kind)
            let view = UIView()
            host.controller.view = view
            #expect(host.controller.view === view)
            log.expect([])
        }

        @Test(arguments: ControllerKind.allCases)
        func deallocationIsNoTeardown(kind: ControllerKind) {
            do {
                let host = scene(kind)
                host.controller.loadViewIfNeeded()
                _ = log.take()
            }
            log.expect([])
        }

        #if !canImport(ObjectiveC)
            // Where UIKit releases the view is not documented; the stub's controllers can do it in any place.
            private final class ReleasingBaseController: SceneViewController {
                isolated deinit { view = nil }
            }

            private final class ReleasingObservedController: UIViewController {
                isolated deinit { view = nil }
            }

            @Test(arguments: ControllerKind.allCases)
            func aViewThatIsReleasedInDeinitIsNoTeardown(kind: ControllerKind) {
                do {
                    let controller = Scene {
                        return kind == .base ? ReleasingBaseController() : ReleasingObservedController()
                    }.with {
                        return Tracker("h", log: log)
                    }.instantiate()
                    controller.loadViewIfNeeded()
                }
                log.expect(["h.didLoad"])
            }
        #endif

        @Test(arguments: ControllerKind.allCases)
        func aDirectCallInAVisibleViewInventsNothing(kind: ControllerKind) async {
            let host = scene(kind)
            window.rootViewController = host.controller
            window.makeKeyAndVisible()
            await Host.settle(window)
            _ = log.take()
            log.withDiagnostics { host.controller.call(.viewWillAppear(false)) }
            let lines = ["C.willAppear", "! eventCalledDirectly", "h1.willAppear", "h2.willAppear"]
            log.expect(kind == .base ? lines : [lines[1], lines[0]] + lines[2...])
            window.isHidden = true
            await Host.settle(window)
            log.expect([
                "C.willDisappear", "h1.willDisappear", "h2.willDisappear",
                "C.didDisappear", "h1.didDisappear", "h2.didDisappear",
            ])
        }

        /// A controller on the base class that lays its view out before it is announced.
        private final class LayingOutController: SceneViewController {
            override func loadView() {
                super.loadView()
                view.layoutIfNeeded()
            }
        }

        @Test func layoutInLoadViewInventsNothing() {
            let controller = Scene { LayingOutController() }.with { Tracker("h", log: log) }.instantiate()
            log.withDiagnostics { controller.loadViewIfNeeded() }
            log.expect(["h.willLayout", "h.didLayout", "h.didLoad"])
        }

        // MARK: Nested events

        @Test(arguments: ControllerKind.allCases)
        func aViewThatReplacesAnotherInAnEventStays(kind: ControllerKind) {
            let host = scene(kind)
            let other = UIView()
            host.helpers.0.react = { [weak controller = host.controller] event in
                guard event == .viewDidLoad else { return }
                controller?.view = nil
                controller?.view = other
            }
            host.controller.loadViewIfNeeded()
            #expect(host.controller.viewIfLoaded === other)
        }

        @Test(arguments: ControllerKind.allCases)
        func aTeardownInAnEventWaitsForTheEvent(kind: ControllerKind) {
            let host = scene(kind)
            host.helpers.0.react = { [weak controller = host.controller] event in
                if event == .viewDidLoad { controller?.view = nil }
            }
            host.controller.loadViewIfNeeded()
            let teardown =
                kind == .base
                ? [
                    "C.willTearDown", "h1.willTearDown", "h2.willTearDown",
                    "C.didTearDown", "h1.didTearDown", "h2.didTearDown",
                ] : ["h1.willTearDown", "h2.willTearDown", "h1.didTearDown", "h2.didTearDown"]
            log.expect(["C.didLoad", "h1.didLoad", "h2.didLoad"] + teardown)
        }

        @Test(arguments: ControllerKind.allCases)
        func anEventInsideAnEventDoesNotOvertakeIt(kind: ControllerKind) {
            let host = scene(kind)
            host.controller.loadViewIfNeeded()
            _ = log.take()
            host.helpers.0.react = { [weak controller = host.controller] event in
                if event == .viewWillAppear(false) { controller?.call(.viewWillLayoutSubviews) }
            }
            host.controller.call(.viewWillAppear(false))
            log.expect([
                "C.willAppear", "h1.willAppear", "C.willLayout", "h2.willAppear", "h1.willLayout", "h2.willLayout",
            ])
        }

        @Test func anEventInsideAnOverrideFollowsTheOverride() throws {
            let host = scene(.observed)
            let controller = try #require(host.controller as? any LoggedController)
            controller.loadViewIfNeeded()
            _ = log.take()
            controller.react = { [weak controller] event in
                if event == .viewWillAppear(false) { controller?.call(.viewWillLayoutSubviews) }
            }
            controller.call(.viewWillAppear(false))
            log.expect([
                "C.willAppear", "C.willLayout", "h1.willAppear", "h2.willAppear", "h1.willLayout", "h2.willLayout",
            ])
        }

        @Test(arguments: ControllerKind.allCases)
        func aHelperReleasesTheControllerInAnEvent(kind: ControllerKind) throws {
            var controller: UIViewController?
            weak var released: UIViewController?
            do {
                let host = scene(kind)
                host.controller.loadViewIfNeeded()
                host.helpers.0.react = { _ in controller = nil }
                controller = host.controller
                released = controller
            }
            _ = log.take()
            controller?.call(.viewWillAppear(false))
            #expect(released == nil)
            log.expect(["C.willAppear", "h1.willAppear", "h2.willAppear"])
        }

        // MARK: Forgotten super

        @Test func helpersOfAnObservedControllerMissNothingWithoutSuper() async {
            let host = scene(.observed, callsSuper: false)
            window.rootViewController = host.controller
            log.withDiagnostics { window.makeKeyAndVisible() }
            await Host.settle(window)
            log.expect([
                "C.didLoad", "h1.didLoad", "h2.didLoad",
                "C.willAppear", "h1.willAppear", "h2.willAppear",
                "C.isAppearing", "h1.isAppearing", "h2.isAppearing",
                "C.willLayout", "h1.willLayout", "h2.willLayout",
                "C.didLayout", "h1.didLayout", "h2.didLayout",
                "C.didAppear", "h1.didAppear", "h2.didAppear",
            ])
        }

        /// A controller on the base class with overrides that forget `super`.
        private final class Forgetful: SceneViewController {
            override func viewDidLoad() {}
            override func viewWillAppear(_ animated: Bool) {}
            override func viewWillDisappear(_ animated: Bool) {}
        }

        @Test func helpersOfTheBaseClassReceiveAMissedEventLate() async {
            let controller = Scene { return Forgetful() }.with { Tracker("h", log: log) }.instantiate()
            window.rootViewController = controller
            await DiagnosticHandler.$current.withValue(DiagnosticHandler { log.add("! \($0.problem)") }) {
                window.makeKeyAndVisible()
                await Host.settle(window)
                window.isHidden = true
                await Host.settle(window)
            }
            log.expect([
                "! eventMissed", "h.didLoad", "! eventMissed", "h.willAppear", "h.isAppearing", "h.willLayout",
                "h.didLayout", "h.didAppear", "! eventMissed", "h.willDisappear", "h.didDisappear",
            ])
        }

        @Test func aMissedLoadFollowsTheAccessThatLoadsTheView() {
            let controller = Scene { return Forgetful() }.with { Tracker("h", log: log) }.instantiate()
            log.withDiagnostics { _ = controller.view }
            log.expect(["! eventMissed", "h.didLoad"])
        }

        /// A controller on the base class with overrides that forget `super` from the start.
        private final class ForgetfulFromTheStart: SceneViewController {
            var madeView: () -> Void = {}

            override func loadView() {
                view = UIView()
                madeView()
            }

            override func viewDidLoad() {}
        }

        @Test func aMissedLoadIsNoticedWithoutTheMethodThatLoads() {
            let controller = Scene { return ForgetfulFromTheStart() }.with { Tracker("h", log: log) }.instantiate()
            log.withDiagnostics { controller.loadViewIfNeeded() }
            log.expect(["! eventMissed", "h.didLoad"])
        }

        @Test func aSceneThatIsMadeInLoadViewReceivesTheLoadOnce() {
            let controller = ForgetfulFromTheStart()
            controller.madeView = { [log, unowned controller] in
                _ = Scene { controller }.with { Tracker("h", log: log) }.instantiate()
            }
            log.withDiagnostics { _ = controller.view }
            controller.madeView = {}
            log.expect(["! eventMissed", "h.didLoad"])
        }

        @Test(arguments: [
            ([ViewEvent.viewDidAppear(true)], ["! eventMissed", "h.willAppear", "h.didAppear"]),
            ([.viewIsAppearing(true)], ["! eventMissed", "h.willAppear", "h.isAppearing"]),
            (
                [.viewWillDisappear(true)],
                ["! eventMissed", "h.willAppear", "! eventMissed", "h.didAppear", "h.willDisappear"]
            ),
            (
                [.viewWillAppear(true), .viewDidDisappear(true)],
                ["h.willAppear", "! eventMissed", "h.willDisappear", "h.didDisappear"]
            ),
            (
                [.viewWillAppear(true), .viewDidAppear(true), .viewWillAppear(true)],
                [
                    "h.willAppear", "h.didAppear", "! eventMissed", "h.willDisappear", "! eventMissed",
                    "h.didDisappear", "h.willAppear",
                ]
            ),
            (
                [.viewWillAppear(true), .viewWillDisappear(true), .viewDidAppear(true)],
                ["h.willAppear", "h.willDisappear", "! eventMissed", "h.willAppear", "h.didAppear"]
            ),
            (
                [.viewWillAppear(true), .viewWillDisappear(true), .viewIsAppearing(true)],
                ["h.willAppear", "h.willDisappear", "! eventMissed", "h.willAppear", "h.isAppearing"]
            ),
            // A transition that turns round misses nothing.
            (
                [.viewWillAppear(true), .viewWillDisappear(true), .viewWillAppear(true), .viewDidAppear(true)],
                ["h.willAppear", "h.willDisappear", "h.willAppear", "h.didAppear"]
            ),
            (
                [.viewWillAppear(true), .viewWillDisappear(true), .viewDidDisappear(true)],
                [
                    "h.willAppear", "h.willDisappear", "h.didDisappear",
                ]
            ),
        ])
        func anEventShowsWhatIsMissingBeforeIt(events: [ViewEvent], lines: [String]) {
            let controller = Scene { return SceneViewController() }.with { Tracker("h", log: log) }.instantiate()
            log.withDiagnostics { for event in events { controller.call(event) } }
            log.expect(lines)
        }

        @Test(arguments: ControllerKind.allCases)
        func anEventOfEachKindReachesTheHelpers(kind: ControllerKind) {
            // UIKit has no teardown, notifies scenes of phases, and updates properties since iOS 26.
            let others: Set<ViewEvent.Kind> = [
                .viewWillTearDown, .viewDidTearDown, .windowPhaseDidChange, .updateProperties,
            ]
            let kinds = ViewEvent.Kind.allCases.filter { !others.contains($0) }
            let events = kinds.map { ViewEvent($0, animated: true) }
            let host = scene(kind)
            var received: [ViewEvent] = []
            host.helpers.0.react = { received.append($0) }
            for event in events { host.controller.call(event) }
            #expect(received == events)
        }

        @Test func aMissedEventNamesItsMethod() {
            var found: [LifecycleDiagnostic] = []
            let controller = Scene { return Forgetful() }.with { 1 }.instantiate()
            DiagnosticHandler.$current.withValue(DiagnosticHandler { found.append($0) }) {
                controller.loadViewIfNeeded()
            }
            #expect(
                found.map(\.description) == [
                    """
                    <Forgetful> has not received viewDidLoad in time, so its helpers receive it late. To fix: Call super \
                    in the override of viewDidLoad, and do not call methods of events yourself.
                    """
                ]
            )
        }
    }
#endif

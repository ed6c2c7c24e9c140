import StoryCode
import StoryCodeLeaks
import StoryCodeTesting
import Testing

/// The screens and helpers that a watch reports in a running program.
@MainActor
struct LeakWatchTests {
    final class CityController: ViewController {}

    final class CityPresenter: ViewObserver {
        var controller: ViewController?
        var other: AnyObject?
    }

    final class List {
        var items: [AnyObject] = []
    }

    final class Panel {}

    /// A controller of another toolkit, which counts the accesses to its scene events.
    final class PanelController: SceneController {
        private let events = SceneEvents<Panel>()
        private(set) var accesses = 0

        var sceneEvents: SceneEvents<Panel> {
            accesses += 1
            return events
        }
    }

    /// A clock that counts what is scheduled.
    final class CountingClock: LifecycleScheduler {
        private let clock = ManualClock()
        private(set) var count = 0

        var now: Duration { clock.now }

        func schedule(after delay: Duration, _ work: @escaping @MainActor () -> Void) {
            count += 1
            clock.schedule(after: delay, work)
        }
    }

    /// The objects that a test retains.
    final class Shelf {
        var objects: [AnyObject] = []
    }

    private let clock = ManualClock()
    private let shelf = Shelf()
    private let navigation = NavigationController(rootViewController: ViewController())
    private let window = Window()

    private init() {
        window.rootViewController = navigation
        window.makeKeyAndVisible()
    }

    private func makeWatch(known: Set<String> = []) -> LeakWatch {
        LeakWatch(scheduler: clock, known: known, isOn: true) { _ in }
    }

    private func makeCity(_ title: String = "Lisbon", isLeak: Bool = true) -> CityController {
        Scene { return CityController() }.with { return CityPresenter() }.instantiate(connect: {
            controller,
            presenter in
            controller.title = title
            presenter.controller = isLeak ? controller : nil
        })
    }

    private func pushAndPop(_ makeController: () -> ViewController) {
        navigation.pushViewController(makeController(), animated: false)
        navigation.popViewController(animated: false)
    }

    private func popAndKeepHelper(title: String) {
        pushAndPop {
            let host = Scene { return CityController() }.with { return CityPresenter() }.host()
            host.controller.title = title
            shelf.objects.append(host.helpers)
            return host.controller
        }
    }

    private static let path = """
        They are part of a cycle:

          CityController "Lisbon"
            ↓ helper 1 of its scene
          CityPresenter
            ↓ controller   ← break here: weak var controller
          CityController "Lisbon"
        """

    @Test func poppedScreenIsReportedAfterFiveSeconds() {
        let watch = makeWatch()
        pushAndPop { makeCity() }
        clock.advance(by: .milliseconds(4_999))
        #expect(watch.reports.isEmpty)
        clock.advance(by: .milliseconds(1))
        #expect(
            watch.reports.map(\.description) == [
                """
                New leak: CityController "Lisbon" and CityPresenter outlived the screen by 5 s. \(Self.path)

                CityController "Lisbon" also retains View (its view).
                """
            ]
        )
    }

    @Test func eachScreenIsReportedAtItsTime() {
        let watch = makeWatch()
        pushAndPop { makeCity("Lisbon") }
        clock.advance(by: .seconds(3))
        navigation.present(makeCity("Oslo"), animated: false)
        navigation.dismiss(animated: false)
        clock.advance(by: .milliseconds(4_999))
        #expect(watch.reports.map(\.count) == [1])
        clock.advance(by: .milliseconds(1))
        #expect(watch.reports.map(\.count) == [2])
    }

    @Test func screensThatWereNeverShownAreNotReported() {
        let watch = makeWatch()
        shelf.objects = [makeCity(isLeak: false)]
        pushAndPop { ViewController() }
        clock.run()
        pushAndPop { ViewController() }
        clock.run()
        #expect(watch.reports.isEmpty)
    }

    @Test func releasedScreensAreNotReported() {
        let watch = makeWatch()
        for _ in 0..<3 { pushAndPop { makeCity(isLeak: false) } }
        clock.run()
        #expect(watch.reports.isEmpty && clock.isAtRest)
    }

    @Test func dismissedScreenIsReported() {
        let watch = makeWatch()
        navigation.present(makeCity(), animated: false)
        clock.advance(by: .seconds(10))
        #expect(watch.reports.isEmpty)
        navigation.dismiss(animated: false)
        clock.advance(by: .seconds(5))
        #expect(watch.reports.count == 1 && watch.reports.first?.message.contains(Self.path) == true)
    }

    @Test func replacedRootsAreReported() {
        let watch = makeWatch()
        let other = Window()
        other.rootViewController = makeCity()
        other.makeKeyAndVisible()
        other.rootViewController = ViewController()
        clock.advance(by: .seconds(5))
        #expect(watch.reports.count == 1)
    }

    @Test func coveredScreensThatAreReplacedAreReported() {
        let watch = makeWatch()
        navigation.setViewControllers(
            [ViewController(), makeCity(), ViewController()],
            animated: false
        )
        navigation.setViewControllers([ViewController()], animated: false)
        clock.advance(by: .seconds(5))
        #expect(watch.reports.count == 1)
    }

    @Test func screensThatAreCoveredAreNotReported() {
        let watch = makeWatch()
        navigation.pushViewController(makeCity(), animated: false)
        navigation.pushViewController(ViewController(), animated: false)
        navigation.present(ViewController(), animated: false)
        window.isHidden = true
        clock.advance(by: .seconds(60))
        #expect(watch.reports.isEmpty)
    }

    @Test func screenThatComesBackIsNotReported() {
        let watch = makeWatch()
        let city = makeCity()
        pushAndPop { city }
        clock.advance(by: .seconds(4))
        navigation.pushViewController(city, animated: false)
        clock.advance(by: .seconds(10))
        #expect(watch.reports.isEmpty)
        navigation.popViewController(animated: false)
        clock.advance(by: .seconds(5))
        #expect(watch.reports.count == 1)
    }

    @Test func screensInsideALeakAreOneReport() {
        let watch = makeWatch()
        let inner = NavigationController(rootViewController: makeCity())
        shelf.objects = [inner]
        navigation.present(inner, animated: false)
        navigation.dismiss(animated: false)
        clock.advance(by: .seconds(5))
        #expect(
            watch.reports.count == 1
                && watch.reports.first?.message.hasPrefix("NavigationController outlived") == true
        )
    }

    @Test func helperThatOutlivesItsControllerIsReported() {
        let watch = makeWatch()
        popAndKeepHelper(title: "Lisbon")
        clock.advance(by: .seconds(5))
        #expect(
            watch.reports.map(\.message) == [
                """
                CityPresenter, a helper of CityController "Lisbon", outlived the screen by 5 s.
                1 strong reference comes from outside: a global, a running task or a local variable.

                To fix: Find what retains them, such as a closure, or a delegate that is not weak.
                A controller retains its helpers and its view, so begin with the controllers.
                """
            ]
        )
    }

    @Test func helpersOfControllersWithOtherTitlesAreOneReport() {
        let watch = makeWatch()
        for title in ["Lisbon", "Oslo"] { popAndKeepHelper(title: title) }
        clock.advance(by: .seconds(5))
        #expect(watch.reports.map(\.count) == [2])
    }

    @Test func helperOfACoveredScreenIsReported() {
        let watch = makeWatch()
        let shelf = shelf
        func makeStack() -> NavigationController {
            let host = Scene { return CityController() }.with { return CityPresenter() }.host()
            shelf.objects.append(host.helpers)
            return NavigationController(rootViewController: host.controller)
        }
        window.rootViewController = makeStack()
        (window.rootViewController as? NavigationController)?.pushViewController(ViewController(), animated: false)
        clock.advance(by: .seconds(5))
        window.rootViewController = navigation
        clock.advance(by: .seconds(10))
        #expect(watch.reports.count == 1)
        #expect(watch.reports.first?.message.hasPrefix("CityPresenter, a helper of CityController,") == true)
    }

    @Test func sharedHelpersAreNotReported() {
        let watch = makeWatch()
        let shared = CityPresenter()
        navigation.pushViewController(
            Scene { return ViewController() }.with { return shared }.instantiate(),
            animated: false
        )
        pushAndPop { Scene { return CityController() }.with { return shared }.instantiate() }
        clock.advance(by: .seconds(20))
        #expect(watch.reports.isEmpty)
    }

    @Test func allowedObjectsAreNotReported() {
        let watch = makeWatch()
        let (kept, helper) = (ViewController(), CityPresenter())
        watch.allow(kept)
        watch.allow(helper)
        pushAndPop { kept }
        pushAndPop { Scene { return CityController() }.with { return helper }.instantiate() }
        clock.advance(by: .seconds(20))
        #expect(watch.reports.isEmpty)
    }

    @Test func repeatedLeakIsOneReport() {
        var received: [String] = []
        let watch = LeakWatch(after: .seconds(1), scheduler: clock, isOn: true) {
            received.append("\($0.isNew) \($0.count)")
        }
        for title in ["Lisbon", "Oslo", "Lima"] { pushAndPop { makeCity(title) } }
        pushAndPop {
            shelf.objects.append(ViewController())
            return shelf.objects[0] as? ViewController ?? ViewController()
        }
        clock.advance(by: .seconds(1))
        #expect(received == ["true 1", "false 2", "false 3", "true 1"])
        #expect(watch.reports.map(\.count) == [3, 1])
        #expect(
            watch.reports[0].description.hasPrefix("Known leak, 3 times: CityController \"Lisbon\" and")
        )
        #expect(
            watch.reports[0].signature.hasPrefix(
                "CityController and CityPresenter outlived the screen by 1 s."
            )
        )
        let later = makeWatch(known: [watch.reports[0].signature.replacing("by 1 s", with: "by 5 s")])
        pushAndPop { makeCity("Rome") }
        clock.advance(by: .seconds(5))
        #expect(
            later.reports.map(\.isKnown) == [true]
                && later.reports[0].description.hasPrefix("Known leak: City")
        )
    }

    @Test func earlierScreenIsWatched() {
        let city = makeCity()
        navigation.pushViewController(city, animated: false)
        let watch = makeWatch()
        watch.observe(city)
        navigation.popViewController(animated: false)
        clock.advance(by: .seconds(5))
        #expect(watch.reports.count == 1)
    }

    @Test func watchThatIsOffDoesNothing() {
        let watches = [LeakWatch(scheduler: clock, isOn: false), makeWatch()]
        watches[1].stop()
        pushAndPop { makeCity() }
        watches[0].observe(navigation)
        clock.run()
        #expect(watches.allSatisfy(\.reports.isEmpty) && clock.now == .zero)
        #if DEBUG
            #expect(LeakWatch.isDebugBuild)
        #else
            #expect(!LeakWatch.isDebugBuild)
        #endif
    }

    @Test func watchRetainsNothing() {
        var watch: LeakWatch? = makeWatch()
        weak let reference = watch
        weak var city: ViewController?
        pushAndPop {
            let controller = makeCity(isLeak: false)
            city = controller
            return controller
        }
        #expect(city == nil)
        watch = nil
        #expect(reference == nil)
        clock.run()
    }

    @Test func stoppedWatchReportsNothing() {
        let watch = makeWatch()
        pushAndPop { makeCity() }
        clock.advance(by: .seconds(4))
        watch.stop()
        clock.advance(by: .seconds(10))
        #expect(watch.reports.isEmpty)
    }

    @Test func onlyScreensOfTheScopeAreReported() {
        let watch = makeWatch()
        let scope = TraceScope()
        watch.scope = scope
        pushAndPop { makeCity("Oslo") }
        LifecycleTrace.$scopes.withValue([scope]) { pushAndPop { makeCity("Lisbon") } }
        clock.advance(by: .seconds(20))
        #expect(watch.reports.map(\.count) == [1])
        #expect(watch.reports.first?.message.contains(Self.path) == true)
    }

    /// Such a controller does not say whether it has a place.
    @Test func controllerOfAnotherToolkitIsNotReported() {
        let watch = makeWatch()
        let host = Scene { return PanelController() }.with { return CityPresenter() }.host()
        let events: [ViewEvent] = [
            .viewDidLoad, .viewWillAppear(false), .viewDidAppear(false), .viewWillDisappear(false),
            .viewDidDisappear(false),
        ]
        for event in events { host.controller.sceneEvents.send(event) }
        clock.advance(by: .seconds(20))
        #expect(watch.reports.isEmpty)
        withExtendedLifetime(host) {}
    }

    @Test func observingAccessesTheSceneEvents() {
        let controllers = [PanelController(), PanelController()]
        makeWatch().observe(controllers[0])
        LeakWatch(scheduler: clock, isOn: false).observe(controllers[1])
        #expect(controllers.map(\.accesses) == [1, 0])
    }

    @Test(arguments: [(1_500, "1.5 s"), (60_000, "60 s"), (-1_000, "0 s")])
    func reportNamesTheDelay(milliseconds: Int, words: String) {
        let watch = LeakWatch(after: .milliseconds(milliseconds), scheduler: clock, isOn: true) { _ in }
        pushAndPop { makeCity() }
        clock.advance(by: .milliseconds(milliseconds))
        #expect(
            watch.reports.map(\.message) == [
                """
                CityController "Lisbon" and CityPresenter outlived the screen by \(words). \(Self.path)

                CityController "Lisbon" also retains View (its view).
                """
            ]
        )
    }

    @Test func manyScreensAreSearchedForOnce() {
        let clock = CountingClock()
        let watch = LeakWatch(scheduler: clock, isOn: true) { _ in }
        for _ in 0..<3 { pushAndPop { makeCity(isLeak: false) } }
        #expect(clock.count == 1 && watch.reports.isEmpty)
    }

    @Test func releasedObjectsThatWereAllowedAreForgotten() {
        let watch = makeWatch()
        expectNoGrowth(of: watch) { watch.allow(CityPresenter()) }
    }

    @Test func signatureHasNoTitlesCountsAndPositions() {
        let watch = makeWatch()
        pushAndPop {
            let host = Scene { return CityController() }.with { return CityPresenter() }.host()
            shelf.objects = [host.helpers, host.helpers]
            return host.controller
        }
        pushAndPop {
            let host = Scene { return CityController() }.with { return CityPresenter() }.host()
            let list = List()
            list.items = [List(), host.controller]
            host.helpers.other = list
            host.controller.title = "Lisbon"
            shelf.objects.append(host.controller)
            return host.controller
        }
        clock.advance(by: .seconds(5))
        #expect(
            watch.reports.map(\.signature) == [
                """
                CityPresenter, a helper of CityController, outlived the screen by 5 s.
                strong references come from outside: a global, a running task or a local variable.

                To fix: Find what retains them, such as a closure, or a delegate that is not weak.
                A controller retains its helpers and its view, so begin with the controllers.
                """,
                """
                CityController and CityPresenter outlived the screen by 5 s. They are part of a cycle:

                  CityController
                    ↓ helper 1 of its scene
                  CityPresenter
                    ↓ other.items[…]   ← break here
                  CityController

                more strong references come from outside: a global, a running task or a local variable.

                CityController also retains View (its view).
                """,
            ]
        )
    }

    #if os(Linux) || os(macOS)
        /// Leaves two screens with the same leak, in a process with the output of a watch.
        static func leakTwice() {
            let tests = LeakWatchTests()
            let watch = LeakWatch(scheduler: tests.clock, isOn: true)
            for title in ["Lisbon", "Oslo"] { tests.pushAndPop { tests.makeCity(title) } }
            tests.clock.advance(by: .seconds(5))
            withExtendedLifetime(watch) {}
        }

        @Test func newReportsArePrinted() async throws {
            let result = try await #require(processExitsWith: .success, observing: [\.standardOutputContent]) {
                await MainActor.run { LeakWatchTests.leakTwice() }
            }
            let lines = String(decoding: result.standardOutputContent, as: UTF8.self).split(separator: "\n")
            let words = """
                StoryCode: New leak: CityController "Lisbon" and CityPresenter outlived the screen by 5 s. They are part \
                of a cycle:
                """
            #expect(lines.filter { $0.contains("StoryCode: ") }.map(String.init) == [words])
        }
    #endif
}

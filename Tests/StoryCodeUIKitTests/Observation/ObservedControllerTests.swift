#if canImport(UIKit) && !os(watchOS)
    import Foundation
    import StoryCodeTesting
    import StoryCodeUIKit
    import Testing
    import UIKit

    #if !canImport(ObjectiveC)
        import Synchronization
        import os
    #endif

    /// Controllers that are not written for scenes.
    @MainActor
    struct ObservedControllerTests {
        private final class OwnView: UIView {}

        /// A controller with its own `loadView()`, as third-party controllers have it.
        private final class OwnViewController: UIViewController {
            override func loadView() { view = OwnView() }
        }

        /// A controller on the base class with its own view.
        private final class OwnViewSceneController: SceneViewController {
            override func loadView() { view = OwnView() }
        }

        /// A controller on the base class that completes the view of the builder.
        private final class CompletingController: SceneViewController {
            override func loadView() {
                super.loadView()
                view.addSubview(UILabel(frame: .zero))
            }
        }

        let log = Log()

        private func scene<Controller: UIViewController>(
            _ make: @escaping @MainActor () -> Controller
        ) -> Controller {
            Scene(make).with { [log] in Tracker("h", log: log) }.instantiate(view: { [log] _, _ in
                log.add("builder")
                return UIView()
            })
        }

        // MARK: The view

        @Test func aTableControllerKeepsItsOwnView() {
            let controller = scene { UITableViewController() }
            log.withDiagnostics { controller.loadViewIfNeeded() }
            #expect(controller.view is UITableView)
            log.expect(["! viewBuilderNotUsed", "h.didLoad"])
        }

        @Test func anOverrideOfLoadViewWinsOverTheBuilder() {
            let controller = scene { OwnViewController() }
            log.withDiagnostics { controller.loadViewIfNeeded() }
            #expect(controller.view is OwnView)
            log.expect(["! viewBuilderNotUsed", "h.didLoad"])
        }

        @Test func anUnusedBuilderIsReportedOnTheBaseClass() {
            let controller = scene { OwnViewSceneController() }
            log.withDiagnostics { controller.loadViewIfNeeded() }
            #expect(controller.view is OwnView)
            log.expect(["! viewBuilderNotUsed", "h.didLoad"])
        }

        @Test func anUnusedBuilderIsReportedOnce() {
            let controller = scene { UITableViewController() }
            log.withDiagnostics {
                controller.loadViewIfNeeded()
                controller.view = nil
                controller.loadViewIfNeeded()
            }
            log.expect(["! viewBuilderNotUsed", "h.didLoad", "h.willTearDown", "h.didTearDown", "h.didLoad"])
        }

        @Test func anUnusedBuilderIsReportedWithItsRemedy() {
            var found: [LifecycleDiagnostic] = []
            let controller = scene { UITableViewController() }
            DiagnosticHandler.$current.withValue(DiagnosticHandler { found.append($0) }) {
                controller.loadViewIfNeeded()
            }
            #expect(
                found.map(\.description) == [
                    """
                    <UITableViewController> has made its own view, so the view builder of its scene was not used. To fix: \
                    Remove the argument `view`, or let the controller leave its view to the builder: no `loadView()` of \
                    its own, or one of a subclass of SceneViewController that calls super.
                    """
                ]
            )
        }

        /// A controller on the base class that makes its first view with the builder and the next ones itself.
        private final class AlternatingController: SceneViewController {
            private var isFirst = true

            override func loadView() {
                if isFirst { super.loadView() } else { view = OwnView() }
                isFirst = false
            }
        }

        @Test func aBuilderThatIsNotUsedAgainIsReported() {
            let controller = scene { AlternatingController() }
            log.withDiagnostics {
                controller.loadViewIfNeeded()
                controller.view = nil
                controller.loadViewIfNeeded()
            }
            log.expect([
                "builder", "h.didLoad", "h.willTearDown", "h.didTearDown", "! viewBuilderNotUsed", "h.didLoad",
            ])
        }

        #if !canImport(ObjectiveC)
            private final class ZooViewController: UIViewController {}
            private final class CageViewController: SceneViewController {}
            private final class DenController: SceneViewController {}
            private final class PenController: UIViewController {}

            // UIKit looks for a nib file that is named after a class without a `loadView()` of its own.
            @Test(arguments: [
                "ZooView", "ZooViewController", "CageView", "CageViewController", "Den", "DenController", "Pen",
                "PenController",
            ])
            func aNibThatIsNamedAfterItsControllerIsLoaded(name: String) throws {
                try Bundle.withNib(named: name) { bundle in
                    let controller = Scene {
                        return switch name.first {
                        case "Z": ZooViewController(nibName: nil, bundle: bundle) as UIViewController
                        case "C": CageViewController(nibName: nil, bundle: bundle)
                        case "P": PenController(nibName: nil, bundle: bundle)
                        default: DenController(nibName: nil, bundle: bundle)
                        }
                    }.with { Tracker("h", log: log) }.instantiate()
                    let recorder = LifecycleRecorder(of: controller, as: "A")
                    controller.loadViewIfNeeded()
                    #expect(controller.view.stubNibName == name)
                    log.expect(["h.didLoad"])
                    recorder.expect(["A.loadView", "A.viewDidLoad"], helpers: false)
                }
            }

            @Test(arguments: [
                (false, ["! observedBeforeScene", "builder", "h.didLoad"]), (true, ["! notObserved", "! notObserved"]),
            ])
            func aForeignClassIsReported(refuses: Bool, lines: [String]) {
                let controller = UIViewController()
                controller.stubForeignClass = ("Aspects_UIViewController", refuses)
                log.withDiagnostics { _ = scene { controller } }
                controller.loadViewIfNeeded()
                log.expect(lines.filter { $0.hasPrefix("!") || !refuses })
            }

            @Test func aDiagnosticIsLogged() {
                let logged = Mutex<[String]>([])
                Logger.$stubReceive.withValue({ line in logged.withLock { $0.append(line) } }) {
                    let controller = scene { UITableViewController() }
                    controller.loadViewIfNeeded()
                }
                let line = logged.withLock { $0.first ?? "" }
                #expect(
                    line.hasPrefix("StoryCode viewBuilderNotUsed error: <UITableViewController> has made its own view")
                )
            }

            @Test func aRefusalNamesTheForeignClass() {
                var found: [LifecycleDiagnostic] = []
                DiagnosticHandler.$current.withValue(DiagnosticHandler { found.append($0) }) {
                    _ = Scene {
                        let controller = UIViewController()
                        controller.stubForeignClass = ("Aspects_UIViewController", true)
                        return controller
                    }.instantiate()
                }
                #expect(
                    found.map(\.description) == [
                        """
                        <UIViewController> cannot be observed, because the class Aspects_UIViewController refuses \
                        methods: its helpers miss events. To fix: Make the scene before another library changes the \
                        class of the controller, or derive the controller from SceneViewController.
                        """
                    ]
                )
            }

            @Test func anEventThatIsCalledDirectlyIsNoticedLater() {
                let controller = scene { UIViewController() }
                // A call in Swift sends no message, as that of a method of a final class.
                controller.viewWillAppear(false)
                log.withDiagnostics { controller.call(.viewDidAppear(false)) }
                log.expect(["! eventNotObserved", "h.didAppear"])
            }

            private final class FinalController: UIViewController {
                private(set) var loads = 0
                override func viewDidLoad() { loads += 1 }
            }

            private final class FinalSceneController: SceneViewController {
                override func viewDidLoad() { super.viewDidLoad() }
            }

            // The call sends no message, and no state of the view contradicts it.
            @Test func aDirectCallOfViewDidLoadInAFinalClassReachesNoHelper() {
                let controller = scene { FinalController() }
                controller.loadViewIfNeeded()
                log.withDiagnostics { controller.viewDidLoad() }
                #expect(controller.loads == 2)
                log.expect(["builder", "h.didLoad"])
            }

            @Test func aDirectCallOfViewDidLoadOnTheBaseClassReachesTheHelpers() {
                let controller = scene { FinalSceneController() }
                controller.loadViewIfNeeded()
                log.withDiagnostics { controller.viewDidLoad() }
                log.expect(["builder", "h.didLoad", "h.didLoad"])
            }

            // MARK: Key-value observing and other libraries that change the class of an object

            @Test func keyValueObservingAfterTheSceneChangesNothing() {
                let controller = scene { UIViewController() }
                log.withDiagnostics {
                    controller.stubBeginObserving(as: "NSKVONotifying_UIViewController")
                    controller.loadViewIfNeeded()
                    controller.stubEndObserving()
                    controller.call(.viewWillAppear(false))
                }
                log.expect(["builder", "h.didLoad", "h.willAppear"])
            }

            @Test func keyValueObservingBeforeTheSceneEndsTheEventsWithIt() {
                let controller = UIViewController()
                controller.stubBeginObserving(as: "NSKVONotifying_UIViewController")
                log.withDiagnostics {
                    _ = scene { controller }
                    controller.loadViewIfNeeded()
                    controller.stubEndObserving()
                    controller.call(.viewWillAppear(false))
                    controller.view = nil
                    controller.loadViewIfNeeded()
                }
                log.expect(["! observedBeforeScene", "builder", "h.didLoad"])
            }

            // No code of this package runs any more, so nothing can be reported.
            @Test func aLibraryThatRestoresTheOriginalClassEndsTheEvents() {
                let controller = scene { UIViewController() }
                log.withDiagnostics {
                    controller.stubBeginObserving(as: "Aspects_UIViewController")
                    controller.loadViewIfNeeded()
                    controller.stubEndObserving(restoresOriginalClass: true)
                    controller.call(.viewWillAppear(false))
                    controller.view = nil
                }
                log.expect(["builder", "h.didLoad"])
            }
        #endif

        @Test func withoutABuilderNothingIsReported() {
            let controller = Scene { UITableViewController() }.with { Tracker("h", log: log) }.instantiate()
            log.withDiagnostics { controller.loadViewIfNeeded() }
            log.expect(["h.didLoad"])
        }

        @Test func anOverrideOnTheBaseClassCompletesTheBuiltView() {
            let controller = scene { CompletingController() }
            log.withDiagnostics { controller.loadViewIfNeeded() }
            #expect(controller.view.subviews.count == 1)
            log.expect(["builder", "h.didLoad"])
        }

        // MARK: The controller stays as it was

        @Test(arguments: ControllerKind.allCases)
        func theClassOfAControllerStays(kind: ControllerKind) {
            let plain = kind.make()
            let controller = Scene { kind.make() }.with { 1 }.instantiate()
            #expect(type(of: controller) == type(of: plain))
            #expect("\(controller)".prefix(20) == "\(plain)".prefix(20))
        }

        @Test func aControllerWithoutASceneIsNotObserved() {
            let controller = UIViewController()
            controller.loadViewIfNeeded()
            controller.view = nil
            #expect(!controller.isViewLoaded)
        }

        #if canImport(ObjectiveC)
            @Test func keyValueObservingWorksAfterwards() {
                let controller = scene { UIViewController() }
                var titles: [String?] = []
                let observation = controller.observe(\.title, options: .new) { controller, _ in
                    MainActor.assumeIsolated { titles.append(controller.title) }
                }
                controller.title = "Lisbon"
                controller.loadViewIfNeeded()
                observation.invalidate()
                controller.view = nil
                #expect(titles == ["Lisbon"])
                #expect(type(of: controller) == UIViewController.self)
                log.expect(["builder", "h.didLoad", "h.willTearDown", "h.didTearDown"])
            }

            @Test func keyValueObservingBeforeTheSceneIsReported() {
                let controller = UIViewController()
                let observation = controller.observe(\.title) { _, _ in }
                log.withDiagnostics { _ = scene { controller } }
                controller.loadViewIfNeeded()
                observation.invalidate()
                log.expect(["! observedBeforeScene", "builder", "h.didLoad"])
            }
        #endif

        // MARK: Late scenes

        @Test(arguments: ControllerKind.allCases)
        func helpersCatchUpWithALoadedView(kind: ControllerKind) {
            let controller = kind.make()
            controller.loadViewIfNeeded()
            log.withDiagnostics { _ = scene { controller } }
            log.expect(["! viewLoadedBeforeScene", "h.didLoad"])
        }

        @Test(arguments: ControllerKind.allCases)
        func helpersCatchUpWithAVisibleView(kind: ControllerKind) async {
            let controller = kind.make()
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            window.rootViewController = controller
            window.makeKeyAndVisible()
            await Host.settle(window)
            log.withDiagnostics { _ = scene { controller } }
            for isHidden in [true, false] {
                window.isHidden = isHidden
                await Host.settle(window)
            }
            #expect(
                log.take().filter { !$0.hasSuffix("Layout") && $0 != "h.isAppearing" } == [
                    "! viewLoadedBeforeScene", "h.didLoad", "h.willAppear", "h.didAppear", "h.willDisappear",
                    "h.didDisappear", "h.willAppear", "h.didAppear",
                ]
            )
        }

        @Test(arguments: ControllerKind.allCases)
        func helpersCatchUpWithAViewThatIsAppearing(kind: ControllerKind) async {
            let controller = kind.make()
            let window = UIWindow.phone()
            window.rootViewController = controller
            window.makeKeyAndVisible()
            log.withDiagnostics { _ = scene { controller } }
            log.expect(
                kind == .base
                    ? ["! viewLoadedBeforeScene", "h.didLoad", "h.willAppear"]
                    : ["! viewLoadedBeforeScene", "h.didLoad", "h.willAppear", "h.didAppear"]
            )
            await Host.settle(window)
            log.expect(kind == .base ? ["h.didAppear"] : [])
            window.isHidden = true
            await Host.settle(window)
            window.isHidden = false
            await Host.settle(window)
            #expect(
                log.take().filter { $0.hasSuffix("ppear") } == [
                    "h.willDisappear", "h.didDisappear", "h.willAppear", "h.didAppear",
                ]
            )
        }

        /// A controller that makes its own scene while its view is loaded.
        private final class SelfMadeController: SceneViewController {
            var makeScene: (SelfMadeController) -> Void = { _ in }

            override func viewDidLoad() {
                makeScene(self)
                super.viewDidLoad()
            }
        }

        @Test func aSceneThatIsMadeInViewDidLoadHearsOfItOnce() {
            let controller = SelfMadeController()
            controller.makeScene = { [log] controller in
                _ = Scene { controller }.with { Tracker("h", log: log) }.instantiate()
            }
            log.withDiagnostics { controller.loadViewIfNeeded() }
            log.expect(["h.didLoad"])
        }

        @Test(arguments: ControllerKind.allCases)
        func aHelperJoinsALivingScene(kind: ControllerKind) {
            let host = Scene { kind.make() }.with { Tracker("h1", log: log) }.host()
            host.controller.loadViewIfNeeded()
            let late = host.add(Tracker("h2", log: log))
            host.controller.call(.viewWillLayoutSubviews)
            late.remove()
            host.controller.call(.viewDidLayoutSubviews)
            log.expect(["h1.didLoad", "h2.didLoad", "h1.willLayout", "h2.willLayout", "h1.didLayout"])
        }

        @Test(arguments: ControllerKind.allCases)
        func aSecondSceneIsReported(kind: ControllerKind) {
            let controller = scene { kind.make() }
            log.withDiagnostics { _ = scene { controller } }
            controller.loadViewIfNeeded()
            log.expect(["! controllerHasScene", "builder", "h.didLoad", "h.didLoad"])
        }
    }
#endif

import StoryCode
import TestSupport
import Testing

/// The order in which a scene is created, in each of its forms.
@MainActor
struct SceneTests {
    let log = Log()

    @Test func partsAreCreatedInOrder() {
        let controller = Scene {
            log.add("make C")
            return LoggedController(log: log)
        }.with {
            log.add("make h1")
            return LoggedHelper("h1", log: log)
        }.with {
            log.add("make h2")
            return LoggedHelper("h2", log: log)
        }.instantiate(
            connect: { controller, first, second in
                log.add("connect \(controller.name) \(first.name) \(second.name)")
            },
            view: { controller, first, second in
                log.add("build view")
                return View()
            }
        )
        log.add("returned")
        _ = controller.view
        log.expect([
            "make C", "make h1", "make h2", "connect C h1 h2", "C.awake", "h1.awake", "h2.awake", "returned",
            "C.loadView", "build view", "C.didLoad", "h1.didLoad", "h2.didLoad",
        ])
    }

    @Test func helperOfFactoryWithoutReturnIsReported() {
        var found: [LifecycleDiagnostic] = []
        DiagnosticHandler.$current.withValue(DiagnosticHandler { found.append($0) }) {
            let controller = Scene {
                return LoggedController(log: log)
            }.with {
                let helper = LoggedHelper("h1", log: log)
                helper.react = { _ in }
            }.with {
                return LoggedHelper("h2", log: log)
            }.instantiate()
            controller.loadViewIfNeeded()
        }
        #expect(
            found.map(\.description) == [
                """
                A helper of <LoggedController> is an empty tuple: its factory returns nothing. To fix: Write `return` \
                before the helper at the end of the factory.
                """
            ]
        )
        log.expect(["C.awake", "h2.awake", "C.loadView", "C.didLoad", "h2.didLoad"])
    }

    @Test func fourFormsOfInstantiate() {
        final class MyView: View {}
        let scene = Scene { LoggedController(log: log) }.with { LoggedHelper("h", log: log) }
        let plain: LoggedController = scene.instantiate()
        let connected: LoggedController = scene.instantiate(connect: { $0.title = $1.name })
        let built: LoggedController = scene.instantiate(view: { _, _ in MyView() })
        let both: LoggedController = scene.instantiate(connect: { $0.title = $1.name }, view: { _, _ in MyView() })
        #expect([plain, connected, built, both].map(\.title) == [nil, "h", nil, "h"])
        #expect([plain, connected, built, both].map { $0.view is MyView } == [false, false, true, true])
    }

    @Test func sceneWithoutHelpers() {
        let host = Scene { LoggedController(log: log) }.host(connect: { $0.title = "alone" }, view: { _ in View() })
        #expect(host.controller.title == "alone")
        #expect(host.controller.isViewLoaded == false)
        #expect(log.take() == ["C.awake"])
    }

    @Test func hostExposesTheHelpersWithTheirTypes() {
        let host: SceneHost<LoggedController, (LoggedHelper, Int, String)> = Scene {
            LoggedController(log: log)
        }.with {
            LoggedHelper("h", log: log)
        }.with {
            7
        }.with {
            "text"
        }.host()
        let single: SceneHost<LoggedController, Int> = Scene { LoggedController(log: log) }.with { 7 }.host()
        #expect(host.helpers.0.name == "h")
        #expect(host.helpers.1 == 7)
        #expect(host.helpers.2 == "text")
        #expect(single.helpers == 7)
    }

    @Test func helperIsDerivedFromEarlierOnes() {
        let host = Scene {
            LoggedController("C", log: log)
        }.withDerived { controller in
            controller.name + "1"
        }.withDerived { controller, first in
            controller.name + first + "2"
        }.with {
            3
        }.withDerived { _, first, second, third in
            "\(first) \(second) \(third)"
        }.host()
        #expect(host.helpers == ("C1", "CC12", 3, "C1 CC12 3"))
    }

    @Test func sceneIsAValueThatCreatesNewGraphs() {
        let scene = Scene { LoggedController(log: log) }.with { LoggedHelper("h", log: log) }
        let (first, second) = (scene.host(), scene.host())
        #expect(first.controller !== second.controller)
        #expect(first.helpers !== second.helpers)
        let completed = scene.with { "more" }.host()
        #expect(completed.helpers.1 == "more")
        #expect(completed.helpers.0 !== first.helpers)
    }

    @Test func viewAccessedInConnectNotifiesHelpers() {
        let controller = Scene {
            LoggedController(log: log)
        }.with {
            LoggedHelper("h", log: log)
        }.instantiate(
            connect: { controller, _ in
                log.add("connect")
                controller.loadViewIfNeeded()
                log.add("connected")
            },
            view: { _, _ in
                log.add("build view")
                return View()
            }
        )
        #expect(controller.isViewLoaded)
        log.expect([
            "connect", "C.loadView", "build view", "C.didLoad", "h.didLoad", "connected", "C.awake", "h.awake",
        ])
    }

    @Test func helpersCatchUpWithAViewLoadedByAFactory() {
        let controller = log.withDiagnostics {
            Scene {
                LoggedController(log: log)
            }.withDerived { controller in
                controller.loadViewIfNeeded()
                return LoggedHelper("h", log: log)
            }.instantiate(
                connect: { _, _ in log.add("connect") },
                view: { _, _ in
                    log.add("build view")
                    return View()
                }
            )
        }
        let early = controller.view
        controller.loadViewIfNeeded()
        #expect(controller.view === early)
        controller.view = nil
        controller.loadViewIfNeeded()
        log.expect([
            "C.loadView", "C.didLoad", "! viewLoadedBeforeScene", "h.didLoad", "connect", "C.awake", "h.awake",
            "C.willTearDown", "h.willTearDown", "C.didTearDown", "h.didTearDown",
            "C.loadView", "build view", "C.didLoad", "h.didLoad",
        ])
    }

    @Test func helpersCatchUpWithAVisibleController() {
        let window = Window()
        let scene = Scene {
            let controller = LoggedController(log: log)
            window.rootViewController = controller
            window.makeKeyAndVisible()
            _ = log.take()
            return controller
        }.with {
            LoggedHelper("h", log: log)
        }
        let controller = log.withDiagnostics { scene.instantiate() }
        log.expect([
            "! viewLoadedBeforeScene", "h.didLoad", "h.willAppear", "h.didAppear", "C.awake", "h.awake",
        ])
        withExtendedLifetime(controller) { window.isHidden = true }
        #expect(log.take() == ["C.willDisappear", "h.willDisappear", "C.didDisappear", "h.didDisappear"])
    }

    /// Regression: the last event of a late helper was once about a view that no longer existed.
    @Test func requestWaitsUntilAllHelpersCaughtUp() {
        let scene = Scene {
            let controller = LoggedController(log: log)
            controller.loadViewIfNeeded()
            _ = log.take()
            return controller
        }.withDerived { controller in
            let helper = LoggedHelper("h1", log: log)
            helper.react = { [unowned controller] in if $0 == .viewDidLoad { controller.view = nil } }
            return helper
        }.with {
            LoggedHelper("h2", log: log)
        }
        _ = log.withDiagnostics { scene.instantiate(connect: { _, _, _ in log.add("connect") }) }
        log.expect([
            "! viewLoadedBeforeScene", "h1.didLoad", "h2.didLoad",
            "C.willTearDown", "h1.willTearDown", "h2.willTearDown", "C.didTearDown", "h1.didTearDown",
            "h2.didTearDown",
            "connect", "C.awake", "h1.awake", "h2.awake",
        ])
    }

    @Test func helpersCatchUpWithAnAppearanceOfAnAssignedView() {
        let controller = Scene {
            let controller = ViewController()
            controller.view = View()
            controller.beginAppearanceTransition(true, animated: false)
            return controller
        }.with {
            LoggedHelper("h", log: log)
        }.instantiate()
        controller.endAppearanceTransition()
        #expect(log.take() == ["h.willAppear", "h.awake", "h.didAppear"])
    }

    @Test func helperInTwoScenesIsNotifiedOnce() {
        let (controller, helper) = (LoggedController(log: log), LoggedHelper("h", log: log))
        let scene = Scene { controller }.with { helper }
        _ = log.withDiagnostics { (scene.instantiate(), scene.instantiate()) }
        _ = log.take()
        controller.loadViewIfNeeded()
        #expect(log.take() == ["C.loadView", "C.didLoad", "h.didLoad"])
    }

    @Test func controllerKeepsTheHelpersOfTwoScenes() {
        let controller = LoggedController(log: log)
        let scene = Scene { controller }
        _ = scene.with { LoggedHelper("h1", log: log) }.instantiate()
        _ = log.withDiagnostics {
            scene.with { LoggedHelper("h2", log: log) }.instantiate(view: { _, _ in
                log.add("build view")
                return View()
            })
        }
        controller.loadViewIfNeeded()
        log.expect([
            "C.awake", "h1.awake", "! controllerHasScene", "C.awake", "h2.awake",
            "C.loadView", "build view", "C.didLoad", "h1.didLoad", "h2.didLoad",
        ])
    }
}

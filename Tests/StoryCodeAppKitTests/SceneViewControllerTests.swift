#if canImport(AppKit) && !targetEnvironment(macCatalyst)
    import AppKit
    import StoryCodeAppKit
    import StoryCodeTesting
    import Testing

    private final class CityView: NSView {}

    private final class CityController: SceneViewController {
        var log: [String] = []

        override func viewDidAppear() {
            log.append("C.viewDidAppear")
            super.viewDidAppear()
            log.append("C.end")
        }
    }

    private final class OwnViewController: SceneViewController {
        override func loadView() { view = NSView(frame: .zero) }
    }

    private final class Presenter: ViewObserver {
        weak var view: CityView?
        weak var controller: CityController?

        func viewDidAppear(_ animated: Bool) { controller?.log.append("presenter.viewDidAppear(\(animated))") }
    }

    // Called by the tests, because AppKit calls them in an app only.
    extension NSViewController {
        fileprivate func appear() {
            _ = view
            viewWillAppear()
            viewWillLayout()
            viewDidLayout()
            viewDidAppear()
        }

        fileprivate func disappear() {
            viewWillDisappear()
            viewDidDisappear()
        }
    }

    /// Scenes of AppKit's controllers.
    @MainActor
    struct SceneViewControllerTests {
        @Test func controllerAndHelpersAreAwokenAfterConnect() {
            var log: [String] = []
            final class Helper: Awakable {
                let onAwake: () -> Void
                init(_ onAwake: @escaping () -> Void) { self.onAwake = onAwake }
                func awake() { onAwake() }
            }
            final class Controller: SceneViewController, Awakable {
                var onAwake: () -> Void = {}
                func awake() { onAwake() }
            }
            _ = Scene { () -> Controller in
                log.append("make controller")
                return Controller()
            }.with { () -> Helper in
                log.append("make helper")
                return Helper { log.append("awake helper") }
            }.instantiate(connect: { controller, _ in
                log.append("connect")
                controller.onAwake = { log.append("awake controller") }
            })
            #expect(log == ["make controller", "make helper", "connect", "awake controller", "awake helper"])
        }

        private func makeScene() -> SceneHost<CityController, Presenter> {
            Scene {
                return CityController()
            }.with {
                return Presenter()
            }.host(
                connect: { $1.controller = $0 },
                view: { _, presenter in
                    let view = CityView(frame: .zero)
                    presenter.view = view
                    return view
                }
            )
        }

        @Test func helpersReceiveTheEventsThatAppKitHas() {
            let host = makeScene()
            let recorder = LifecycleRecorder(of: host, as: "C")
            host.controller.appear()
            host.controller.disappear()
            #expect(recorder.run().steps.filter { $0.helper == nil && $0.parent != nil } == [])
            recorder.expect(
                [
                    "C.loadView", "C.viewDidLoad", "C.viewWillAppear", "C.viewWillLayoutSubviews",
                    "C.viewDidLayoutSubviews", "C.viewDidAppear", "C.viewWillDisappear", "C.viewDidDisappear",
                ],
                helpers: false
            )
        }

        @Test func helpersAreNotifiedWhereTheOverrideCallsSuper() {
            let host = makeScene()
            host.controller.appear()
            #expect(host.controller.log == ["C.viewDidAppear", "presenter.viewDidAppear(false)", "C.end"])
        }

        @Test func theBuilderMakesTheView() {
            let host = makeScene()
            #expect(host.controller.view === host.helpers.view)
        }

        #if !canImport(ObjectiveC)
            // AppKit loads a nib file, which the tests do not have.
            @Test func withoutABuilderTheControllerMakesItsView() {
                let controller = Scene { SceneViewController() }.with { 1 }.instantiate()
                #expect(type(of: controller.view) == NSView.self)
            }
        #endif

        @Test func anOverrideOfLoadViewWinsOverTheBuilder() {
            let controller = Scene { OwnViewController() }.with { 1 }.instantiate(view: { _, _ in CityView(frame: .zero)
            })
            #expect(!(controller.view is CityView))
        }

        @Test func theBagsAreEmptiedAfterTheHelpersWereNotified() {
            var log: [String] = []
            do {
                let host = makeScene()
                host.controller.appearanceBag.insert { log.append("appearance") }
                host.controller.viewBag.insert { [weak presenter = host.helpers] in
                    log.append("view, helper \(presenter != nil)")
                }
                host.controller.appear()
                log.append("disappear")
                host.controller.disappear()
                log.append("release")
            }
            #expect(log == ["disappear", "appearance", "release", "view, helper true"])
        }

        @Test func aSceneIsReleasedWithItsController() {
            expectReleased { makeScene().controller.appear() }
        }
    }
#endif

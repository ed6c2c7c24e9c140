#if canImport(UIKit) && !os(watchOS)
    import StoryCodeTesting
    import StoryCodeUIKit
    import Testing
    import UIKit

    private final class OwnedView: UIView {}

    private final class Presenter: ViewObserver {
        weak var view: OwnedView?
        weak var controller: UIViewController?
    }

    /// What a scene retains, and the tools that check it.
    @MainActor
    struct OwnershipTests {
        private func makeScene(_ kind: ControllerKind) -> SceneHost<UIViewController, Presenter> {
            Scene {
                return kind.make()
            }.with {
                return Presenter()
            }.host(
                connect: { $1.controller = $0 },
                view: { _, presenter in
                    let view = OwnedView()
                    presenter.view = view
                    return view
                }
            )
        }

        @Test(arguments: ControllerKind.allCases)
        func nothingOutlivesTheController(kind: ControllerKind) {
            weak var presenter: Presenter?
            weak var view: OwnedView?
            do {
                let host = makeScene(kind)
                host.controller.loadViewIfNeeded()
                (presenter, view) = (host.helpers, host.helpers.view)
                #expect(view != nil)
            }
            #expect(presenter == nil && view == nil)
        }

        @Test(arguments: ControllerKind.allCases)
        func aShownSceneIsReleased(kind: ControllerKind) async {
            await expectReleased {
                let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
                window.rootViewController = makeScene(kind).controller
                window.makeKeyAndVisible()
                await Host.settle(window)
                window.rootViewController?.view = nil
                window.rootViewController?.loadViewIfNeeded()
                window.rootViewController = nil
                await Host.settle(window)
            }
        }

        @Test(arguments: ControllerKind.allCases)
        func aHelperThatIsTheControllerDoesNotRetainIt(kind: ControllerKind) {
            weak var released: UIViewController?
            do {
                var made: UIViewController?
                let controller = Scene {
                    let controller = kind.make()
                    made = controller
                    return controller
                }.with {
                    return made
                }.instantiate()
                released = controller
                made = nil
            }
            #expect(released == nil)
        }

        // A leak is reported as an issue, so this test and the next one expect one for each kind of controller.
        @Test(arguments: ControllerKind.allCases)
        func aLeakIsReportedWithItsController(kind: ControllerKind) {
            var leaked: Presenter?
            let name = "\(type(of: kind.make()))"
            withKnownIssue {
                expectReleased { leaked = makeScene(kind).helpers }
            } matching: { issue in
                "\(issue)".contains("Presenter, a helper of \(name)")
            }
            #expect(leaked != nil)
        }

        // Only Swift's own objects count their references where the runtime can read the number.
        @Test(arguments: ControllerKind.allCases)
        func aLeakedControllerIsReportedWithoutANumber(kind: ControllerKind) {
            var leaked: UIViewController?
            withKnownIssue {
                expectReleased { leaked = makeScene(kind).controller }
            } matching: { issue in
                "\(issue)".contains("ViewController outlived the closure.\nWhat retains it cannot be read.")
            }
            #expect(leaked != nil)
        }

        @Test(arguments: ControllerKind.allCases)
        func aRecorderRecordsControllerAndHelpers(kind: ControllerKind) {
            let host = makeScene(kind)
            let recorder = LifecycleRecorder(of: host, as: "A")
            recorder.name(host.helpers, "p")
            host.controller.loadViewIfNeeded()
            host.controller.call(.viewWillAppear(false))
            host.controller.view = nil
            recorder.expect([
                "A.loadView", "A.viewDidLoad", "A/p.viewDidLoad", "A.viewWillAppear", "A/p.viewWillAppear",
                "A.viewWillTearDown", "A/p.viewWillTearDown", "A.viewDidTearDown", "A/p.viewDidTearDown",
            ])
        }

        @Test(arguments: ControllerKind.allCases)
        func aRecorderNamesAControllerAfterItsTitle(kind: ControllerKind) {
            let host = makeScene(kind)
            host.controller.title = "Lisbon"
            let recorder = LifecycleRecorder(of: host)
            host.controller.loadViewIfNeeded()
            recorder.expect(["Lisbon.loadView", "Lisbon.viewDidLoad"], helpers: false)
        }
    }
#endif

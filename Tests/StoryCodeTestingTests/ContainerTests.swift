import StoryCode
import StoryCodeTesting
import Testing

/// Recording container controllers and presented controllers.
@MainActor
struct ContainerTests {
    let clock = ManualClock()
    let window: Window
    let recorder: LifecycleRecorder
    let first = ViewController()
    let second = ViewController()

    init() {
        window = Window(scheduler: clock)
        recorder = LifecycleRecorder(of: window)
        recorder.name(first, "A")
        recorder.name(second, "B")
    }

    private func show(_ root: ViewController) {
        window.rootViewController = root
        window.makeKeyAndVisible()
        clock.flush()
        _ = recorder.take()
    }

    @Test func childIsRecordedFromItsFirstMoveToItsLast() {
        show(first)
        first.addChild(second)
        first.view.addSubview(second.view)
        second.didMove(toParent: first)
        recorder.expect(
            [
                "B.willMove(toParent: A)", "B.loadView", "B.viewDidLoad", "B.viewWillAppear",
                "B.didMove(toParent: A)",
            ]
        )
        clock.flush()
        _ = recorder.take()
        second.willMove(toParent: nil)
        second.view.removeFromSuperview()
        second.removeFromParent()
        recorder.expect([
            "B.willMove(toParent: nil)", "B.viewWillDisappear", "B.viewDidDisappear", "B.didMove(toParent: nil)",
        ])
    }

    @Test func pushAndPopAreRecorded() {
        let navigation = NavigationController(rootViewController: first)
        recorder.name(navigation, "N")
        show(navigation)
        navigation.pushViewController(second, animated: true)
        recorder.note("animation")
        clock.advance(by: .seconds(1))
        recorder.expect(
            [
                "B.willMove(toParent: N)", "B.loadView", "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear",
                "animation", "A.viewDidDisappear", "B.viewDidAppear", "B.didMove(toParent: N)",
            ],
            only: [.loading, .appearance, .containment]
        )
        navigation.popViewController(animated: true)
        clock.advance(by: .seconds(1))
        recorder.expect(
            [
                "B.willMove(toParent: nil)", "B.viewWillDisappear", "A.viewWillAppear", "B.viewDidDisappear",
                "A.viewDidAppear", "B.didMove(toParent: nil)",
            ],
            only: [.loading, .appearance, .containment]
        )
    }

    @Test func presentationIsRecordedFromTheLoadingOfTheView() {
        show(first)
        second.modalPresentationStyle = .fullScreen
        first.present(second, animated: false) { recorder.note("completion") }
        clock.advance(by: .seconds(1))
        recorder.expect(
            [
                "B.loadView", "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear", "B.viewDidAppear",
                "A.viewDidDisappear", "completion",
            ],
            only: [.loading, .appearance]
        )
    }

    @Test func poppedControllerIsReleased() {
        let navigation = NavigationController(rootViewController: first)
        show(navigation)
        expectReleased {
            navigation.pushViewController(makeScene().controller, animated: true)
            clock.advance(by: .seconds(1))
            navigation.popViewController(animated: true)
            clock.advance(by: .seconds(1))
        }
    }
}

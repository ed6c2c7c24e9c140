import StoryCode
import StoryCodeTesting
import Testing

/// The objects that are reported for outliving a closure.
@MainActor
struct ExpectReleasedTests {
    final class Leak {
        var objects: [AnyObject] = []
    }

    let leak = Leak()

    /// The objects of other tasks.
    private static var others: [AnyObject] = []

    @Test func droppedSceneIsReleased() {
        expectReleased {
            let window = Window()
            window.rootViewController = makeScene().controller
            window.makeKeyAndVisible()
        }
    }

    @Test func survivingObjectsAreReported() {
        failing(
            in: """
                Provider, a helper of ViewController "Lisbon", outlived the closure.
                1 strong reference comes from outside: a global, a running task or a local variable.

                View, the view of ViewController "Lisbon", outlived the closure.
                1 strong reference comes from outside: a global, a running task or a local variable.

                To fix: Find what retains them, such as a closure, or a delegate that is not weak.
                A controller retains its helpers and its view, so begin with the controllers.
                """,
            line: #line + 2
        ) {
            expectReleased {
                let host = Scene { ViewController() }.with { Provider() }.host()
                host.controller.title = "Lisbon"
                host.controller.loadViewIfNeeded()
                leak.objects = [host.controller.view, host.helpers]
            }
        }
    }

    @Test func survivingControllerIsReportedWithItsScene() {
        failing(
            in: """
                ViewController "Lima" outlived the closure.
                1 strong reference comes from outside: a global, a running task or a local variable.

                ViewController "Lima" also retains QuietHelper (helper 1 of its scene) and QuietHelper (helper 2 of \
                its scene).

                To fix: Find what retains them, such as a closure, or a delegate that is not weak.
                A controller retains its helpers and its view, so begin with the controllers.
                """,
            line: #line + 2
        ) {
            expectReleased {
                let controller = makeScene().controller
                controller.loadViewIfNeeded()
                controller.title = "Lima"
                controller.view = nil
                leak.objects = [controller]
            }
        }
    }

    @Test func survivingLateHelperIsReported() {
        withKnownIssue {
            expectReleased {
                let late = Provider()
                makeScene().add(late)
                leak.objects = [late]
            }
        } matching: { issue in
            issue.comments.first?.rawValue.hasPrefix("Provider, a helper of ViewController, outlived the closure")
                ?? false
        }
    }

    @Test func survivingToolkitControllerIsReported() {
        final class Widget {}
        final class WidgetController: SceneController {
            let sceneEvents = SceneEvents<Widget>()
        }
        withKnownIssue {
            expectReleased {
                let controller = Scene { WidgetController() }.instantiate(view: { _ in Widget() })
                leak.objects = [controller]
                if let widget = controller.sceneEvents.makeView(for: controller) { leak.objects.append(widget) }
            }
        } matching: { issue in
            let words = issue.comments.first?.rawValue ?? ""
            return words.hasPrefix("WidgetController outlived the closure.\n1 strong reference")
                && words.contains("\n\nWidget, the view of WidgetController, outlived the closure.\n1 strong")
        }
    }

    @Test func earlierObjectsMayStay() {
        let controller = ViewController()
        let shared = Provider()
        expectReleased(except: shared) {
            controller.loadViewIfNeeded()
            _ = Scene { ViewController() }.with { shared }.instantiate()
            _ = Scene { controller }.with { QuietHelper() }.instantiate()
        }
    }

    @Test func objectsOfATaskGetTimeToBeReleased() async {
        func startTask() async {
            await Task.yield()
            let controller = makeScene().controller
            Task {
                await Task.yield()
                controller.loadViewIfNeeded()
            }
        }
        await expectReleased { await startTask() }
        await expectReleased(except: Provider()) { await startTask() }
    }

    @Test func objectsOfDetachedTasksMayStay() async {
        await expectReleased {
            await Task.detached { @MainActor in Self.others = [ViewController()] }.value
        }
        Self.others = []
    }

    @Test func asynchronousClosureFailsToo() async {
        await withKnownIssue {
            await expectReleased {
                await Task.yield()
                leak.objects = [ViewController()]
            }
        } matching: { issue in
            issue.comments.first?.rawValue.hasPrefix("ViewController outlived") ?? false
        }
    }

    @Test func errorIsPassedOn() {
        struct Failure: Error {}
        #expect(throws: Failure.self) { try expectReleased { throw Failure() } }
    }
}

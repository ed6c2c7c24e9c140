import StoryCode
import StoryCodeTesting
import TestSupport
import Testing

/// What retains the objects that outlive a closure.
@MainActor
struct ReleaseReportTests {
    final class CityController: ViewController {
        func close() {}
    }

    final class CityPresenter: ViewObserver {
        let model = Model()
        var controller: ViewController?
    }

    final class Model {
        var done: (() -> Void)?
        var objects: [AnyObject] = []
    }

    final class CityView: View {
        var presenter: CityPresenter?
    }

    private static var controllers: [AnyObject] = []

    @Test(.readsClosures) func cycleAndReferenceFromOutside() {
        let issues = Issues()
        withKnownIssue {
            expectReleased {
                let controller = Scene { CityController() }.with { Model() }.with { CityPresenter() }.instantiate(
                    connect: { controller, _, presenter in
                        controller.title = "Lisbon"
                        presenter.model.done = { controller.close() }
                    },
                    view: { _, _, presenter in
                        let view = CityView()
                        view.presenter = presenter
                        return view
                    }
                )
                controller.loadViewIfNeeded()
                Self.controllers = [controller]
            }
        } matching: {
            issues.add($0.comments.map(\.rawValue).joined())
        }
        Self.controllers = []
        #expect(
            issues.all == [
                """
                CityController "Lisbon" and CityPresenter outlived the closure. They are part of a cycle:

                  CityController "Lisbon"
                    ↓ helper 2 of its scene
                  CityPresenter
                    ↓ model.done { … }   a closure that captures the controller   ← break here: [weak controller]
                  CityController "Lisbon"

                1 more strong reference comes from outside: a global, a running task or a local variable.

                CityController "Lisbon" also retains Model (helper 1 of its scene) and CityView (its view).
                """
            ]
        )
    }

    @Test func survivorRetainsAnother() {
        let issues = Issues()
        let model = Model()
        withKnownIssue {
            expectReleased {
                let first = Scene { ViewController() }.with { CityPresenter() }.host()
                let second = CityController()
                first.helpers.controller = second
                model.objects = [first.helpers, first.helpers]
            }
        } matching: {
            issues.add($0.comments.map(\.rawValue).joined())
        }
        #expect(
            issues.all == [
                """
                CityPresenter, a helper of ViewController, outlived the closure.
                2 strong references come from outside: a global, a running task or a local variable.

                CityController outlived the closure. CityPresenter retains it:

                  CityPresenter
                    ↓ controller   ← break here: weak var controller
                  CityController

                To fix: Find what retains them, such as a closure, or a delegate that is not weak.
                A controller retains its helpers and its view, so begin with the controllers.
                """
            ]
        )
    }

    @Test func twoCyclesOfOneScene() {
        let issues = Issues()
        withKnownIssue {
            expectReleased {
                _ = Scene { CityController() }.with { CityPresenter() }.with { CityPresenter() }.instantiate(
                    connect: { controller, first, second in
                        first.controller = controller
                        second.controller = controller
                        first.model.objects = [second]
                    }
                )
            }
        } matching: {
            issues.add($0.comments.map(\.rawValue).joined())
        }
        #expect(
            issues.all == [
                """
                CityController and CityPresenter outlived the closure. They are part of a cycle:

                  CityController
                    ↓ helper 1 of its scene
                  CityPresenter
                    ↓ controller   ← break here: weak var controller
                  CityController

                CityPresenter outlived the closure. It is part of a cycle:

                  CityController
                    ↓ helper 2 of its scene
                  CityPresenter
                    ↓ controller   ← break here: weak var controller
                  CityController
                """
            ]
        )
    }

    @Test func valueHelpersAndOptionalHelpersAreRead() {
        struct Sink: ViewObserver { let controller: CityController }
        let issues = Issues()
        withKnownIssue {
            expectReleased {
                let controller = CityController()
                _ = Scene { controller }.with { Sink(controller: controller) }.with { Optional(Model()) }.instantiate()
            }
        } matching: {
            issues.add($0.comments.map(\.rawValue).joined())
        }
        #expect(
            issues.all == [
                """
                CityController outlived the closure. It is part of a cycle:

                  CityController
                    ↓ a helper of its scene: controller   ← break here: weak var controller
                  CityController

                CityController also retains Model (helper 2 of its scene).
                """
            ]
        )
    }
}

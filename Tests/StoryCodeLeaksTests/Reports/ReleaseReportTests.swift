import Foundation
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

    /// A helper with references that are not read.
    final class SlicePresenter: ViewObserver {
        var controller: ViewController?
        var models: ArraySlice<Model> = []
    }

    final class LegacyModel: NSObject {}

    private static var controllers: [AnyObject] = []

    /// Returns the messages about what outlives a closure.
    private func messages(_ body: () -> Void) -> [String] {
        let issues = Issues()
        withKnownIssue {
            expectReleased { body() }
        } matching: {
            issues.add($0.comments.map(\.rawValue).joined())
        }
        return issues.all
    }

    @Test(.readsClosures) func cycleAndReferenceFromOutside() {
        let found = messages {
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
        Self.controllers = []
        #expect(
            found == [
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
        let model = Model()
        let found = messages {
            let first = Scene { ViewController() }.with { CityPresenter() }.host()
            let second = CityController()
            first.helpers.controller = second
            model.objects = [first.helpers, first.helpers]
        }
        #expect(
            found == [
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
        let found = messages {
            _ = Scene { CityController() }.with { CityPresenter() }.with { CityPresenter() }.instantiate(
                connect: { controller, first, second in
                    first.controller = controller
                    second.controller = controller
                    first.model.objects = [second]
                }
            )
        }
        #expect(
            found == [
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
        let found = messages {
            let controller = CityController()
            _ = Scene { controller }.with { Sink(controller: controller) }.with { Optional(Model()) }.instantiate()
        }
        #expect(
            found == [
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

    @Test func twoScenesWithTheSameCycle() {
        let cycle = """
            CityController and CityPresenter outlived the closure. They are part of a cycle:

              CityController
                ↓ helper 1 of its scene
              CityPresenter
                ↓ controller   ← break here: weak var controller
              CityController
            """
        let found = messages {
            for _ in 0..<2 {
                _ = Scene { CityController() }.with { CityPresenter() }.instantiate(connect: { controller, presenter in
                    presenter.controller = controller
                })
            }
        }
        #expect(found == ["\(cycle)\n\n\(cycle)"])
    }

    @Test(arguments: [false, true]) func survivorIsAChildOfAnother(isRetainedElsewhere: Bool) {
        let found = messages {
            let city = CityController()
            let navigation = NavigationController(rootViewController: city)
            Self.controllers = isRetainedElsewhere ? [navigation, city] : [navigation]
        }
        Self.controllers = []
        let outside = "strong reference comes from outside: a global, a running task or a local variable."
        #expect(
            found == [
                """
                CityController outlived the closure.
                NavigationController retains it: its child.\(isRetainedElsewhere ? "\n1 more \(outside)" : "")

                NavigationController outlived the closure.
                1 \(outside)

                To fix: Find what retains them, such as a closure, or a delegate that is not weak.
                A controller retains its helpers and its view, so begin with the controllers.
                """
            ]
        )
    }

    @Test func earlierControllersOnTheWayAreNamed() {
        let model = Model()
        let earlier = ViewController()
        earlier.title = "Porto"
        let found = messages {
            let host = Scene { ViewController() }.with { CityPresenter() }.host()
            host.helpers.controller = earlier
            earlier.addChild(CityController())
            model.objects = [host.helpers]
        }
        #expect(
            found == [
                """
                CityPresenter, a helper of ViewController, outlived the closure.
                1 strong reference comes from outside: a global, a running task or a local variable.

                CityController outlived the closure. CityPresenter retains it:

                  CityPresenter
                    ↓ controller   ← break here: weak var controller
                  ViewController "Porto"
                    ↓ its child
                  CityController

                To fix: Find what retains them, such as a closure, or a delegate that is not weak.
                A controller retains its helpers and its view, so begin with the controllers.
                """
            ]
        )
    }

    @Test func wayThroughThePackageIsShownIfItIsLong() {
        let earlier = ViewController()
        earlier.title = "Porto"
        let found = messages {
            let outer = ViewController()
            outer.addChild(earlier)
            earlier.addChild(CityController())
            Self.controllers = [outer]
        }
        Self.controllers = []
        #expect(
            found == [
                """
                ViewController outlived the closure.
                1 strong reference comes from outside: a global, a running task or a local variable.

                CityController outlived the closure. ViewController retains it:

                  ViewController
                    ↓ its child
                  ViewController "Porto"
                    ↓ its child
                  CityController

                To fix: Find what retains them, such as a closure, or a delegate that is not weak.
                A controller retains its helpers and its view, so begin with the controllers.
                """
            ]
        )
    }

    @Test func reportRetainsNothing() {
        let model = Model()
        weak var controller: CityController?
        weak var presenter: CityPresenter?
        let found = messages {
            let host = Scene { CityController() }.with { CityPresenter() }.host()
            (controller, presenter) = (host.controller, host.helpers)
            model.objects = [host.controller]
        }
        #expect(found.count == 1 && controller != nil && presenter != nil)
        model.objects = []
        #expect(controller == nil && presenter == nil)
    }

    /// What was not read retains a survivor only if references from outside exist.
    @Test func unreadReferencesAreNotNamedWithoutOthers() {
        let found = messages {
            _ = Scene { CityController() }.with { SlicePresenter() }.instantiate(connect: { controller, presenter in
                presenter.controller = controller
                presenter.models = [Model(), Model()][1...]
            })
        }
        #expect(
            found == [
                """
                CityController and SlicePresenter outlived the closure. They are part of a cycle:

                  CityController
                    ↓ helper 1 of its scene
                  SlicePresenter
                    ↓ controller   ← break here: weak var controller
                  CityController
                """
            ]
        )
    }

    /// A subclass of NSObject counts its references itself.
    @Test func referencesOfAnotherRootClassAreNotCounted() {
        let model = Model()
        let found = messages {
            model.objects = [Scene { ViewController() }.with { LegacyModel() }.host().helpers]
        }
        #expect(
            found == [
                """
                LegacyModel, a helper of ViewController, outlived the closure.
                What retains it cannot be read.

                To fix: Find what retains them, such as a closure, or a delegate that is not weak.
                A controller retains its helpers and its view, so begin with the controllers.
                """
            ]
        )
    }
}

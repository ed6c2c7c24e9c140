import StoryCode
import StoryCodeTesting
import TestSupport
import Testing

/// Failing tests in which a scene retains itself.
@MainActor
struct RetainCycleTraitTests {
    final class CityController: ViewController {}

    final class Presenter: ViewObserver {
        var controller: CityController?
        weak var view: CityController?
    }

    /// Runs a closure as a test with the trait and returns the texts of its issues.
    private func issues(of body: @escaping @MainActor @Sendable () -> Void) async throws -> [String] {
        let test = try #require(Test.current)
        let issues = Issues()
        try await withKnownIssue(isIntermittent: true) {
            try await RetainCycleTrait.noRetainCycles.provideScope(for: test, testCase: nil) { await body() }
        } matching: {
            issues.add($0.comments.map(\.rawValue).joined())
        }
        return issues.all
    }

    @Test func cycleFailsTheTest() async throws {
        let issues = try await issues {
            let host = Scene { CityController() }.with { "value" }.with { Presenter() }.host(connect: {
                controller,
                _,
                presenter in
                controller.title = "Lisbon"
                presenter.controller = controller
            })
            host.helpers.1.controller = nil
        }
        #expect(
            issues == [
                """
                CityController "Lisbon" is part of a scene with a cycle of strong references:

                  CityController "Lisbon"
                    ↓ helper 2 of its scene
                  Presenter
                    ↓ controller   ← break here: weak var controller
                  CityController "Lisbon"
                """
            ]
        )
    }

    /// A cycle fails the test that makes the scene, and not the suite.
    @Test func traitOfASuiteAppliesToEachTest() {
        #expect(RetainCycleTrait.noRetainCycles.isRecursive)
    }

    @Test func sceneWithoutCyclePasses() async throws {
        let issues = try await issues {
            let host = Scene { CityController() }.with { Presenter() }.host(connect: { controller, presenter in
                presenter.view = controller
            })
            // Only scenes are checked, and only after `connect`.
            host.helpers.controller = host.controller
            host.helpers.controller = nil
        }
        #expect(issues.isEmpty)
    }

    @Test func lateHelpersAreParts() async throws {
        let issues = try await issues {
            let presenter = Presenter()
            _ = Scene { CityController() }.instantiate(connect: { controller in
                controller.sceneEvents.add(presenter, for: controller)
                presenter.controller = controller
            })
            presenter.controller = nil
        }
        #expect(issues.count == 1)
        #expect(issues.first?.contains("↓ a late helper of its scene\n") == true)
    }

    @Test(.noRetainCycles) func parallelTestsAreIndependent() async {
        // Belongs to no test, so it is not checked.
        await Task.detached { @MainActor in
            let host = Scene { CityController() }.with { Presenter() }.host(connect: { $1.controller = $0 })
            host.helpers.controller = nil
        }.value
    }
}

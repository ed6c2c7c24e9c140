import StoryCode
import StoryCodeTesting
import TestSupport
import Testing

@testable import StoryCodeLeaks

/// The test of the reader with known objects.
@MainActor
struct ReaderCheckTests {
    final class Presenter {
        var controller: ViewController?
    }

    private func makeCycle() -> SceneHost<ViewController, Presenter> {
        Scene { return ViewController() }.with { return Presenter() }.host(connect: { controller, presenter in
            controller.title = "Lisbon"
            presenter.controller = controller
        })
    }

    private static let failure = """
        What retains them was not read: this version of Swift lays out objects in another way than the reader of \
        references expects (.moved was not found).
        To fix: Use a version of StoryCode that knows it.
        """

    @Test func knownObjectsAreRecognised() {
        #expect(ReaderCheck.failure == nil)
        #expect(HeapObject.layoutDifference() == nil)
    }

    @Test func otherNumberOfReferencesIsNamed() {
        let failure = ReaderCheck.$expectation.withValue([".strong", ".inherited"]) { ReaderCheck.failure }
        #expect(failure?.contains(#/ expects \(1\d references were found, not 2\)\.\n/#) == true)
    }

    @Test func unknownLayoutIsAMessageInsteadOfAPath() {
        let issues = Issues()
        weak var presenter: Presenter?
        ReaderCheck.$expectation.withValue([".moved"]) {
            withKnownIssue {
                expectReleased { presenter = makeCycle().helpers }
            } matching: {
                issues.add($0.comments.map(\.rawValue).joined())
            }
        }
        presenter?.controller = nil
        #expect(
            issues.all == [
                """
                ViewController "Lisbon" and Presenter outlived the closure.
                \(Self.failure)
                """
            ]
        )
    }

    @Test func cyclesAreNotReadWithAnUnknownLayout() {
        let host = makeCycle()
        #expect(host.retainCycles().count == 1)
        ReaderCheck.$expectation.withValue([".moved"]) {
            #expect(host.retainCycles().isEmpty)
            #expect(host.retainCycles().description == Self.failure)
            #expect(ReferenceReader().graph.nodes.isEmpty)
        }
        host.helpers.controller = nil
    }

    @Test func traitWarnsOfAnUnknownLayout() async throws {
        let test = try #require(Test.current)
        let issues = Issues()
        try await ReaderCheck.$expectation.withValue([".moved"]) {
            try await withKnownIssue {
                try await RetainCycleTrait.noRetainCycles.provideScope(for: test, testCase: nil) {
                    await MainActor.run { makeCycle().helpers.controller = nil }
                }
            } matching: { issue in
                !issue.isFailure && issues.add(issue.comments.map(\.rawValue).joined())
            }
        }
        #expect(issues.all == [Self.failure])
    }

    @Test func growthIsNotCountedWithAnUnknownLayout() {
        let issues = Issues()
        ReaderCheck.$expectation.withValue([".moved"]) {
            withKnownIssue {
                expectNoGrowth {}
            } matching: {
                issues.add($0.comments.map(\.rawValue).joined())
            }
        }
        #expect(issues.all == ["Nothing was counted. \(Self.failure)"])
    }
}

import StoryCode
import StoryCodeTesting
import TestSupport
import Testing

/// Reports `unbalancedAppearanceTransition`.
@MainActor
private func makeMistake() { ViewController().endAppearanceTransition() }

/// Reports the same in a turn that belongs to no test.
@MainActor
private func makeMistakeInALaterTurn() async {
    final class Mistaken: ViewController {
        var done: CheckedContinuation<Void, Never>?

        override func viewDidAppear(_ animated: Bool) {
            makeMistake()
            done?.resume()
        }
    }
    let window = Window(scheduler: TaskScheduler())
    let controller = Mistaken()
    window.rootViewController = controller
    await withCheckedContinuation { done in
        controller.done = done
        window.makeKeyAndVisible()
    }
    window.isHidden = true
}

/// Each diagnostic that is reported in a test fails it.
struct LifecycleDiagnosticsTraitTests {
    private static let mistake = """
        unbalancedAppearanceTransition: Unbalanced calls to begin/end appearance transitions for <ViewController>. To \
        fix: Pair every beginAppearanceTransition with one endAppearanceTransition, and do not begin in the direction \
        that the controller has already taken.
        """

    /// Runs a closure with a trait, and returns the issues that the trait records at this test.
    private func issues(
        _ trait: LifecycleDiagnosticsTrait,
        _ body: @escaping @Sendable () async throws -> Void
    ) async throws -> [String] {
        let test = try #require(Test.current)
        let found = Issues()
        try await withKnownIssue(isIntermittent: true) {
            try await trait.provideScope(for: test, testCase: nil) { try await body() }
        } matching: { issue in
            if let error = issue.error { return found.add("\(type(of: error))") }
            return issue.sourceLocation == test.sourceLocation && found.add(issue.comments.map(\.rawValue).joined())
        }
        return found.all
    }

    @Test func diagnosticFailsTheTest() async throws {
        let found = try await issues(.noLifecycleDiagnostics) {
            await makeMistake()
            await makeMistake()
        }
        #expect(found == [Self.mistake, Self.mistake])
    }

    @Test func testWithoutDiagnosticsSucceeds() async throws {
        let found = try await issues(.noLifecycleDiagnostics) { await ViewController().loadViewIfNeeded() }
        #expect(found == [])
    }

    @Test func allowedProblemsDoNotFailTheTest() async throws {
        let unbalanced = LifecycleDiagnostic.Problem.unbalancedAppearanceTransition
        let found = try await issues(.noLifecycleDiagnostics(except: .pushedTwice, unbalanced)) { await makeMistake() }
        #expect(found == [])
        let others = try await issues(.noLifecycleDiagnostics(except: .pushedTwice)) { await makeMistake() }
        #expect(others == [Self.mistake])
    }

    @Test func allowedProblemsAreComparedByCode() async throws {
        let found = try await issues(.noLifecycleDiagnostics(except: .eventCalledDirectly(.viewDidLoad))) {
            await ViewController().viewDidAppear(true)
        }
        #expect(found == [])
    }

    @Test func checksFailTheTestToo() async throws {
        final class Forgetful: ViewController {
            override func viewDidLoad() {}
        }
        #expect(try await issues(.noLifecycleDiagnostics) { await Forgetful().loadViewIfNeeded() } == [])
        let found = try await issues(.noLifecycleDiagnostics(checks: .missingSuper)) {
            await Forgetful().loadViewIfNeeded()
        }
        let words = "superNotCalled: <Forgetful>.viewDidLoad did not call super. To fix: Call super in the override."
        #expect(found == [words])
    }

    @Test func diagnosticsOfLaterTurnsFailTheTest() async throws {
        let found = try await issues(.noLifecycleDiagnostics) { await makeMistakeInALaterTurn() }
        #expect(found == [Self.mistake])
    }

    @Test func testFailsWithItsErrorToo() async throws {
        struct Broken: Error {}
        let found = try await issues(.noLifecycleDiagnostics) {
            await makeMistake()
            await makeMistakeInALaterTurn()
            throw Broken()
        }
        #expect(found == [Self.mistake, Self.mistake, "Broken"])
    }

    @Test func traitOfASuiteAppliesToEachTest() {
        #expect(LifecycleDiagnosticsTrait.noLifecycleDiagnostics.isRecursive)
    }

    @Test func diagnosticsThatATestReceivesDoNotFailIt() async throws {
        let found = try await issues(.noLifecycleDiagnostics) { @MainActor in
            DiagnosticHandler.$current.withValue(DiagnosticHandler { _ in }) { makeMistake() }
        }
        #expect(found == [])
    }
}

/// The trait of a suite applies to each test in it.
@Suite(.noLifecycleDiagnostics(except: .unbalancedAppearanceTransition))
struct LifecycleDiagnosticsTraitOfASuiteTests {
    @Test func suiteAllowsItsProblems() async { await makeMistake() }

    @Test(.noLifecycleDiagnostics)
    func traitOfATestReplacesTheSuites() async {
        await withKnownIssue { await makeMistake() }
    }
}

#if canImport(Testing)
    public import StoryCode
    public import Testing

    /// A trait that fails each test in which a lifecycle diagnostic is reported.
    ///
    /// See <doc:Testing-screens>.
    public struct LifecycleDiagnosticsTrait: TestTrait, SuiteTrait, TestScoping {
        /// The codes of the problems that do not fail a test.
        let allowedCodes: Set<String>
        let checks: DiagnosticHandler.Checks

        /// Applies the trait of a suite to each test in it.
        public var isRecursive: Bool { true }

        /// Runs a test with diagnostics that fail it.
        @concurrent
        public func provideScope(
            for test: Test,
            testCase: Test.Case?,
            performing function: @concurrent @Sendable () async throws -> Void
        ) async throws {
            let recorder = DiagnosticRecorder(location: test.sourceLocation)
            let diagnostics = DiagnosticHandler(checks: checks) { [allowedCodes] diagnostic in
                if !allowedCodes.contains(diagnostic.problem.code) { recorder.record(diagnostic) }
            }
            do {
                try await DiagnosticHandler.$current.withValue(diagnostics) { try await function() }
            } catch {
                await recorder.recordLateDiagnostics()
                throw error
            }
            await recorder.recordLateDiagnostics()
        }
    }

    /// The issues of one test, one for each diagnostic.
    @MainActor
    private final class DiagnosticRecorder {
        private let location: SourceLocation

        /// The diagnostics of tasks that belong to no test, such as the turns of a `TaskScheduler`.
        private var late: [LifecycleDiagnostic] = []

        nonisolated init(location: SourceLocation) {
            self.location = location
        }

        func record(_ diagnostic: LifecycleDiagnostic) {
            if Test.current == nil { late.append(diagnostic) } else { recordIssue(diagnostic) }
        }

        /// Records what could not be attributed to the test when it was reported.
        func recordLateDiagnostics() {
            for diagnostic in late { recordIssue(diagnostic) }
        }

        private func recordIssue(_ diagnostic: LifecycleDiagnostic) {
            Issue.record("\(diagnostic.problem.code): \(diagnostic)", sourceLocation: location)
        }
    }

    extension Trait where Self == LifecycleDiagnosticsTrait {
        /// Fails each test in which a lifecycle diagnostic is reported.
        ///
        /// The same as `noLifecycleDiagnostics(except:checks:)` without exceptions.
        public static var noLifecycleDiagnostics: Self { noLifecycleDiagnostics() }

        /// Fails each test in which a lifecycle diagnostic is reported, except for some problems.
        ///
        /// ```swift
        /// @Test(.noLifecycleDiagnostics(except: .pushedTwice))
        /// func secondPushIsIgnored() {}
        /// ```
        ///
        /// Each diagnostic is an issue at the test, with its code, its message and its remedy. Included are those of
        /// the test's task, of its child tasks and of later turns that the lifecycle schedules in them, but not those
        /// of detached tasks, nor those that a test receives itself with `DiagnosticHandler`. The trait of a test
        /// replaces the trait of its suite.
        ///
        /// - Parameters:
        ///   - problems: The problems that do not fail a test, compared by their codes.
        ///   - checks: Additional checks; their diagnostics fail a test, too.
        public static func noLifecycleDiagnostics(
            except problems: LifecycleDiagnostic.Problem...,
            checks: DiagnosticHandler.Checks = []
        ) -> Self {
            Self(allowedCodes: Set(problems.map(\.code)), checks: checks)
        }
    }
#endif

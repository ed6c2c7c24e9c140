#if canImport(Testing)
    public import Testing

    /// A trait that leaves the timeline and the page of each failed test in a folder, and among its attachments.
    ///
    /// See <doc:Keeping-the-runs-of-tests>.
    public struct KeptRunTrait: TestTrait, SuiteTrait, TestScoping {
        /// The folder for the runs of tests, or nil to keep none.
        let parent: String?

        /// Applies the trait of a suite to each test in it.
        public var isRecursive: Bool { true }

        /// Runs a test, records it, and keeps the run if the test fails.
        @concurrent
        public func provideScope(
            for test: Test,
            testCase: Test.Case?,
            performing function: @concurrent @Sendable () async throws -> Void
        ) async throws {
            guard parent != nil || RunAttachments.areKept else { return try await function() }
            let run = await TestRun(of: TestName(test), in: parent)
            let handler = IssueHandlingTrait.compactMapIssues { issue in
                guard issue.isFailure, let path = run.fail() else { return issue }
                var issue = issue
                issue.comments.append(Comment(rawValue: RunFolder.sentence(about: path)))
                return issue
            }
            var thrown: (any Error)?
            do {
                try await handler.provideScope(for: test, testCase: testCase) { try await run.record(function) }
            } catch {
                thrown = error
            }
            // `Test.cancel` throws in a cancelled task, and is no failure.
            if let note = await run.end(hasThrown: thrown != nil && !Task.isCancelled) {
                Issue.record(Comment(rawValue: note), severity: .warning, sourceLocation: test.sourceLocation)
            }
            if let thrown { throw thrown }
        }
    }

    extension Trait where Self == KeptRunTrait {
        /// Leaves the timeline and the page of each failed test in the folder that the environment variable
        /// `STORYCODE_RUNS` names.
        ///
        /// The same as `keepsRuns(in:)`. Without the variable, the run is only attached to the test, and if the test
        /// runner keeps no attachments, the trait does nothing.
        public static var keepsRuns: Self { Self(parent: RunFolder.parentInEnvironment) }

        /// Leaves the timeline and the page of each failed test in a folder.
        ///
        /// ```swift
        /// @Suite(.keepsRuns(in: "runs"))
        /// struct CityTests {}
        /// ```
        ///
        /// They are also attached to the test, if the test runner keeps attachments, as Xcode and
        /// `swift test --attachments-path` do.
        ///
        /// Each failed test has a folder of its own in that folder, named after its module, its suites and its
        /// function, and each of its issues says where it is. The run contains everything that happens to controllers
        /// and helpers in the test's task, its child tasks and later turns that the lifecycle schedules in them, with
        /// the names and the notes of the recorders in the test. Nothing is written for tests that pass. Further failed
        /// cases of a parameterised test have folders with a number. The trait of a test replaces the trait of its
        /// suite.
        ///
        /// - Parameter folder: The path of the folder, which is made when a test fails.
        public static func keepsRuns(in folder: String) -> Self { Self(parent: folder) }
    }
#endif

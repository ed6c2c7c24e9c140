// Programs can be run where there are processes.
#if os(Linux) || os(macOS)
    import Foundation
    import Testing

    /// Runs the tests of a suite that wait for programs on threads of their own, so that other tests run meanwhile.
    ///
    /// Swift's own threads are as many as the processors, and each one that waits is lost to all tests.
    struct WaitingTests: SuiteTrait, TestScoping {
        /// More threads than processors, because some programs wait too, for keys and for time.
        @available(macOS 15, *)
        private final class Threads: TaskExecutor {
            static let shared = Threads()

            private let queue = OperationQueue()

            init() { queue.maxConcurrentOperationCount = 3 * ProcessInfo.processInfo.activeProcessorCount }

            func enqueue(_ job: consuming ExecutorJob) {
                let job = UnownedJob(job)
                // The job runs once, as the protocol requires.
                queue.addOperation { unsafe job.runSynchronously(on: self.asUnownedTaskExecutor()) }
            }
        }

        func provideScope(
            for test: Test,
            testCase: Test.Case?,
            performing function: @concurrent @Sendable () async throws -> Void
        ) async throws {
            guard #available(macOS 15, *) else { return try await function() }
            try await withTaskExecutorPreference(Threads.shared) { try await function() }
        }
    }

    extension Trait where Self == WaitingTests {
        /// The tests wait for programs.
        static var waitsForPrograms: Self { Self() }
    }
#endif

import Foundation
package import Testing

/// Runs the tests of a suite that wait for programs on threads of their own, so that other tests run meanwhile.
///
/// Swift's own threads are as many as the processors, and each one that waits is lost to all tests.
package struct WaitingTests: SuiteTrait, TestScoping {
    /// More threads than processors, because some programs wait too, for keys and for time.
    private final class Threads: TaskExecutor {
        private let queue = OperationQueue()

        init() { queue.maxConcurrentOperationCount = 3 * ProcessInfo.processInfo.activeProcessorCount }

        func enqueue(_ job: consuming ExecutorJob) {
            let job = UnownedJob(job)
            queue.addOperation { unsafe job.runSynchronously(on: self.asUnownedTaskExecutor()) }
        }
    }

    private static let threads = Threads()

    package func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        try await withTaskExecutorPreference(Self.threads) { try await function() }
    }
}

extension Trait where Self == WaitingTests {
    /// The tests wait for programs.
    package static var waitsForPrograms: Self { Self() }
}

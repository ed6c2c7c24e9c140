public import StoryCodeScenes

/// Where the table of cities comes from.
@MainActor
public protocol CitySource: AnyObject, Sendable {
    /// Returns the table.
    func table() async throws -> String
}

/// A source that answers late and fails at first, to see and to test what the guide does then.
public final class UnreliableSource: CitySource {
    private let source: any CitySource
    private let delay: Duration
    private let scheduler: any LifecycleScheduler
    private var failures: Int

    /// Creates a source that delays each answer of another one, and throws an error instead of the first ones.
    public init(_ source: any CitySource, delay: Duration, failures: Int, scheduler: any LifecycleScheduler) {
        (self.source, self.delay, self.failures, self.scheduler) = (source, delay, failures, scheduler)
    }

    /// Waits, and returns the table or throws.
    public func table() async throws -> String {
        if delay > .zero {
            await withCheckedContinuation { continuation in scheduler.schedule(after: delay) { continuation.resume() } }
        }
        failures -= 1
        if failures >= 0 { throw NoAnswer() }
        return try await source.table()
    }
}

/// The error of a source that does not answer.
struct NoAnswer: Error {}

public import StoryCode

/// Where the table of cities comes from.
@MainActor
public protocol CitySource: AnyObject, Sendable {
    /// Returns the table.
    func table() async throws -> String
}

/// The table of cities in the program.
///
/// The facts are common knowledge in the public domain, as in the CIA World Factbook and in Natural Earth. They were
/// written from memory and rounded: a population is that of the city or of its urban area, and coordinates have one
/// decimal. They are examples for a sample program, and no source to quote.
public final class IncludedCities: CitySource {
    /// Creates a source.
    public init() {}

    /// Returns the table.
    public func table() async throws -> String { String(decoding: PackageResources.Cities_txt, as: UTF8.self) }
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

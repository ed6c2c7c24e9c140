import Foundation

/// The scale of random tests.
public enum RandomTestScale {
    /// Multiplies the number of random runs: `STORYCODE_RANDOM_LIVES` in the environment.
    public static let factor = ProcessInfo.processInfo.environment["STORYCODE_RANDOM_LIVES"].flatMap { Int($0) } ?? 1
}

import Foundation

/// How much random tests try.
public enum RandomTestScale {
    /// How many times as many lives as usual: `STORYCODE_RANDOM_LIVES` in the environment.
    public static let factor = ProcessInfo.processInfo.environment["STORYCODE_RANDOM_LIVES"].flatMap { Int($0) } ?? 1
}

import Foundation

/// The scale of random tests.
package enum RandomTestScale {
    /// Multiplies the number of random runs: `STORYCODE_RANDOM_LIVES` in the environment.
    package static let factor = ProcessInfo.processInfo.environment["STORYCODE_RANDOM_LIVES"].flatMap { Int($0) } ?? 1
}

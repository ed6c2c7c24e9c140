import Foundation

/// The scale of random tests.
package enum RandomTestScale {
    /// The number of operations on random trees of controllers: `STORYCODE_RANDOM_OPERATIONS` in the environment.
    package static let operations = number("STORYCODE_RANDOM_OPERATIONS") ?? 30_000

    /// Multiplies the number of the other random runs: `STORYCODE_RANDOM_LIVES` in the environment.
    package static let factor = number("STORYCODE_RANDOM_LIVES") ?? 1

    private static func number(_ variable: String) -> Int? {
        ProcessInfo.processInfo.environment[variable].flatMap { Int($0) }
    }
}

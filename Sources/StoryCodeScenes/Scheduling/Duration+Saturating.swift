// Durations of the program can be as long as the type allows, so the package adds and scales them only with these.
extension Duration {
    /// The longest duration with `components`, which clocks read.
    private static let longest = Duration.seconds(Int64.max)

    /// Returns the sum, or the nearest duration between plus and minus `Int64.max` seconds.
    package func saturatingAdd(_ other: Duration) -> Duration {
        // The sum of two clamped durations is far below the overflow.
        (clamped + other.clamped).clamped
    }

    /// Returns a part of the duration, clamped like a sum.
    ///
    /// - Parameter fraction: A number between 0 and 1.
    package func saturatingPart(_ fraction: Double) -> Duration {
        // As a floating-point number, the longest duration is rounded up.
        (clamped * fraction).clamped
    }

    private var clamped: Duration { min(max(self, .zero - .longest), .longest) }
}

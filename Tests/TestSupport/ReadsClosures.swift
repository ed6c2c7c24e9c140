package import Testing

extension Trait where Self == ConditionTrait {
    /// Runs a test only where the captured values of closures are read.
    package static var readsClosures: Self {
        #if os(Linux)
            .enabled(if: true)
        #else
            .disabled("The captured values of closures are read only on Linux.")
        #endif
    }
}

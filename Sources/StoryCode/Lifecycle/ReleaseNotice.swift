/// Does something on the main actor when its owner is released.
///
/// An isolated deinitialiser (SE-0371) needs the runtime of Apple's systems of spring 2025. On those before, nothing
/// is done.
@MainActor
struct ReleaseNotice {
    private let object: AnyObject?

    /// Creates a notice for its owner to keep.
    ///
    /// - Parameter action: What to do. By then the owner is gone, so it must not retain it.
    init(_ action: @escaping @MainActor () -> Void) {
        if #available(macOS 15.4, iOS 18.4, tvOS 18.4, watchOS 11.4, visionOS 2.4, *) {
            // A deinitialiser knows of no task, so it takes along where this one's diagnostics go.
            let diagnostics = LifecycleDiagnostics.current
            object = Released { LifecycleDiagnostics.$current.withValue(diagnostics, operation: action) }
        } else {
            object = nil
        }
    }

    @available(macOS 15.4, iOS 18.4, tvOS 18.4, watchOS 11.4, visionOS 2.4, *)
    @MainActor
    private final class Released {
        private let action: @MainActor () -> Void

        init(_ action: @escaping @MainActor () -> Void) {
            self.action = action
        }

        isolated deinit { action() }
    }
}

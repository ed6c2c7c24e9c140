/// Runs an action on the main actor when its owner is released.
///
/// An isolated deinitialiser (SE-0371) needs the runtime of Apple's systems of spring 2025. On earlier systems the action
/// does not run.
@MainActor
package struct DeinitAction {
    private let object: AnyObject?

    /// Creates an action that its owner stores.
    ///
    /// - Parameter action: The action. It must not retain the owner, which is released by the time it runs.
    package init(_ action: @escaping @MainActor () -> Void) {
        if #available(macOS 15.4, iOS 18.4, tvOS 18.4, watchOS 11.4, visionOS 2.4, *) {
            // A deinitialiser has no task, so the diagnostics of the current task are captured.
            let diagnostics = LifecycleDiagnostics.current
            object = Owned { LifecycleDiagnostics.$current.withValue(diagnostics, operation: action) }
        } else {
            object = nil
        }
    }

    @available(macOS 15.4, iOS 18.4, tvOS 18.4, watchOS 11.4, visionOS 2.4, *)
    @MainActor
    private final class Owned {
        private let action: @MainActor () -> Void

        init(_ action: @escaping @MainActor () -> Void) {
            self.action = action
        }

        isolated deinit { action() }
    }
}

/// Runs an action on the main actor when its owner is released: at once on the main thread, and in a task elsewhere.
///
/// The deinitialiser is not isolated (SE-0371): isolated deinitialisers are reported to crash in tasks with task-local
/// values on iOS 18.5 and 26 (github.com/swiftlang/swift, issues 85221, 85500 and 87316).
@MainActor
package struct DeinitAction {
    private let object: Owned

    /// Creates an action that its owner stores.
    ///
    /// - Parameter action: The action. It must not retain the owner, which is released by the time it runs.
    package init(_ action: @escaping @MainActor () -> Void) {
        object = Owned(action, DiagnosticHandler.current)
    }

    private final class Owned: Sendable {
        private let action: @MainActor () -> Void

        /// The diagnostics of the task that created the action.
        ///
        /// The task that releases the owner may have others.
        private let diagnostics: DiagnosticHandler

        init(_ action: @escaping @MainActor () -> Void, _ diagnostics: DiagnosticHandler) {
            self.action = action
            self.diagnostics = diagnostics
        }

        deinit { DeinitAction.perform(diagnostics, action) }
    }

    /// Performs an action of a deinitialiser, with the diagnostics of an earlier task.
    ///
    /// - Parameter action: The action. It must not retain the object that is being deinitialised.
    nonisolated static func perform(_ diagnostics: DiagnosticHandler, _ action: @escaping @MainActor () -> Void) {
        if MainThread.isCurrent {
            MainActor.assumeIsolated { DiagnosticHandler.$current.withValue(diagnostics, operation: action) }
        } else {
            Task { @MainActor in DiagnosticHandler.$current.withValue(diagnostics, operation: action) }
        }
    }
}

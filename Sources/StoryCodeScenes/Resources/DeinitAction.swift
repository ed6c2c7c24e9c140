/// Runs an action on the main actor when its owner is released: at once on the main thread, and in a task elsewhere.
///
/// The deinitialiser is not isolated (SE-0371): isolated deinitialisers are reported to crash in tasks with task-local
/// values on iOS 18.5 and 26 (github.com/swiftlang/swift, issues 85221, 85500 and 87316).
package final class DeinitAction: Sendable {
    private let action: @MainActor () -> Void

    /// The diagnostics of the task that created the action.
    ///
    /// The task that releases the owner may have others.
    private let diagnostics = DiagnosticHandler.current

    /// Creates an action that only its owner retains.
    ///
    /// - Parameter action: The action. It must not retain the owner, which is released by the time it runs.
    @MainActor
    package init(_ action: @escaping @MainActor () -> Void) { self.action = action }

    deinit { Self.perform(diagnostics, action) }

    /// Performs an action of a deinitialiser, with the diagnostics of an earlier task.
    ///
    /// - Parameter action: The action. It must not retain the object that is being deinitialised.
    static func perform(_ diagnostics: DiagnosticHandler, _ action: @escaping @MainActor () -> Void) {
        if MainThread.isCurrent {
            MainActor.assumeIsolated { DiagnosticHandler.$current.withValue(diagnostics, operation: action) }
        } else {
            Task { @MainActor in DiagnosticHandler.$current.withValue(diagnostics, operation: action) }
        }
    }
}

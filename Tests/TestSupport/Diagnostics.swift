package import StoryCode

/// Returns the diagnostics that are reported while a closure runs.
@MainActor
package func diagnostics(
    checks: DiagnosticHandler.Checks = [],
    of body: () -> Void
) -> [LifecycleDiagnostic] {
    final class Found {
        var all: [LifecycleDiagnostic] = []
    }
    let found = Found()
    DiagnosticHandler.$current.withValue(DiagnosticHandler(checks: checks) { found.all.append($0) }) { body() }
    return found.all
}

package import StoryCode

/// Returns the diagnostics that are reported while a closure runs.
@MainActor
package func diagnostics(
    checks: LifecycleDiagnostics.Checks = [],
    of body: () -> Void
) -> [LifecycleDiagnostic] {
    final class Found {
        var all: [LifecycleDiagnostic] = []
    }
    let found = Found()
    LifecycleDiagnostics.$current.withValue(LifecycleDiagnostics(checks: checks) { found.all.append($0) }) { body() }
    return found.all
}

/// Where diagnostics go.
///
/// The current one is local to the task, so tests that run in parallel never see each other's:
///
/// ```swift
/// var found: [LifecycleDiagnostic] = []
/// LifecycleDiagnostics.$current.withValue(LifecycleDiagnostics { found.append($0) }) {
///     controller.endAppearanceTransition()
/// }
/// print(found[0].problem)     // unbalancedAppearanceTransition
/// ```
public struct LifecycleDiagnostics: Sendable {
    /// Where the diagnostics of the current task go; they are printed unless the task says otherwise.
    @TaskLocal public static var current = printing

    /// Prints every diagnostic.
    public static let printing = LifecycleDiagnostics { print("StoryCode: \($0)") }

    /// Prints warnings, and stops the program at a programmer's error with the same words.
    public static let strict = LifecycleDiagnostics { diagnostic in
        switch diagnostic.severity {
        case .warning: printing.report(diagnostic)
        case .programmerError: preconditionFailure("StoryCode: \(diagnostic)")
        }
    }

    private let receive: @MainActor (LifecycleDiagnostic) -> Void

    /// Creates a place for diagnostics to go to.
    ///
    /// - Parameter receive: Takes one diagnostic.
    public init(_ receive: @escaping @MainActor (LifecycleDiagnostic) -> Void) {
        self.receive = receive
    }

    /// Takes a diagnostic.
    ///
    /// - Parameter diagnostic: What went wrong.
    @MainActor
    public func report(_ diagnostic: LifecycleDiagnostic) {
        receive(diagnostic)
    }

    /// Reports a problem of some controllers or views to where the current task wants it.
    @MainActor
    static func report(_ problem: LifecycleDiagnostic.Problem, _ subjects: AnyObject...) {
        current.report(LifecycleDiagnostic(problem, subjects))
    }
}

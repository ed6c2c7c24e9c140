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

    /// What is fine, and reported only on demand.
    public struct Checks: OptionSet, Sendable {
        /// The members, as bits.
        public let rawValue: Int

        /// Creates a set of checks.
        ///
        /// - Parameter rawValue: The members, as bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// Overrides that do not call `super`, which UIKit requires and the lifecycle here does not need.
        public static let missingSuper = Checks(rawValue: 1)

        /// Changes of a navigation stack that wait for a transition.
        public static let queuedNavigation = Checks(rawValue: 2)
    }

    /// What is reported beyond mistakes.
    public let checks: Checks

    private let receive: @MainActor (LifecycleDiagnostic) -> Void

    /// Creates a place for diagnostics to go to.
    ///
    /// - Parameters:
    ///   - checks: What to report beyond mistakes.
    ///   - receive: Takes one diagnostic.
    public init(checks: Checks = [], _ receive: @escaping @MainActor (LifecycleDiagnostic) -> Void) {
        self.checks = checks
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
    package static func report(_ problem: LifecycleDiagnostic.Problem, _ subjects: AnyObject...) {
        let diagnostic = LifecycleDiagnostic(problem, subjects)
        LifecycleTrace.trace(.diagnostic(diagnostic), of: subjects.first)
        current.report(diagnostic)
    }

    /// Reports that an override did not call `super`, where that is checked.
    @MainActor
    static func reportMissingSuper(of event: ViewEvent, _ controller: AnyObject) {
        if current.checks.contains(.missingSuper) { report(.superNotCalled(event), controller) }
    }

    /// Reports that a stack has to wait, where that is checked.
    @MainActor
    static func reportQueuedNavigation(_ controller: AnyObject) {
        if current.checks.contains(.queuedNavigation) { report(.navigationQueued, controller) }
    }
}

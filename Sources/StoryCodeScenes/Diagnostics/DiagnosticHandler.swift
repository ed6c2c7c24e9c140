#if canImport(os)
    import os
#endif

/// Handles diagnostics, such as by printing them.
///
/// The current handler is local to the task, so tests that run in parallel do not see each other's diagnostics:
///
/// ```swift
/// var found: [LifecycleDiagnostic] = []
/// DiagnosticHandler.$current.withValue(DiagnosticHandler { found.append($0) }) {
///     controller.endAppearanceTransition()
/// }
/// print(found[0].problem)     // unbalancedAppearanceTransition
/// ```
///
/// See <doc:Delivering-events>.
public struct DiagnosticHandler: Sendable {
    /// The handler of the current task; ``printing`` by default.
    @TaskLocal public static var current = printing

    /// Prints every diagnostic, or on Apple's systems writes it to the system's log, with the subsystem `StoryCode`.
    public static let printing = DiagnosticHandler(checks: [], isPrinting: true) { diagnostic in
        #if canImport(os)
            Logger(subsystem: "StoryCode", category: diagnostic.problem.code)
                .log(
                    level: diagnostic.severity == .warning ? .error : .fault,
                    "\(diagnostic.description, privacy: .public)"
                )
        #else
            print("StoryCode: \(diagnostic)")
        #endif
    }

    /// Prints warnings, and stops the program with the same text at a programmer error.
    public static let strict = DiagnosticHandler { diagnostic in
        switch diagnostic.severity {
        case .warning: printing.report(diagnostic)
        // A precondition has no message in an optimised build.
        case .programmerError: fatalError("StoryCode: \(diagnostic)")
        }
    }

    /// Optional checks of code that works correctly.
    ///
    /// Off by default.
    public struct Checks: OptionSet, Sendable {
        /// The raw bit mask.
        public let rawValue: Int

        /// Creates a set from a raw bit mask.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// Overrides that do not call `super`, which UIKit requires and this package does not.
        public static let missingSuper = Checks(rawValue: 1)

        /// Changes of a navigation stack that wait for a transition.
        public static let queuedNavigation = Checks(rawValue: 2)

        /// Tasks of a ``ResourceBag`` that go on for more than five seconds after the bag has cancelled them.
        public static let outlivingTasks = Checks(rawValue: 4)
    }

    /// The additional checks.
    public let checks: Checks

    /// Whether this is ``printing``.
    private let isPrinting: Bool

    private let receive: @MainActor (LifecycleDiagnostic) -> Void
}

extension DiagnosticHandler {
    /// Creates a handler of diagnostics.
    public init(checks: Checks = [], _ receive: @escaping @MainActor (LifecycleDiagnostic) -> Void) {
        self.init(checks: checks, isPrinting: false, receive: receive)
    }

    /// Work to run later, which reports to the handler of the current task.
    @MainActor
    package static func reportingToCurrent(_ work: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
        let diagnostics = current
        guard diagnostics.isPrinting else { return { $current.withValue(diagnostics) { work() } } }
        // Setting the value of a task costs more than most of the work.
        return { current.isPrinting ? work() : $current.withValue(printing) { work() } }
    }

    /// Receives a diagnostic.
    @MainActor
    @preconcurrency
    public func report(_ diagnostic: LifecycleDiagnostic) {
        receive(diagnostic)
    }

    /// Reports a problem with controllers or views to the handler of the current task.
    @MainActor
    @preconcurrency
    public static func report(_ problem: LifecycleDiagnostic.Problem, _ subjects: AnyObject...) {
        let diagnostic = LifecycleDiagnostic(problem, subjects)
        LifecycleTrace.trace(.diagnostic(diagnostic), of: subjects.first)
        current.report(diagnostic)
    }

    /// Reports a problem of an additional check, if the handler enables that check.
    @MainActor
    package static func report(
        _ problem: @autoclosure () -> LifecycleDiagnostic.Problem,
        _ subject: AnyObject,
        if check: Checks
    ) {
        if current.checks.contains(check) { report(problem(), subject) }
    }
}

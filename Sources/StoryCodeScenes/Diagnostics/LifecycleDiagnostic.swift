/// A mistake in how a controller is used: what happened, to which objects, and how to fix it.
///
/// Diagnostics are values. They are reported to ``DiagnosticHandler/current``, and then the program continues as the
/// documentation of each ``Problem`` says.
///
/// See <doc:Troubleshooting>.
public struct LifecycleDiagnostic: Hashable, Sendable {
    /// A kind of mistake, with its code, its message and its remedy.
    ///
    /// The type is open: each module, and each program, declares its problems as static members. In the texts, `{0}`
    /// stands for the first subject of the diagnostic and `{1}` for the second. The advice may depend on the call: it
    /// does not distinguish problems.
    ///
    /// ```swift
    /// extension LifecycleDiagnostic.Problem {
    ///     static let paneIsMissing = LifecycleDiagnostic.Problem(
    ///         "paneIsMissing",
    ///         message: "{0} has no pane.",
    ///         advice: "Add a pane before the controller appears."
    ///     )
    /// }
    /// ```
    public struct Problem: Hashable, Sendable {
        /// Identifies the kind of mistake, also across releases.
        public let code: String

        /// Whether the request was carried out.
        public let severity: Severity

        /// The message, in UIKit's words where UIKit reports the same mistake.
        package let message: String

        /// The remedy.
        let advice: String

        /// Creates a kind of mistake.
        public init(_ code: String, _ severity: Severity = .warning, message: String, advice: String) {
            self.code = code
            self.severity = severity
            self.message = message
            self.advice = advice
        }
    }

    /// The consequence of a mistake.
    public enum Severity: Hashable, Sendable {
        /// The program continues as intended.
        case warning
        /// UIKit throws an exception here; the request is ignored.
        case programmerError
    }

    /// A controller or a view that a diagnostic is about.
    public struct Subject: Hashable, Sendable, CustomStringConvertible {
        /// The name of its class.
        public let typeName: String
        /// The identity of the object, which is not retained.
        public let id: ObjectIdentifier

        init(_ object: AnyObject) {
            typeName = "\(type(of: object))"
            id = ObjectIdentifier(object)
        }

        /// The class in angle brackets, as UIKit prints a controller.
        public var description: String { "<\(typeName)>" }
    }

    /// The kind of mistake.
    public let problem: Problem

    /// The objects involved, the one that made the mistake first.
    public let subjects: [Subject]

    init(_ problem: Problem, _ subjects: [AnyObject]) {
        self.problem = problem
        self.subjects = subjects.map(Subject.init)
    }

    /// Whether the request was carried out.
    public var severity: Severity { problem.severity }

    /// What happened, in UIKit's words where UIKit reports the same mistake.
    public var message: String { naming(problem.message) }

    /// How to fix the mistake.
    public var advice: String { naming(problem.advice) }

    private func naming(_ text: String) -> String {
        subjects.indices.reduce(text) { $0.replacing("{\($1)}", with: subjects[$1].description) }
    }
}

extension LifecycleDiagnostic: CustomStringConvertible {
    /// The message and the remedy.
    public var description: String { "\(message) To fix: \(advice)" }
}

extension LifecycleDiagnostic.Problem {
    /// Returns whether both are the same kind of mistake, with the same message.
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.code == rhs.code && lhs.message == rhs.message }

    /// Hashes the code and the message.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(code)
        hasher.combine(message)
    }
}

extension LifecycleDiagnostic.Problem: CustomStringConvertible {
    /// The code.
    public var description: String { code }
}

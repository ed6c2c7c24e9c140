/// A mistake in how a controller is used: what happened, to which controllers, and how to mend it.
///
/// Diagnostics are values. They go to ``LifecycleDiagnostics/current``, and then the program continues as
/// each ``Problem`` says.
public struct LifecycleDiagnostic: Hashable, Sendable {
    /// What can go wrong.
    public enum Problem: Hashable, Sendable {
        /// A view was torn down while it was visible; the controller disappears first.
        case viewUnloadedWhileVisible
        /// `loadView()` read `view` before it set it; a plain view stands in.
        case loadViewRecursion
        /// `loadView()` returned without setting `view`; a plain view stands in.
        case loadViewDidNotSetView
        /// A factory of the scene touched the view before the builder was installed; that view is kept.
        case viewLoadedBeforeScene
        /// A controller was made the controller of a second scene; it keeps the helpers of both.
        case controllerHasScene
        /// A `begin` or `end` of an appearance transition had no counterpart; the call is ignored.
        case unbalancedAppearanceTransition
        /// The program called a method that only the lifecycle calls; the helpers are told, nothing changes.
        case eventCalledDirectly(ViewEvent)
        /// A view of one controller was given to another; it stays where it was.
        case viewHasController
        /// A view was added to itself or to one of its own subviews; it stays where it was.
        case viewContainsItself
        /// Two values were registered under one key of kept state; the first one keeps it.
        case stateKeyTaken(String)
        /// One call led to ever more work in later turns; the rest waits for the next call.
        case neverAtRest(work: Int)
    }

    /// Who is to mend it.
    public enum Severity: Hashable, Sendable {
        /// The program goes on as it was meant to.
        case warning
        /// UIKit throws an exception here; what was asked for is not done.
        case programmerError
    }

    /// A controller or a view that a diagnostic is about.
    public struct Subject: Hashable, Sendable, CustomStringConvertible {
        /// The name of its class.
        public let typeName: String
        /// Which object it is; it is not retained.
        public let id: ObjectIdentifier

        init(_ object: AnyObject) {
            typeName = "\(type(of: object))"
            id = ObjectIdentifier(object)
        }

        /// The class in angle brackets, as UIKit prints a controller.
        public var description: String { "<\(typeName)>" }
    }

    /// What went wrong.
    public let problem: Problem

    /// What it went wrong with, the one that did it first.
    public let subjects: [Subject]

    init(_ problem: Problem, _ subjects: [AnyObject]) {
        self.problem = problem
        self.subjects = subjects.map(Subject.init)
    }

    /// Whether the program goes on as meant.
    public var severity: Severity {
        switch problem {
        case .viewHasController, .viewContainsItself: .programmerError
        default: .warning
        }
    }
}

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
        /// A controller was presented by one that presents already; nothing is done.
        case presenterIsPresenting
        /// A controller was presented by one that is not on the screen; nothing is done.
        case presenterNotInWindow
        /// A controller was presented while another presentation or dismissal is under way; nothing is done.
        case presentedDuringTransition
        /// A controller was dismissed while a presentation or dismissal is under way; nothing is done.
        case dismissedDuringTransition
        /// A controller was dismissed that is not on the screen; nothing is done.
        case dismissedWhileNotShown
        /// A controller presents whose view is in another one's without being its child; it is done.
        case presenterIsDetached
        /// A controller was presented that has a place already; nothing is done.
        case presentedIsActive
        /// A controller was presented a second time; nothing is done.
        case presentedTwice
        /// A controller was to be in a stack, or among tabs, twice; nothing is done.
        case pushedTwice
        /// A navigation controller, a tab bar controller or a split view controller was pushed; nothing is done.
        case pushedContainer
        /// A stack was popped to a controller that is not in it; nothing is done.
        case poppedToStranger
        /// A tab was selected that is not there; nothing is done.
        case selectedStranger
        /// A split view controller was given more than two controllers; nothing is done.
        case tooManyColumns(Int)
        /// A page view controller was given a number of pages other than one; nothing is done.
        case wrongNumberOfPages(Int)
        /// A controller of a table or a collection has a view without one; what is asked of it reaches nobody.
        case viewHasNoCells(String)
        /// A cell was asked for by an identifier that was not registered; a plain one stands in.
        case unknownReuseIdentifier(String)
        /// A row or an item was asked for that is not there; nothing is done.
        case scrolledToStranger(ItemPath)
        /// A controller was added, or its view was, where its parent is another; nothing is done.
        case hierarchyInconsistency
        /// A view was added to a container's before its controller was; it is told once all the same.
        case subviewAddedBeforeChild
        /// A transition between two controllers that are not both children, or whose container tells them by hand.
        case childTransitionUnsupported
        /// Something was asked of a stack during a transition; it is done afterwards. Reported only on demand.
        case navigationQueued
        /// An override did not call `super`; nothing is lost. Reported only on demand.
        case superNotCalled(ViewEvent)
        /// Two values were registered under one key of kept state; the first one keeps it.
        case stateKeyTaken(String)
        /// A controller or a view came into a storyboard's scene, and could not be injected as it was registered.
        case notInjected(reason: String)
        /// An outlet of a file leads to an object of another class than it was registered for; it is not set.
        case outletIsUnfit(String)
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
        case .viewHasController, .viewContainsItself, .presentedIsActive, .presentedTwice, .pushedTwice,
            .pushedContainer, .poppedToStranger, .selectedStranger, .tooManyColumns, .wrongNumberOfPages,
            .viewHasNoCells, .unknownReuseIdentifier, .scrolledToStranger, .hierarchyInconsistency,
            .childTransitionUnsupported:
            .programmerError
        default: .warning
        }
    }
}

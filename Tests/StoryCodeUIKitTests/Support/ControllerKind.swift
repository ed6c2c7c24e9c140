#if canImport(UIKit) && !os(watchOS)
    import StoryCodeUIKit
    import Testing
    import UIKit

    /// The two ways in which helpers are notified, for tests of what they have in common.
    enum ControllerKind: CaseIterable, Sendable, CustomTestStringConvertible {
        /// A subclass of `SceneViewController`.
        case base
        /// Any other controller, whose methods are observed.
        case observed

        var testDescription: String { "\(self)" }

        /// Makes a controller without overrides.
        @MainActor
        func make() -> UIViewController {
            switch self {
            case .base: SceneViewController()
            case .observed: UIViewController()
            }
        }

        /// Makes a controller whose overrides log and call `super`, or do not.
        @MainActor
        func logged(_ log: Log, callsSuper: Bool = true) -> UIViewController {
            switch self {
            case .base: LoggedBaseController(log, callsSuper: callsSuper)
            case .observed: LoggedObservedController(log, callsSuper: callsSuper)
            }
        }
    }

    /// A controller whose overrides log and run an action of the test.
    @MainActor
    protocol LoggedController: UIViewController {
        var react: (ViewEvent) -> Void { get set }
    }
#endif

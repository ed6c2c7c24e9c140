import StoryCode

/// A rule that a controller breaks although nothing is in progress.
enum RestProblem {
    /// The controller is appearing or disappearing.
    case halfWay

    /// The controller has appeared, and its view is in no visible window.
    case appearedUnseen

    /// Checks a controller: one that has appeared is in a visible window, and every other one has disappeared.
    @MainActor
    init?(of controller: ViewController) {
        switch controller.appearanceState {
        case .appearing, .disappearing: self = .halfWay
        case .appeared where !controller.isSeen: self = .appearedUnseen
        case .appeared, .disappeared: return nil
        }
    }

    /// The failure of a random tree.
    var kind: RandomTreeFailure.Kind {
        switch self {
        case .halfWay: .halfWay
        case .appearedUnseen: .appearedUnseen
        }
    }
}

extension ViewController {
    /// Whether the view is in a visible window.
    var isSeen: Bool { viewIfLoaded?.window?.isHidden == false }
}

/// Whether a window is in front of the user, as its host says.
///
/// The phases are those of `UIScene.ActivationState`. Hiding a window is not a phase.
///
/// See <doc:Phases-of-a-window>.
public enum WindowPhase: String, Hashable, Sendable, CaseIterable, Codable {
    /// No host shows the window yet.
    case unattached
    /// The window is in the background.
    case background
    /// The window is on screen and receives no events, such as during an alert of the system.
    case foregroundInactive
    /// The window is on screen and receives the user's events.
    case foregroundActive
}

extension WindowPhase {
    /// The phases through which a window goes to another one, which is the last of them; empty for the same phase.
    ///
    /// As in UIKit, a window becomes active only after it was inactive in the foreground, and inactive before it enters
    /// the background.
    package func steps(to phase: WindowPhase) -> [WindowPhase] {
        if phase == self { return [] }
        let ends = [self, phase]
        let isIndirect = ends.contains(.foregroundActive) && !ends.contains(.foregroundInactive)
        return isIndirect ? [.foregroundInactive, phase] : [phase]
    }
}

import Foundation

/// A scene of the system, with the notifications of its activation state.
@MainActor
open class UIScene: UIResponder {
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive, foregroundInactive, background
    }

    public nonisolated static let willEnterForegroundNotification = Notification.Name("willEnterForeground")
    public nonisolated static let didActivateNotification = Notification.Name("didActivate")
    public nonisolated static let willDeactivateNotification = Notification.Name("willDeactivate")
    public nonisolated static let didEnterBackgroundNotification = Notification.Name("didEnterBackground")

    public final private(set) var activationState = ActivationState.unattached

    /// Changes the state as the system does, and posts the notification.
    ///
    /// `willEnterForeground` and `willDeactivate` are posted before the state has changed.
    public final func stubSend(_ name: Notification.Name) {
        let states: [Notification.Name: ActivationState] = [
            Self.didActivateNotification: .foregroundActive, Self.didEnterBackgroundNotification: .background,
        ]
        if let state = states[name] { activationState = state }
        NotificationCenter.default.post(name: name, object: self)
        if states[name] == nil { activationState = .foregroundInactive }
    }
}

open class UIWindowScene: UIScene {}

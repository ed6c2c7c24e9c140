#if canImport(UIKit) && !os(watchOS)
    import Foundation
    public import StoryCodeScenes
    public import UIKit

    /// Notifies the helpers of controllers that have appeared when their window scenes change their activation state.
    @MainActor
    final class ScenePhases {
        static let shared = ScenePhases()

        private struct Member {
            weak let record: ControllerRecord?

            /// The phase of which it was notified, or in which it has appeared.
            var phase: WindowPhase
        }

        /// The controllers that have appeared, in the order in which they have.
        private var members: [Member] = []

        private init() {
            let changes: [(Notification.Name, WindowPhase)] = [
                (UIScene.willEnterForegroundNotification, .foregroundInactive),
                (UIScene.didActivateNotification, .foregroundActive),
                (UIScene.willDeactivateNotification, .foregroundInactive),
                (UIScene.didEnterBackgroundNotification, .background),
            ]
            for (name, phase) in changes {
                // UIKit posts on the main thread.
                _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
                    let scene = (notification.object as AnyObject?).map(ObjectIdentifier.init)
                    MainActor.assumeIsolated { if let scene { ScenePhases.shared.change(scene, to: phase) } }
                }
            }
        }

        /// Follows the appearance of a controller.
        func didDeliver(_ event: ViewEvent, to record: ControllerRecord) {
            switch event {
            case .viewDidAppear:
                let phase = (record.windowScene?.activationState).map(WindowPhase.init) ?? .unattached
                members.append(Member(record: record, phase: phase))
            case .viewWillDisappear: members.removeAll { $0.record == nil || $0.record === record }
            default: break
            }
        }

        private func change(_ scene: ObjectIdentifier, to phase: WindowPhase) {
            // A callback may change the members.
            for member in members {
                guard let record = member.record, record.windowScene.map(ObjectIdentifier.init) == scene,
                    let index = members.firstIndex(where: { $0.record === record })
                else { continue }
                var earlier = members[index].phase
                members[index].phase = phase
                for next in earlier.steps(to: phase) {
                    record.deliver(.windowPhaseDidChange(from: earlier, to: next))
                    earlier = next
                }
            }
        }
    }

    extension ControllerRecord {
        /// The window scene in which the view is.
        fileprivate var windowScene: UIWindowScene? { controller?.viewIfLoaded?.window?.windowScene }

        fileprivate func deliver(_ event: ViewEvent) {
            guard let controller, let events, case .windowPhaseDidChange(let from, let to) = event else { return }
            events.deliver(event) {
                events.trace(event, of: controller)
                (controller as? SceneViewController)?.windowPhaseDidChange(from: from, to: to)
            }
        }
    }

    extension UIViewController {
        /// The phase of the window scene in which the view is.
        public var windowPhase: WindowPhase {
            (viewIfLoaded?.window?.windowScene?.activationState).map(WindowPhase.init) ?? .unattached
        }
    }

    extension WindowPhase {
        init(_ state: UIScene.ActivationState) {
            switch state {
            case .foregroundActive: self = .foregroundActive
            case .foregroundInactive: self = .foregroundInactive
            case .background: self = .background
            default: self = .unattached
            }
        }
    }
#endif

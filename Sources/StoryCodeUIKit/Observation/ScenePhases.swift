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

        /// Follows the appearance of a controller, before its helpers are notified.
        func willDeliver(_ event: ViewEvent, to record: ControllerRecord) {
            switch event {
            case .viewDidAppear:
                let phase = (record.windowScene?.activationState).map(WindowPhase.init) ?? .unattached
                record.events?.willAppear(in: phase)
                members.append(Member(record: record))
            case .viewWillDisappear: members.removeAll { $0.record == nil || $0.record === record }
            default: break
            }
        }

        private func change(_ scene: ObjectIdentifier, to phase: WindowPhase) {
            for record in members.compactMap(\.record) where record.windowScene.map(ObjectIdentifier.init) == scene {
                var earlier = record.events?.windowPhase ?? phase
                for next in earlier.steps(to: phase) {
                    record.deliverPhase(from: earlier, to: next)
                    earlier = next
                }
            }
        }
    }

    extension ControllerRecord {
        /// The window scene in which the view is.
        fileprivate var windowScene: UIWindowScene? { controller?.viewIfLoaded?.window?.windowScene }

        fileprivate func deliverPhase(from earlier: WindowPhase, to phase: WindowPhase) {
            guard let controller, let events else { return }
            let event = ViewEvent.windowPhaseDidChange(from: earlier, to: phase)
            events.deliver(event) {
                events.trace(event, of: controller)
                (controller as? SceneViewController)?.windowPhaseDidChange(from: earlier, to: phase)
            }
        }
    }

    extension UIViewController {
        /// The phase of the window scene in which the view is.
        ///
        /// For the controller of a scene, the one of which it was notified: UIKit announces some phases before the scene
        /// enters them.
        public var windowPhase: WindowPhase {
            guard let scene = viewIfLoaded?.window?.windowScene else { return .unattached }
            let announced = ControllerRecord.existing(of: self)?.events?.windowPhase ?? .unattached
            return announced == .unattached ? WindowPhase(scene.activationState) : announced
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

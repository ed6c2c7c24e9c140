public import StoryCodeScenes

extension Window {
    /// The phase of a window, and the changes that were not announced.
    ///
    /// Only this file changes it.
    struct PhaseState {
        fileprivate(set) var phase = WindowPhase.unattached
        fileprivate var announced = WindowPhase.unattached
        fileprivate var waiting: [WindowPhase] = []
    }

    /// Whether the window is in front of the user; ``WindowPhase/unattached`` until the host sets it.
    ///
    /// Each controller that has appeared in the window receives `windowPhaseDidChange(from:to:)`, parents before children
    /// and before what they present, in the next turn: after the appearance events of the same turn. Between
    /// `foregroundActive` and any other phase there is always `foregroundInactive`. Setting the present phase has no
    /// effect. A window that was attached stays so: setting `unattached` is reported and ignored.
    public var phase: WindowPhase {
        get { phaseState.phase }
        set {
            guard newValue != .unattached || phase == .unattached else {
                return DiagnosticHandler.report(.windowIsAttached, self)
            }
            let steps = phase.steps(to: newValue)
            guard !steps.isEmpty else { return }
            phaseState.phase = newValue
            phaseState.waiting += steps
            guard phaseState.waiting.count == steps.count else { return }
            let link = Link(self)
            LifecycleRuntime.perform {
                scheduler.later(affecting: { link.target.map { [$0] } ?? [] }) { link.target?.announcePhases() }
            }
        }
    }

    /// Whether a change of the phase was not announced.
    var announcesPhase: Bool { !phaseState.waiting.isEmpty }

    private func announcePhases() {
        LifecycleRuntime.perform(whole: self) {
            // A callback may set another phase.
            while let next = phaseState.waiting.first {
                let event = ViewEvent.windowPhaseDidChange(from: phaseState.announced, to: next)
                phaseState.announced = next
                for controller in presentControllers where controller.appearance.state == .appeared {
                    if controller.viewIfLoaded?.window === self { controller.lifecycle.deliver(event, to: controller) }
                }
                phaseState.waiting.removeFirst()
            }
        }
    }

    /// The controllers in the window, parents before children and before what they present.
    private var presentControllers: [ViewController] { rootAndDetachedControllers.flatMap(\.subtree) }

    /// The root, and the detached controllers with views in the window.
    var rootAndDetachedControllers: [ViewController] {
        (rootViewController.map { [$0] } ?? []) + controllersInside { $0.lowestPresenter.isDetached }
    }
}

extension ViewController {
    /// The phase of the window in which the view is, or ``WindowPhase/unattached``.
    public var windowPhase: WindowPhase { viewIfLoaded?.window?.phaseState.announced ?? .unattached }
}

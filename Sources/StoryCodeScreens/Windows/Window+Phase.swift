public import StoryCodeScenes

extension Window {
    /// The phase of a window, and the changes that were not announced.
    ///
    /// Only this file changes it.
    struct PhaseState {
        fileprivate(set) var phase = WindowPhase.unattached
        fileprivate var waiting: [WindowPhase] = []
    }

    /// Whether the window is in front of the user; ``WindowPhase/unattached`` until the host sets it.
    ///
    /// Each controller that has appeared in the window receives `windowPhaseDidChange(from:to:)`, parents before children
    /// and before what they present, in a later turn: after the appearance events of the same turn. A controller that is in
    /// transition is not notified, and reads ``ViewController/windowPhase``. Between
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
            LifecycleTrace.trace(.requested(.setPhase, nil), of: self)
            defer { LifecycleTrace.traceEnd(of: self) }
            if phaseState.waiting.count == steps.count { LifecycleRuntime.perform { announceLater() } }
        }
    }

    /// Whether a change of the phase was not announced.
    var announcesPhase: Bool { !phaseState.waiting.isEmpty }

    /// Announces the phases after the work of the present turn, such as the end of an appearance.
    private func announceLater() {
        let link = Link(self)
        let nodes: @MainActor () -> [any RuntimeNode] = { link.target.map { [$0] } ?? [] }
        scheduler.later {
            link.target?.scheduler.later(affecting: nodes) { link.target?.announcePhases() }
        }
    }

    private func announcePhases() {
        guard let reference = ownReference else { return }
        LifecycleRuntime.perform(whole: self) {
            // Phases that a callback sets follow in a later turn.
            for _ in phaseState.waiting {
                let phase = phaseState.waiting[0]
                let event = ViewEvent.windowPhaseDidChange(from: reference.announcedPhase, to: phase)
                reference.announce(phase)
                for controller in presentControllers where controller.appearance.state == .appeared {
                    if controller.viewIfLoaded?.window === self { controller.lifecycle.deliver(event, to: controller) }
                }
                phaseState.waiting.removeFirst()
            }
        }
        if announcesPhase { announceLater() }
    }

    /// The controllers in the window, parents before children and before what they present.
    private var presentControllers: [ViewController] {
        var (found, known) = ([ViewController](), Set<ViewController>())
        var queue = Array(rootAndDetachedControllers.reversed())
        while let controller = queue.popLast() {
            guard known.insert(controller).inserted else { continue }
            found.append(controller)
            if let presented = controller.presented { queue.append(presented) }
            queue += (controller.children + controller.lifecycle.detachedChildren(of: controller)).reversed()
        }
        return found
    }

    /// The root, and the detached controllers with views in the window.
    var rootAndDetachedControllers: [ViewController] {
        (rootViewController.map { [$0] } ?? []) + controllersInside { $0.lowestPresenter.isDetached }
    }
}

extension ViewController {
    /// The phase of the window in which the view is, or ``WindowPhase/unattached``.
    public var windowPhase: WindowPhase { viewIfLoaded?.windowLink.reference?.announcedPhase ?? .unattached }
}

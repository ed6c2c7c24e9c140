import StoryCode

/// A controller with actions for its passes.
final class Screen: ViewController {
    var onLoad: (Screen) -> Void = { _ in }
    var onAppear: (Screen) -> Void = { _ in }
    var onUpdate: (Screen) -> Void = { _ in }
    var onWillLayout: (Screen) -> Void = { _ in }
    var onDidLayout: (Screen) -> Void = { _ in }
    var onPhase: (WindowPhase) -> Void = { _ in }

    override func loadView() {
        super.loadView()
        onLoad(self)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        onAppear(self)
    }

    override func updateProperties() {
        super.updateProperties()
        onUpdate(self)
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        onWillLayout(self)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        onDidLayout(self)
    }

    override func windowPhaseDidChange(from earlier: WindowPhase, to phase: WindowPhase) {
        super.windowPhaseDidChange(from: earlier, to: phase)
        onPhase(phase)
    }
}

/// A helper with an action for its update.
final class Helper: ViewObserver {
    var onUpdate: () -> Void = {}
    var onDidLayout: () -> Void = {}

    func updateProperties() { onUpdate() }

    func viewDidLayoutSubviews() { onDidLayout() }
}

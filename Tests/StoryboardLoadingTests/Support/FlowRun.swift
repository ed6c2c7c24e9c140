import StoryCode

/// Runs a storyboard in a window and records the events of its controllers.
@MainActor
final class FlowRun: LifecycleTracer {
    /// An action on a controller, both chosen by numbers.
    struct Step {
        let action: Action
        let controller: Int
        let variant: Int
    }

    enum Action: CaseIterable {
        case segue, segueAgain, pop, popToRoot, dismiss, select, reload, rotate
    }

    private let model: FlowModel
    private let storyboard: Storyboard
    private let clock = ManualClock()
    private let window: Window
    private var lines: [String] = []
    private var isRunning = false

    init(_ model: FlowModel, _ storyboard: Storyboard) {
        self.model = model
        self.storyboard = storyboard
        window = Window(scheduler: clock)
        LifecycleTrace.add(self)
    }

    func end() { LifecycleTrace.remove(self) }

    /// Returns the events and the diagnostics during a closure.
    func events(_ body: (FlowRun) -> Void) -> [String] {
        let diagnostics = DiagnosticHandler { self.lines.append("! \($0.problem)") }
        lines = []
        isRunning = true
        DiagnosticHandler.$current.withValue(diagnostics) {
            body(self)
            while !clock.isAtRest { clock.advance(by: .seconds(1)) }
        }
        isRunning = false
        return lines
    }

    func trace(_ entry: TraceEntry) {
        // The tracer also receives the events of another run.
        guard isRunning, let controller = entry.subject as? ViewController, entry.helper == nil else { return }
        switch entry.event {
        case .loadView: add(controller, "loadView")
        case .received(let event): add(controller, "\(event)")
        case .willMove(let parent): add(controller, "willMove \(name(parent))")
        case .didMove(let parent): add(controller, "didMove \(name(parent))")
        default: break
        }
    }

    private func add(_ controller: ViewController, _ words: String) { lines.append("\(name(controller)).\(words)") }

    private func name(_ object: AnyObject?) -> String {
        guard let controller = object as? ViewController else { return "nil" }
        return "\(controller.sceneIdentifier ?? "none") \(type(of: controller)) \(controller.title ?? "")"
    }

    // MARK: Steps

    func start() {
        attempt {
            window.rootViewController = try storyboard.instantiateInitialViewController()
            window.makeKeyAndVisible()
        }
    }

    func perform(_ step: Step) {
        let all = controllers
        guard !all.isEmpty else { return }
        let controller = all[step.controller % all.count]
        lines.append("== \(step.action) \(name(controller)) of \(all.count)")
        switch step.action {
        case .segue, .segueAgain:
            guard let scene = controller.title.flatMap({ Int($0) }), !model.scenes[scene].segues.isEmpty else { return }
            let segue = step.variant % model.scenes[scene].segues.count
            attempt {
                let name = model.name(of: segue, in: scene)
                let shown = try controller.performSegue(withIdentifier: name, sender: nil)
                lines.append("to \(self.name(shown))")
            }
        case .pop: controller.navigationController?.popViewController(animated: step.variant % 2 == 0)
        case .popToRoot: controller.navigationController?.popToRootViewController(animated: step.variant % 2 == 0)
        case .dismiss: controller.dismiss(animated: step.variant % 2 == 0)
        case .select:
            guard let tabs = controller.tabBarController, !tabs.viewControllers.isEmpty else { return }
            tabs.selectedIndex = step.variant % tabs.viewControllers.count
        case .reload: controller.reloadView()
        case .rotate: window.frame = LayoutRect(x: 0, y: 0, width: Double(step.variant), height: 300)
        }
    }

    private func attempt(_ body: () throws -> Void) {
        do {
            try body()
        } catch let error as StoryboardError {
            lines.append("! \(error.message)")
        } catch {
            lines.append("! \(error)")
        }
    }

    /// The existing controllers, parents before children and presented controllers; at most 40.
    private var controllers: [ViewController] {
        var found: [ViewController] = []
        func visit(_ controller: ViewController) {
            guard found.count < 40 else { return }
            found.append(controller)
            controller.children.forEach(visit)
            if let presented = controller.presentedViewController, presented.presentingViewController === controller {
                visit(presented)
            }
        }
        if let root = window.rootViewController { visit(root) }
        return found
    }
}

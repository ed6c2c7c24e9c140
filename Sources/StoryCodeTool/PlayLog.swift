import StoryCode
import StoryboardFiles

/// What controllers are told, line by line.
@MainActor
final class PlayLog: LifecycleTracer {
    private var lines: [String] = []

    init() {
        LifecycleTrace.add(self)
    }

    /// The log as a text.
    var text: String { lines.joined(separator: "\n") + "\n" }

    /// Begins a part of the log.
    func begin(_ words: String) { lines.append("== \(words)") }

    func add(_ line: String) { lines.append("   \(line)") }

    func trace(_ entry: TraceEntry) {
        guard let controller = entry.subject as? ViewController, entry.helper == nil else { return }
        switch entry.event {
        case .loadView: add("\(name(of: controller)).loadView")
        case .received(let event): add("\(name(of: controller)).\(event)")
        case .willMove(let parent): add("\(name(of: controller)).willMove(toParent: \(name(of: parent)))")
        case .didMove(let parent): add("\(name(of: controller)).didMove(toParent: \(name(of: parent)))")
        case .memoryWarning: add("\(name(of: controller)).didReceiveMemoryWarning")
        case .made, .assembled, .adopted, .presented, .diagnostic: break
        }
    }

    /// The scene of a controller by its identifier, or else by its class, its title or its kind.
    private func name(of object: AnyObject?) -> String {
        guard let controller = object as? ViewController else { return "nil" }
        guard let scene = controller.fileScene else { return "\(type(of: controller))" }
        return scene.identifier ?? scene.controller?["customClass"] ?? scene.title ?? scene.controller?.name ?? scene.id
    }
}

extension Window {
    /// The controllers that are on the screen, the foremost first, each before what contains it.
    var controllersOnScreen: [ViewController] {
        var found: [ViewController] = []
        func visit(_ controller: ViewController) {
            // A container may present what is over one of its children alone.
            if let presented = controller.presentedViewController, presented.presentingViewController === controller {
                return visit(presented)
            }
            for child in controller.children.reversed() where child.viewIfLoaded?.window === self { visit(child) }
            found.append(controller)
        }
        if let rootViewController { visit(rootViewController) }
        return found
    }
}

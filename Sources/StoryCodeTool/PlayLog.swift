import StoryCode
import StoryCodeRuns
import StoryboardFiles

/// Records the events that controllers receive, one on each line.
@MainActor
final class PlayLog: LifecycleTracer {
    private var lines: [String] = []

    /// Records the run for pictures, if one was requested.
    private let recorder: RunRecorder?

    init(isRecording: Bool) {
        recorder = isRecording ? RunRecorder() : nil
        LifecycleTrace.add(self)
    }

    /// The run so far.
    func run(title: String) -> LifecycleRun {
        recorder?.title = title
        return recorder?.run ?? LifecycleRun()
    }

    var text: String { lines.joined(separator: "\n") + "\n" }

    /// Begins a section of the log.
    func begin(_ title: String) {
        lines.append("== \(title.singleLine)")
        recorder?.note(title)
    }

    func add(_ line: String) { lines.append("   \(line.singleLine)") }

    func trace(_ entry: TraceEntry) {
        guard let controller = entry.subject as? ViewController, entry.helper == nil else { return }
        recorder?.name(controller, name(of: controller))
        switch entry.event {
        case .loadView: add("\(name(of: controller)).loadView")
        case .received(let event): add("\(name(of: controller)).\(event)")
        case .willMove(let parent): add("\(name(of: controller)).willMove(toParent: \(name(of: parent)))")
        case .didMove(let parent): add("\(name(of: controller)).didMove(toParent: \(name(of: parent)))")
        case .memoryWarning: add("\(name(of: controller)).didReceiveMemoryWarning")
        case .made, .assembled, .connected, .adopted, .presented, .placed, .diagnostic: break
        }
    }

    /// Returns the identifier, the class, the title or the kind of a controller's scene.
    private func name(of object: AnyObject?) -> String {
        guard let controller = object as? ViewController else { return "nil" }
        guard let scene = controller.fileScene else { return "\(type(of: controller))" }
        return scene.identifier ?? scene.controller?["customClass"] ?? scene.title ?? scene.controller?.name ?? scene.id
    }
}

extension Window {
    /// The controllers on the screen: the front one first, and children before their parents.
    var controllersOnScreen: [ViewController] {
        var found: [ViewController] = []
        func visit(_ controller: ViewController) {
            // The presented controller may be that of an ancestor.
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

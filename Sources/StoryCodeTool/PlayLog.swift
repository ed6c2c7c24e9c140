import StoryCode
import StoryCodeRuns
import StoryboardFiles
import StoryboardLoading

/// Records the events that controllers receive, one on each line.
@MainActor
final class PlayLog: LifecycleTracer {
    private var lines: [String] = []

    /// Records the run for pictures, if one was requested.
    private let recorder: RunRecorder?

    let names: PlayNames

    init(_ files: [StoryboardFile], isRecording: Bool) {
        names = PlayNames(files)
        recorder = isRecording ? RunRecorder() : nil
        LifecycleTrace.add(self)
    }

    /// The run so far.
    func run(title: String) -> LifecycleRun {
        recorder?.title = title
        return recorder?.run ?? LifecycleRun()
    }

    var text: String { lines.joined(separator: "\n") + "\n" }

    /// Begins the section of a step; the window notes the step for the run.
    func begin(_ step: PlayStep) { lines.append("== \(step.title.singleLine)") }

    /// Begins the first section of the log, with the platform that the file is made for.
    func begin(_ title: String, on platform: StoryboardFile.Platform?) {
        lines.append("== \(title) (\(platform?.rawValue ?? "unknown platform"))")
        recorder?.note(title)
        switch platform {
        case .macOS: add("note: Controllers with the callbacks of UIKit replace those of AppKit.")
        case .watchOS: add("note: Controllers with the callbacks of UIKit replace those of WatchKit.")
        case .iOS, .tvOS, nil: break
        }
    }

    func add(_ line: String) { lines.append("   \(line.singleLine)") }

    func trace(_ entry: TraceEntry) {
        guard let controller = entry.subject as? ViewController, entry.helper == nil else { return }
        let name = names.name(of: controller)
        // The scene is not known before the controller is made.
        if controller.fileScene != nil { recorder?.name(controller, name) }
        // Diagnostics have lines of their own.
        guard let event = LifecycleEvent(entry.event, names.name, { $0 }) else { return }
        switch event {
        case .diagnostic, .request, .note: return
        default: add(event.line(of: name, \.self, \.description))
        }
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

import StoryCode
import StoryCodeRuns
import StoryboardFiles

/// Runs a storyboard: shows a scene and performs segues.
struct PlayCommand: Command {
    static let name = "play"
    static let summary = "run a storyboard and print the events of its controllers"
    static let help = """
        Shows the initial scene, performs segues in turn, and prints the events that the controllers receive.

        Usage: storyboard play [--from <scene>] [--perform <segue>]... [--timeline <file>] [--page <file>]
                               [--trace <file>] <file or folder>...

          --from <scene>      Show the scene with this storyboard identifier instead.
          --perform <segue>   Perform a segue of the controllers on the screen, the front one first: its identifier, or
                              its id in the file. Can be repeated.
          --timeline <file>   Draw the events as a timeline, an SVG file.
          --page <file>       Write a page to inspect the events step by step, an HTML file.
          --trace <file>      Write the events for trace viewers, in the Trace Event Format.

        The first file is the storyboard to run; references lead to the others. Controllers of this package replace the
        program's classes, and segues of custom classes cannot be performed.
        """

    private let inputs: Inputs
    private let start: String?
    private let segues: [String]
    private let timeline: String?
    private let page: String?
    private let trace: String?

    init(_ arguments: inout Arguments) throws {
        start = try arguments.value("--from")
        segues = try arguments.values("--perform")
        timeline = try arguments.value("--timeline")
        page = try arguments.value("--page")
        trace = try arguments.value("--trace")
        inputs = try Inputs(arguments.files())
    }

    func run() throws -> Outcome {
        // Without the storyboard to run there is nothing to do.
        if case .failure(let error) = inputs.all.first { throw Outcome.unreadable([error.description]) }
        return try inputs.run(play)
    }

    private func play(_ files: [StoryboardFile]) throws -> Outcome {
        let log = PlayLog(isRecording: hasPictures)
        let container = Container(name: "storyboards")
        for file in playable(files) { container.registerStoryboard(file) }
        let window = Window(frame: LayoutRect(x: 0, y: 0, width: 390, height: 844))
        // The log ends before the window is released.
        return try withExtendedLifetime(window) {
            let outcome = LifecycleDiagnostics.$current.withValue(LifecycleDiagnostics { log.add("! \($0)") }) {
                do {
                    try play(files[0].name, of: container, in: window, log)
                    return Outcome.success(log.text)
                } catch {
                    return Outcome.problems(log.text + "! \("\(error)".singleLine)")
                }
            }
            // The pictures also show what led to a problem.
            try writePictures(of: log, title: files[0].name)
            return outcome
        }
    }

    /// Of the files with the same name, the one that is nearest to the first file.
    private func playable(_ files: [StoryboardFile]) -> [StoryboardFile] {
        files.indices.filter { index in
            let equal = files.indices.filter { files[$0].name == files[index].name }
            return files.nearest(to: files[0], among: equal).first == index
        }
        .map { files[$0] }
    }

    private var hasPictures: Bool { timeline != nil || page != nil || trace != nil }

    private func writePictures(of log: PlayLog, title: String) throws {
        guard hasPictures else { return }
        let run = log.run(title: title)
        if let timeline { try Output.write(run.timeline, to: timeline) }
        if let page { try Output.write(run.page, to: page) }
        if let trace { try Output.write(run.traceEvents, to: trace) }
    }

    private func play(_ name: String, of container: Container, in window: Window, _ log: PlayLog) throws {
        let storyboard = try container.resolve(main: Storyboard.self, name: name)
        log.begin("start")
        window.rootViewController =
            try start.map { try storyboard.instantiateViewController(named: $0) }
            ?? storyboard.instantiateInitialViewController()
        window.makeKeyAndVisible()
        for segue in segues {
            log.begin("perform \(segue)")
            try perform(segue, in: window)
        }
    }

    /// Performs a segue of the front controller that has it.
    private func perform(_ name: String, in window: Window) throws {
        var existing: [String] = []
        for controller in window.controllersOnScreen {
            do {
                try controller.performSegue(withIdentifier: name)
                return
            } catch let error as StoryboardError where ["unknownSegue", "noStoryboard"].contains(error.code) {
                existing += error.reason.existing.filter { !existing.contains($0) }
            }
        }
        throw UnknownSegue(name: name, existing: existing)
    }

    /// No controller on the screen has the segue.
    private struct UnknownSegue: Error, CustomStringConvertible {
        let name: String
        let existing: [String]

        var description: String {
            let problem = "No controller on the screen has a segue \"\(name)\""
            if existing.isEmpty {
                return "\(problem) or any other segue. To fix: Start at a scene that has it, with --from."
            }
            let names = existing.map { "\"\($0)\"" }.joined(separator: ", ")
            return "\(problem), only \(names). To fix: Perform one of those."
        }
    }
}

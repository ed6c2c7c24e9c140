import StoryCode
import StoryCodeRuns
import StoryboardCommands
import StoryboardFiles
import StoryboardLoading

/// Runs a storyboard: shows a scene and performs segues.
struct PlayCommand: Command {
    static let name = "play"
    static let summary = "run a storyboard and print the events of its controllers"
    static let help = """
        Shows the initial scene, takes steps, and prints the events that the controllers receive.

        Usage: storyboard play [--from <scene>] [<step>]... [--timeline <file>] [--page <file>] [--trace <file>]
                               <file or folder>...

          --from <scene>      Show the scene with this storyboard identifier or id instead.
          --timeline <file>   Draw the events as a timeline, an SVG file.
          --page <file>       Write a page to inspect the events step by step, an HTML file.
          --trace <file>      Write the events for trace viewers, in the Trace Event Format.

        Steps, in their order:

          --perform <segue>   Perform a segue: its identifier, or its id in the file.
          --unwind <segue>    Perform an unwind segue: its identifier, its id, or its action. It returns to the nearest
                              scene with a class of the program, or with "<segue> to <scene>", to another one.
          --back              Go back in the navigation controller.
          --dismiss           Dismiss the presented controller.
          --tab <tab>         Select a tab: its number, from 1, or its title.
          --tap <control>     Tap a control: its label, its id, or the selector of its action. Print the actions that it
                              sends, and perform its segues.
          --script <file>     Take the steps in this file: one on each line, such as "perform showCity". Lines that begin
                              with # are comments.

        Steps apply to the controllers on the screen, the front one first. The first file is the storyboard to run;
        references lead to the others. Controllers of this package replace the program's classes, and segues of custom
        classes cannot be performed. For macOS and watchOS, controllers with the callbacks of UIKit replace those of
        AppKit and WatchKit.
        """

    private let inputs: Inputs
    private let start: String?
    private let steps: [PlayStep]
    /// The files for pictures of the run.
    private let pictures: [(path: String, text: (LifecycleRun) -> String)]

    init(_ arguments: inout Arguments) throws {
        start = try arguments.value("--from")
        steps = try PlayStep.steps(&arguments)
        let options: [(String, (LifecycleRun) -> String)] = [
            ("--timeline", \.timeline), ("--page", \.page), ("--trace", \.traceEvents),
        ]
        pictures = try options.compactMap { name, text in try arguments.value(name).map { ($0, text) } }
        inputs = try Inputs(arguments.files())
    }

    func run() throws -> Outcome {
        // Without the storyboard to run there is nothing to do. A missing file may be that storyboard.
        if !inputs.missing.isEmpty, let failure = inputs.failure { throw failure }
        if case .failure(let error) = inputs.all.first { throw Outcome.unreadable([error.description]) }
        return try inputs.run(play)
    }

    private func play(_ files: [StoryboardFile]) throws -> Outcome {
        let files = playable(files)
        let log = PlayLog(files, isRecording: !pictures.isEmpty)
        let unwinding = PlayUnwinding()
        var classes = StoryboardClasses()
        classes.acceptsUnwinding = { unwinding.accepts($0) }
        let container = Container(name: "storyboards")
        for file in files { container.registerStoryboard(file, classes: classes) }
        let window = Window(frame: LayoutRect(x: 0, y: 0, width: 390, height: 844))
        // The log ends before the window is released.
        return try withExtendedLifetime(window) {
            let player = Player(window: window, log: log, unwinding: unwinding)
            let outcome = DiagnosticHandler.$current.withValue(
                DiagnosticHandler { log.add("! \($0.playDescription)") }
            ) {
                let problem = play(files[0], of: container, player)
                return problem.map { Outcome.problems(log.text + "! \($0.singleLine)") } ?? .success(log.text)
            }
            // The pictures also show what led to a problem.
            let run = log.run(title: files[0].name)
            for (path, text) in pictures { try Output.write(text(run), to: path) }
            return outcome
        }
    }

    /// Of the files with the same name, the one that is nearest to the first file.
    private func playable(_ files: [StoryboardFile]) -> [StoryboardFile] {
        Dictionary(grouping: files.indices) { files[$0].name }.values
            .compactMap { files.nearest(to: files[0], among: $0).first }.sorted().map { files[$0] }
    }

    /// Shows a scene and takes the steps, and returns the problem that ended the run, or nil.
    private func play(_ file: StoryboardFile, of container: Container, _ player: Player) -> String? {
        var location: String?
        do {
            let storyboard = try container.resolve(main: Storyboard.self, name: file.name)
            player.log.begin("start", on: file.platform)
            player.window.rootViewController =
                try start.map { try storyboard.instantiateViewController(named: $0) }
                ?? storyboard.instantiateInitialViewController()
            player.window.makeKeyAndVisible()
            for step in steps {
                location = step.location
                player.log.begin(step)
                player.window.noteInput(step.title)
                try player.run(step)
            }
            return nil
        } catch {
            return (location.map { "\($0): " } ?? "") + PlayProblem(error).description
        }
    }
}

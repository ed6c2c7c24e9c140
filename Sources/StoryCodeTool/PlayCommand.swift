import StoryCode
import StoryboardFiles

/// Runs a storyboard: its initial scene, and segues in turn.
struct PlayCommand: Command {
    static let name = "play"
    static let summary = "run a storyboard, and print what its controllers are told"
    static let help = """
        Starts at the initial scene, performs segues in turn, and prints what the controllers are told.

        Usage: storycode play [--from <scene>] [--perform <segue>]... <file or folder>...

          --from <scene>      Start at the scene of this storyboard identifier.
          --perform <segue>   Perform a segue of whoever is on the screen, the foremost first: its identifier, or the
                              id that it has in the file. May be given several times.

        The first file is the one that starts; the others are those to which it refers. Classes of the program are
        played by plain ones, and segues of a custom kind, which only such a class could perform, by none.
        """

    private let inputs: Inputs
    private let start: String?
    private let segues: [String]

    init(_ arguments: inout Arguments) throws {
        start = try arguments.value("--from")
        segues = try arguments.values("--perform")
        inputs = try Inputs(arguments.files())
    }

    func run() throws -> Outcome {
        let files = try inputs.complete()
        let log = PlayLog()
        let container = Container(name: "storyboards")
        for file in files { container.registerStoryboard(file) }
        let window = Window(frame: LayoutRect(x: 0, y: 0, width: 390, height: 844))
        // What happens when the window goes is no part of the play.
        return withExtendedLifetime(window) {
            LifecycleDiagnostics.$current.withValue(LifecycleDiagnostics { log.add("! \($0)") }) {
                do {
                    try play(files[0].name, of: container, in: window, log)
                    return .success(log.text)
                } catch {
                    return .problems(log.text + "! \(error)")
                }
            }
        }
    }

    private func play(_ name: String, of container: Container, in window: Window, _ log: PlayLog) throws {
        let storyboard = try container.resolve(main: Storyboard.self, name: name)
        log.begin("start")
        window.rootViewController =
            try start.map { try storyboard.instantiateController(named: $0) }
            ?? storyboard.instantiateInitialController()
        window.makeKeyAndVisible()
        for segue in segues {
            log.begin("perform \(segue)")
            try perform(segue, in: window)
        }
    }

    /// Performs a segue of the foremost controller that has it.
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
        throw Missing(segue: name, existing: existing)
    }

    /// Nobody on the screen has a segue.
    private struct Missing: Error, CustomStringConvertible {
        let segue: String
        let existing: [String]

        var description: String {
            if existing.isEmpty {
                return
                    "There is no segue \"\(segue)\" on the screen, nor any other. To fix: Start at a scene that has it, "
                    + "with --from."
            }
            let names = existing.map { "\"\($0)\"" }.joined(separator: ", ")
            return "There is no segue \"\(segue)\" on the screen, but \(names). To fix: Perform one of those."
        }
    }
}

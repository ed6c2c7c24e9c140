import Foundation
import StoryboardFiles

/// Compares two versions of storyboard files.
struct DiffCommand: Command {
    static let name = "diff"
    static let summary = "compare two versions of storyboard files"
    static let help = """
        Compares two versions of storyboard files: scenes, segues, classes, identifiers, outlets and actions that are
        added (+), removed (-) or changed (~).

        Usage: storyboard diff [options] <old file or folder> <new file or folder>

          --format <format>   text (default); markdown for a pull request, with counts, collapsed details and a diagram;
                              svg for a drawing of the scenes that differ, with + green, − red and dashed, ~ amber, and
                              the screens before and after the change; or json.
          --output <file>     Write the differences to this file, instead of printing them.
          --exit-code         End with status 1 if there are differences, as git diff does. Otherwise the status is 0.
          --all-scenes        Draw all scenes of the files that differ, in the format svg.
          --no-thumbnails     Draw scenes with their names only, in the format svg.

        The files of two folders are the same if their paths in the folders are. /dev/null stands for no file. Scenes
        are the same if their ids are, or else their identifiers or classes; a scene may move to another file. Positions
        on the canvas are not compared. A malformed file of a folder is reported, and the others are compared. If git
        runs the command and a version is malformed, the lines of the file are compared.

        As a tool of git, for one comparison:
          git difftool --no-prompt --extcmd 'storyboard diff' main -- '*.storyboard'
        As git's own diff of storyboards, with a line "*.storyboard diff=storyboard" in .gitattributes:
          git config diff.storyboard.command 'storyboard diff'
        """

    private enum Format: String, CaseIterable {
        case text, markdown, svg, json
    }

    private let format: Format
    private let output: String?
    private let endsWithStatus: Bool
    private let drawsAllScenes: Bool
    private let hasThumbnails: Bool
    private let sides: ComparedSides

    init(_ arguments: inout Arguments) throws {
        format = try arguments.choice("--format", default: .text)
        output = try arguments.value("--output")
        endsWithStatus = arguments.flag("--exit-code")
        drawsAllScenes = arguments.flag("--all-scenes")
        hasThumbnails = !arguments.flag("--no-thumbnails")
        sides = try ComparedSides(arguments.files())
    }

    func run() throws -> Outcome {
        if let unmerged = sides.unmerged { return .success("* unmerged: \(unmerged.singleLine)") }
        let versions: [StoryboardComparison.Versions]
        let errors: [StoryboardFileError]
        do { (versions, errors) = try sides.versions() } catch {
            guard let failure = error as? Outcome, let lines = try sides.textDifference(failure) else { throw error }
            return lines
        }
        let comparison = StoryboardComparison(versions)
        let text =
            switch format {
            case .text: comparison.text
            case .markdown: comparison.markdown
            case .svg: (drawsAllScenes ? comparison.graph : comparison.graph.changedPart).svg(thumbnails: hasThumbnails)
            case .json: try comparison.json()
            }
        if let output { try Output.write(text, to: output) }
        var outcome = errors.isEmpty ? Outcome() : .unreadable(errors.map(\.description))
        if output == nil { outcome.output = text }
        if endsWithStatus, errors.isEmpty, !comparison.isEmpty { outcome.status = EXIT_FAILURE }
        return outcome
    }
}

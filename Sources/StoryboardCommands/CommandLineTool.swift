import Foundation

/// The command line tool for storyboard files, with the commands that need files only, and others.
@MainActor
package struct CommandLineTool {
    /// The commands, in the order of the help.
    private let commands: [any Command.Type]

    /// The version of the package.
    private static let version = "0.1.0"

    /// - Parameter others: The commands beyond those of this module.
    package init(_ others: [any Command.Type] = []) {
        commands =
            [LintCommand.self, GraphCommand.self, DiffCommand.self, GenerateCommand.self, SummariseCommand.self]
            + others
    }

    /// Performs the command in the arguments of the process.
    package func main() -> Never {
        var arguments = Arguments(Array(CommandLine.arguments.dropFirst()))
        do {
            finish(try run(&arguments))
        } catch {
            finish(error as? Outcome ?? .failure(error.reason))
        }
    }

    private func run(_ arguments: inout Arguments) throws -> Outcome {
        let wantsHelp = arguments.flag("--help", "-h")
        if arguments.flag("--version") { return .success("storyboard \(Self.version)") }
        guard let name = arguments.next() else {
            if wantsHelp { return .success(help) }
            var outcome = Outcome.usage("missing command")
            outcome.errors += ["", help]
            return outcome
        }
        if name == "help" {
            return .success(try arguments.next().map { try find($0).help } ?? help)
        }
        let command = try find(name)
        return wantsHelp ? .success(command.help) : try command.init(&arguments).run()
    }

    private func find(_ name: String) throws -> any Command.Type {
        if let command = commands.first(where: { $0.name == name }) { return command }
        if name.hasPrefix("-") { throw Outcome.usage("unknown option '\(name)'; the first argument is a command") }
        throw Outcome.usage("unknown command '\(name)'; commands: \(commands.map { $0.name }.joined(separator: ", "))")
    }

    private var help: String {
        let list = commands.map { "  \($0.name.padding(toLength: 12, withPad: " ", startingAt: 0))\($0.summary)" }
        return """
            Checks, draws, runs and converts Interface Builder's storyboard files.

            Usage: storyboard <command> [options] <file or folder>...

            \(list.joined(separator: "\n"))

            A folder stands for all storyboards in it, except those in hidden folders; lint, graph and summarise also
            read its XIB files. The file - is the standard input. Arguments after -- are files.

            \(Outcome.statuses)

            storyboard <command> --help prints the options of a command, and storyboard --version the version.
            """
    }

    private func finish(_ outcome: Outcome) -> Never {
        for error in outcome.errors { try? print(error, to: .standardError) }
        do {
            if !outcome.output.isEmpty { try print(outcome.output, to: .standardOutput) }
        } catch {
            try? print("storyboard: the output cannot be printed: \(error.reason)", to: .standardError)
            exit(74)
        }
        exit(outcome.status)
    }

    private func print(_ text: String, to handle: FileHandle) throws {
        try handle.write(contentsOf: Data((text.hasSuffix("\n") ? text : text + "\n").utf8))
    }
}

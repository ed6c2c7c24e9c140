import Foundation

/// The command line tool: reads, checks, draws, plays and rewrites storyboard files.
@main
@MainActor
struct StoryCodeTool {
    /// The commands, in the order of the help.
    static let commands: [any Command.Type] = [
        LintCommand.self, GraphCommand.self, GenerateCommand.self, PlayCommand.self, SummariseCommand.self,
    ]

    static func main() {
        var arguments = Arguments(Array(CommandLine.arguments.dropFirst()))
        guard let name = arguments.next() else { finish(.usage(help)) }
        if ["--help", "-h", "help"].contains(name) {
            let topic = arguments.next().flatMap { topic in commands.first { $0.name == topic } }
            finish(.success(topic?.help ?? help))
        }
        guard let command = commands.first(where: { $0.name == name }) else {
            finish(.usage("unknown command '\(name)'; there are \(commands.map { $0.name }.joined(separator: ", "))"))
        }
        if arguments.contains("--help") || arguments.contains("-h") { finish(.success(command.help)) }
        do {
            finish(try command.init(&arguments).run())
        } catch {
            finish(error as? Outcome ?? .failure("\(error)"))
        }
    }

    private static var help: String {
        let list = commands.map { "  \($0.name.padding(toLength: 12, withPad: " ", startingAt: 0))\($0.summary)" }
        return """
            Reads storyboard files of Interface Builder, on any system.

            Usage: storycode <command> [options] <file or folder>...

            \(list.joined(separator: "\n"))

            storycode <command> --help says more of each.
            """
    }

    private static func finish(_ outcome: Outcome) -> Never {
        let (text, status) = (outcome.text, outcome.status)
        if !text.isEmpty {
            let handle = outcome.isError ? FileHandle.standardError : .standardOutput
            try? handle.write(contentsOf: Data((text.hasSuffix("\n") ? text : text + "\n").utf8))
        }
        exit(status)
    }
}

import StoryboardCommands

/// The command line tool with all commands.
@main
@MainActor
struct StoryCodeTool {
    static func main() { CommandLineTool([PlayCommand.self]).main() }
}

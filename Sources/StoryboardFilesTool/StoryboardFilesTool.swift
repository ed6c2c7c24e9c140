import StoryboardCommands

/// The command line tool of the plugins, without the commands that need StoryCode: a package that uses a plugin builds it.
@main
@MainActor
struct StoryboardFilesTool {
    static func main() { CommandLineTool().main() }
}

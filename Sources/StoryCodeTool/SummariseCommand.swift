import StoryboardFiles

/// Prints what is in files, as JSON.
struct SummariseCommand: Command {
    static let name = "summarise"
    static let summary = "print what is in a file, as JSON"
    static let help = """
        Prints what is in storyboard files: scenes, segues, references, runtime attributes, outlets and actions.

        Usage: storycode summarise <file or folder>...

        One object of JSON for each file, one after the other.
        """

    private let inputs: Inputs

    init(_ arguments: inout Arguments) throws {
        inputs = try Inputs(arguments.files())
    }

    func run() throws -> Outcome {
        .success(try inputs.complete().map { try $0.summary() }.joined(separator: "\n"))
    }
}

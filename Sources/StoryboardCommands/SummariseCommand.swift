import StoryboardFiles

/// Prints the contents of storyboard files as JSON.
struct SummariseCommand: Command {
    static let name = "summarise"
    static let summary = "print the contents of storyboard files as JSON"
    static let help = """
        Prints the contents of storyboard files as JSON: scenes, segues, references, runtime attributes, outlets and
        actions.

        Usage: storyboard summarise <file or folder>...

        Prints one JSON object for each file.
        """

    private let inputs: Inputs

    init(_ arguments: inout Arguments) throws {
        inputs = try Inputs(arguments.files(), acceptsXIB: true)
    }

    func run() throws -> Outcome {
        try inputs.run(followsReferences: false) { files in
            .success(try files.map { try $0.summary() }.joined(separator: "\n"))
        }
    }
}

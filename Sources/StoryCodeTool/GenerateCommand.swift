import Foundation
import StoryboardFiles

/// Writes Swift that does what files do.
struct GenerateCommand: Command {
    static let name = "generate"
    static let summary = "write Swift that does what a file does"
    static let help = """
        Writes Swift source for storyboard files: the scenes with their identifiers, and the segues between them.

        Usage: storycode generate [--output <folder>] [--no-classes] <file or folder>...

          --output <folder>   Write a file for each storyboard into this folder; otherwise all is printed.
          --no-classes        Do not declare the classes that the file names: the program has them.
        """

    private let inputs: Inputs
    private let output: String?
    private let declaresClasses: Bool

    init(_ arguments: inout Arguments) throws {
        output = try arguments.value("--output")
        declaresClasses = !arguments.flag("--no-classes")
        inputs = try Inputs(arguments.files())
    }

    func run() throws -> Outcome {
        let files = try inputs.complete()
        let sources = StoryboardSource.sources(of: files, declaresClasses: declaresClasses)
        for note in sources.flatMap(\.notes) {
            try? FileHandle.standardError.write(contentsOf: Data("\(note)\n".utf8))
        }
        guard let output else { return .success(sources.map(\.text).joined(separator: "\n")) }
        var names: Set<String> = []
        for name in files.map(\.name) {
            guard names.insert(name.lowercased()).inserted else {
                throw Outcome.failure("two storyboards are called \(name); write them into folders of their own")
            }
        }
        try Output.make(output)
        for source in sources {
            try Output.write(source.text, to: (output as NSString).appendingPathComponent("\(source.typeName).swift"))
        }
        return .success("")
    }
}

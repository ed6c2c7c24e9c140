import Foundation
import StoryboardFiles

/// Generates Swift source code from storyboard files.
struct GenerateCommand: Command {
    static let name = "generate"
    static let summary = "generate Swift source code from storyboard files"
    static let help = """
        Generates Swift source code from storyboard files: their scenes and the segues between them.

        Usage: storyboard generate [--output <folder>] [--no-classes] <file or folder>...

          --output <folder>   Write one file for each storyboard into this folder, instead of printing the code.
          --no-classes        Do not declare the classes that the storyboards name.
        """

    private let inputs: Inputs
    private let output: String?
    private let declaresClasses: Bool

    init(_ arguments: inout Arguments) throws {
        output = try arguments.value("--output")
        declaresClasses = !arguments.flag("--no-classes")
        inputs = try Inputs(arguments.files())
    }

    func run() throws -> Outcome { try inputs.run(generate) }

    private func generate(_ files: [StoryboardFile]) throws -> Outcome {
        let sources = StoryboardSource.sources(of: files, declaresClasses: declaresClasses)
        for omission in sources.flatMap(\.omissions) {
            try? FileHandle.standardError.write(contentsOf: Data("\(omission)\n".utf8))
        }
        guard let output else { return .success(sources.map(\.text).joined(separator: "\n")) }
        for (_, files) in Dictionary(grouping: files, by: { $0.name.lowercased() }).sorted(by: { $0.key < $1.key })
        where files.count > 1 {
            let paths = files.map(\.path).joined(separator: " and ")
            throw Outcome.failure("\(paths) would be written to one file; generate them into separate folders")
        }
        try Output.createFolder(output)
        for source in sources {
            try Output.write(source.text, to: (output as NSString).appendingPathComponent("\(source.typeName).swift"))
        }
        return .success("")
    }
}

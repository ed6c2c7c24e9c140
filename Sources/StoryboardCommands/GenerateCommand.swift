import Foundation
import StoryboardFiles

/// Generates Swift source code from storyboard files.
struct GenerateCommand: Command {
    static let name = "generate"
    static let summary = "generate Swift source code from storyboard files"
    static let help = """
        Generates Swift source code from storyboard files: their scenes and the segues between them.

        Usage: storyboard generate [options] <file or folder>...

          --output <path>     Write one file for each storyboard into this folder, instead of printing the code, or
                              all code into this file if the path ends in .swift.
          --no-classes        Do not declare the classes that the storyboards name.
          --sources <folder>  Do not declare the classes in the Swift files of this folder, and set their properties to
                              the runtime attributes of the controllers. Can be repeated.
          --uikit             Generate code for an app with UIKit, which need not use StoryCode: typed scenes, segues and
                              cells of storyboards for iOS and tvOS. The app declares the classes.
          --import <module>   With --uikit, import a module that declares classes of the storyboards. Can be repeated.
          --force             Replace files in the folder that were edited or that this command did not generate.

        The code begins with the command that generates it again. Write your code in other files: the closure of
        register(in:extend:) adds unwind actions and preparations of segues.
        """

    private let inputs: Inputs
    private let output: String?
    private let declaresClasses: Bool
    private let sources: [String]
    private let isUIKit: Bool
    private let imports: [String]
    private let replacesEdits: Bool

    init(_ arguments: inout Arguments) throws {
        output = try arguments.value("--output")
        declaresClasses = !arguments.flag("--no-classes")
        sources = try arguments.values("--sources")
        isUIKit = arguments.flag("--uikit")
        imports = try arguments.values("--import")
        if isUIKit, !sources.isEmpty { throw Outcome.usage("--sources has no effect with --uikit") }
        if !isUIKit, !imports.isEmpty { throw Outcome.usage("--import has no effect without --uikit") }
        replacesEdits = arguments.flag("--force")
        inputs = try Inputs(arguments.files())
    }

    func run() throws -> Outcome { try inputs.run(generate) }

    /// The command, for the comment at the start of the code.
    private var command: [String] {
        let words = CommandLine.arguments.dropFirst().filter { $0 != "--force" }
        // A list of many files says little more than its start.
        return ["storyboard"] + words.prefix(20) + (words.count > 20 ? ["..."] : [])
    }

    private func generate(_ files: [StoryboardFile]) throws -> Outcome {
        let sources = try isUIKit ? uikitSources(of: files) : portableSources(of: files)
        var outcome = Outcome(errors: sources.flatMap(\.omissions).map(\.description))
        guard let output else {
            outcome.output = sources.map(\.text).joined(separator: "\n")
            return outcome
        }
        if output.hasSuffix(".swift") {
            try write([(output, StoryboardSource.text(of: sources))])
            return outcome
        }
        for (_, files) in Dictionary(grouping: files, by: { $0.name.lowercased() }).sorted(by: { $0.key < $1.key })
        where files.count > 1 {
            let paths = files.map(\.path).joined(separator: " and ")
            throw Outcome.failure("\(paths) would be written to one file; generate them into separate folders")
        }
        try Output.createFolder(output)
        try write(sources.map { ((output as NSString).appendingPathComponent("\($0.typeName).swift"), $0.text) })
        return outcome
    }

    private func portableSources(of files: [StoryboardFile]) throws -> [StoryboardSource] {
        // The classes that the Swift files declare.
        var program = ProgramClasses()
        try Folder.readSources(in: sources, withSuffixes: [".swift"]) { source, _ in
            let text = String(decoding: source, as: UTF8.self)
            // The classes of generated files are declared again.
            if SourceHeader.state(of: text) == .foreign { program.add(in: text) }
        }
        return StoryboardSource.sources(of: files, declaresClasses: declaresClasses, program: program, command: command)
    }

    private func uikitSources(of files: [StoryboardFile]) throws -> [StoryboardSource] {
        for file in files {
            guard let platform = file.platform, platform == .macOS || platform == .watchOS else { continue }
            throw Outcome.failure("\(file.path) is for \(platform.rawValue), which has no UIKit; omit --uikit for it")
        }
        return StoryboardSource.uikitSources(of: files, imports: imports, command: command)
    }

    /// Writes files of which all are checked before one is written.
    private func write(_ files: [(path: String, text: String)]) throws {
        let changed = try files.filter { try !isUpToDate($0.path, $0.text) }
        for (path, text) in changed { try Output.write(text, to: path) }
    }

    /// Returns whether a file has a text already.
    ///
    /// - Throws: ``Outcome`` if it has another text that must not be replaced.
    private func isUpToDate(_ path: String, _ text: String) throws -> Bool {
        guard let data = FileManager.default.contents(atPath: path) else { return false }
        let existing = String(decoding: data, as: UTF8.self)
        if existing == text { return true }
        if replacesEdits { return false }
        switch SourceHeader.state(of: existing) {
        case .generated: return false
        case .edited:
            throw Outcome.noOutput(path, "it was edited. Move your code to another file, or replace it with --force")
        case .foreign:
            throw Outcome.noOutput(path, "it was not generated by this command. Move it, or replace it with --force")
        }
    }
}

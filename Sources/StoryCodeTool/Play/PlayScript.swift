import Foundation
import StoryboardCommands
import StoryboardFiles

/// A file of steps, one on each line.
struct PlayScript {
    private(set) var steps: [PlayStep] = []

    /// Reads a script.
    ///
    /// - Throws: ``Outcome`` if the file cannot be read, or with an error for each line that is not a step.
    init(contentsOf path: String) throws {
        let data: Data
        do {
            // Unlike a file, a pipe has no size.
            data = try FileHandle(forReadingFrom: URL(filePath: path)).readToEnd() ?? Data()
        } catch {
            throw Outcome.noInput(["\(path) cannot be read: \(error.reason)"])
        }
        try self.init(String(decoding: data, as: UTF8.self), path: path)
    }

    init(_ text: String, path: String) throws {
        var errors: [String] = []
        // Editors of other systems write a byte order mark.
        let text = text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text
        for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            let indentation = line.prefix { $0.isWhitespace }.count
            let content = line.trimmingCharacters(in: .whitespaces)
            if content.isEmpty || content.hasPrefix("#") { continue }
            do {
                steps.append(try Self.step(content, at: "\(path):\(index + 1)"))
            } catch {
                errors.append("\(path):\(index + 1):\(indentation + 1): error: \(error)".singleLine)
            }
        }
        if !errors.isEmpty { throw Outcome.unreadable(errors) }
    }

    private static func step(_ line: String, at location: String) throws(PlayProblem) -> PlayStep {
        let word = line.prefix { !$0.isWhitespace }
        let argument = line.dropFirst(word.count).trimmingCharacters(in: .whitespaces)
        guard let kind = PlayStep.Kind(rawValue: String(word)) else {
            let steps = PlayStep.Kind.allCases.map(\.rawValue).joined(separator: ", ")
            throw PlayProblem("There is no step \"\(word)\"", "Use one of \(steps).")
        }
        if let expected = kind.argument, argument.isEmpty {
            throw PlayProblem("The step \"\(kind)\" has no argument", "Write \"\(kind) <\(expected)>\".")
        }
        if kind.argument == nil, !argument.isEmpty {
            let problem = "The step \"\(kind)\" takes no argument, but \"\(argument)\" follows it"
            throw PlayProblem(problem, "Write \"\(kind)\" alone.")
        }
        return PlayStep(kind: kind, argument: argument, location: location)
    }
}

import Foundation
import StoryboardFiles

/// Finds mistakes in files.
struct LintCommand: Command {
    static let name = "lint"
    static let summary = "find mistakes in files"
    static var help: String {
        let rules = LintRule.allCases.map { rule in
            let isOn = LintRule.defaults.contains(rule) ? "" : " (off)"
            return "  \(rule.rawValue)\(isOn)\n      \(rule.severity.rawValue): \(rule.summary)"
        }
        return """
            Finds mistakes in storyboard files, and in the references between them.

            Usage: storycode lint [options] <file or folder>...

              --format <format>   text, as compilers print it, so that editors and servers find the lines; json for
                                  scripts; sarif for code scanning. Text unless it is said.
              --enable <rule>     Look for this, too. May be given several times.
              --disable <rule>    Do not look for this. May be given several times.
              --sources <folder>  Look for the unwind actions in the Swift and Objective-C files of this folder, too, and
                                  warn of those that nobody declares. May be given several times.
              --strict            Warnings count as errors do.

            The status is 0 where there are no errors, and 1 where there are.

            Rules:
            \(rules.joined(separator: "\n"))
            """
    }

    /// How the problems are printed.
    private enum Format: String, CaseIterable {
        case text, json, sarif
    }

    private let format: Format
    private let rules: Set<LintRule>
    private let sources: [String]
    private let isStrict: Bool
    private let inputs: Inputs

    init(_ arguments: inout Arguments) throws {
        format = try arguments.choice("--format", or: .text)
        var rules = LintRule.defaults
        for rule in try Self.rules(arguments.values("--enable")) { rules.insert(rule) }
        for rule in try Self.rules(arguments.values("--disable")) { rules.remove(rule) }
        self.rules = rules
        sources = try arguments.values("--sources")
        isStrict = arguments.flag("--strict")
        inputs = try Inputs(arguments.files())
    }

    private static func rules(_ names: [String]) throws -> [LintRule] {
        try names.map { name in
            guard let rule = LintRule(rawValue: name) else {
                let all = LintRule.allCases.map(\.rawValue).joined(separator: ", ")
                throw Outcome.usage("unknown rule '\(name)'; there are \(all)")
            }
            return rule
        }
    }

    /// The unwind actions that the sources declare, or nil where none are given.
    private func unwindActions() throws -> UnwindActions? {
        if sources.isEmpty { return nil }
        var actions = UnwindActions()
        for folder in sources {
            let files = Folder(folder).files(ending: [".swift", ".m", ".mm", ".h"])
            if files.isEmpty { throw Outcome.noInput(["there is no source in the folder \(folder)"]) }
            for file in files {
                // What cannot be read as text declares nothing.
                guard let data = FileManager.default.contents(atPath: file) else { continue }
                actions.add(in: String(decoding: data, as: UTF8.self))
            }
        }
        return actions
    }

    func run() throws -> Outcome {
        let lint = StoryboardLint(rules: rules, unwindActions: try unwindActions())
        let report = LintReport(lint.problems(in: inputs.all))
        let text =
            switch format {
            case .text: report.text
            case .json: try report.json()
            case .sarif: try report.sarif()
            }
        // What could be read was looked at all the same.
        if !inputs.missing.isEmpty { return .noInput(inputs.missing, output: text) }
        let isFine = isStrict ? report.problems.isEmpty : report.count(.error) == 0
        return isFine ? .success(text) : .problems(text)
    }
}

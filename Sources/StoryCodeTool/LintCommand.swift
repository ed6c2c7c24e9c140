import Foundation
import StoryboardFiles

/// Finds mistakes in storyboard files.
struct LintCommand: Command {
    static let name = "lint"
    static let summary = "find mistakes in storyboard files"
    static var help: String {
        let rules = LintRule.allCases.map { rule in
            let suffix = LintRule.defaults.contains(rule) ? "" : " (off)"
            return "  \(rule.rawValue)\(suffix)\n      \(rule.severity.rawValue): \(rule.summary)"
        }
        return """
            Finds mistakes in storyboard files and in the references between them.

            Usage: storyboard lint [options] <file or folder>...

              --format <format>   text (default) in the format of compilers, for terminals and editors; json for scripts;
                                  or sarif for code scanning.
              --enable <rule>     Enable a rule. Can be repeated.
              --disable <rule>    Disable a rule. Can be repeated.
              --sources <folder>  Compare classes, outlets and actions with the Swift and Objective-C files of this
                                  folder, which should be all sources of the program. Can be repeated.
              --strict            Treat warnings as errors.

            The status is 0 if there are no errors, and 1 otherwise.

            Rules:
            \(rules.joined(separator: "\n"))
            """
    }

    private enum Format: String, CaseIterable {
        case text, json, sarif
    }

    private let format: Format
    private let rules: Set<LintRule>
    private let sources: [String]
    private let isStrict: Bool
    private let inputs: Inputs

    init(_ arguments: inout Arguments) throws {
        format = try arguments.choice("--format", default: .text)
        let enabled = try Self.rules(arguments.values("--enable"))
        let disabled = try Self.rules(arguments.values("--disable"))
        rules = LintRule.defaults.union(enabled).subtracting(disabled)
        sources = try arguments.values("--sources")
        isStrict = arguments.flag("--strict")
        inputs = try Inputs(arguments.files(), acceptsXIB: true)
    }

    private static func rules(_ names: [String]) throws -> [LintRule] {
        try names.map { name in
            if let rule = LintRule(rawValue: name) { return rule }
            let all = LintRule.allCases.map(\.rawValue).joined(separator: ", ")
            throw Outcome.usage("unknown rule '\(name)'; rules: \(all)")
        }
    }

    /// Returns the declarations in the sources, or nil without the option.
    private func sourceIndex() throws -> SourceIndex? {
        if sources.isEmpty { return nil }
        var index = SourceIndex()
        for folder in sources {
            let files = Folder(folder).files(withSuffixes: [".swift", ".m", ".mm", ".h"])
            if files.isEmpty { throw Outcome.noInput(["no source file in the folder \(folder)"]) }
            for file in files {
                // An unreadable file declares nothing.
                guard let data = FileManager.default.contents(atPath: file) else { continue }
                index.add(data, path: file)
            }
        }
        return index
    }

    func run() throws -> Outcome {
        let lint = StoryboardLint(rules: rules, sources: try sourceIndex())
        let report = LintReport(lint.problems(in: inputs.all))
        let text =
            switch format {
            case .text: report.text
            case .json: try report.json()
            case .sarif: try report.sarif()
            }
        // The problems of the other files are reported all the same.
        if !inputs.missing.isEmpty { return .noInput(inputs.missing, output: text) }
        let hasPassed = isStrict ? report.problems.isEmpty : report.count(.error) == 0
        return hasPassed ? .success(text) : .problems(text)
    }
}

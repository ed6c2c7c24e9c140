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

              --format <format>         text (default) in the format of compilers, for terminals and editors; json for
                                        scripts; or sarif for code scanning.
              --enable <rule>           Enable a rule. Can be repeated.
              --disable <rule>          Disable a rule. Can be repeated.
              --sources <folder>        Compare classes, outlets and actions with the Swift and Objective-C files of
                                        this folder, which should be all sources of the program. Can be repeated.
              --project <path>          Check the files of an Xcode project or of a package, each target with its sources.
                                        Of the files and folders that the command names, others are left out.
              --strict                  Treat warnings as errors.
              --config <file>           Read the settings of the project from this file. Without the option, from
                                        \(LintConfiguration.fileName) in the working directory, if it exists.
              --baseline <file>         Do not report the problems in this file.
              --write-baseline <file>   Write the problems to this file, for --baseline, and succeed.

            A line on the standard error counts the files and the problems, and another one the classes, outlets and
            actions that could not be checked, because the sources of a module are missing.
            The status is 0 if there are no errors, and 1 otherwise.

            Rules:
            \(rules.joined(separator: "\n"))
            """
    }

    private enum Format: String, CaseIterable {
        case text, json, sarif
    }

    private let format: Format
    private let lint: StoryboardLint
    private let project: LintProject
    private let targets: ProjectTargets?
    private let isStrict: Bool
    private let baseline: String?
    private let newBaseline: String?
    private let inputs: Inputs
    private let start = ContinuousClock.now

    init(_ arguments: inout Arguments) throws {
        format = try arguments.choice("--format", default: .text)
        let enabled = try Self.rules(arguments.values("--enable"))
        let disabled = try Self.rules(arguments.values("--disable"))
        let sources = try arguments.values("--sources")
        let project = try LintProject(configuration: arguments.value("--config"))
        isStrict = arguments.flag("--strict")
        newBaseline = try arguments.value("--write-baseline")
        baseline = try project.baselinePath(arguments.value("--baseline"))
        let projectPath = try arguments.value("--project")
        if projectPath != nil, !sources.isEmpty { throw Outcome.usage("--project and --sources exclude each other") }
        targets = sources.isEmpty ? try project.targets(projectPath) : nil
        var files = try arguments.files(default: targets?.files ?? project.files)
        var lint = StoryboardLint(project.configuration)
        lint.rules = lint.rules.union(enabled).subtracting(disabled)
        lint.sources = try project.sourceIndex(
            sources,
            hasAssets: !lint.rules.isDisjoint(with: [.missingAsset, .unknownResource])
        )
        let folder = project.folder
        if let targets { files = targets.files(in: files) }
        inputs = Inputs(files, acceptsXIB: true) { path in
            project.configuration.excluded.contains { $0.matches(folder.relativePath(of: path)) }
        }
        self.lint = lint
        self.project = project
    }

    private static func rules(_ names: [String]) throws -> [LintRule] {
        try names.map { name in
            if let rule = LintRule(rawValue: name) { return rule }
            let all = LintRule.allCases.map(\.rawValue).joined(separator: ", ")
            throw Outcome.usage("unknown rule '\(name)'; rules: \(all)")
        }
    }

    func run() throws -> Outcome {
        let report = try targets?.report(by: lint, on: inputs) ?? lint.report(on: inputs.all)
        let found = project.configuration.problems(among: report.problems, in: project.folder)
        var (problems, fixed) = (found, 0)
        if let newBaseline {
            try project.writeBaseline(of: found, to: newBaseline)
            problems = []
        } else if let baseline {
            (problems, fixed) = try project.compared(found, withBaseline: baseline, files: inputs.all.map(\.path))
        }
        var outcome = try outcome(of: LintReport(problems, coverage: report.coverage))
        if fixed > 0 {
            let (entries, verb) = fixed == 1 ? ("1 entry", "occurs") : ("\(fixed) entries", "occur")
            outcome.errors.append(
                "\(entries) of the baseline no longer \(verb): remove \(fixed == 1 ? "it" : "them"), "
                    + "or write it again with --write-baseline"
            )
        }
        outcome.errors.append(closingLine(problems.count, known: found.count - problems.count))
        if let remark = report.coverage.remark { outcome.errors.append(remark) }
        return outcome
    }

    private func outcome(of report: LintReport) throws -> Outcome {
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

    /// Returns a line such as `136 files, 4 problems, 12 in the baseline, 1.2 s`.
    private func closingLine(_ problems: Int, known: Int) -> String {
        func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
        let tenths = Int((ContinuousClock.now - start) / .milliseconds(100))
        let parts =
            [count(inputs.all.count, "file"), count(problems, "problem")]
            + (known > 0 ? ["\(known) in the baseline"] : [])
            + ["\(tenths / 10).\(tenths % 10) s"]
        return parts.joined(separator: ", ")
    }
}

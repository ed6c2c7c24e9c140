import StoryboardFiles

/// Finds mistakes in files.
struct LintCommand: Command {
    static let name = "lint"
    static let summary = "find mistakes in files"
    static var help: String {
        let rules = LintRule.allCases.map { rule in
            let isOn = LintRule.defaults.contains(rule) ? "" : " (off)"
            return "  \(rule.rawValue)\(isOn)\n      \(rule.summary)"
        }
        return """
            Finds mistakes in storyboard files, and in the references between them.

            Usage: storycode lint [--format text|json|sarif] [--enable <rule>]... [--disable <rule>]...
                                  <file or folder>...

            The status is 0 where there are no errors; warnings do not count. Problems are printed as compilers print
            them, so that editors and servers find them.

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
    private let inputs: Inputs

    init(_ arguments: inout Arguments) throws {
        format = try arguments.choice("--format", or: .text)
        var rules = LintRule.defaults
        for rule in try Self.rules(arguments.values("--enable")) { rules.insert(rule) }
        for rule in try Self.rules(arguments.values("--disable")) { rules.remove(rule) }
        self.rules = rules
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

    func run() throws -> Outcome {
        let report = LintReport(StoryboardLint(rules: rules).problems(in: inputs.all))
        let text =
            switch format {
            case .text: report.text
            case .json: try report.json()
            case .sarif: try report.sarif()
            }
        return report.count(.error) > 0 ? .problems(text) : .success(text)
    }
}

/// A linter that finds mistakes in storyboard files and in the references between them.
///
/// ```swift
/// let files = try ["Main.storyboard", "Settings.storyboard"].map { try StoryboardFile(contentsOf: URL(filePath: $0)) }
/// for problem in StoryboardLint().problems(in: files) { print(problem) }
/// // Main.storyboard:12:25: error: The show segue of <button> "b" leads to "c", which is not in the file. …
/// ```
///
/// A file that Interface Builder accepts without a warning breaks no rule of ``LintRule/defaults``.
///
/// See <doc:Checking-storyboards-in-CI>.
public struct StoryboardLint: Sendable {
    /// The rules to check.
    public var rules: Set<LintRule>

    /// The severities of rules that differ from their own.
    public var severities: [LintRule: LintProblem.Severity] = [:]

    /// The classes of which an object of the program is or inherits one, by the name of its element, such as `label`.
    public var baseClasses: [String: [String]] = [:]

    /// The names or families of the fonts that files may use besides those of the system.
    public var fonts: Set<String> = []

    /// The classes and actions that the program declares, or nil to allow any names.
    public var sources: SourceIndex?

    /// Creates a linter.
    public init(rules: Set<LintRule> = LintRule.defaults, sources: SourceIndex? = nil) {
        self.rules = rules
        self.sources = sources
    }

    /// Returns the problems in files, in the order of the files and of the lines.
    public func problems(in files: [StoryboardFile]) -> [LintProblem] {
        problems(in: files.map { .success($0) })
    }

    /// Returns the references in files that may lead to several storyboards.
    package static func ambiguousReferences(in files: [StoryboardFile]) -> [LintProblem] {
        // One file refers to one of two others.
        guard files.count > 2 else { return [] }
        let group = FileGroup(files.map { .success($0) }, nil)
        return files.flatMap { FileLinter($0, in: group, by: nil).problems }
            .filter { $0.rule == .ambiguousReference }
    }

    /// Returns the problems in files, of which some may be unreadable, in the order of the files and of the lines.
    public func problems(in files: [Result<StoryboardFile, StoryboardFileError>]) -> [LintProblem] {
        report(on: files).problems
    }

    /// Returns the problems in files, of which some may be unreadable, and how much of the files was checked.
    public func report(on files: [Result<StoryboardFile, StoryboardFileError>]) -> LintReport {
        let hasFileRules = !rules.isSubset(of: LintRule.codeRules)
        let group = FileGroup(files, hasFileRules ? sources : nil)
        var coverage = LintCoverage()
        coverage.hasSources = sources != nil
        var problems = (hasFileRules ? files : []).flatMap { file -> [LintProblem] in
            switch file {
            case .success(let file):
                let linter = FileLinter(file, in: group, by: self)
                coverage.add(linter.coverage)
                return linter.problems
            case .failure(let error): return [LintProblem(error)]
            }
        }
        if let sources, !rules.isDisjoint(with: LintRule.codeRules) {
            let linter = CodeLinter(sources, files, rules)
            coverage.add(linter.coverage)
            problems += linter.problems
        }
        let selected = problems.filter { rules.contains($0.rule) }.map { problem in
            var problem = problem
            if let severity = severities[problem.rule] { problem.severity = severity }
            return problem
        }
        return LintReport(selected, coverage: coverage)
    }
}

/// Looks for mistakes in storyboard files, which know each other by references.
///
/// ```swift
/// let files = try ["Main.storyboard", "Settings.storyboard"].map { try StoryboardFile(contentsOf: URL(filePath: $0)) }
/// for problem in StoryboardLint().problems(in: files) { print(problem) }
/// // Main.storyboard:12:25: error: The show segue of <button> "b" leads to "c", which the file has not. …
/// ```
///
/// A file that Interface Builder would accept breaks no rule of ``LintRule/defaults``, except where Interface Builder
/// itself warns.
public struct StoryboardLint: Sendable {
    /// The rules that hold.
    public var rules: Set<LintRule>

    /// The unwind actions that the program declares; nothing is said of them while it is nil.
    public var unwindActions: UnwindActions?

    /// Creates a linter.
    ///
    /// - Parameters:
    ///   - rules: The rules that hold.
    ///   - unwindActions: The unwind actions that the program declares, where they are known.
    public init(rules: Set<LintRule> = LintRule.defaults, unwindActions: UnwindActions? = nil) {
        self.rules = rules
        self.unwindActions = unwindActions
    }

    /// Looks for mistakes in files that could be read.
    ///
    /// - Parameter files: The files; a reference leads from one to another.
    /// - Returns: The problems, in the order of the files and of the lines.
    public func problems(in files: [StoryboardFile]) -> [LintProblem] {
        problems(in: files.map { .success($0) })
    }

    /// Looks for mistakes in files of which some may not have been read.
    ///
    /// - Parameter files: The files, or why they could not be read; a reference leads from one to another.
    /// - Returns: The problems, in the order of the files and of the lines.
    public func problems(in files: [Result<StoryboardFile, StoryboardFileError>]) -> [LintProblem] {
        let group = FileGroup(files, unwindActions)
        return files.flatMap { file -> [LintProblem] in
            switch file {
            case .success(let file):
                var findings = Findings(in: file)
                for check in Self.checks { check.look(at: file, in: group, &findings) }
                return findings.problems.filter { rules.contains($0.rule) }
            case .failure(let error):
                let problem = LintProblem(error)
                return rules.contains(problem.rule) ? [problem] : []
            }
        }
    }

    private static let checks: [any LintCheck.Type] = [
        IdentityCheck.self, ConnectionCheck.self, InitialCheck.self, IdentifierCheck.self, ReachabilityCheck.self,
        SegueCheck.self, UnwindCheck.self, ReferenceCheck.self, ModuleCheck.self,
    ]
}

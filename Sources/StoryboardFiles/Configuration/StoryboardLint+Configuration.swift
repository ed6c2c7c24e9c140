extension StoryboardLint {
    /// Creates a linter with the rules of a configuration.
    public init(_ configuration: LintConfiguration, sources: SourceIndex? = nil) {
        self.init(sources: sources)
        (baseClasses, fonts) = (configuration.baseClasses, Set(configuration.fonts))
        for (rule, setting) in configuration.rules {
            if setting == .off { rules.remove(rule) } else { rules.insert(rule) }
            severities[rule] = LintProblem.Severity(rawValue: setting.rawValue)
        }
    }
}

extension LintConfiguration {
    /// Returns the problems that are not exempt.
    ///
    /// - Parameter folder: The folder of the configuration's file.
    public func problems(among problems: [LintProblem], in folder: ProjectFolder) -> [LintProblem] {
        problems.filter { problem in !exemptions.contains { $0.includes(problem, in: folder) } }
    }
}

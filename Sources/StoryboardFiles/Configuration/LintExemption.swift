/// A mistake that a project accepts: a rule that is disabled in one place.
///
/// Interface Builder deletes comments when it saves a file, so exemptions are part of the configuration.
///
/// See <doc:Checking-storyboards-in-CI>.
public struct LintExemption: Hashable, Sendable {
    /// The rule.
    public var rule: LintRule

    /// The files.
    public var file: PathPattern

    /// The `id` of the object, or nil for all objects of the files.
    public var object: String?

    /// What is missing or wrong, such as the name of a class or of an outlet, or nil for all problems of the objects.
    public var name: String?

    /// Creates an exemption.
    public init(_ rule: LintRule, in file: PathPattern, object: String? = nil, name: String? = nil) {
        (self.rule, self.file, self.object, self.name) = (rule, file, object, name)
    }

    init(_ value: PositionedValue, _ decoder: PositionedValueDecoder) throws(LintFileError) {
        let members = try decoder.members(of: value, "disable", known: ["rule", "file", "object", "name", "reason"])
        guard let rule = members["rule"], let file = members["file"] else {
            let advice =
                "Add the rule and the file, such as {\"rule\": \"dangling-outlet\", \"file\": \"App/Main.storyboard\"}."
            throw decoder.error(value, "An element of \"disable\" has no rule or no file", fix: advice)
        }
        self.rule = try decoder.rule(decoder.string(rule, "rule"), at: rule.position)
        self.file = PathPattern(try decoder.string(file, "file"))
        object = try decoder.string(ifPresent: members["object"], "object")
        name = try decoder.string(ifPresent: members["name"], "name")
        _ = try decoder.string(ifPresent: members["reason"], "reason")
    }

    /// Returns whether a problem is exempt.
    func includes(_ problem: LintProblem, in folder: ProjectFolder) -> Bool {
        problem.rule == rule && (object ?? problem.object) == problem.object && (name ?? problem.name) == problem.name
            && file.matches(folder.relativePath(of: problem.file))
    }
}

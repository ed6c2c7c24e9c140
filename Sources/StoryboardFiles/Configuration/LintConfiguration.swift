/// The settings of a project for the linter.
///
/// ```json
/// {
///     "files": ["App"],
///     "exclude": ["App/Vendor", "**/Legacy*.storyboard"],
///     "sources": ["App", "Kit"],
///     "rules": {"unreachable-scene": "off", "empty-identifier": "error", "unlisted-font": "on"},
///     "fonts": ["Avenir"],
///     "disable": [
///         {"rule": "dangling-outlet", "file": "App/Main.storyboard", "object": "Xy1-2a-b3c", "reason": "Set in code."}
///     ],
///     "baseline": "storyboards.baseline.json"
/// }
/// ```
///
/// All keys are optional. Paths are relative to the folder of the configuration.
///
/// See <doc:Checking-storyboards-in-CI>.
public struct LintConfiguration: Hashable, Sendable {
    /// The file name of the configuration that the command line tool finds in the working directory.
    public static let fileName = ".storyboard-lint.json"

    /// What a project does about a rule.
    public enum Setting: String, CaseIterable, Sendable {
        /// The rule is not checked.
        case off
        /// The rule is checked, with its own severity.
        case on
        /// The rule is checked, and its problems are warnings.
        case warning
        /// The rule is checked, and its problems are errors.
        case error
    }

    /// The files and folders to check if none are named.
    public var files: [String] = []

    /// The files and folders that are not checked.
    public var excluded: [PathPattern] = []

    /// The folders of the program's sources.
    public var sources: [String] = []

    /// The path of the Xcode project or of the package.
    public var project: String?

    /// The settings of rules that differ from the defaults.
    public var rules: [LintRule: Setting] = [:]

    /// The classes that the rule `other-base-class` requires, by the names of elements.
    public var baseClasses: [String: [String]] = [:]

    /// The fonts that the rule `unlisted-font` allows.
    public var fonts: [String] = []

    /// The problems that are not reported.
    public var exemptions: [LintExemption] = []

    /// The path of the baseline.
    public var baseline: String?

    /// Creates an empty configuration.
    public init() {}

    /// Reads a configuration.
    ///
    /// - Parameter path: The path in messages.
    public init(_ text: String, path: String) throws(LintFileError) {
        let value = try PositionedValueReader.read(text, path: path)
        let decoder = PositionedValueDecoder(path: path)
        let keys = ["files", "exclude", "sources", "project", "rules", "baseClasses", "fonts", "disable", "baseline"]
        let members = try decoder.members(of: value, "The configuration", known: keys)
        files = try decoder.strings(members["files"], "files")
        excluded = try decoder.strings(members["exclude"], "exclude").map { PathPattern($0) }
        sources = try decoder.strings(members["sources"], "sources")
        project = try decoder.string(ifPresent: members["project"], "project")
        baseline = try decoder.string(ifPresent: members["baseline"], "baseline")
        for member in try decoder.object(ifPresent: members["rules"], "rules") {
            rules[try decoder.rule(member.key, at: member.position)] = try Self.setting(member, decoder)
        }
        for member in try decoder.object(ifPresent: members["baseClasses"], "baseClasses") {
            baseClasses[member.key] = try decoder.strings(member.value, member.key)
        }
        fonts = try decoder.strings(members["fonts"], "fonts")
        if let exemptions = members["disable"] {
            self.exemptions = try decoder.array(exemptions, "disable").map { (exemption) throws(LintFileError) in
                try LintExemption(exemption, decoder)
            }
        }
    }

    private static func setting(
        _ member: PositionedValue.Member,
        _ decoder: PositionedValueDecoder
    ) throws(LintFileError) -> Setting {
        let word = try decoder.string(member.value, member.key)
        if let setting = Setting(rawValue: word) { return setting }
        let known = Setting.allCases.map(\.rawValue)
        throw decoder.unknown("setting", word, at: member.value.position, known: known)
    }
}

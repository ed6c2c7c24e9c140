/// How much of what files name was compared with the sources of the program.
///
/// See <doc:Checking-storyboards-in-CI>.
public struct LintCoverage: Hashable, Sendable {
    /// The number of classes, outlets and actions that the files name, without those of the system, and of the names that
    /// optional rules compare.
    public internal(set) var total = 0

    /// The number of those that could not be checked.
    public internal(set) var unchecked = 0

    /// The modules without sources that may declare those.
    public internal(set) var modules: Set<String> = []

    /// Whether names of optional rules were counted.
    private var includesOthers = false

    /// Whether there are sources.
    var hasSources = true

    /// Creates the coverage of no files.
    public init() {}

    /// A line about what could not be checked, or nil if everything was checked.
    public var remark: String? {
        if unchecked == 0 { return nil }
        let modules = modules.sorted()
        let rest = modules.count > 8 ? " and \(modules.count - 8) more" : ""
        let list = modules.prefix(8).joined(separator: ", ") + rest
        let reason = !hasSources ? " (no sources)" : modules.isEmpty ? "" : " (modules: \(list.singleLine))"
        let names = includesOthers ? "classes, outlets, actions and other names" : "classes, outlets and actions"
        return "\(unchecked) of \(total) \(names) could not be checked\(reason)"
    }

    /// Counts a name of an optional rule.
    mutating func add(isChecked: Bool) {
        (total, unchecked, includesOthers) = (total + 1, unchecked + (isChecked ? 0 : 1), true)
    }

    mutating func add(_ other: Self) {
        includesOthers = includesOthers || other.includesOthers
        total += other.total
        unchecked += other.unchecked
        modules.formUnion(other.modules)
    }
}

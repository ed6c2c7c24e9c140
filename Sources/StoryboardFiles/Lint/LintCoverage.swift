/// How much of what files name was compared with the sources of the program.
///
/// See <doc:Checking-storyboards-in-CI>.
public struct LintCoverage: Hashable, Sendable {
    /// The number of classes, outlets and actions that the files name, without those of the system.
    public internal(set) var total = 0

    /// The number of those that could not be checked.
    public internal(set) var unchecked = 0

    /// The modules without sources that may declare those.
    public internal(set) var modules: Set<String> = []

    /// Whether there are sources.
    var hasSources = true

    /// Creates the coverage of no files.
    public init() {}

    /// A line about what could not be checked, or nil if everything was checked.
    public var remark: String? {
        if unchecked == 0 { return nil }
        let names = modules.sorted()
        let list = names.prefix(8).joined(separator: ", ") + (names.count > 8 ? " and \(names.count - 8) more" : "")
        let reason = !hasSources ? " (no sources)" : names.isEmpty ? "" : " (modules: \(list.singleLine))"
        return "\(unchecked) of \(total) classes, outlets and actions could not be checked\(reason)"
    }

    mutating func add(_ other: Self) {
        total += other.total
        unchecked += other.unchecked
        modules.formUnion(other.modules)
    }
}

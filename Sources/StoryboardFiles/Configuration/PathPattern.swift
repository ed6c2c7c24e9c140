/// A pattern for the paths of files.
///
/// `*` stands for any characters of a name, `?` for one character, and `**` for any number of folders. A pattern for a
/// folder includes all files in it.
public struct PathPattern: Hashable, Sendable {
    private let components: [[Character]]

    private static let anyFolders: [Character] = ["*", "*"]

    /// Creates a pattern.
    public init(_ pattern: String) {
        components = pattern.split(separator: "/").filter { $0 != "." }.map(Array.init)
    }

    /// Returns whether a relative path, or one of its folders, matches the pattern.
    public func matches(_ path: String) -> Bool {
        let path = path.split(separator: "/").map(Array.init)
        var (own, other) = (0, 0)
        // Where to continue if a choice for `**` is wrong: with one more folder.
        var retry: (own: Int, other: Int)?
        while own < components.count {
            if components[own] == Self.anyFolders {
                retry = (own, other)
                own += 1
            } else if other < path.count, Self.matches(components[own], path[other]) {
                (own, other) = (own + 1, other + 1)
            } else if let last = retry, last.other < path.count {
                retry = (last.own, last.other + 1)
                (own, other) = (last.own + 1, last.other + 1)
            } else {
                return false
            }
        }
        return true
    }

    /// Returns whether a name matches a pattern with `*` and `?`.
    private static func matches(_ pattern: [Character], _ name: [Character]) -> Bool {
        var (own, other) = (0, 0)
        var retry: (own: Int, other: Int)?
        while own < pattern.count || other < name.count {
            if own < pattern.count, pattern[own] == "*" {
                retry = (own, other)
                own += 1
            } else if own < pattern.count, other < name.count, pattern[own] == "?" || pattern[own] == name[other] {
                (own, other) = (own + 1, other + 1)
            } else if let last = retry, last.other < name.count {
                retry = (last.own, last.other + 1)
                (own, other) = (last.own + 1, last.other + 1)
            } else {
                return false
            }
        }
        return true
    }
}

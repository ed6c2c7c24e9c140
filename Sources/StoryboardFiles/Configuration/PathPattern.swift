/// A pattern for the paths of files.
///
/// `*` stands for any characters of a name, `?` for one character, and `**` for any number of folders. A pattern for a
/// folder includes all files in it.
///
/// See <doc:Checking-storyboards-in-CI>.
public struct PathPattern: Hashable, Sendable {
    private let components: [[Character]]

    private static let anyFolders: [Character] = ["*", "*"]

    /// Creates a pattern.
    public init(_ pattern: String) {
        components = pattern.split(separator: "/").filter { $0 != "." }.map(Array.init)
    }

    /// Returns whether a relative path, or one of its folders, matches the pattern.
    public func matches(_ path: String) -> Bool {
        let folders = path.split(separator: "/").map(Array.init)
        return Self.matches(components, folders, isWhole: false, isAny: { $0 == Self.anyFolders }) { component, name in
            Self.matches(component, name, isWhole: true, isAny: { $0 == "*" }) { $0 == "?" || $0 == $1 }
        }
    }

    /// Returns whether the elements of a pattern match a list, or its beginning.
    ///
    /// - Parameters:
    ///   - isWhole: Whether the pattern must match the whole list.
    ///   - isAny: Whether an element of the pattern stands for any number of items.
    ///   - accepts: Whether another element of the pattern matches an item.
    private static func matches<Element, Item>(
        _ pattern: [Element],
        _ list: [Item],
        isWhole: Bool,
        isAny: (Element) -> Bool,
        accepts: (Element, Item) -> Bool
    ) -> Bool {
        var (own, other) = (0, 0)
        // Where to continue if a choice for any number of items is wrong: with one more item.
        var retry: (own: Int, other: Int)?
        while own < pattern.count || isWhole && other < list.count {
            if own < pattern.count, isAny(pattern[own]) {
                retry = (own, other)
                own += 1
            } else if own < pattern.count, other < list.count, accepts(pattern[own], list[other]) {
                (own, other) = (own + 1, other + 1)
            } else if let last = retry, last.other < list.count {
                retry = (last.own, last.other + 1)
                (own, other) = (last.own + 1, last.other + 1)
            } else {
                return false
            }
        }
        return true
    }
}

/// The selectors of the unwind actions that source files declare.
///
/// ```swift
/// var actions = UnwindActions()
/// actions.add(in: "@IBAction func unwindToList(_ segue: UIStoryboardSegue) {}")
/// let problems = StoryboardLint(unwindActions: actions).problems(in: files)
/// ```
///
/// A Swift or Objective-C method with a `UIStoryboardSegue` as its only parameter is an action, and so is one that is
/// registered with ``StoryboardClasses``, as `unwindAction("name:", …)`.
public struct UnwindActions: Sendable {
    private(set) var selectors: Set<String> = []

    /// Creates an empty set of actions.
    public init() {}

    /// Adds the actions that the text of a Swift or Objective-C file declares.
    public mutating func add(in source: String) {
        guard source.contains("UIStoryboardSegue") || source.contains("unwindAction") else { return }
        let swift = /func\s+`?(\w+)`?\s*\(\s*(\w+)(?:\s+\w+)?\s*:\s*(?:UIKit\.)?UIStoryboardSegue\b[^,()]*\)/
        for match in source.matches(of: swift) { selectors.insert(Self.selector("\(match.1)", label: "\(match.2)")) }
        for match in source.matches(of: /@objc\s*\(\s*(\w+:)\s*\)/) { selectors.insert("\(match.1)") }
        let objectiveC =
            /-\s*\(\s*\w+\s*\)\s*(\w+)\s*:\s*\(\s*(?:nonnull\s+)?UIStoryboardSegue\s*\*[\s\w]*\)\s*\w+\s*[;{]/
        for match in source.matches(of: objectiveC) { selectors.insert("\(match.1):") }
        for match in source.matches(of: /unwindAction\(\s*"([^"]+)"/) { selectors.insert("\(match.1)") }
    }

    /// Returns the selector that the compiler derives from a Swift method.
    private static func selector(_ name: String, label: String) -> String {
        if label == "_" { return name + ":" }
        let first = label.prefix { !$0.isUppercase }
        let last = name.lastIndex(where: \.isUppercase).map { name[$0...] } ?? name[...]
        let hasPreposition = prepositions.contains(first.lowercased()) || prepositions.contains(last.lowercased())
        return name + (hasPreposition ? "" : "With") + label.prefix(1).uppercased() + label.dropFirst() + ":"
    }

    /// The words before or in a label for which the compiler does not insert "With".
    private static let prepositions: Set<String> = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
        "given", "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to",
        "until", "using", "via", "when", "with", "within",
    ]
}

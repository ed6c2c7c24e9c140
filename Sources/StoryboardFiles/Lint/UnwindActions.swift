/// The unwind actions that source files declare, by the selectors that storyboards name.
///
/// ```swift
/// var actions = UnwindActions()
/// actions.add(in: "@IBAction func unwindToList(_ segue: UIStoryboardSegue) {}")
/// let problems = StoryboardLint(unwindActions: actions).problems(in: files)
/// ```
///
/// They are found by what they look like in Swift and in Objective-C: methods that take a `UIStoryboardSegue` alone. Those
/// that are registered with ``StoryboardClasses``, as `unwindAction("name:", …)`, count as well.
public struct UnwindActions: Sendable {
    private(set) var selectors: Set<String> = []

    /// Creates a list without actions.
    public init() {}

    /// Adds the actions that a source file declares.
    ///
    /// - Parameter source: The text of a file in Swift or Objective-C.
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

    /// The selector of a method of Swift, as the compiler makes it.
    private static func selector(_ name: String, label: String) -> String {
        if label == "_" { return name + ":" }
        let first = label.prefix { !$0.isUppercase }
        let last = name.lastIndex(where: \.isUppercase).map { name[$0...] } ?? name[...]
        let isLedIn = prepositions.contains(first.lowercased()) || prepositions.contains(last.lowercased())
        return name + (isLedIn ? "" : "With") + label.prefix(1).uppercased() + label.dropFirst() + ":"
    }

    /// The words that lead in a label, so that the compiler puts no "With" before it.
    private static let prepositions: Set<String> = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
        "given", "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to",
        "until", "using", "via", "when", "with", "within",
    ]
}

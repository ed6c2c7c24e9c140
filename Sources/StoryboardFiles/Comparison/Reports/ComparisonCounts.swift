/// How many scenes and parts are added, removed and changed.
struct ComparisonCounts {
    /// The kinds of things with the number of each change, without those that are equal.
    let rows: [(name: String, counts: [StoryboardComparison.Change: Int])]

    init(_ files: [StoryboardComparison.File]) {
        let scenes = files.flatMap(\.scenes)
        let parts = Dictionary(grouping: scenes.flatMap(\.parts), by: \.kind)
        let changes =
            [("scenes", scenes.map(\.change))]
            + StoryboardComparison.Part.Kind.allCases.map { ($0.plural, parts[$0]?.map(\.change) ?? []) }
        rows = changes.filter { !$0.1.isEmpty }.map { name, changes in
            (name, changes.reduce(into: [:]) { $0[$1, default: 0] += 1 })
        }
    }

    /// Returns the counts of a row, such as `+2 -1`.
    static func text(_ counts: [StoryboardComparison.Change: Int]) -> String {
        StoryboardComparison.Change.allCases.compactMap { change in
            counts[change].map { "\(change.sign)\($0)" }
        }.joined(separator: " ")
    }

    /// The counts on one line, such as `scenes +2 -1, segues ~1`.
    var line: String { rows.map { "\($0.name) \(Self.text($0.counts))" }.joined(separator: ", ") }
}

extension StoryboardComparison.Change {
    /// The mark in texts.
    var sign: String {
        switch self {
        case .added: "+"
        case .removed: "-"
        case .changed: "~"
        }
    }

    /// The mark in pictures, with the sign that is as wide as the plus.
    var symbol: String { self == .removed ? "\u{2212}" : sign }
}

extension StoryboardComparison.Part.Kind {
    /// The name of several parts.
    var plural: String {
        switch self {
        case .segue, .outlet, .action, .identifier, .attribute: "\(rawValue)s"
        case .class: "classes"
        case .views: "views"
        }
    }
}

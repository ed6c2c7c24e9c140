import StoryCode

/// A rule that the controllers of scenes keep.
@MainActor
struct SceneRule<Adapter: SceneControllerAdapter> {
    typealias Controller = Adapter.Controller

    /// The rule in words.
    let words: String

    /// How to keep the rule, unless the violation says it.
    var advice: String?

    /// Returns what differs from the rule, or nil if the controllers of an adapter keep it.
    let violation: (Adapter) -> String?

    /// The rules in groups, each of which builds on those before it.
    private static var groups: [[Self]] {
        [[ownEvents], [making], [builder, loading, once, order], [teardown, late], [reentrancy, release]]
    }

    /// All rules.
    static var all: [Self] { groups.flatMap(\.self) }

    /// Returns the rules that the controllers of an adapter break, with what differs from them.
    ///
    /// Checks no rules that build on a broken one, because they would show the same mistake again.
    ///
    /// - Parameter makeAdapter: Makes the adapter, once for each rule.
    static func violations(of makeAdapter: () -> Adapter) -> [(rule: Self, text: String)] {
        for group in groups {
            let violations = group.compactMap { rule in rule.violation(makeAdapter()).map { (rule, $0) } }
            if !violations.isEmpty { return violations }
        }
        return []
    }
}

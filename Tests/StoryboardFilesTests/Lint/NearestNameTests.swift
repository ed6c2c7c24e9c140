import Testing

@testable import StoryboardFiles

/// The names that messages suggest.
struct NearestNameTests {
    private static let names = ["promenade", "harbour", "city", "e", "c"]

    @Test(arguments: [
        ("cit", "city"), ("citys", "city"), ("harbr", "harbour"), ("a", "c"), ("xe", "e"), ("prmenads", "promenade"),
    ])
    func nameWithATypingMistakeIsFound(name: String, nearest: String) {
        #expect(Self.names.nearest(to: name) == nearest)
    }

    @Test func longerNamesMayHaveMoreMistakes() {
        let limits = (1...12).map { count in
            let name = String(repeating: "a", count: count)
            let replaced = (0...min(count, 5)).filter { mistakes in
                let other = name.dropLast(mistakes) + String(repeating: "b", count: mistakes)
                return [String(other)].nearest(to: name) != nil
            }
            let inserted = (0...5).filter { [name + String(repeating: "b", count: $0)].nearest(to: name) != nil }
            return [replaced.last, inserted.last]
        }
        #expect(limits == [1, 1, 1, 1, 2, 2, 2, 3, 3, 3, 3, 3].map { [$0, $0] })
    }

    @Test func ofSeveralNamesTheFirstInTheAlphabetIsFound() {
        #expect(["cities", "cuts", "cats", "cots"].nearest(to: "cets") == "cats")
    }

    @Test(arguments: ["catt", "hrba", "promnds", "xharbo", "xycit"])
    func nameWithMoreMistakesIsNot(name: String) {
        #expect(Self.names.nearest(to: name) == nil)
    }
}

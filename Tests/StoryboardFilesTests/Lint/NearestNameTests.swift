import Testing

@testable import StoryboardFiles

/// The names that messages suggest.
struct NearestNameTests {
    private static let names = ["promenade", "harbour", "city", "e", "c"]

    @Test(arguments: [("cit", "city"), ("citys", "city"), ("harbr", "harbour"), ("a", "c"), ("prmenads", "promenade")])
    func nameWithATypingMistakeIsFound(name: String, nearest: String) {
        #expect(Self.names.nearest(to: name) == nearest)
    }

    @Test(arguments: ["catt", "hrba", "promnds"])
    func nameWithMoreMistakesIsNot(name: String) {
        #expect(Self.names.nearest(to: name) == nil)
    }
}

import Testing

@testable import StoryCodeRuns

/// The levels of texts that would overlap.
struct LabelLevelsTests {
    /// The first text is 25.6 points wide, and eight are between two texts.
    @Test(arguments: [(33.5, [1, 0]), (33.7, [0, 0])])
    func textsThatOverlapAreOnDifferentLevels(x: Double, levels: [Int]) {
        let labels = LabelLevels([(0, "azaz"), (x, "z")], limit: 100, size: 10)
        #expect(labels.labels.map(\.level) == levels)
        #expect(labels.count == levels[0] + 1)
    }

    @Test func textsEndAtTheLimit() {
        let labels = LabelLevels([(0, "azaz"), (34, "azaz")], limit: 50, size: 10)
        #expect(labels.labels.map(\.text) == ["azaz", "a\u{2026}"])
        #expect(labels.labels.map(\.x) == [0, 34])
        #expect(LabelLevels([], limit: 50, size: 10).count == 0)
    }
}

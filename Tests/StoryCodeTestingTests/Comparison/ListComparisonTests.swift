import StoryCodeTesting
import TestSupport
import Testing

/// The texts about differences.
struct ListComparisonTests {
    private func text(_ expected: [String], _ recorded: [String]) -> String? {
        ListComparison(expected: expected, recorded: recorded).message
    }

    @Test func equalListsHaveNoMessage() {
        let comparison = ListComparison(expected: ["a"], recorded: ["a"])
        #expect(comparison.message == nil)
        #expect(comparison.firstUnexpected == nil)
    }

    @Test func firstUnexpectedLineIsExtraOrMoved() {
        func first(_ expected: [String], _ recorded: [String]) -> Int? {
            ListComparison(expected: expected, recorded: recorded).firstUnexpected
        }
        #expect(first(["a", "b"], ["a"]) == nil)
        #expect(first(["a", "b", "c"], ["b", "c", "a"]) == 2)
        #expect(first(["a", "b", "c"], ["b", "c", "a", "x"]) == 3)
    }

    @Test func sameRandomListsHaveTheSameTexts() {
        let texts = (0..<60 as Range<UInt64>).map { seed in
            var dice = SplitMix(seed: seed)
            let names = (0..<Int.random(in: 4...40, using: &dice)).map { "line \($0)" }
            let count = Int.random(in: 1...120, using: &dice)
            let expected = (0..<count).compactMap { _ in names.randomElement(using: &dice) }
            var recorded = expected
            for _ in 0..<Int.random(in: 1...6, using: &dice) {
                let index = Int.random(in: 0..<max(recorded.count, 1), using: &dice)
                switch Int.random(in: 0..<3, using: &dice) {
                case 0 where !recorded.isEmpty: recorded.remove(at: index)
                case 1 where !recorded.isEmpty: recorded.swapAt(index, 0)
                default: recorded.insert("new\n\(index)", at: index)
                }
            }
            let comparison = ListComparison(expected: expected, recorded: recorded)
            return "\(comparison.firstUnexpected ?? -1) \(comparison.message ?? "")"
        }
        expectFingerprint("4faa2c2b6929aa79", of: texts.joined(separator: "\n\n"), "random comparisons of lists.txt")
    }

    @Test func numbersAndWordsAreAligned() {
        let lines = (1...9).map { "line \($0)" }
        #expect(
            text(lines, ["before"] + lines.dropLast(2) + ["a line with a long name", "line 1"]) == """
                The recorded lines differ from the expected ones: 2 missing, 3 extra.

                +      1  before                    extra
                   1   2  line 1
                   2   3  line 2
                   3   4  line 3
                   4   5  line 4
                   5   6  line 5
                   6   7  line 6
                   7   8  line 7
                -  8      line 8                    missing
                -  9      line 9                    missing
                +      9  a line with a long name   extra
                +     10  line 1                    extra
                """
        )
    }

    @Test func upToFortyLinesAreAllShown() throws {
        let lines = (1...39).map { "\($0)" }
        let message = try #require(text(lines, lines + ["40"]))
        #expect(message.split(separator: "\n").count == 41)
        #expect(!message.contains("…"))
        let longer = try #require(text(lines + ["40"], lines + ["40", "41"])).split(separator: "\n")
        #expect(longer.count == 8)
        #expect(longer[1] == "           … 35 lines are left out")
    }

    @Test func linesFarFromADifferenceAreLeftOut() {
        let lines = (1...60).map { "line \($0)" }
        var recorded = lines
        recorded.remove(at: 9)
        recorded.insert("new", at: 30)
        recorded.insert("line 10", at: 42)
        #expect(
            text(lines, recorded) == """
                The recorded lines differ from the expected ones: 1 extra, 1 moved.

                           … 25 lines are left out
                   27  26  line 27
                   28  27  line 28
                   29  28  line 29
                   30  29  line 30
                   31  30  line 31
                +      31  new       extra
                   32  32  line 32
                   33  33  line 33
                   34  34  line 34
                   35  35  line 35
                   36  36  line 36
                   37  37  line 37
                   38  38  line 38
                   39  39  line 39
                   40  40  line 40
                   41  41  line 41
                   42  42  line 42
                ~  10  43  line 10   moved from line 10 to line 43
                   43  44  line 43
                   44  45  line 44
                   45  46  line 45
                   46  47  line 46
                   47  48  line 47
                           … 13 lines are left out
                """
        )
    }

    /// Words about a single line would take as much space as the line.
    @Test func singleLinesAreNotLeftOut() throws {
        let lines = (1...50).map { "\($0)" }
        var recorded = lines
        recorded[6] = "x"
        recorded[18] = "y"
        recorded[43] = "z"
        let message = try #require(text(lines, recorded))
        let shown = message.split(separator: "\n").dropFirst().map { $0.split(separator: " ").joined(separator: " ") }
        #expect(
            shown.filter { $0.hasPrefix("…") || $0.hasPrefix("1 ") || $0.hasPrefix("13 ") || $0.hasPrefix("50 ") } == [
                "1 1 1", "13 13 13", "… 14 lines are left out", "50 50 50",
            ]
        )
    }

    @Test func manyDifferencesAreNotAllShown() throws {
        let message = try #require(text([], (1...10_000).map { "line \($0)" }))
        let lines = message.split(separator: "\n")
        #expect(lines[0] == "The recorded lines differ from the expected ones: 10000 extra.")
        #expect(lines[1] == "+         1  line 1     extra")
        #expect(lines.count == 202)
        #expect(lines.last == "             … 9800 lines are left out")
    }

    @Test func controlCharactersDoNotChangeTheTable() {
        #expect(
            text([], ["a\nb\u{1B}[31m\u{202E}\u{2028}ü"]) == """
                The recorded lines differ from the expected ones: 1 extra.

                +     1  a\\nb\\u{1B}[31m\\u{202E}\\u{2028}ü   extra
                """
        )
    }
}

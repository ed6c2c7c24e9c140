import Foundation
import StoryCode
import StoryCodeRuns
import TestSupport
import Testing

/// A page shows two runs side by side, aligned by the texts of their steps.
@MainActor
struct RunComparisonTests {
    /// A run with a note for each letter.
    private func run(_ letters: some Sequence<Character>, _ title: String = "Run") -> LifecycleRun {
        let recorder = RunRecorder(title: title)
        defer { recorder.stop() }
        for letter in letters { recorder.note(String(letter)) }
        return recorder.run
    }

    /// The rows of two runs: an equal letter, `+` before one that only the first run has, and `-` before the others.
    private func rows(_ here: [Character], _ there: [Character]) throws -> [String] {
        let page = run(here).page(comparedWith: run(there))
        let data = try PageReader(page).data(PageReader.RunData.self)
        return try #require(data.comparison).rows.map { row in
            if row[1] == 0 { return "+\(here[row[0] - 1])" }
            if row[0] == 0 { return "-\(data.texts[row[2]])" }
            #expect(here[row[0] - 1] == there[row[1] - 1])
            return String(here[row[0] - 1])
        }
    }

    @Test(arguments: [
        ("", "", ""), ("abc", "abc", "a b c"), ("abc", "", "+a +b +c"), ("", "ab", "-a -b"),
        ("abc", "abxc", "a b -x c"), ("abxc", "abc", "a b +x c"), ("abc", "bcd", "+a b c -d"),
        ("abcabba", "cbabac", "+a +b c +a b -a b a -c"), ("aa", "a", "a +a"),
    ])
    func fewestDifferencesAreShown(here: String, there: String, expected: String) throws {
        let rows = try rows(Array(here), Array(there))
        let count = rows.count { $0.count > 1 }
        #expect(rows.filter { !$0.hasPrefix("-") }.map { $0.suffix(1) }.joined() == here)
        #expect(rows.filter { !$0.hasPrefix("+") }.map { $0.suffix(1) }.joined() == there)
        #expect(count == expected.split(separator: " ").count { $0.count > 1 }, "\(rows)")
        #expect(expected.isEmpty || rows.joined(separator: " ") == expected || count > 2, "\(rows)")
    }

    @Test func manyDifferencesAreAlignedPieceByPiece() throws {
        // Twice as many differences as are found together, around equal steps.
        let here = (0..<600).map { Character(Unicode.Scalar(0x4E00 + $0) ?? "?") } + Array("end")
        let there = (0..<600).map { Character(Unicode.Scalar(0x6E00 + $0) ?? "?") } + Array("end")
        let rows = try rows(here, there)
        #expect(rows.count { $0.hasPrefix("+") } == 600)
        #expect(rows.count { $0.hasPrefix("-") } == 600)
        #expect(rows.suffix(3) == ["e", "n", "d"])
    }

    @Test func piecesOfRandomRunsStayTheSame() throws {
        var dice = SplitMix(seed: 7)
        let letters = (0..<1_600).map { _ in Character(Unicode.Scalar(UInt8.random(in: 97...104, using: &dice))) }
        let rows = try rows(Array(letters[..<800]), Array(letters[800...]))
        expectFingerprint("37dbb086021ea73", of: rows.joined(separator: "\n"), "compared letters.txt")
    }

    @Test func firstDifferenceIsInTheHeading() {
        let page = run("abcd").page(comparedWith: run("abxcd", "Yesterday <b>"))
        let text = """
            <p id="comparison">Compared with “Yesterday &lt;b&gt;”: 0 steps are only here, and 1 only there. The first \
            difference is 3. c, where the other run has 3. x.</p>
            """
        #expect(page.contains(text))
        let shorter = run("ab").page(comparedWith: run("abc", "Other"))
        #expect(shorter.contains("1 only there. This run ends, where the other run has 3. c.</p>"))
        let longer = run("abc").page(comparedWith: run("ab", "Other"))
        #expect(longer.contains("0 only there. The other run ends before 3. c.</p>"))
        let equal = run("ab").page(comparedWith: run("ab", "Other"))
        #expect(equal.contains("<p id=\"comparison\">Compared with “Other”, which has the same steps.</p>"))
    }
}

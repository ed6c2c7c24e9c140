import TestSupport
import Testing

@testable import StoryCodeTesting

/// The lines that are missing, extra or moved.
struct EditScriptTests {
    private func script(_ expected: String, _ recorded: String) -> String {
        let script = EditScript(expected: expected.map { "\($0)" }, recorded: recorded.map { "\($0)" })
        return script.lines.map { line in
            let (old, new) = (line.expected.map(String.init) ?? "", line.recorded.map(String.init) ?? "")
            let marks: [EditScript.Line.Kind: String] = [.same: "=", .missing: "-", .extra: "+", .moved: ">"]
            let mark = marks[line.kind] ?? ""
            return line.kind == .missing ? mark + old : old + mark + new
        }.joined(separator: " ")
    }

    @Test(
        arguments: [
            ("", "", ""),
            ("abc", "abc", "0=0 1=1 2=2"),
            ("abc", "", "-0 -1 -2"),
            ("", "ab", "+0 +1"),
            ("abcd", "abxd", "0=0 1=1 -2 +2 3=3"),
            ("abd", "abcd", "0=0 1=1 +2 2=3"),
            ("aab", "ab", "-0 1=0 2=1"),
            ("xyz", "abc", "-0 -1 -2 +0 +1 +2"),
            // The line that is missing in one place and extra in another.
            ("abcd", "bcda", "1=0 2=1 3=2 0>3"),
            ("dabc", "abcd", "1=0 2=1 3=2 0>3"),
            ("abcd", "abdc", "0=0 1=1 3=2 2>3"),
            // Of equal lines, the first missing one has become the first extra one.
            ("xxabcd", "abcdxx", "2=0 3=1 4=2 5=3 0>4 1>5"),
            ("xxabcd", "abcdx", "-1 2=0 3=1 4=2 5=3 0>4"),
        ]
    )
    func scriptHasTheFewestChanges(expected: String, recorded: String, script: String) {
        #expect(self.script(expected, recorded) == script)
    }

    /// A script is correct if it has each line of both lists once and in order, and shortest if it keeps as many as the
    /// longest common subsequence has.
    @Test(arguments: 0..<100)
    func randomScriptIsCorrectAndShortest(seed: Int) {
        var random = Numbers(state: UInt64(seed))
        let letters = 1 + random.next(6)
        let old = (0..<random.next(40)).map { _ in "\(random.next(letters))" }
        let new = (0..<random.next(40)).map { _ in "\(random.next(letters))" }
        let lines = EditScript(expected: old, recorded: new).lines
        check(lines, old, new)
        var lengths = Array(repeating: Array(repeating: 0, count: new.count + 1), count: old.count + 1)
        for (x, line) in old.enumerated() {
            for (y, other) in new.enumerated() {
                lengths[x + 1][y + 1] = line == other ? lengths[x][y] + 1 : max(lengths[x][y + 1], lengths[x + 1][y])
            }
        }
        #expect(lines.count { $0.kind == .same } == lengths[old.count][new.count])
    }

    /// Lists that differ everywhere are compared piece by piece.
    @Test(arguments: [(1, "270f0be1500a34db"), (5, "8e35e6fdc5cd80d7"), (1_000_000, "de055a95dc663ecd")])
    func longListsAreComparedInPieces(letters: Int, fingerprint: String) {
        var random = Numbers(state: 7)
        let old = (0..<4_000).map { _ in "\(random.next(letters))" }
        let new = (0..<4_000).map { _ in "\(random.next(letters))" }
        let lines = EditScript(expected: old, recorded: new).lines
        check(lines, old, new)
        let text = lines.map { "\($0.kind.rawValue) \($0.expected ?? -1) \($0.recorded ?? -1)" }.joined(separator: "\n")
        expectFingerprint(fingerprint, of: text, "script of \(letters) letters.txt")
    }

    private func check(_ lines: [EditScript.Line], _ old: [String], _ new: [String]) {
        var (expected, recorded, same): ([Int], [Int], [Int]) = ([], [], [])
        var (missing, extra): (Set<String>, Set<String>) = ([], [])
        var isPaired = true
        for line in lines {
            if let x = line.expected, let y = line.recorded { isPaired = isPaired && old[x] == new[y] }
            if let x = line.expected { expected.append(x) }
            if let y = line.recorded { recorded.append(y) }
            switch (line.kind, line.expected, line.recorded) {
            case (.same, let x?, _?): same.append(x)
            case (.moved, _?, _?): break
            case (.missing, let x?, nil): missing.insert(old[x])
            case (.extra, nil, let y?): extra.insert(new[y])
            default: isPaired = false
            }
        }
        #expect(isPaired)
        #expect(expected.sorted() == Array(old.indices))
        #expect(recorded == Array(new.indices))
        #expect(same == same.sorted())
        #expect(missing.isDisjoint(with: extra))
    }
}

/// Numbers that look random and are the same for the same seed.
private struct Numbers {
    var state: UInt64

    mutating func next(_ bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % bound
    }
}

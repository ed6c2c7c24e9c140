import StoryCodeRuns
import TestSupport
import Testing

/// The equal lines of two lists, with limits that are lower than the number of their differences.
struct LineAlignmentTests {
    @Test func alignmentsOfAllShortLists() {
        let lists: [[Int]] = (0..<5).flatMap { count in
            (0..<1 << count).map { bits in (0..<count).map { bits >> $0 & 1 } }
        }
        var lines: [String] = []
        for limit in 1...3 {
            for old in lists {
                for new in lists {
                    let pairs = LineAlignment(old[...], new[...], limit: limit).pairs
                    lines.append(pairs.map { "\($0.x)-\($0.y)" }.joined(separator: " "))
                }
            }
        }
        expectFingerprint("f67cb5fbbeb017e9", of: lines.joined(separator: "\n"), "alignments.txt")
    }
}

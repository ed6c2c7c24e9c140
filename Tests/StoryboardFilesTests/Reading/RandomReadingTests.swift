import Foundation
import StoryboardTestSupport
import Testing

@testable import StoryboardFiles

/// Random files with unusual XML are read, and damaged files are refused with a position.
///
/// ``Dice/times`` multiplies their number.
struct RandomReadingTests {
    @Test(arguments: 0..<4)
    func randomFilesAreRead(batch: Int) throws {
        for seed in Self.seeds(batch) {
            let (plan, writer) = Self.randomFile(seed)
            let file = try #require(try? XML.file(writer.text), "seed \(seed): not read\n\(writer.text)")
            let read = FilePlan(file)
            try #require(read == plan, "seed \(seed)\n\(writer.text)")
            try #require(file.root.subtree.map { [$0.line, $0.column] } == writer.positions, "seed \(seed)")
            _ = try file.summary()
        }
    }

    @Test(arguments: 0..<4)
    func damagedFilesHavePosition(batch: Int) throws {
        var refused = 0
        for seed in Self.seeds(batch) {
            var dice = Dice(seed: ~seed)
            var bytes = Array(Self.randomFile(seed).writer.text.utf8)
            for _ in 0..<4 {
                let index = Int.random(in: bytes.indices, using: &dice)
                switch Int.random(in: 0..<4, using: &dice) {
                case 0: bytes = Array(bytes[...index])
                case 1: bytes[index] = UInt8.random(in: 0...255, using: &dice)
                case 2: bytes.insert(dice.pick(Array("<>&\"'?!/=".utf8)), at: index)
                default: bytes.remove(at: index)
                }
                if bytes.isEmpty { break }
                guard let error = XML.error(Data(bytes)) else { continue }
                refused += 1
                let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
                try #require((1...lines.count).contains(error.line), "seed \(seed): \(error)")
                try #require(!error.description.contains("reports error"), "seed \(seed): \(error)")
                let columns = 1...lines[error.line - 1].count + 1
                try #require(!XML.hasColumns || columns.contains(error.column), "seed \(seed): \(error)")
            }
        }
        #expect(refused > Self.seeds(batch).count)
    }

    private static func seeds(_ batch: Int) -> Range<UInt64> {
        let files = 5 * Dice.times
        return UInt64(batch * files)..<UInt64((batch + 1) * files)
    }

    private static func randomFile(_ seed: UInt64) -> (plan: FilePlan, writer: RandomXMLWriter) {
        var dice = Dice(seed: seed)
        let plan = dice.plan()
        let element = plan.element(&dice)
        var writer = RandomXMLWriter(dice)
        writer.write(element)
        return (plan, writer)
    }
}

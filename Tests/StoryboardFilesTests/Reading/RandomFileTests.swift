import Foundation
import Testing

@testable import StoryboardFiles

/// Random files, written carelessly, are read as what they say; and damaged ones say where.
///
/// ``Dice/times`` makes them so many times as many.
struct RandomFileTests {
    @Test(arguments: 0..<4)
    func whatIsReadIsWhatWasWritten(batch: Int) throws {
        for seed in Self.seeds(batch) {
            let (plan, writer) = Self.written(seed)
            let file = try #require(try? Sheet.file(writer.text), "seed \(seed): not read\n\(writer.text)")
            let read = FilePlan(file)
            try #require(read == plan, "seed \(seed)\n\(writer.text)")
            try #require(file.root.everything.map { [$0.line, $0.column] } == writer.places, "seed \(seed)")
            _ = try file.summary()
        }
    }

    @Test(arguments: 0..<4)
    func aDamagedFileIsReadOrSaysWhere(batch: Int) throws {
        var refused = 0
        for seed in Self.seeds(batch) {
            var dice = Dice(seed: ~seed)
            var bytes = Array(Self.written(seed).writer.text.utf8)
            for _ in 0..<4 {
                let place = Int.random(in: bytes.indices, using: &dice)
                switch Int.random(in: 0..<4, using: &dice) {
                case 0: bytes = Array(bytes[...place])
                case 1: bytes[place] = UInt8.random(in: 0...255, using: &dice)
                case 2: bytes.insert(dice.pick(Array("<>&\"'?!/=".utf8)), at: place)
                default: bytes.remove(at: place)
                }
                if bytes.isEmpty { break }
                guard let error = Sheet.error(Data(bytes)) else { continue }
                refused += 1
                let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
                try #require((1...lines.count).contains(error.line), "seed \(seed): \(error)")
                try #require((1...lines[error.line - 1].count + 1).contains(error.column), "seed \(seed): \(error)")
                try #require(!error.description.contains("gives it the error"), "seed \(seed): \(error)")
            }
        }
        #expect(refused > Self.seeds(batch).count)
    }

    private static func seeds(_ batch: Int) -> Range<UInt64> {
        let files = 12 * Dice.times
        return UInt64(batch * files)..<UInt64((batch + 1) * files)
    }

    private static func written(_ seed: UInt64) -> (plan: FilePlan, writer: CarelessWriter) {
        var dice = Dice(seed: seed)
        let plan = dice.plan()
        let element = plan.element(&dice)
        var writer = CarelessWriter(dice)
        writer.write(element)
        return (plan, writer)
    }
}

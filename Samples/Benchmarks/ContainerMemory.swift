import Foundation
import StoryCode

/// The memory of the process after rounds of work that one container repeats.
struct ContainerMemory: CustomStringConvertible {
    /// The largest resident memory so far, in kilobytes, after each number of rounds.
    private var samples: [(rounds: Int, kilobytes: Int)] = []

    private final class Item: Sendable {}

    private final class Owner {
        let item: Item

        init(item: Item) { self.item = item }
    }

    /// Changes a component, registers and resolves another in a child, and asks for an unknown name, in each round.
    static func measure() -> ContainerMemory {
        var memory = ContainerMemory()
        let container = Container()
        let component = container.register(Item.init)
        for round in 1...1_000_000 {
            component.default()
            let child = Container(parent: container)
            child.register(Owner.init)
            do {
                escape(try child.resolve(Owner.self))
                if try container.optional(Item.self, name: "\(round)") != nil { escape(container) }
            } catch {
                fatalError("round \(round): \(error)")
            }
            if [250_000, 500_000, 1_000_000].contains(round) { memory.samples.append((round, residentKilobytes)) }
        }
        return memory
    }

    /// Whether the memory grows by more than the tables of the last generations, a megabyte.
    var isGrowing: Bool { samples[samples.count - 1].kilobytes - samples[0].kilobytes > 1024 }

    var description: String {
        samples.map { "\($0.rounds) rounds: at most \($0.kilobytes) KB resident" }.joined(separator: "\n")
    }

    private static var residentKilobytes: Int {
        var usage = rusage()
        // RUSAGE_SELF, which has another type on each system.
        _ = unsafe getrusage(0, &usage)
        #if canImport(Darwin)
            return usage.ru_maxrss / 1024
        #else
            return usage.ru_maxrss
        #endif
    }
}

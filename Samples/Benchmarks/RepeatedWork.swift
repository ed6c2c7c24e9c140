import Foundation
import StoryCode

/// Work that a program repeats, and the memory of the process after it.
@MainActor
struct RepeatedWork {
    /// What is repeated, in the plural.
    let name: String

    /// The numbers of repetitions after which the memory is measured.
    private let counts: [Int]

    /// Returns the work of one repetition, by its number.
    private let prepare: @MainActor () -> @MainActor (Int) -> Void

    /// The largest resident memory so far, in kilobytes, after each number of repetitions.
    private var samples: [Int] = []

    /// The kinds of work; each begins with the memory that the one before has used.
    static let all = [
        RepeatedWork("updates", [1_000, 5_000, 10_000], updates),
        RepeatedWork("rounds of a container", [250_000, 500_000, 1_000_000], containerRounds),
    ]

    private init(_ name: String, _ counts: [Int], _ prepare: @escaping @MainActor () -> @MainActor (Int) -> Void) {
        (self.name, self.counts, self.prepare) = (name, counts, prepare)
    }

    /// Performs the work and measures the memory.
    mutating func measure() {
        let work = prepare()
        for number in 1...counts[counts.count - 1] {
            work(number)
            if counts.contains(number) { samples.append(Self.residentKilobytes) }
        }
    }

    /// Whether the memory grows by more than the tables of the last generations, a megabyte.
    var isGrowing: Bool { samples[samples.count - 1] - samples[0] > 1024 }

    var text: String {
        zip(counts, samples).map { "\($0) \(name): at most \($1) KB resident" }.joined(separator: "\n")
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

/// Updates a screen although nothing has changed that it reads.
@MainActor
private func updates() -> @MainActor (Int) -> Void {
    let clock = ManualClock()
    let window = Window(scheduler: clock)
    let controller = NumberController(ObservedModel())
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return { _ in
        controller.setNeedsUpdateProperties()
        clock.run()
        withExtendedLifetime(window) {}
    }
}

private final class Item: Sendable {}

private final class Owner {
    let item: Item

    init(item: Item) { self.item = item }
}

/// Changes a component, registers and resolves another in a child, and asks for an unknown name, in each round.
@MainActor
private func containerRounds() -> @MainActor (Int) -> Void {
    let container = Container()
    let component = container.register(Item.init)
    return { round in
        component.default()
        let child = Container(parent: container)
        child.register(Owner.init)
        do {
            escape(try child.resolve(Owner.self))
            if try container.optional(Item.self, name: "\(round)") != nil { escape(container) }
        } catch {
            fatalError("round \(round): \(error)")
        }
    }
}

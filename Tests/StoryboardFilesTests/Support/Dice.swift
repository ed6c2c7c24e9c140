import Foundation

/// Random numbers that are the same for the same seed everywhere.
struct Dice: RandomNumberGenerator {
    /// How many times as much random tests try as usual: `STORYCODE_RANDOM_LIVES` in the environment.
    static let times = ProcessInfo.processInfo.environment["STORYCODE_RANDOM_LIVES"].flatMap { Int($0) } ?? 1

    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// A number below a limit, which is not 0.
    mutating func roll(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &self) }

    /// Whether something happens that does so once in several times.
    mutating func once(in times: Int = 2) -> Bool { roll(times) == 0 }

    /// One of several.
    mutating func pick<Element>(_ elements: [Element]) -> Element { elements[roll(elements.count)] }
}

import Foundation

/// A random number generator that depends only on its seed.
package struct Dice: RandomNumberGenerator {
    /// The factor for the number of random tries, from the environment variable `STORYCODE_RANDOM_LIVES`.
    package static let times = ProcessInfo.processInfo.environment["STORYCODE_RANDOM_LIVES"].flatMap { Int($0) } ?? 1

    private var state: UInt64

    package init(seed: UInt64) { state = seed }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// Returns a number from 0 to below a limit.
    package mutating func roll(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &self) }

    /// Returns true with the probability 1 / `times`.
    package mutating func once(in times: Int = 2) -> Bool { roll(times) == 0 }

    /// Returns a random element.
    package mutating func pick<Element>(_ elements: [Element]) -> Element { elements[roll(elements.count)] }
}

/// A source of random choices.
package struct Dice {
    package var random: SplitMix

    package init(seed: UInt64) { random = SplitMix(seed: seed &* 0x9E37_79B9 &+ 1) }

    package mutating func roll(_ sides: Int) -> Int { Int.random(in: 0..<sides, using: &random) }
    package mutating func coin() -> Bool { roll(2) == 0 }
    package mutating func pick<Element>(_ list: [Element]) -> Element? { list.randomElement(using: &random) }
}

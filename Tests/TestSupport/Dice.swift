/// A source of random choices.
public struct Dice {
    public var random: SplitMix

    public init(seed: UInt64) { random = SplitMix(seed: seed &* 0x9E37_79B9 &+ 1) }

    public mutating func roll(_ sides: Int) -> Int { Int.random(in: 0..<sides, using: &random) }
    public mutating func coin() -> Bool { roll(2) == 0 }
    public mutating func pick<Element>(_ list: [Element]) -> Element? { list.randomElement(using: &random) }
}

// What the containers make: one object without dependencies, one with three, one that is shared, and two that are
// told apart by a name.

final class Engine {}

final class Wheel {}

final class Body {}

final class Car {
    let engine: Engine
    let wheel: Wheel
    let body: Body

    init(engine: Engine, wheel: Wheel, body: Body) {
        self.engine = engine
        self.wheel = wheel
        self.body = body
    }
}

/// So large that no two share a line of the processor's cache.
final class Radio: Sendable {
    private let stations: SIMD16<Int>

    // Made at run time, for what the compiler lays down beforehand is never retained.
    @inline(never)
    init() { stations = SIMD16() }
}

/// Another.
final class Clock: Sendable {
    private let alarms: SIMD16<Int>

    @inline(never)
    init() { alarms = SIMD16() }
}

/// The shared objects written by hand.
enum Shared {
    static let radio = Radio()
    static let clock = Clock()
}

protocol Card: AnyObject {}

final class GoldCard: Card {}

final class SilverCard: Card {}

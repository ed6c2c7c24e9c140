// The components: one without dependencies, one with three, two that are shared, and two that a name distinguishes.

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

/// An object so large that no two share a cache line.
final class Radio: Sendable {
    private let stations: SIMD16<Int>

    // Made at run time, because a statically initialised object is never retained.
    @inline(never)
    init() { stations = SIMD16() }
}

/// Another object of that size.
final class Clock: Sendable {
    private let alarms: SIMD16<Int>

    @inline(never)
    init() { alarms = SIMD16() }
}

enum Shared {
    static let radio = Radio()
    static let clock = Clock()
}

protocol Card: AnyObject {}

final class GoldCard: Card {}

final class SilverCard: Card {}

import StoryCode
import TestSupport
import Testing

#if canImport(Glibc)
    import Glibc
#endif

/// A container is released with its last owner, and its memory does not grow with use.
struct ContainerReleaseTests {
    final class Engine: Sendable {}

    final class Car: Sendable {
        let engine: Engine
        let spare: Lazy<Engine>
        let make: Provider<Engine>

        init(engine: Engine, spare: Lazy<Engine>, make: Provider<Engine>) {
            self.engine = engine
            self.spare = spare
            self.make = make
        }
    }

    static func container(parent: Container? = nil) -> Container {
        let container = Container(parent: parent)
        container.register(Engine.init).lifetime(.single)
        container.register { Car(engine: $0, spare: $1, make: $2) }.lifetime(.container)
        return container
    }

    @Test func scopeReleasesObjectsOfContainer() throws {
        let scope = Scope()
        weak var released: Engine?
        do {
            let container = Container()
            container.register(Engine.init).lifetime(.scope(scope))
            released = try container.resolve(Engine.self)
            #expect(released != nil)
        }
        #expect(released == nil)
    }

    @Test func singlesWithProvidersAreReleased() throws {
        final class Sun: Sendable {
            let moon: Provider<Moon>
            init(moon: Provider<Moon>) { self.moon = moon }
        }
        final class Moon: Sendable {
            let sun: Lazy<Sun>
            init(sun: Lazy<Sun>) { self.sun = sun }
        }
        weak var sun: Sun?
        weak var moon: Moon?
        do {
            let container = Container()
            container.register(Sun.init).lifetime(.single)
            container.register(Moon.init).lifetime(.single)
            sun = try container.resolve(Sun.self)
            moon = try sun?.moon()
            #expect(try container.resolve(Moon.self).sun.value === sun)
        }
        #expect(sun == nil && moon == nil)
    }

    @Test func objectsDoNotRetainContainer() throws {
        weak var parent: Container?
        weak var child: Container?
        weak var engine: Engine?
        let car: Car
        do {
            let own = Self.container()
            let below = Container(parent: own)
            (parent, child) = (own, below)
            try own.validate()
            _ = try own.resolve(Car.self)
            car = try below.resolve(Car.self)
            engine = car.engine
            #expect(car.spare.value === car.engine)
            #expect(try car.make() === car.engine)
        }
        #expect(parent == nil && child == nil)
        #expect(engine === car.engine && car.spare.isMade)
        #expect(throws: ContainerError.self) { _ = try car.make() }
    }

    #if canImport(Glibc)
        /// The peak memory of the process in bytes.
        static var memory: Int {
            var usage = rusage()
            unsafe getrusage(.init(RUSAGE_SELF.rawValue), &usage)
            return usage.ru_maxrss * 1024
        }

        final class Owner {
            @LazyInjected var engine: Engine
            @InjectedProvider<Engine> var makeEngine
        }

        /// Returns the number of bytes that a call leaves allocated, after calls that warm up.
        static func left(_ call: () throws -> Void) rethrows -> Int {
            for _ in 0..<1000 { try call() }
            let before = memory
            for _ in 0..<5_000 { try call() }
            return (memory - before) / 5_000
        }

        enum Loaded: Part {
            static func load(container: Container) {}
        }

        static func left() throws -> [Int] {
            let container = Self.container()
            var left = try [left { _ = try container.resolveAll(Engine.self) }]
            left.append(try Self.left { _ = try container.optional(Int.self) })
            left.append(Container.withCurrent(container) { Self.left { _ = Owner().engine } })
            let owner = Container.withCurrent(container) { Owner() }
            container.register { 1 }
            left.append(try Self.left { _ = try owner.makeEngine() })
            let append = {
                try container.append(part: Loaded.self)
                _ = try container.resolve(Int.self)
            }
            left.append(try Self.left(append))
            return left
        }

        @Test func memoryDoesNotGrowWithUse() async {
            await #expect(processExitsWith: .success) {
                let left = try Self.left()
                precondition(left.allSatisfy { $0 < 50 }, "bytes are left behind: \(left)")
            }
        }
    #endif
}

import TestSupport
import Testing

@testable import StoryCodeContainer

private final class Engine: Sendable {}
private final class Car {
    let engine: Engine

    init(engine: Engine) { self.engine = engine }
}

private final class Desk {}

/// An object that counts its release.
private final class Token: Sendable {
    let released: Counter

    init(_ released: Counter) { self.released = released }

    deinit { released.next() }
}

/// An object that needs the lock of its container when it is released.
private final class Leaver: Sendable {
    let container: Container
    let released: Counter

    init(_ container: Container, _ released: Counter) { (self.container, self.released) = (container, released) }

    deinit { if container.graph.nodes.count == 1 { released.next() } }
}

/// A part that throws after its shared object was created.
private enum Failing: Part {
    struct Broken: Error {}

    @TaskLocal static var released = Counter()

    static func load(container: Container) throws {
        container.register { Token(released) }.lifetime(.single)
        let leaver = Leaver(container, released)
        container.register { leaver.released.count }
        _ = try container.resolve(Token.self)
        throw Broken()
    }
}

/// What a container keeps after changes, and what each change costs.
struct GrowthTests {
    let container = Container()

    @Test func replacedComponentsAreReleased() throws {
        let component = container.register(Engine.init)
        container.register(Car.init)
        for round in 0..<10_000 {
            if round.isMultiple(of: 2) { component.default() } else { component.lifetime(.objectGraph) }
            _ = try container.resolve(Car.self)
        }
        // Two components in each generation that was published, and the number of those is a logarithm.
        #expect(container.registry.retainedCount <= 2 * 12)
    }

    /// Each generation that is published doubles the number of lookups after which a later one is.
    @Test func generationsWithFewLookupsAreNotPublished() throws {
        let component = container.register(Engine.init)
        for (lookups, retained) in [(1, 1), (8, 1), (9, 2), (16, 2), (17, 3)] {
            for _ in 0..<lookups { _ = try container.resolve(Engine.self) }
            component.default()
            #expect(container.registry.retainedCount == retained)
        }
    }

    /// A caller without the lock may still read them after a change.
    @Test func componentsThatWereUsedAreKeptWithTheirDependencies() throws {
        let registration = Registration.factory({ (_: Engine) in 7 }, CodeLocation(fileID: "A", line: 1), .all)
        let uses: [(Container) throws -> Void] = [
            { _ = try $0.resolve(Car.self) },
            { try $0.inject(into: Desk()) },
            { _ = try $0.injectingComponent(Desk(), name: nil) },
            // The caller retains this component, and the container the engine that it needs.
            { container in _ = container.locked { container.unregisteredComponent(of: registration).component } },
        ]
        let counts = try uses.map { use in
            let container = Container()
            let component = container.register(Engine.init)
            container.register(Car.init)
            container.register(Desk.self).injection { (_: inout Desk, _: Engine) in }
            try use(container)
            component.default()
            return container.registry.retainedCount
        }
        #expect(counts == [2, 2, 2, 1])
    }

    @Test func componentsInUseByAnInjectionAreKept() throws {
        let component = container.register { "" }
        for _ in 0..<3 {
            _ = try container.resolve(String.self)
            component.default()
        }
        container.register(Desk.self)
            .injection { [container] (_: inout Desk, _: String) in
                for _ in 0..<2 {
                    component.default()
                    _ = try container.resolve(String.self)
                }
            }
            .injection { (_: inout Desk, _: String) in }
        for _ in 0..<10 { try container.inject(into: Desk()) }
    }

    @Test func componentsInUseAreKept() throws {
        let component = container.register { "" }
        for _ in 0..<3 {
            _ = try container.resolve(String.self)
            component.default()
        }
        container.register { [container] (text: String) in
            // The second change is one during which no lookup has published the component.
            for _ in 0..<2 {
                component.default()
                _ = try container.resolve(String.self)
            }
            return Engine()
        }.injection { (_: inout Engine, _: String) in }
        for _ in 0..<10 { _ = try container.resolve(Engine.self) }
    }

    @Test func sharedObjectsOutliveTheirComponents() throws {
        let component = container.register(Engine.init).lifetime(.single)
        container.register(Car.init)
        let engine = try container.resolve(Engine.self)
        for _ in 0..<100 {
            component.default()
            #expect(try container.resolve(Car.self).engine === engine)
        }
    }

    @Test func deferredParametersFollowChanges() throws {
        let component = container.register(Engine.init).lifetime(.single)
        let provider = try container.resolve(Provider<Engine>.self)
        let engine = try provider()
        for _ in 0..<100 {
            component.default()
            let lazy = try container.resolve(Lazy<Engine>.self)
            component.default()
            #expect(try provider() === engine)
            #expect(lazy.value === engine)
        }
    }

    @Test func unknownNamesAreNotKept() throws {
        container.register(Engine.init).as(Engine.self, name: "known") { $0 }
        for number in 0..<1000 {
            #expect(try container.optional(Engine.self, name: "\(number)") == nil)
            #expect(reason { try container.inject(into: Engine(), name: "\(number)") } != nil)
        }
        #expect(container.registry.cacheCount <= 2)
    }

    @Test func releasedWeakObjectsAreForgotten() throws {
        let component = container.register { (_: Argument<Int>) in Engine() }.lifetime(.weak)
        let store = container.registry.store(of: component.registration)
        for number in 0..<1000 { _ = try container.resolve(Engine.self, arguments: number) }
        #expect(store.counts.stored <= 16)
        let engines = try (0..<1000).map { try container.resolve(Engine.self, arguments: $0) }
        #expect(store.counts.stored == 1000)
        // A removal for each few additions would take quadratic time.
        #expect(store.counts.removalLimit >= 512)
        withExtendedLifetime(engines) {}
    }

    @Test func objectsOfFailedPartAreReleased() throws {
        // What the first generation publishes is retained.
        container.register { "" }
        _ = try container.resolve(String.self)
        let released = Counter()
        Failing.$released.withValue(released) {
            #expect(throws: Failing.Broken.self) { try container.append(part: Failing.self) }
        }
        #expect(released.count == 2)
        #expect(container.registry.loading == 0)
    }

    @Test func parallelChangesAndCalls() throws {
        let component = container.register(Engine.init)
        container.register(Car.init)
        container.register { (_: Provider<Car>) in "" }
        let provider = try container.resolve(Provider<Car>.self)
        Threads.run(4) { [container] number in
            for round in 0..<2000 {
                switch number {
                case 0: component.lifetime(round.isMultiple(of: 2) ? .objectGraph : .prototype)
                case 1: _ = try? provider()
                case 2: _ = try? container.resolve(Car.self)
                default: _ = try? container.resolve(Lazy<Car>.self).get()
                }
            }
        }
    }
}

extension Engine: Equatable {
    static func == (one: Engine, other: Engine) -> Bool { one === other }
}

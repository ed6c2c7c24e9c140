import StoryCode
import TestSupport
import Testing

private final class City: Sendable {
    let id: Int
    let name: String

    init(id: Int, name: String) {
        self.id = id
        self.name = name
    }
}
private final class Atlas {
    let makeCity: Provider<City, Int>

    init(makeCity: Provider<City, Int>) { self.makeCity = makeCity }
}
private struct Opaque: Sendable {}

/// An argument that resolves the component of the request when it is compared.
private struct Curious: Hashable, Sendable {
    let container: Container
    let isAsking: Bool

    static func == (one: Curious, other: Curious) -> Bool {
        if one.isAsking || other.isAsking {
            let quiet = Curious(container: one.container, isAsking: false)
            _ = try? one.container.resolve(City.self, arguments: quiet)
        }
        return true
    }

    func hash(into hasher: inout Hasher) {}
}

/// An argument that counts its releases.
private final class Key: Hashable, Sendable {
    private let releases: Counter
    private let id: Int

    init(_ id: Int, _ releases: Counter) {
        self.id = id
        self.releases = releases
    }

    deinit { releases.next() }

    static func == (one: Key, other: Key) -> Bool { one.id == other.id }

    func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

struct ArgumentTests {
    let container = Container()

    @discardableResult
    private func registerCity() -> Component<City, Never> {
        container.register { "Oslo" }
        return container.register { City(id: arg($0), name: $1) }
    }

    @Test func argumentsWithDependencies() throws {
        registerCity()
        let city = try container.resolve(City.self, arguments: 7)
        #expect(city.id == 7 && city.name == "Oslo")
    }

    @Test func argumentsInOrder() throws {
        container.register { City(id: arg($0), name: arg($1)) }
        #expect(try container.resolve(City.self, arguments: 7, "Lima").name == "Lima")
    }

    @Test func wrongArgumentsThrow() {
        registerCity()
        #expect(
            reason { try container.resolve(City.self, arguments: "7") }
                == .arguments(expected: ["Int"], passed: ["String"])
        )
        #expect(reason { try container.resolve(City.self) } == .arguments(expected: ["Int"], passed: []))
        #expect(
            reason { try container.resolve(String.self, arguments: 7) } == .arguments(expected: [], passed: ["Int"])
        )
    }

    @Test func argumentMayBeSubclass() throws {
        container.register { (value: Argument<any Sendable & Hashable>) in "\(value.value.hashValue)" }
        #expect(try container.resolve(String.self, arguments: 7) == "\(7.hashValue)")
    }

    @Test func providerPassesArguments() throws {
        registerCity()
        container.register(Atlas.init)
        try container.validate()
        #expect(try container.resolve(Atlas.self).makeCity(9).id == 9)
    }

    @Test func validateFindsProviderOfOthers() throws {
        registerCity()
        container.register { (make: Provider<City, String>) in Opaque() }
        let error = try #require(throws: ValidationError.self) { try container.validate() }
        #expect(error.errors.map(\.reason) == [.arguments(expected: ["Int"], passed: ["String"])])
    }

    @Test func dependencyPassesNoArguments() throws {
        registerCity()
        container.register { (city: City) in Opaque() }
        #expect(reason { try container.resolve(Opaque.self) } == .arguments(expected: ["Int"], passed: []))
    }

    @Test(arguments: [SharedLifetime.single, .container, .scope(Scope())])
    func sharedObjectsDependOnArguments(lifetime: SharedLifetime) throws {
        registerCity().lifetime(lifetime)
        let city = try container.resolve(City.self, arguments: 7)
        #expect(try container.resolve(City.self, arguments: 7) === city)
        #expect(try container.resolve(City.self, arguments: 8).id == 8)
        #expect(try container.resolve(City.self, arguments: 7) === city)
    }

    @Test func weakObjectsDependOnArguments() throws {
        registerCity().lifetime(.weak)
        let city = try container.resolve(City.self, arguments: 7)
        #expect(try container.resolve(City.self, arguments: 7) === city)
        #expect(try container.resolve(City.self, arguments: 8).id == 8)
    }

    @Test func sharedArgumentsMustBeHashable() throws {
        let component = container.register { (_: Argument<Opaque>) in City(id: 1, name: "") }
        try container.validate()
        #expect(try container.resolve(City.self, arguments: Opaque()).id == 1)
        component.lifetime(.single)
        #expect(reason { try container.resolve(City.self, arguments: Opaque()) } == .argumentIsNotHashable)
        let error = try #require(throws: ValidationError.self) { try container.validate() }
        #expect(error.errors.map(\.reason) == [.argumentIsNotHashable])
    }

    @Test func eachOfManyReceivesAllArguments() throws {
        container.register { City(id: arg($0), name: "first") }
        container.register { City(id: arg($0), name: "second") }
        let cities = try container.resolve(Many<City>.self, arguments: 7).objects
        #expect(cities.map { "\($0.name) \($0.id)" } == ["first 7", "second 7"])
    }

    @Test func argumentsDoNotDistinguishSharedDependencies() throws {
        final class Map: Sendable {}
        container.register(Map.init).lifetime(.single)
        container.register { (map: Map, _: Argument<Int>) in [map] }
        let maps = try [7, 8].map { try container.resolve([Map].self, arguments: $0)[0] }
        #expect(maps[0] === maps[1])
    }

    @Test func recursionWithOtherArguments() throws {
        final class Tree: Sendable {
            let branch: Tree?
            init(branch: Tree?) { self.branch = branch }
        }
        container.register { [container] (depth: Argument<Int>) in
            Tree(branch: depth.value == 0 ? nil : try container.resolve(Tree.self, arguments: depth.value - 1))
        }.lifetime(.single)
        let tree = try container.resolve(Tree.self, arguments: 3)
        #expect(try container.resolve(Tree.self, arguments: 0) === tree.branch?.branch?.branch)
    }

    @Test func injectionFindsTheObjectOfItsArguments() throws {
        let found = Counter()
        registerCity().lifetime(.single).injection { [container] (city: inout City) in
            guard city.id == 7 else { return }
            if try container.resolve(City.self, arguments: 7) === city { found.next() }
            if try container.resolve(City.self, arguments: 8).id == 8 { found.next() }
        }
        _ = try container.resolve(City.self, arguments: 7)
        #expect(found.count == 2)
    }

    @Test func comparisonMayResolve() throws {
        let scope = Scope()
        let curious = Curious(container: container, isAsking: true)
        let component = container.register { (argument: Argument<Curious>) in
            City(id: argument.value.isAsking ? 1 : 0, name: "Oslo")
        }
        component.lifetime(.single)
        let single = try container.resolve(City.self, arguments: curious)
        #expect(try container.resolve(City.self, arguments: curious) === single)
        component.lifetime(.weak)
        let weak = try container.resolve(City.self, arguments: curious)
        #expect(try container.resolve(City.self, arguments: curious) === weak)
        component.lifetime(.scope(scope))
        let scoped = try container.resolve(City.self, arguments: curious)
        #expect(try container.resolve(City.self, arguments: curious) === scoped)
        component.lifetime(.objectGraph)
        #expect(try container.resolve(City.self, arguments: curious) !== scoped)
    }

    @Test func releasedWeakObjectsAreRemoved() throws {
        let releases = Counter()
        container.register { (_: Argument<Key>) in City(id: 0, name: "Oslo") }.lifetime(.weak)
        let kept = try (0..<100).map { try container.resolve(City.self, arguments: Key($0, releases)) }
        for id in 100..<1100 { _ = try container.resolve(City.self, arguments: Key(id, releases)) }
        #expect(releases.count >= 800)
        for (id, city) in kept.enumerated() {
            #expect(try container.resolve(City.self, arguments: Key(id, releases)) === city)
        }
    }

    @Test func recursionWithArgumentsMayBeDeep() throws {
        container.register { [container] (depth: Argument<Int>) -> City in
            let rest = depth.value == 0 ? nil : try container.resolve(City.self, arguments: depth.value - 1)
            return City(id: (rest?.id ?? -1) + 1, name: "")
        }
        #expect(try container.resolve(City.self, arguments: 150).id == 150)
    }
}

/// Arguments that are equal as values of `AnyHashable`.
struct EqualArgumentTests {
    private final class Box: Sendable {}

    @Test func argumentsOfDifferentTypesAreDifferent() throws {
        let container = Container()
        container.register { (number: Argument<any Hashable & Sendable>) in Box() }.lifetime(.single)
        func box(_ number: any Hashable & Sendable) throws -> Box { try container.resolve(Box.self, arguments: number) }
        #expect(try box(1) === box(1))
        #expect(try box(1) !== box(1.0))
    }
}

import StoryCode
import TestSupport
import Testing

private class Animal {}
protocol Depot {}
struct DepotDisk: Depot {}
private final class Cat: Animal {}
private final class Breed<Name>: Animal {}
private final class Keeper {
    let makeCat: Provider<Cat>

    init(makeCat: Provider<Cat>) { self.makeCat = makeCat }
}
private final class Shelter {
    init(_: Cat, _: Int) {}
}
private struct Broken: Error, Equatable {
    let number: Int
}

/// What errors say about the mistake, its place and its remedy.
struct MessageTests {
    let container = Container(parent: Container(name: "base"), name: "app")

    private func error(_ body: () throws -> Void) -> ContainerError? {
        do {
            try body()
            return nil
        } catch {
            return error as? ContainerError
        }
    }

    @Test func namesAreListedWithoutName() throws {
        container.register(Cat.init).as(Animal.self, name: "cat") { $0 }
        let found = try #require(error { _ = try container.resolve(Animal.self) })
        #expect(found.reason == .unknownName(existing: ["named \"cat\""]))
        #expect(found.message == "Nothing is registered for Animal, only for named \"cat\"")
        #expect(found.advice == "Request one of those, or register a component without a name.")
    }

    @Test func containersAreNamed() throws {
        let expected = ["app", "base"]
        #expect(error { _ = try container.resolve(Cat.self) }?.containers == expected)
        #expect(error { _ = try container.resolve(Cat.self, name: "x") }?.containers == expected)
        #expect(error { _ = try container.resolve(Provider<Cat>.self)() }?.containers == expected)
        #expect(error { _ = try container.resolve(Lazy<Cat>.self).get() }?.containers == expected)
        #expect(error { try container.inject(into: Cat()) }?.containers == expected)
        #expect(
            error { _ = try container.resolve(Cat.self) }?.description
                == """
                Nothing is registered for Cat, in the container "app" and its parent "base". To fix: Register a \
                component for it, or make the dependency optional.
                """
        )
        let inner = Container(parent: container, name: "inner")
        #expect(
            error { _ = try inner.resolve(Cat.self) }?.description
                == """
                Nothing is registered for Cat, in the container "inner" and its parents "app", "base". To fix: \
                Register a component for it, or make the dependency optional.
                """
        )
    }

    @Test func errorOfAProviderNamesItsOwner() throws {
        container.register(Keeper.init)
        let keeper = try container.resolve(Keeper.self)
        #expect(error { _ = try keeper.makeCat() }?.path.map(\.name) == ["Keeper", "Cat"])
    }

    @Test func innermostContainerIsNamed() throws {
        let other = Container(name: "other")
        container.register { _ = try other.resolve(Int.self) }
        #expect(error { try container.resolve(Void.self) }?.containers == ["other"])
    }

    @Test func subclassIsSuggested() throws {
        container.register(Cat.init)
        let found = try #require(error { _ = try container.resolve(Animal.self) })
        #expect(found.reason == .missing)
        #expect(found.advice.hasPrefix("Cat ("))
        #expect(found.advice.contains(") is of this type: add as(Animal.self) { $0 } to the registration"))
    }

    @Test func fiveSubclassesAreSuggested() throws {
        container.register({ Breed<Int>() }, fileID: "A", line: 1)
        container.register({ Breed<Bool>() }, fileID: "A", line: 2)
        container.register({ Breed<String>() }, fileID: "A", line: 3)
        container.register({ Breed<Float>() }, fileID: "A", line: 4)
        container.register({ Breed<Double>() }, fileID: "A", line: 5)
        container.register({ Breed<Character>() }, fileID: "A", line: 6)
        let found = try #require(error { _ = try container.resolve(Animal.self) })
        #expect(
            found.advice == """
                Breed<Int> (A:1), Breed<Bool> (A:2), Breed<String> (A:3), Breed<Float> (A:4), Breed<Double> (A:5) are \
                of this type: add as(Animal.self) { $0 } to the registration, or register a component for it.
                """
        )
    }

    @Test func componentThatConformsIsSuggested() throws {
        container.register { DepotDisk() }
        let found = try #require(error { _ = try container.resolve((any Depot).self) })
        #expect(found.reason == .missing)
        #expect(found.advice.hasPrefix("DepotDisk ("))
        #expect(found.advice.contains(") is of this type: add as((any Depot).self) { $0 } to the registration"))
    }

    @Test func asynchronousDependencyIsNamed() throws {
        container.register(async: { DepotDisk() })
        container.register { (_: DepotDisk) in 7 }
        container.register { (_: Int) in "cup" }
        container.register { (_: Lazy<String>) in 1.0 }
        let found = try #require(error { _ = try container.resolve(String.self) })
        #expect(found.message == "DepotDisk is asynchronous")
        #expect(found.path.map(\.name) == ["String", "Int", "DepotDisk"])
        let mistake = try #require(throws: ValidationError.self) { try container.validate() }
        #expect(mistake.errors.map { $0.path.map(\.name) } == [["Double", "String", "Int", "DepotDisk"]])
    }

    @Test func mainActorDependencyIsNamed() async throws {
        container.register(main: { DepotDisk() })
        container.register { (_: DepotDisk) in 7 }
        let found = try #require(error { _ = try container.resolve(Int.self) })
        #expect(found.message == "DepotDisk is isolated to the main actor")
        #expect(found.path.map(\.name) == ["Int", "DepotDisk"])
    }

    @Test func ambiguityListsTenComponents() throws {
        for number in 0..<25 { container.register { number } }
        let found = try #require(error { _ = try container.resolve(Int.self) })
        #expect(found.message.hasPrefix("25 components are registered for Int: Int ("))
        #expect(found.message.hasSuffix("), and 15 more"))
        #expect(found.reason.candidates.count == 10)
    }

    @Test func manyIsSuggested() throws {
        container.register(Cat.init)
        let found = try #require(error { _ = try container.resolve([Cat].self) })
        #expect(found.advice == "Call resolveAll(Cat.self), or take a parameter of type Many<Cat>.")
        let missing = try #require(error { _ = try container.resolve([Int].self) })
        #expect(missing.advice == ContainerError.Reason.missing.advice)
    }

    @Test func factoryErrorKeepsItsType() throws {
        container.register(Cat.init)
        container.register { () -> Int in throw Broken(number: 7) }
        container.register(Shelter.init)
        #expect(throws: Broken(number: 7)) { try container.resolve(Shelter.self) }
        let failure = try #require(throws: ResolutionFailure.self) {
            try ResolutionFailure.tracing { _ = try container.resolve(Shelter.self) }
        }
        #expect(failure.underlying as? Broken == Broken(number: 7))
        #expect(failure.path.map(\.name) == ["Shelter", "Int"])
    }

    @Test func asynchronousErrorHasItsPath() async throws {
        container.register(async: { () -> Int in throw Broken(number: 7) })
        container.register(async: { (_: Int) in "" })
        let failure = await #expect(throws: ResolutionFailure.self) {
            try await ResolutionFailure.tracing { [container] in _ = try await container.resolve(async: String.self) }
        }
        #expect(failure?.path.map(\.name) == ["String", "Int"])
    }

    @Test func caughtErrorIsNotInPath() throws {
        container.register { () -> Int in throw Broken(number: 7) }
        container.register { [container] () -> String in
            do {
                return "\(try container.resolve(Int.self))"
            } catch {
                throw Broken(number: 8)
            }
        }
        let failure = try #require(throws: ResolutionFailure.self) {
            try ResolutionFailure.tracing { _ = try container.resolve(String.self) }
        }
        #expect(failure.underlying as? Broken == Broken(number: 8))
        #expect(failure.path.map(\.name) == ["String"])
    }

    @Test func errorOfProgramHasNoPath() {
        container.register { () -> Int in throw Broken(number: 7) }
        #expect(throws: Broken(number: 8)) {
            try ResolutionFailure.tracing {
                _ = try? container.resolve(Int.self)
                throw Broken(number: 8)
            }
        }
    }

    @Test func injectionErrorHasItsPath() throws {
        container.register(Cat.init).injection { (_: inout Cat) in throw Broken(number: 1) }.lifetime(.objectGraph)
        let failure = try #require(throws: ResolutionFailure.self) {
            try ResolutionFailure.tracing { _ = try container.resolve(Cat.self) }
        }
        #expect(failure.path.map(\.name) == ["Cat"])
    }

    @Test func containerErrorIsNotWrapped() {
        #expect(throws: ContainerError.self) { try ResolutionFailure.tracing { _ = try container.resolve(Cat.self) } }
    }

    @Test func namesAreEscapedAndCut() throws {
        let message = try #require(error { _ = try container.resolve(Cat.self, name: "a\u{7}\nb") }).message
        #expect(message == "Nothing is registered for Cat named \"a\\u{07}\\nb\"")
        let limit = String(repeating: "x", count: 200)
        for (name, text) in [("ä\u{2028}b", "ä\\u{2028}b"), (limit, limit), (limit + "x", limit + "…")] {
            let message = error { _ = try container.resolve(Cat.self, name: name) }?.message
            #expect(message == "Nothing is registered for Cat named \"\(text)\"")
        }
        let long = String(repeating: "x", count: 100_000)
        #expect(try #require(error { _ = try container.resolve(Cat.self, name: long) }).description.count < 500)
    }
}

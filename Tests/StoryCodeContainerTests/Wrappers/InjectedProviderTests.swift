import StoryCode
import TestSupport
import Testing

/// Injected properties that create objects on demand.
struct InjectedProviderTests {
    protocol Animal {
        var name: String { get }
    }

    final class Cat: Animal {
        let name: String
        init(_ name: String) { self.name = name }
    }

    enum Wild {}

    final class Home {
        @InjectedProvider<any Animal> var makeAnimal
        @InjectedProvider<any Animal>(name: "guest") var makeGuest
        @InjectedProvider<any Animal>(tag: Wild.self) var makeStray
        @InjectedProvider<Cat, String, Int> var makeCat
    }

    /// Makes a container with animals of its name.
    static func container(name: String) -> Container {
        let container = Container()
        container.register { Cat("\(arg($0) as String) \(arg($1) as Int) of \(name)") }.default()
        for place in 0..<3 {
            let component = container.register { Cat("\(name) \(place)") }
            switch place {
            case 0: component.as((any Animal).self) { $0 }
            case 1: component.as((any Animal).self, name: "guest") { $0 }
            default: component.as((any Animal).self, tag: Wild.self) { $0 }
            }
        }
        container.register(Home.init)
        return container
    }

    let container = container(name: "A")

    @Test func resolvesByTypeNameAndTag() throws {
        let home = Container.withCurrent(container) { Home() }
        #expect(try home.makeAnimal().name == "A 0")
        #expect(try home.makeGuest().name == "A 1")
        #expect(try home.makeStray().name == "A 2")
    }

    @Test func passesArguments() throws {
        let home = Container.withCurrent(container) { Home() }
        #expect(try home.makeCat("Tom", 7).name == "Tom 7 of A")
    }

    @Test func eachCallMakesAnObject() throws {
        let home = Container.withCurrent(container) { Home() }
        let (first, second) = try (home.makeCat("Tom", 1), home.makeCat("Tom", 1))
        #expect(first !== second)
    }

    @Test func capturesCurrentContainer() throws {
        let other = Self.container(name: "B")
        let home = Container.withCurrent(container) { Home() }
        #expect(try Container.withCurrent(other) { try home.makeAnimal() }.name == "A 0")
        let another = try Container.withCurrent(container) { try other.resolve(Home.self) }
        #expect(try Container.withCurrent(container) { try another.makeAnimal() }.name == "B 0")
    }

    @Test func callThrowsResolvingError() throws {
        let empty = Container()
        let home = Container.withCurrent(empty) { Home() }
        var error = #expect(throws: ContainerError.self) { _ = try home.makeAnimal() }
        #expect(error?.reason == .missing)
        empty.register { Cat("without arguments") }
        error = #expect(throws: ContainerError.self) { _ = try home.makeCat("Tom", 1) }
        #expect(error?.reason == .arguments(expected: [], passed: ["String", "Int"]))
    }

    @Test func canBeAssigned() throws {
        let home = Container.withCurrent(container) { Home() }
        home.makeCat = Provider { name, number in Cat("\(name) \(number) by hand") }
        #expect(try home.makeCat("Tom", 7).name == "Tom 7 by hand")
    }

    @Test func doesNotRetainContainer() {
        weak var released: Container?
        let home: Home
        do {
            let own = Self.container(name: "A")
            released = own
            home = Container.withCurrent(own) { Home() }
            #expect(throws: Never.self) { try home.makeAnimal() }
        }
        #expect(released == nil)
        let error = #expect(throws: ContainerError.self) { _ = try home.makeAnimal() }
        #expect(error?.reason == .containerIsGone)
    }

    @Test func errorNamesOwner() {
        let home = Container.withCurrent(Container()) { Home() }
        let error = #expect(throws: ContainerError.self) { _ = try home.makeAnimal() }
        #expect(error?.path.first?.name == "@InjectedProvider of Home")
        #expect(error?.path.first?.location?.fileID.hasSuffix("InjectedProviderTests.swift") == true)
    }
}

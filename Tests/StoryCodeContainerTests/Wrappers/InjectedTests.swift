import StoryCode
import TestSupport
import Testing

/// Injected properties.
struct InjectedTests {
    protocol Animal {
        var name: String { get }
    }

    struct Cat: Animal {
        var name = "Tom"
    }

    struct Dog: Animal {
        let name: String
    }

    enum Wild {}

    final class Home {
        @Injected var cat: Cat
        @Injected(name: "guest") var guest: any Animal
        @Injected(tag: Wild.self) var stray: any Animal
    }

    /// Makes a container with dogs of its name.
    static func container(dog: String) -> Container {
        let container = Container()
        container.register { Cat() }
        container.register { Dog(name: dog) }.as((any Animal).self, name: "guest") { $0 }
        container.register { Dog(name: "wild \(dog)") }.as((any Animal).self, tag: Wild.self) { $0 }
        container.register(Home.init)
        return container
    }

    let container = container(dog: "Rex")

    @Test func resolvesByTypeNameAndTag() {
        let home = Container.withCurrent(container) { Home() }
        #expect(home.cat.name == "Tom" && home.guest.name == "Rex" && home.stray.name == "wild Rex")
    }

    @Test func resolvedOnceAndAssignable() {
        let home = Container.withCurrent(container) { Home() }
        container.register { Cat(name: "another") }.default()
        #expect(home.cat.name == "Tom")
        home.cat = Cat(name: "Felix")
        #expect(home.cat.name == "Felix")
    }

    @Test func ownersContainerResolves() throws {
        let other = Self.container(dog: "Bello")
        let home = try Container.withCurrent(other) { try container.resolve(Home.self) }
        #expect(home.guest.name == "Rex")
        let another = try Container.withCurrent(container) { try other.resolve(Home.self) }
        #expect(another.guest.name == "Bello")
    }

    @Test func factoryReturnsToOwnContainer() throws {
        let other = Self.container(dog: "Bello")
        final class Street {
            let homes: [Home]
            init(_ homes: [Home]) { self.homes = homes }
        }
        container.register { Street([Home(), try other.resolve(Home.self), Home()]) }
        let street = try container.resolve(Street.self)
        #expect(street.homes.map(\.guest.name) == ["Rex", "Bello", "Rex"])
    }

    @Test func methodInjectionUsesContainer() throws {
        final class Street {
            var home: Home?
        }
        container.register(Street.self).injection { street in street.home = Home() }
        let street = Street()
        try container.inject(into: street)
        #expect(street.home?.guest.name == "Rex")
    }

    @Test func doesNotRetainContainer() {
        weak var released: Container?
        let home: Home
        do {
            let own = Self.container(dog: "Rex")
            released = own
            home = Container.withCurrent(own) { Home() }
        }
        #expect(released == nil)
        #expect(home.guest.name == "Rex")
    }

    #if os(Linux) || os(macOS) || os(Windows)
        @Test func missingContainerStopsProgram() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { _ = Home() }
            let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            #expect(words.contains("StoryCode: Cat is injected, but no container is current: @Injected of Home ("))
            #expect(words.contains("Call Container.setDefault(_:)"))
        }

        static func makeHome(in container: Container) { _ = Container.withCurrent(container) { Home() } }

        @Test func missingObjectStopsProgram() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                Self.makeHome(in: Container())
            }
            let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            #expect(
                words.contains(
                    "StoryCode: Nothing is registered for Cat: @Injected of Home (StoryCodeContainerTests/InjectedTests.swift"
                )
            )
        }

        @Test func objectThatTheDefaultContainerMissesStopsProgram() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                try Container.setDefault(Container(name: "app"))
                _ = Home()
            }
            let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            #expect(words.contains("StoryCode: Nothing is registered for Cat: @Injected of Home ("))
        }

        @Test func missingNameIsInMessage() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                let container = Container()
                container.register { Cat() }.as((any Animal).self, name: "host") { $0 }
                Self.makeHome(in: container)
            }
            let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            #expect(words.contains("Nothing is registered for Animal named \"guest\", only for named \"host\""))
            #expect(words.contains(": @Injected of Home ("))
        }
    #endif
}

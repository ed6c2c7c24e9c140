import StoryCode
import TestSupport
import Testing

/// Injected properties that are resolved when they are first read.
struct LazyInjectedTests {
    protocol Animal {
        var name: String { get }
    }

    final class Cat: Animal {
        let name: String
        init(_ name: String) { self.name = name }
    }

    enum Wild {}

    final class Home {
        @LazyInjected var cat: Cat
        @LazyInjected(name: "guest") var guest: any Animal
        @LazyInjected(tag: Wild.self) var stray: any Animal

        var isMade: [Bool] { [_cat.isMade, _guest.isMade, _stray.isMade] }
    }

    /// Makes a container with cats of its name.
    static func container(cat: String) -> Container {
        let container = Container()
        container.register { Cat(cat) }.default()
        container.register { Cat("guest \(cat)") }.as((any Animal).self, name: "guest") { $0 }
        container.register { Cat("wild \(cat)") }.as((any Animal).self, tag: Wild.self) { $0 }
        container.register(Home.init)
        return container
    }

    let container = container(cat: "Tom")

    @Test func resolvesByTypeNameAndTag() {
        let home = Container.withCurrent(container) { Home() }
        #expect(home.cat.name == "Tom" && home.guest.name == "guest Tom" && home.stray.name == "wild Tom")
    }

    @Test func firstReadMakesObject() {
        let home = Container.withCurrent(container) { Home() }
        #expect(home.isMade == [false, false, false])
        let cat = home.cat
        #expect(home.cat === cat)
        #expect(home.isMade == [true, false, false])
    }

    @Test func canBeAssignedBeforeRead() {
        let home = Container.withCurrent(Container()) { Home() }
        home.cat = Cat("Felix")
        #expect(home.cat.name == "Felix" && home.isMade == [true, false, false])
    }

    @Test func capturesCurrentContainer() {
        let home = Container.withCurrent(container) { Home() }
        let other = Self.container(cat: "Felix")
        #expect(Container.withCurrent(other) { home.cat.name } == "Tom")
    }

    @Test func seesLaterRegistrations() {
        let own = Container()
        let home = Container.withCurrent(own) { Home() }
        own.register { Cat("late") }
        #expect(home.cat.name == "late")
    }

    @Test func ownersContainerResolves() throws {
        let other = Self.container(cat: "Felix")
        let home = try Container.withCurrent(other) { try container.resolve(Home.self) }
        #expect(Container.withCurrent(other) { home.guest.name } == "guest Tom")
    }

    @Test func doesNotRetainContainer() {
        weak var released: Container?
        let home: Home
        do {
            let own = Self.container(cat: "Tom")
            released = own
            home = Container.withCurrent(own) { Home() }
            #expect(home.cat.name == "Tom")
        }
        #expect(released == nil)
        #expect(home.cat.name == "Tom" && !home.isMade[1])
    }

    #if os(Linux) || os(macOS) || os(Windows)
        static func read(_ read: (Home) -> Void, in container: @autoclosure () -> Container) {
            let home = Container.withCurrent(container()) { Home() }
            read(home)
        }

        @Test func missingObjectStopsProgram() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                let container = Container()
                Self.read({ _ = $0.cat }, in: container)
                _ = container
            }
            let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            #expect(
                words.contains(
                    "StoryCode: Nothing is registered for Cat: @LazyInjected of Home (StoryCodeContainerTests/LazyInjected"
                )
            )
        }

        @Test func objectThatIsNotSendableStopsProgram() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                final class Service {}
                final class Owner { @LazyInjected var service: any Sendable }
                let container = Container()
                container.register { () -> Any in Service() }
                _ = Container.withCurrent(container) { Owner().service }
            }
            let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            #expect(
                words.contains(
                    "StoryCode: Any is requested as a Sendable type, but its component is not known to be Sendable: @LazyInjected "
                        + "of Owner (StoryCodeContainerTests/LazyInjectedTests"
                )
            )
        }

        @Test func missingSendableObjectStopsProgram() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                final class Owner { @LazyInjected var text: String }
                let container = Container()
                _ = Container.withCurrent(container) { Owner() }.text
                _ = container
            }
            let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            #expect(words.contains("StoryCode: Nothing is registered for String: @LazyInjected of Owner ("))
        }

        @Test func missingContainerStopsProgram() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                _ = Home().cat
            }
            let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            #expect(words.contains("Cat is injected, but no container is current: @LazyInjected of Home ("))
        }

        @Test func releasedContainerStopsProgram() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                Self.read({ _ = $0.cat }, in: Self.container(cat: "Tom"))
            }
            let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            #expect(words.contains("StoryCode: The container of Cat was released: @LazyInjected of Home ("))
        }
    #endif
}

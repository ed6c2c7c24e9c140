import StoryCode
import TestSupport
import Testing

/// Properties that are injected when their owner is made, if that can be.
struct OptionalInjectedTests {
    struct Broken: Error {}

    protocol Animal {
        var name: String { get }
    }

    struct Cat: Animal {
        var name = "Tom"
    }

    enum Wild {}

    final class Home {
        @OptionalInjected var cat: Cat?
        @OptionalInjected(name: "guest") var guest: (any Animal)?
        @OptionalInjected(tag: Wild.self) var stray: (any Animal)?
    }

    let container = Container()

    @Test func resolvesByTypeNameAndTag() {
        container.register { Cat() }
            .as((any Animal).self, name: "guest") { $0 }
            .as((any Animal).self, tag: Wild.self) { Cat(name: "wild \($0.name)") }
        let home = Container.withCurrent(container) { Home() }
        #expect(home.cat?.name == "Tom" && home.guest?.name == "Tom" && home.stray?.name == "wild Tom")
    }

    @Test func missingObjectIsNil() {
        container.register { Cat() }
        let home = Container.withCurrent(container) { Home() }
        #expect(home.cat != nil && home.guest == nil && home.stray == nil)
    }

    @Test func failureIsNil() {
        container.register { () throws -> Cat in throw Broken() }
        container.register { Cat(name: "1") }.as((any Animal).self, name: "guest") { $0 }
        container.register { Cat(name: "2") }.as((any Animal).self, name: "guest") { $0 }
        container.register(main: { Cat() }).as((any Animal).self, tag: Wild.self) { $0 }
        let home = Container.withCurrent(container) { Home() }
        #expect(home.cat == nil && home.guest == nil && home.stray == nil)
    }

    @Test func canBeAssigned() {
        let home = Container.withCurrent(container) { Home() }
        home.cat = Cat(name: "Felix")
        #expect(home.cat?.name == "Felix")
    }

    @Test func ownersContainerResolves() throws {
        let empty = Container()
        container.register { Cat() }
        container.register(Home.init)
        #expect(try Container.withCurrent(empty) { try container.resolve(Home.self) }.cat != nil)
        empty.register(Home.init)
        #expect(try Container.withCurrent(container) { try empty.resolve(Home.self) }.cat == nil)
    }

    @Test func doesNotRetainContainer() {
        weak var released: Container?
        let home: Home
        do {
            let own = Container()
            own.register { Cat() }
            released = own
            home = Container.withCurrent(own) { Home() }
        }
        #expect(released == nil)
        #expect(home.cat?.name == "Tom")
    }
}

import StoryCode
import TestSupport
import Testing

/// Injected properties that are resolved when they are first read, and referenced weakly.
struct WeakLazyInjectedTests {
    protocol Service: AnyObject {
        var name: String { get }
    }

    final class Session: Service, Sendable {
        let name: String
        init(_ name: String) { self.name = name }
    }

    enum Old {}

    final class Page {
        @WeakLazyInjected var session: Session?
        @WeakLazyInjected(name: "guest") var guest: (any Service)?
        @WeakLazyInjected(tag: Old.self) var old: (any Service)?
    }

    /// Makes a container with sessions of its name.
    static func container(session: String) -> Container {
        let container = Container()
        container.register { Session(session) }.default()
        container.register { Session("guest of \(session)") }.as((any Service).self, name: "guest") { $0 }
        container.register { Session("old \(session)") }.as((any Service).self, tag: Old.self) { $0 }
        container.register(Page.init)
        return container
    }

    let container = container(session: "A")

    @Test func resolvesByTypeNameAndTag() {
        let page = Container.withCurrent(container) { Page() }
        #expect(page.session?.name == "A" && page.guest?.name == "guest of A" && page.old?.name == "old A")
    }

    @Test func releasedObjectIsNil() {
        let page = Container.withCurrent(container) { Page() }
        do {
            let session = page.session
            #expect(session != nil && page.session === session)
        }
        #expect(page.session == nil)
    }

    @Test func retainedObjectStays() {
        container.register { Session("shared") }.lifetime(.single)
            .as((any Service).self, name: "guest") { $0 }
            .default()
        let page = Container.withCurrent(container) { Page() }
        #expect(page.guest?.name == "shared" && page.guest?.name == "shared")
    }

    @Test func assignedObjectIsWeak() {
        let page = Container.withCurrent(Container()) { Page() }
        do {
            let session = Session("mine")
            page.session = session
            #expect(page.session === session)
        }
        #expect(page.session == nil)
        page.guest = nil
        #expect(page.guest == nil)
    }

    @Test func ownersContainerResolves() throws {
        let other = Self.container(session: "B")
        let page = try Container.withCurrent(other) { try container.resolve(Page.self) }
        #expect(Container.withCurrent(other) { page.session?.name } == "A")
    }

    @Test func retainsNothing() {
        weak var released: Container?
        let page: Page
        do {
            let own = Container()
            own.register { Session("shared") }.lifetime(.single)
            released = own
            page = Container.withCurrent(own) { Page() }
            #expect(page.session?.name == "shared")
        }
        #expect(released == nil && page.session == nil)
    }

    #if os(Linux) || os(macOS) || os(Windows)
        static func read(_ read: (Page) -> Void, in container: Container) {
            let page = Container.withCurrent(container) { Page() }
            read(page)
        }

        @Test func objectThatIsNotSendableStopsProgram() async {
            await #expect(processExitsWith: .failure) {
                final class Owner { @WeakLazyInjected var service: (any Service & Sendable)? }
                let container = Container()
                container.register { Session("A") }.as((any Service).self) { $0 }
                _ = Container.withCurrent(container) { Owner().service }
            }
        }

        @Test func missingObjectStopsProgram() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                Self.read({ _ = $0.session }, in: Container())
            }
            let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            #expect(
                words.contains(
                    "Nothing is registered for Session: @WeakLazyInjected of Page (StoryCodeContainerTests/WeakLazyInjectedTests"
                )
            )
        }

        @Test func missingObjectOfProtocolStopsProgram() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                Self.read({ _ = $0.guest }, in: Container())
            }
            let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            #expect(
                words.contains("Nothing is registered for Service named \"guest\": @WeakLazyInjected of Page (")
            )
        }
    #endif
}

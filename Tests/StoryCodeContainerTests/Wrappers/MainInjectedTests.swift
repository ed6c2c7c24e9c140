import StoryCode
import TestSupport
import Testing

/// Injected properties of the main actor.
@MainActor
struct MainInjectedTests {
    @MainActor protocol Screen: AnyObject {
        var name: String { get }
    }

    @MainActor final class Page: Screen {
        let name: String
        init(_ name: String) { self.name = name }
    }

    enum Old {}

    @MainActor final class Flow {
        @MainInjected var page: Page
        @MainInjected(name: "first") var first: any Screen
        @MainInjected(tag: Old.self) var old: any Screen
        @MainInjected var optional: Page?
        @MainInjected(name: "missing") var missing: (any Screen)?
        @MainInjected var lazyPage: MainLazy<Page>
        @MainInjected(name: "first") var lazyFirst: MainLazy<any Screen>
        @MainInjected var makePage: MainProvider<Page>
        @MainInjected(name: "numbered") var makeNumbered: MainProvider<any Screen, Int>
    }

    /// Makes a container with pages of its name.
    static func container(page: String) -> Container {
        let container = Container()
        container.register(main: { Page(page) }).default()
        container.register(main: { Page("first \(page)") }).as((any Screen).self, name: "first") { $0 }
        container.register(main: { Page("old \(page)") }).as((any Screen).self, tag: Old.self) { $0 }
        container.register(main: { Page("\(page) \(arg($0) as Int)") }).as((any Screen).self, name: "numbered") { $0 }
        container.register(main: Flow.init)
        return container
    }

    let container = container(page: "A")

    @Test func resolvesByTypeNameAndTag() {
        let flow = Container.withCurrent(container) { Flow() }
        #expect(flow.page.name == "A" && flow.first.name == "first A" && flow.old.name == "old A")
    }

    @Test func missingOptionalIsNil() {
        let flow = Container.withCurrent(container) { Flow() }
        #expect(flow.optional?.name == "A" && flow.missing == nil)
    }

    @Test func lazyObjectIsMadeOnFirstAccess() {
        let flow = Container.withCurrent(container) { Flow() }
        #expect(!flow.lazyPage.isMade)
        let page = flow.lazyPage.value
        #expect(flow.lazyPage.value === page && flow.lazyPage.isMade)
        #expect(page.name == "A" && flow.lazyFirst.value.name == "first A")
        flow.lazyPage = MainLazy(Page("by hand"))
        #expect(flow.lazyPage.value.name == "by hand")
    }

    @Test func eachProviderCallMakesAnObject() throws {
        let flow = Container.withCurrent(container) { Flow() }
        let (first, second) = try (flow.makePage(), flow.makePage())
        #expect(first.name == "A" && first !== second)
        #expect(try flow.makeNumbered(7).name == "A 7")
    }

    @Test func ownersContainerResolves() throws {
        let other = Self.container(page: "B")
        let flow = try Container.withCurrent(other) { try container.resolve(main: Flow.self) }
        #expect(flow.page.name == "A")
        #expect(
            Container.withCurrent(other) { [flow.lazyPage.value.name, flow.lazyFirst.value.name] } == ["A", "first A"]
        )
        #expect(try Container.withCurrent(other) { try flow.makePage() }.name == "A")
    }

    @Test func doesNotRetainContainer() {
        weak var released: Container?
        let flow: Flow
        do {
            let own = Self.container(page: "A")
            released = own
            flow = Container.withCurrent(own) { Flow() }
            _ = flow.lazyPage.value
        }
        #expect(released == nil)
        #expect(flow.page.name == "A" && flow.lazyPage.value.name == "A")
        let error = #expect(throws: ContainerError.self) { _ = try flow.makePage() }
        #expect(error?.reason == .containerIsGone)
    }

    #if os(Linux) || os(macOS) || os(Windows)
        static func makeFlow() { _ = Container.withCurrent(Container()) { Flow() } }

        @Test func missingObjectStopsProgram() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                await Self.makeFlow()
            }
            let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            #expect(words.contains("StoryCode: Nothing is registered for Page: @MainInjected of Flow ("))
        }

        @Test func missingObjectThatIsNotSendableStopsProgram() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                final class Map {}
                @MainActor final class Desk { @MainInjected var map: Map }
                await MainActor.run { Container.withCurrent(Container()) { _ = Desk() } }
            }
            let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            #expect(words.contains("StoryCode: Nothing is registered for Map: @MainInjected of Desk ("), "\(words)")
        }
    #endif
}

import StoryCode
import TestSupport
import Testing

/// Properties of the main actor that are injected.
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
        @MainOptionalInjected var optional: Page?
        @MainOptionalInjected(name: "nobody") var nobody: (any Screen)?
    }

    @MainActor final class LazyFlow {
        @MainLazyInjected var page: Page
        @MainLazyInjected(name: "first") var first: any Screen
        @MainLazyInjected(tag: Old.self) var old: any Screen
        @MainWeakLazyInjected var weakPage: Page?
        @MainWeakLazyInjected(name: "first") var weakFirst: (any Screen)?
        @MainInjectedProvider<Page> var makePage
        @MainInjectedProvider<any Screen, Int>(name: "numbered") var makeNumbered

        var isMade: Bool { _page.isMade }
    }

    /// A container whose pages have a name of their own.
    static func container(page: String) -> Container {
        let container = Container()
        container.register(main: { Page(page) }).default()
        container.register(main: { Page("first \(page)") }).as((any Screen).self, name: "first") { $0 }
        container.register(main: { Page("old \(page)") }).as((any Screen).self, tag: Old.self) { $0 }
        container.register(main: { Page("\(page) \(arg($0) as Int)") }).as((any Screen).self, name: "numbered") { $0 }
        container.register(main: Flow.init)
        container.register(main: LazyFlow.init)
        return container
    }

    let container = container(page: "A")

    @Test func theyAreInjectedByTypeNameAndTag() {
        let flow = Container.withCurrent(container) { Flow() }
        #expect(flow.page.name == "A" && flow.first.name == "first A" && flow.old.name == "old A")
        #expect(flow.optional?.name == "A" && flow.nobody == nil)
    }

    @Test func lazyOnesAreInjectedByTypeNameAndTagWhenTheyAreRead() {
        let flow = Container.withCurrent(container) { LazyFlow() }
        #expect(!flow.isMade)
        let page = flow.page
        #expect(flow.page === page && flow.isMade)
        #expect(page.name == "A" && flow.first.name == "first A" && flow.old.name == "old A")
        flow.page = Page("by hand")
        #expect(flow.page.name == "by hand")
    }

    @Test func weakOnesAreNilWhenTheObjectHasGone() {
        let flow = Container.withCurrent(container) { LazyFlow() }
        do {
            let page = flow.weakPage
            #expect(page?.name == "A" && flow.weakPage === page)
        }
        #expect(flow.weakPage == nil)
        #expect(flow.weakFirst?.name == "first A")
    }

    @Test func providersMakeAnotherForEachCall() throws {
        let flow = Container.withCurrent(container) { LazyFlow() }
        let (first, second) = try (flow.makePage(), flow.makePage())
        #expect(first.name == "A" && first !== second)
        #expect(try flow.makeNumbered(7).name == "A 7")
    }

    @Test func anObjectThatAContainerMakesUsesThatContainer() throws {
        let other = Self.container(page: "B")
        let (flow, lazy) = try Container.withCurrent(other) {
            try (container.resolve(main: Flow.self), container.resolve(main: LazyFlow.self))
        }
        #expect(flow.page.name == "A")
        #expect(Container.withCurrent(other) { [lazy.page.name, lazy.weakFirst?.name] } == ["A", "first A"])
        #expect(try Container.withCurrent(other) { try lazy.makePage() }.name == "A")
    }

    @Test func theyDoNotRetainTheContainer() {
        weak var released: Container?
        let (flow, lazy): (Flow, LazyFlow)
        do {
            let own = Self.container(page: "A")
            released = own
            (flow, lazy) = Container.withCurrent(own) { (Flow(), LazyFlow()) }
            _ = lazy.page
        }
        #expect(released == nil)
        #expect(flow.page.name == "A" && lazy.page.name == "A")
        let error = #expect(throws: ContainerError.self) { _ = try lazy.makePage() }
        #expect(error?.reason == .containerIsGone)
    }

    #if os(Linux) || os(macOS) || os(Windows)
        static func makeFlow() { _ = Container.withCurrent(Container()) { Flow() } }

        @Test func whatIsMissingStopsTheProgramWithTheErrorsText() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                await Self.makeFlow()
            }
            let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            #expect(words.contains("StoryCode: Nothing is registered for Page. To fix: Register a component for it"))
        }
    #endif
}

import StoryCode
import Testing

@testable import StoryCodeContainer

private protocol Screen: AnyObject {}

/// An object that counts what it remembers.
// Unchecked: the tests access it on the main thread, and wait for the task that injects it.
private final class Page: InjectionTracking, Screen, @unchecked Sendable {
    private(set) var injections = 0

    func recordInjection(by component: ResolvedComponent) { injections += 1 }
}

/// Objects that remember that they were injected.
@MainActor
struct InjectionTrackingTests {
    private let container = Container()

    init() { container.register { 7 } }

    @Test func objectWithoutInjectionsRemembersNone() throws {
        container.register(main: { Page() })
        #expect(try container.resolve(main: Page.self).injections == 0)
    }

    @Test func eachInjectionIsRecorded() throws {
        container.register(main: { Page() }).injection { (_: inout Page, _: Int) in }.postInit { _ in }
        #expect(try container.resolve(main: Page.self).injections == 2)
    }

    @Test func classOfAServiceIsFound() throws {
        container.register(main: { () -> any Screen in Page() }).postInit { _ in }
        let page = try container.resolve(main: (any Screen).self) as? Page
        #expect(page?.injections == 1)
    }

    /// Toolkits inject on the main actor only.
    @Test func injectionOfAnyThreadIsNotRecorded() throws {
        container.register { Page() }.injection { (_: inout Page, _: Int) in }
        #expect(try container.resolve(Page.self).injections == 0)
    }

    @Test func injectionThatAwaitsIsRecorded() async throws {
        container.register(async: { "Oslo" })
        container.register(main: { Page() }).injection { (_: inout Page, _: String) in }
        #expect(try await container.resolve(async: Page.self).injections == 1)
    }

    @Test func recordedInjectionIsNotRecordedAgain() throws {
        container.addOnMain(Page.self, nil, #fileID, #line).injection { (_: inout Page, _: Int) in }
        let page = Page()
        try container.inject(main: page)
        #expect(page.injections == 1)
        let component = try #require(try container.injectingComponent(page, name: nil))
        _ = try container.injected(page, by: component, isMain: true, isRecorded: true)
        #expect(page.injections == 1)
        _ = try container.injected(page, by: component, isMain: true)
        #expect(page.injections == 2)
    }
}

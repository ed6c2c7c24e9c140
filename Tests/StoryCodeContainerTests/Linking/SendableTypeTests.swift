import StoryCode
import TestSupport
import Testing

@testable import StoryCodeContainer

private protocol Service: AnyObject {}

/// A class that is neither Sendable nor isolated.
private class Draft: Service {
    var text = ""
}
private final class Page: Service, Sendable {}
private final class Desk {
    var service: (any Service & Sendable)?

    func use(_ service: any Service & Sendable) { self.service = service }
}

@MainActor private final class Screen {
    var service: (any Service & Sendable)?

    func use(_ service: any Service & Sendable) { self.service = service }
}

private final class Board: Sendable {
    @MainActor func use(_ service: any Service & Sendable) {}
}

/// A value in a generic type, of which one type at run time serves two types of the compiler.
private enum Outer<Content> {
    struct Inner {
        let content: Content
    }
}
extension Outer.Inner: Sendable where Content: Sendable {}

/// Requests of `Sendable` types that the type at run time does not distinguish from others.
struct SendableTypeTests {
    private typealias Shared = any Service & Sendable

    let container = Container()

    private func registerDraft() {
        container.register { () -> any Service in Draft() }
            .as((any Service).self, name: "draft") { $0 }
            .as((any Service).self, tag: Page.self) { $0 }
    }

    @Test func injectionsTakeSendableServices() throws {
        registerDraft()
        container.register(Desk.init).injection { (desk: inout Desk, service: Shared) in desk.service = service }
        #expect(reason { try container.resolve(Desk.self) } == .notSendable)
        #expect(throws: ValidationError.self) { try container.validate() }
    }

    @Test func eachFormOfInjectionTakesSendableServices() throws {
        let forms: [(Component<Desk, Never>) -> Component<Desk, Never>] = [
            { $0.injection { (desk: inout Desk, service: Shared) in desk.service = service } },
            { $0.injection(name: "draft") { (desk: inout Desk, service: Shared) in desk.service = service } },
            { $0.injection(tag: Page.self) { (desk: inout Desk, service: Shared) in desk.service = service } },
            { $0.injection(\.service) },
            { $0.injection(\.service, name: "draft") },
            { $0.injection(method: Desk.use) },
        ]
        for form in forms {
            let container = Container()
            container.register { () -> any Service in Draft() }
                .as((any Service).self, name: "draft") { $0 }
                .as((any Service).self, tag: Page.self) { $0 }
            _ = form(container.register(Desk.init))
            #expect(reason { try container.resolve(Desk.self) } == .notSendable)
        }
    }

    @Test @MainActor func mainActorMethodsTakeSendableServices() {
        registerDraft()
        container.register(main: Screen.init).injection(method: Screen.use)
        #expect(reason { try container.resolve(main: Screen.self) } == .notSendable)
        container.register(Board.init).injection(method: Board.use)
        #expect(reason { try container.resolve(main: Board.self) } == .notSendable)
    }

    @Test @MainActor func mainActorInjectionsTakeSendableServices() throws {
        let forms: [(Component<Desk, MainActor>) -> Component<Desk, MainActor>] = [
            { $0.injection { (desk: inout Desk, service: Shared) in desk.service = service } },
            { $0.injection(name: "draft") { (desk: inout Desk, service: Shared) in desk.service = service } },
            { $0.injection(tag: Page.self) { (desk: inout Desk, service: Shared) in desk.service = service } },
        ]
        for form in forms {
            let container = Container()
            container.register { () -> any Service in Draft() }
                .as((any Service).self, name: "draft") { $0 }
                .as((any Service).self, tag: Page.self) { $0 }
            _ = form(container.register(main: { Desk() }))
            #expect(reason { try container.resolve(main: Desk.self) } == .notSendable)
        }
    }

    @Test func injectionOfAnyServiceTakesBoth() throws {
        registerDraft()
        container.register { [Desk]() }.injection { (_: inout [Desk], _: any Service) in }
        try container.validate()
    }

    @Test func sharedMainActorObjectTakesSendableServices() async throws {
        registerDraft()
        container.register { Outer<any Service>.Inner(content: Draft()) }
        container.register(main: { (_: Outer<any Service>.Inner, _: Shared) in Desk() }).lifetime(.single)
        await #expect(throws: ContainerError.self) { try await container.resolve(async: Desk.self) }
        let error = try #require(throws: ValidationError.self) { try container.validate() }
        #expect(error.errors.map(\.reason).contains(.nonSendableDependency))
    }

    @Test func sharedMainActorObjectTakesClasses() throws {
        container.register(Draft.init)
        container.register { Desk() }
        container.register(main: { (_: Draft, _: Desk) in [Int]() }).lifetime(.single)
        try container.validate()
    }

    @Test func classIsNotResolvedAsSendable() throws {
        container.register(Draft.init)
        container.register { (_: any Draft & Sendable) in Page() }
        #expect(reason { try container.resolve((any Draft & Sendable).self) as any Draft & Sendable } == .notSendable)
        #expect(reason { try container.resolve(Page.self) } == .notSendable)
        _ = try container.resolve(Draft.self)
    }

    @Test func sharedObjectTakesNoClassAmongOthers() throws {
        container.register(Draft.init)
        container.register { Desk() }
        container.register { (_: Desk, _: any Draft & Sendable) in Page() }.lifetime(.single)
        #expect(reason { try container.resolve(Page.self) } == .nonSendableDependency)
    }

    @Test func typeInGenericTypeIsNotResolvedAsSendable() throws {
        container.register { Outer<any Service>.Inner(content: Draft()) }
        typealias Inner = Outer<any Service & Sendable>.Inner
        #expect(reason { try container.resolve(Inner.self) as Inner } == .notSendable)
    }

    @Test func onlyValueTypesAreExact() {
        let exact: [Any.Type] = [Int.self, String.self, Bool.self, Duration.self, ContainerError.Step.self]
        #expect(exact.allSatisfy { TypeIdentity($0).isExact })
        let others: [Any.Type] = [
            Draft.self, (any Service).self, [Int].self, Int?.self, (Int, Int).self, (() -> Void).self, Any.self,
            Outer<Int>.Inner.self, (any Service.Type).self, AnyObject.self,
        ]
        #expect(!others.contains { TypeIdentity($0).isExact })
    }

    @Test func convertedValueIsNotShared() throws {
        container.register { () -> [any Service & Sendable] in [Page()] }
            .as([any Service].self) { $0.map { _ in Draft() } }
            .lifetime(.single)
        let first = try container.resolve([any Service].self)
        let second = try container.resolve([any Service].self)
        #expect(first[0] !== second[0])
    }
}

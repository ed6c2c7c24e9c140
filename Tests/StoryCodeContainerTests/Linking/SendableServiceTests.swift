import StoryCode
import TestSupport
import Testing

private protocol Service: AnyObject {}

/// A class that is neither Sendable nor isolated.
private final class Draft: Service {}
private final class Page: Service, Sendable {}

/// Is Sendable if its content is.
private struct Box<Content> {
    let content: Content
}
extension Box: Sendable where Content: Sendable {}

private final class Reader: Sendable {
    let service: any Service & Sendable

    init(service: any Service & Sendable) { self.service = service }

    init(title: Title, service: any Service) { self.service = Page() }
}
private struct Title {
    let text: any Service = Draft()
}
private final class Note {
    let reason: ContainerError.Reason?

    init(_ reason: ContainerError.Reason?) { self.reason = reason }
}
private final class Notes {
    let reasons: [ContainerError.Reason?]

    init(_ reasons: [ContainerError.Reason?]) { self.reasons = reasons }
}
private actor Tally {}
private final class Desk {
    let service: any Service & Sendable

    init(_ service: any Service & Sendable) { self.service = service }
}

/// At run time, `any Service` and `any Service & Sendable` are one type.
struct SendableServiceTests {
    private typealias Shared = any Service & Sendable

    let container = Container()

    @discardableResult
    private func registerDraft() -> Component<any Service, Never> {
        container.register { () -> any Service in Draft() }
    }

    @Test func nonSendableIsNotResolvedAsSendable() async throws {
        registerDraft().as((any Service).self, name: "x") { $0 }
        _ = try container.resolve((any Service).self)
        #expect(reason { try container.resolve(Shared.self) as Shared } == .notSendable)
        #expect(reason { try container.resolve(Shared.self, name: "x") as Shared } == .notSendable)
        #expect(reason { try container.optional(Shared.self) as Shared? } == .notSendable)
        #expect(reason { try container.resolveAll(Shared.self) as [Shared] } == .notSendable)
        #expect(reason { try container.resolve(Lazy<Shared>.self) as Lazy<Shared> } == .notSendable)
        #expect(reason { try container.resolve(Provider<Shared>.self)() as Shared } == .notSendable)
        await #expect(throws: ContainerError.self) { try await container.resolve(async: Shared.self) as Shared }
        await #expect(throws: ContainerError.self) { try await container.resolve(main: Shared.self) as Shared }
        await #expect(throws: ContainerError.self) {
            try await container.resolve(AsyncProvider<Shared>.self)() as Shared
        }
    }

    @Test func cachedServiceIsNotResolvedAsSendable() throws {
        registerDraft()
        for _ in 0..<3 {
            _ = try container.resolve((any Service).self)
            #expect(reason { try container.resolve(Shared.self) as Shared } == .notSendable)
        }
    }

    @Test func sendableIsResolvedEitherWay() throws {
        container.register { () -> any Service & Sendable in Page() }
        _ = try container.resolve(Shared.self) as Shared
        _ = try container.resolve((any Service).self)
        #expect(try container.resolve(Lazy<Shared>.self).value as Shared is Page)
    }

    @Test func conversionTellsSendable() throws {
        container.register(Page.init).as((any Service).self, name: "plain") { $0 }.as(Shared.self, name: "shared") {
            $0
        }
        .as(Shared.self, name: "cast").as(Page.self, name: "class")
        #expect(reason { try container.resolve(Shared.self, name: "plain") as Shared } == .notSendable)
        #expect(try container.resolve(Shared.self, name: "shared") as Shared is Page)
        // The conformance may belong to the main actor.
        #expect(reason { try container.resolve(Shared.self, name: "cast") as Shared } == .notSendable)
        _ = try container.resolve(Page.self, name: "class") as Page
    }

    @Test func uncheckedConversionKeepsIt() throws {
        container.register(Draft.init).as(Shared.self).as((any Sendable).self)
        #expect(reason { try container.resolve(Shared.self) as Shared } == .notSendable)
        #expect(reason { try container.resolve((any Sendable).self) as any Sendable } == .notSendable)
    }

    @Test func genericBoxIsNotResolvedAsSendable() throws {
        container.register { Box<any Service>(content: Draft()) }
        #expect(reason { try container.resolve(Box<Shared>.self) as Box<Shared> } == .notSendable)
    }

    @Test func anyIsNotResolvedAsSendable() throws {
        container.register { () -> Any in Draft() }
        #expect(reason { try container.resolve((any Sendable).self) as any Sendable } == .notSendable)
    }

    @Test func sendableParametersTakeSendableServices() throws {
        registerDraft()
        container.register { Reader(service: $0) }.lifetime(.single)
        container.register(Desk.init)
        container.register { (lazy: Lazy<any Service & Sendable>) in lazy.isMade }
        #expect(reason { try container.resolve(Reader.self) } == .notSendable)
        #expect(reason { try container.resolve(Desk.self) } == .notSendable)
        let error = try #require(throws: ValidationError.self) { try container.validate() }
        #expect(error.errors.map(\.reason) == [.notSendable, .notSendable, .notSendable])
        #expect(error.errors[0].path.map(\.name) == ["Reader", "Service"])
    }

    @Test func sharedObjectTakesSendableServices() throws {
        registerDraft()
        container.register(Title.init)
        container.register { Reader(title: $0, service: $1) }.lifetime(.single)
        #expect(reason { try container.resolve(Reader.self) } == .nonSendableDependency)
    }

    @Test func objectOfOtherCodeTakesOthers() throws {
        registerDraft()
        container.register(Title.init)
        container.register(Page.self).injection { (_: inout Page, _: any Service, _: Title) in }.lifetime(.single)
        try container.validate()
    }

    /// In a generic function, the compiler does not know that the types are `Sendable`.
    @Test func valueAndActorOfAGenericFunctionAreSendable() throws {
        func register<Object>(_ make: @escaping @Sendable () -> Object) { container.register(make) }
        register { 7 }
        register { Tally() }
        #expect(try container.resolve(Int.self) == 7)
        #expect(throws: Never.self) { try container.resolve(Tally.self) }
    }

    @Test func sharedObjectMayAllowOthers() throws {
        registerDraft()
        container.register(Title.init)
        container.register { Reader(title: $0, service: $1) }.allowsNonSendableDependencies().lifetime(.single)
        _ = try container.resolve(Reader.self)
    }

    @Test func onlyParameterThatIsNotSendableIsAccepted() throws {
        container.register(Draft.init).as((any Service).self) { $0 }
        container.register { "title" }
        container.register { (_: Draft, _: String) in Page() }.lifetime(.single)
        container.register { (_: any Service) in 7 }.lifetime(.single)
        container.register { (_: Argument<Int>, _: any Service) in 7.0 }.lifetime(.single)
        try container.validate()
        _ = try container.resolve(Page.self)
    }

    @Test func injectionOfSharedObjectTakesSendableServices() throws {
        registerDraft()
        container.register(Title.init)
        container.register(Page.init)
            .injection { (_: inout Page, _: any Service & Sendable, _: Title) in }.lifetime(.single)
        #expect(reason { try container.resolve(Page.self) } == .nonSendableDependency)
    }

    @Test func lazyChecksEachAccess() throws {
        registerDraft()
        let lazy = try container.resolve(Lazy<any Service>.self)
        #expect(try lazy.get() is Draft)
        container.register { Draft() }
        container.register { (lazy: Lazy<Shared>, _: Draft) in Note(reason { try lazy.get() as Shared }) }
        #expect(try container.resolve(Note.self).reason == .notSendable)
    }

    @Test @MainActor func parametersOfTheMainActorCheckEachAccess() throws {
        registerDraft()
        container.register { Draft() }
        container.register(
            main: { (lazy: MainLazy<Shared>, provider: MainProvider<Shared>, _: Draft) in
                Notes([reason { try lazy.get() as Shared }, reason { try provider() as Shared }])
            }
        )
        #expect(try container.resolve(main: Notes.self).reasons == [.notSendable, .notSendable])
    }

    @Test func madeLazyObjectIsChecked() throws {
        registerDraft()
        let lazy = try container.resolve(Lazy<any Service>.self)
        #expect(try lazy.get() is Draft)
        // The same type at run time.
        let shared = try #require(lazy as Any as? Lazy<Shared>)
        #expect(reason { try shared.get() as Shared } == .notSendable)
    }

    @Test func namedChecksEachAccess() throws {
        registerDraft().as((any Service).self, name: "draft") { $0 }
        container.register { (named: Named<Shared>) in Note(reason { try named["draft"] as Shared }) }
        #expect(try container.resolve(Note.self).reason == .notSendable)
    }

    @Test func checkedConversionHasTwoSpellings() throws {
        container.register(Page.init).as(check: Shared.self) { $0 }
        container.register(Draft.init).as(check: (any Service).self, name: "plain") { $0 }
        #expect(try container.resolve(Shared.self) as Shared is Page)
        #expect(reason { try container.resolve(Shared.self, name: "plain") as Shared } == .notSendable)
    }
}

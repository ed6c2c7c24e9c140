import StoryCode
import TestSupport
import Testing

/// A class that is neither Sendable nor isolated.
private final class Model {
    var number = 0
}
@MainActor
private final class Screen {
    let model: Model

    init(model: Model) { self.model = model }
}
private final class Root {
    let model: Model
    let screen: Screen

    init(model: Model, screen: Screen) {
        self.model = model
        self.screen = screen
    }
}
private actor Counting {
    let model: Model

    init(model: sending Model) { self.model = model }
}
private final class Pair {
    let model: Model
    let counting: Counting

    init(model: Model, counting: Counting) {
        self.model = model
        self.counting = counting
    }
}
private actor NamedCounting {
    let model: Model

    init(models: sending Named<Model>) throws { model = try models["model"] }
}
private final class Owner {
    var holder: Holder?
}
private actor Holder {
    let owner: Owner

    init(owner: sending Owner) { self.owner = owner }
}
@MainActor
private final class Page {
    var presenter: Presenter?

    var isWired: Bool { presenter?.page === self }
}
private final class Presenter {
    let page: Page

    init(page: Page) { self.page = page }
}

/// Objects of one resolution that are used in two isolation domains.
struct SharedAcrossIsolationTests {
    let container = Container()

    private func registerRoot() {
        container.register(Model.init).lifetime(.objectGraph)
        container.register(main: Screen.init)
        container.register(Root.init)
    }

    @Test func mainActorAndCallerDoNotShare() async throws {
        registerRoot()
        await #expect(throws: ContainerError.self) { try await container.resolve(async: Root.self) }
        let provider = try container.resolve(AsyncProvider<Root>.self)
        await #expect(throws: ContainerError.self) { _ = try await provider() }
    }

    @Test func modelThatWasResolvedBeforeIsNotShared() async throws {
        registerRoot()
        _ = try container.resolve(Model.self)
        await #expect(throws: ContainerError.self) { try await container.resolve(async: Root.self) }
    }

    @Test func asyncFactoryDoesNotReceiveIt() async throws {
        registerRoot()
        container.register(async: { (root: Root) in root.model.number })
        await #expect(throws: ContainerError.self) { try await container.resolve(async: Int.self) }
    }

    @Test @MainActor func mainActorResolvesIt() throws {
        registerRoot()
        try container.validate()
        let root = try container.resolve(main: Root.self)
        #expect(root.model === root.screen.model)
    }

    @Test func ownObjectsAreNotShared() async throws {
        container.register(Model.init)
        container.register(main: Screen.init)
        container.register(Root.init)
        _ = try await container.resolve(async: Root.self)
    }

    @Test(arguments: [false, true]) func presenterThatNeedsItsPageStaysOnMainActor(isShared: Bool) async throws {
        let component = container.register(main: Page.init).injection { $0.presenter = $1 }
        if isShared { component.lifetime(.single) } else { component.lifetime(.objectGraph) }
        container.register(Presenter.init).lifetime(.objectGraph)
        try container.validate()
        await #expect(throws: ContainerError.self) { try await container.resolve(async: Presenter.self) }
        let page = try await container.resolve(async: Page.self)
        #expect(await page.isWired)
    }

    @Test func actorAndCallerDoNotShare() throws {
        container.register(Model.init).lifetime(.objectGraph)
        container.register(Counting.init)
        container.register(Pair.init)
        #expect(reason { try container.resolve(Pair.self) } == .sharedAcrossIsolation)
        let error = try #require(throws: ValidationError.self) { try container.validate() }
        #expect(error.errors.map { $0.path.map(\.name) } == [["Pair", "Model"]])
        _ = try container.resolve(Counting.self)
    }

    @Test func nameDoesNotShareWithActor() throws {
        container.register(Model.init).as(Model.self, name: "model") { $0 }.lifetime(.objectGraph)
        container.register(NamedCounting.init)
        container.register { (model: Model, _: NamedCounting) in [model] }
        #expect(reason { try container.resolve([Model].self) } == .sharedAcrossIsolation)
        #expect(throws: ValidationError.self) { try container.validate() }
        _ = try container.resolve(NamedCounting.self)
    }

    @Test func injectedObjectIsNotSharedWithActor() throws {
        container.register(Owner.self).injection { $0.holder = $1 }.lifetime(.objectGraph)
        container.register(Holder.init).lifetime(.objectGraph)
        #expect(reason { try container.inject(into: Owner()) } == .sharedAcrossIsolation)
        #expect(throws: ValidationError.self) { try container.validate() }
    }

    @Test func actorAndMainActorDoNotShare() async throws {
        container.register(Model.init).lifetime(.objectGraph)
        container.register(Counting.init)
        container.register(main: Screen.init)
        container.register(main: { (_: Counting, _: Screen) in "both" })
        await #expect(throws: ContainerError.self) { try await container.resolve(main: String.self) }
    }

    @Test func sharedObjectHasItsOwnGraph() throws {
        container.register(Model.init).lifetime(.objectGraph)
        container.register(Counting.init).lifetime(.single)
        container.register(Pair.init)
        let pair = try container.resolve(Pair.self)
        #expect(try container.resolve(Pair.self).counting === pair.counting)
    }
}

private protocol Work {
    func work()
}

/// Calls that the compiler accepts, although they would run code of the main actor on another thread.
struct MainActorCallTests {
    private final class Cards {
        let named: Named<Screen>

        init(named: Named<Screen>, _ screen: Screen) { self.named = named }
    }
    @MainActor
    private final class Label {
        private(set) var isSet = false

        nonisolated init() {}

        func set(_ model: Model) { isSet = true }
    }

    @MainActor
    private final class Sign: @MainActor Work {
        func work() {}
    }
    private final class Worker {
        let work: any Work

        init(work: any Work) { self.work = work }
    }

    private final class Keeper {
        let named: Named<Screen>

        init(named: Named<Screen>) { self.named = named }
    }

    let container = Container()

    @Test func namedIsNotUsedOffMainActor() async throws {
        container.register(Model.init)
        container.register(main: Screen.init).as(Screen.self, name: "x") { $0 }
        container.register(Cards.init)
        let cards = try await container.resolve(async: Cards.self)
        #expect(reason { try cards.named["x"] } == .belongsToMainActor)
    }

    @Test @MainActor func namedOfAsynchronousCallIsNotUsedOnMainActor() async throws {
        container.register(Model.init)
        container.register(main: Screen.init).as(Screen.self, name: "x") { $0 }
        let named = try await container.resolve(async: Named<Screen>.self)
        container.register(main: { [reason { try named["x"] }] })
        #expect(try container.resolve(main: [ContainerError.Reason?].self) == [.belongsToMainActor])
    }

    @Test @MainActor func namedOfMainActorIsNotUsedByACallOfAnyThread() throws {
        container.register(Model.init)
        container.register(main: Screen.init).as(Screen.self, name: "x") { $0 }
        let named = try container.resolve(main: Named<Screen>.self)
        // Unsafe: the container calls the factory on the thread of this test.
        nonisolated(unsafe) let kept = named
        container.register { [reason { try unsafe kept["x"] }] }
        // The first call looks the component up, and the next one does not.
        for _ in 1...2 { #expect(try container.resolve([ContainerError.Reason?].self) == [.belongsToMainActor]) }
    }

    @Test @MainActor func namedOfACallOfAnyThreadIsNotUsedOnMainActor() throws {
        container.register(Model.init)
        container.register(main: Screen.init).as(Screen.self, name: "x") { $0 }
        container.register(Keeper.init)
        // The first call looks the component up, and the next one does not.
        _ = try container.resolve(Keeper.self)
        let named = try container.resolve(Keeper.self).named
        container.register(main: { [reason { try named["x"] }] })
        #expect(try container.resolve(main: [ContainerError.Reason?].self) == [.belongsToMainActor])
    }

    @Test @MainActor func namedIsUsedWhileItsOwnerIsCreated() throws {
        container.register(Model.init)
        container.register(main: Screen.init).as(Screen.self, name: "x") { $0 }
        container.register(main: { (screens: Named<Screen>) in try [screens["x"].model.number] })
        #expect(try container.resolve(main: [Int].self) == [0])
    }

    @Test @MainActor func conformanceOfMainActorStaysOnIt() async throws {
        container.register(main: { Sign() }).as((any Work).self)
        container.register { Worker(work: $0) }
        #expect(try container.resolve(main: (any Work).self) is Sign)
        await #expect(throws: ContainerError.self) { try await container.resolve(async: (any Work).self) }
        await #expect(throws: ContainerError.self) { try await container.resolve(async: Worker.self) }
        #expect(
            reason { try container.resolve(main: (any Work & Sendable).self) as any Work & Sendable } == .notSendable
        )
    }

    @Test func checkedConformanceAndValueLeaveTheMainActor() async throws {
        container.register(Model.init)
        container.register(main: Screen.init).as((any Sendable).self, name: "screen") { $0 }
        container.register(main: { () -> any Sendable in 7 }).as(Int.self)
        #expect(try await container.resolve(async: (any Sendable).self, name: "screen") is Screen)
        #expect(try await container.resolve(async: Int.self) == 7)
    }

    @Test func asyncFactoryDoesNotReceiveConformanceOfMainActor() throws {
        container.register(main: { Sign() }).as((any Work).self)
        container.register(async: { (_: any Work) in 7 })
        let error = try #require(throws: ValidationError.self) { try container.validate() }
        #expect(error.errors.map(\.reason) == [.belongsToMainActor])
    }

    @Test func methodOfMainActorRunsOnIt() async throws {
        container.register(Model.init)
        container.register(Label.init).injection(method: Label.set)
        #expect(reason { try container.resolve(Label.self) } == .belongsToMainActor)
        let label = try await container.resolve(async: Label.self)
        #expect(await label.isSet)
    }
}

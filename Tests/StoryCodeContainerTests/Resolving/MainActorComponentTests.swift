import StoryCode
import TestSupport
import Testing

@MainActor
private final class Presenter {
    let provider: Provider
    var title = ""

    init(provider: Provider) { self.provider = provider }

    final class Provider {
        nonisolated init() {}
    }
}
@MainActor
private final class Screen {
    let presenter: Presenter

    init(presenter: Presenter) { self.presenter = presenter }
}
private final class Background: Sendable {
    let presenter: MainLazy<Presenter>

    init(presenter: MainLazy<Presenter>) { self.presenter = presenter }
}

private final class Reloading: Sendable {
    let presenter: MainProvider<Presenter>

    init(presenter: MainProvider<Presenter>) { self.presenter = presenter }
}

/// A class that is neither Sendable nor isolated.
private final class Draft {}

struct MainActorComponentTests {
    let container = Container()

    init() {
        container.register(Presenter.Provider.init)
        container.register(main: Presenter.init).lifetime(.single).injection { $0.title = $1 }.postInit {
            $0.title += "!"
        }
        container.register { "Oslo" }
    }

    @Test @MainActor func resolvesOnMainActor() throws {
        let presenter = try container.resolve(main: Presenter.self)
        #expect(presenter.title == "Oslo!")
        #expect(try container.resolve(main: Presenter.self) === presenter)
    }

    @Test func awaitedOffMainActor() async throws {
        let presenter = try await container.resolve(main: Presenter.self)
        #expect(await presenter.title == "Oslo!")
        #expect(try await container.resolve(async: Presenter.self) === presenter)
    }

    @Test func plainResolveThrows() throws {
        #expect(reason { try container.resolve(Presenter.self) } == .belongsToMainActor)
        container.register(main: Screen.init)
        #expect(reason { try container.resolve(Screen.self) } == .belongsToMainActor)
    }

    @Test func eachPlainCallThrows() {
        container.register(main: { Draft() })
        let reasons = [
            reason { try container.resolve(Presenter.self, name: nil, arguments: 7) },
            reason { try container.optional(Presenter.self) },
            reason { try container.optional(Draft.self) },
            reason { try container.resolveAll(Presenter.self) },
            reason { try container.resolveAll(Draft.self) },
            reason { try container.resolve(Lazy<Presenter>.self).get() },
            reason { try container.resolve(Lazy<Draft>.self).get() },
            reason { try container.resolve(Provider<Presenter>.self)() },
            reason { try container.resolve(Provider<Draft>.self)() },
        ]
        #expect(reasons.allSatisfy { $0 == .belongsToMainActor }, "\(reasons)")
    }

    @Test @MainActor func plainResolveOfExistingThrows() throws {
        _ = try container.resolve(main: Presenter.self)
        #expect(reason { try container.resolve(Presenter.self) } == .belongsToMainActor)
    }

    @Test @MainActor func dependsOnOtherComponents() throws {
        container.register(main: Screen.init)
        #expect(try container.resolve(main: Screen.self).presenter.title == "Oslo!")
    }

    @Test @MainActor func otherComponentsDeferIt() throws {
        container.register(Background.init).lifetime(.single)
        try container.validate()
        #expect(try container.resolve(Background.self).presenter.value.title == "Oslo!")
    }

    @Test @MainActor func otherComponentsProvideIt() throws {
        container.register(Reloading.init)
        try container.validate()
        #expect(try container.resolve(Reloading.self).presenter().title == "Oslo!")
    }

    @Test func validateFindsPlainLazy() throws {
        container.register { (_: Lazy<Presenter>) in 7 }
        let error = try #require(throws: ValidationError.self) { try container.validate() }
        #expect(error.errors.map(\.reason) == [.belongsToMainActor])
    }

    @Test @MainActor func existingObjectIsInjected() throws {
        container.register(Background.self).injection { (_: inout Background, _: Presenter) in }
        #expect(
            reason { try container.inject(into: Background(presenter: MainLazy(presenter()))) } == .belongsToMainActor
        )
        try container.inject(main: Background(presenter: MainLazy(presenter())))
    }

    @Test @MainActor func existingValueIsNotInjectedWithIt() {
        container.register { 7 }.injection { (_: inout Int, _: Presenter) in }
        var number = 7
        #expect(reason { try container.inject(into: &number) } == .belongsToMainActor)
    }

    @MainActor private func presenter() -> Presenter { Presenter(provider: Presenter.Provider()) }
}

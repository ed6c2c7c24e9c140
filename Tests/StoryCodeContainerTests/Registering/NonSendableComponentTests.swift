import StoryCode
import Testing

/// Objects that are not `Sendable`, for which the methods have overloads of their own.
struct NonSendableComponentTests {
    private final class Food {}

    private final class Cat {
        var food: Food?
        private(set) var given: Food?

        init() {}

        init(_ food: Food) { self.food = food }

        func eat(_ food: Food) { given = food }
    }

    @MainActor
    private final class Screen {
        private(set) var food: Food?

        func show(_ food: Food) { self.food = food }
    }

    private let container = Container()

    init() {
        container.register(Food.init)
    }

    @Test func propertyIsInjected() throws {
        container.register { Cat() }.injection(\.food)
        #expect(try container.resolve(Cat.self).food != nil)
    }

    @Test func methodIsCalled() throws {
        container.register { Cat() }.injection(method: Cat.eat)
        #expect(try container.resolve(Cat.self).given != nil)
    }

    @Test @MainActor func methodOfTheMainActorIsCalled() throws {
        container.register(main: Screen.init).injection(method: Screen.show)
        #expect(try container.resolve(main: Screen.self).food != nil)
    }

    @Test @MainActor func objectOfTheMainActorIsShared() throws {
        container.register(main: { Cat() }).lifetime(.weak)
        let cat = try container.resolve(main: Cat.self)
        #expect(try container.resolve(main: Cat.self) === cat)
    }

    @Test func optionalObjectIsFound() throws {
        #expect(try container.optional(Food.self) != nil)
        #expect(try container.optional(Cat.self) == nil)
    }

    @Test func factoryMayBeAsynchronous() async throws {
        container.register(async: { Cat() })
        #expect(try await container.resolve(async: Cat.self).food == nil)
    }

    @Test func asynchronousFactoryReceivesIt() async throws {
        container.register(async: { (food: Food) in Cat(food) })
        #expect(try await container.resolve(async: Cat.self).food != nil)
    }

    @Test @MainActor func deferredParametersOfTheMainActorMakeIt() throws {
        container.register(main: { Cat() })
        let lazy = try container.resolve(main: MainLazy<Cat>.self)
        let cat = try lazy.get()
        #expect(lazy.value === cat)
        let makeCat = try container.resolve(main: MainProvider<Cat>.self)
        #expect(try makeCat() !== cat)
    }

    @Test func asyncProviderMakesIt() async throws {
        let makeFood = try container.resolve(AsyncProvider<Food>.self)
        let (first, second) = (try await makeFood(), try await makeFood())
        #expect(first !== second)
    }

    @Test @MainActor func providerWithoutAContainerMakesIt() throws {
        let provider = MainProvider { Screen() }
        #expect(try provider().food == nil)
    }
}

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

    var number: Int { model.number }

    init(model: Model) { self.model = model }
}
private final class Report: Sendable {}
private actor Tally {}

/// Objects of the main actor that are not Sendable never leave it.
struct ConfinementTests {
    let container = Container()

    init() {
        container.register(main: { Model() }).lifetime(.single)
        container.register(main: Screen.init)
    }

    @Test @MainActor func resolvesOnMainActor() throws {
        let model = try container.resolve(main: Model.self)
        #expect(try container.resolve(main: Screen.self).model === model)
    }

    @Test func asyncResolveThrows() async {
        await #expect(throws: ContainerError.self) { try await container.resolve(async: Model.self) }
        await #expect(throws: ContainerError.self) { try await AsyncProvider { try await container.number() }() }
    }

    @Test func sendableObjectKeepsIt() async throws {
        let screen = try await container.resolve(async: Screen.self)
        let number = await screen.number
        #expect(number == 0)
    }

    /// In a generic function, the compiler does not know that an actor is `Sendable`.
    @Test func actorOfAGenericFunctionLeavesTheMainActor() async throws {
        func register<Object: AnyObject>(_ make: @escaping @MainActor @Sendable () -> Object) {
            container.register(main: make).lifetime(.single)
        }
        register { Tally() }
        #expect(try await container.resolve(async: Tally.self) === container.resolve(async: Tally.self))
    }

    /// Unlike the factory, the injection runs on the main actor.
    @Test func injectionAfterAnAsyncFactoryDependsOnIt() async throws {
        container.register(async: { Report() }).injection { (_: inout Report, _: Model) in }
        try container.validate()
        _ = try await container.resolve(async: Report.self)
    }

    @Test func asyncFactoryCannotDependOnIt() throws {
        container.register(async: { (_: Model) in Report() })
        let error = try #require(throws: ValidationError.self) { try container.validate() }
        #expect(error.errors.map(\.reason) == [.belongsToMainActor])
        #expect(error.errors.map { $0.path.map(\.name) } == [["Report", "Model"]])
    }
}

extension Container {
    fileprivate func number() async throws -> Int { try await resolve(async: Model.self).number }
}

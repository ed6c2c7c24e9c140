import StoryCode
import Testing

/// Factories that no container registers, such as those of scenes.
@MainActor
struct OutsideFactoryTests {
    private let container = Container(name: "app")
    private let location = CodeLocation(fileID: "Fake", line: 1)
    private let path = [ContainerError.Step("scene")]

    private func prepared(
        _ factory: OutsideFactory,
        name: String? = nil,
        in container: Container? = nil
    ) -> OutsideFactory.Prepared {
        let container = container ?? self.container
        return container.locked { factory.prepared(name: name, in: container) }
    }

    /// Returns the mistakes of a factory, each as its code and its path.
    private func mistakes(_ factory: OutsideFactory, in container: Container? = nil, isAlone: Bool = true) -> [String] {
        let container = container ?? self.container
        return container.locked {
            factory.prepared(name: nil, in: container).mistakes(reached: path, isAlone: isAlone)
                .map { "\($0.code): \($0.path.map(\.name).joined(separator: ", "))" }
        }
    }

    @Test func dependenciesAreResolvedUntilTheContainerChanges() throws {
        container.register { FakeKeeper("Ann") }
        let factory = prepared(OutsideFactory(location) { (keeper: FakeKeeper) in [keeper.name] })
        #expect(factory.step.description == "Array<String> (Fake:1)")
        #expect(factory.isValid)
        var seen: [String] = []
        let made: [String] = try factory.make { (names: [String]) in seen = names + [Container.current.name] }
        #expect(made == ["Ann"])
        #expect(seen == ["Ann", "app"])
        container.register { 7 }
        #expect(!factory.isValid)
    }

    @Test func changeInvalidatesAFactoryThatNeedsNothing() {
        let factory = prepared(OutsideFactory(location) { 7 })
        #expect(factory.isValid)
        container.register { "" }
        #expect(!factory.isValid)
    }

    @Test func objectOfANamedComponentIsReturned() throws {
        container.register { FakeKeeper("Ann") }
        container.register { FakeKeeper("Bob") }.as(FakeKeeper.self, name: "guest") { $0 }
        let factory = OutsideFactory(location, componentOf: FakeKeeper.self)
        let guest: FakeKeeper = try prepared(factory, name: "guest").make { (_: FakeKeeper) in }
        #expect(guest.name == "Bob")
        #expect(prepared(factory, name: "guest").injector?.isCreating == false)
        let unnamed = prepared(factory)
        #expect(throws: ContainerError.self) { try unnamed.check() }
        #expect(unnamed.injector == nil)
    }

    @Test func missingDependencyIsAMistake() throws {
        let factory = OutsideFactory(location) { (_: FakeKeeper, _: Lazy<Int>) in "" }
        #expect(mistakes(factory) == ["missing: scene, FakeKeeper", "missing: scene, Int"])
        let factoryOfApp = prepared(factory)
        let error = #expect(throws: ContainerError.self) { try factoryOfApp.check() }
        #expect(error?.path.map(\.name) == ["String", "FakeKeeper"])
        container.register { FakeKeeper("Ann") }
        container.register { 7 }
        #expect(mistakes(factory).isEmpty)
        let complete = prepared(factory)
        #expect(throws: Never.self) { try complete.check() }
    }

    @Test func argumentAndAwaitedDependencyAreMistakes() {
        container.register(async: { FakeKeeper("Ann") })
        let factory = OutsideFactory(location) { (_: FakeKeeper, _: Argument<Int>) in "" }
        #expect(mistakes(factory) == ["arguments: scene", "isAwaited: scene, FakeKeeper"])
        #expect(mistakes(OutsideFactory(location) { (_: AsyncProvider<FakeKeeper>) in "" }).isEmpty)
    }

    /// The validation of a container finds the mistakes of its own components.
    @Test func mistakeOfADependencyIsFoundOnce() {
        container.register { (_: Int) in FakeKeeper("Ann") }
        let factory = OutsideFactory(location) { (_: FakeKeeper) in "" }
        #expect(mistakes(factory) == ["missing: scene, FakeKeeper, Int"])
        #expect(mistakes(factory, isAlone: false).isEmpty)
        let child = Container(parent: container)
        #expect(mistakes(factory, in: child, isAlone: false) == ["missing: scene, FakeKeeper, Int"])
        #expect(mistakes(OutsideFactory(location) { (_: Provider<FakeKeeper>) in "" }).isEmpty)
    }
}

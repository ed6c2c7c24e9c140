import StoryCode
import TestSupport
import Testing

@testable import StoryCodeContainer

/// Mistakes that random graphs have found, reduced to the shortest programs.
struct RegressionTests {
    final class Engine: Sendable {}

    final class Car: Sendable {
        let engine: Engine

        init(engine: Engine) { self.engine = engine }
    }

    @Test func containerWithCycleIsReleased() throws {
        weak var released: Container?
        weak var releasedCar: Car?
        do {
            let container = Container()
            container.register(Engine.init)
            container.register(Car.init).lifetime(.single)
            releasedCar = try container.resolve(Car.self)
            released = container
            #expect(releasedCar != nil)
        }
        #expect(released == nil)
        #expect(releasedCar == nil)
    }

    @Test func pathExcludesOtherMembersOfMany() throws {
        struct Part: Sendable {}
        let container = Container()
        container.register { (engines: Many<Engine>) in engines.objects.map { Car(engine: $0) } }
        container.register(Engine.init, line: 1)
        container.register({ (_: Part) in Engine() }, line: 2)
        let error = #expect(throws: ContainerError.self) { try container.resolve([Car].self) }
        #expect(error?.path.map(\.name) == ["Array<Car>", "Engine", "Part"])
        #expect(error?.path.dropFirst().first?.location?.line == 2)
    }

    final class Sun: Sendable {
        init(_: Moon) {}
    }

    final class Moon: Sendable {
        init(_: Sun) {}
    }

    final class Star: Sendable {
        init(_: Moon) {}
    }

    @Test func pathOfCycleEndsAtItsStart() throws {
        let container = Container()
        container.register(Sun.init)
        container.register(Moon.init)
        container.register(Star.init)
        let error = #expect(throws: ContainerError.self) { try container.resolve(Star.self) }
        #expect(error?.path.map(\.name) == ["Star", "Moon", "Sun", "Moon"])
        let errors = #expect(throws: ValidationError.self) { try container.validate() }
        #expect(errors?.errors.count == 1)
    }

    @Test func shorterCycleHidesNoOther() throws {
        struct One: Sendable {}
        struct Other: Sendable {}
        let container = Container()
        container.register { (_: One) in One() }.injection { (_: inout One, _: Other) in }
        container.register { (_: One) in Other() }
        let errors = #expect(throws: ValidationError.self) { try container.validate() }
        #expect(errors?.errors.map { $0.path.map(\.name) } == [["One", "One"], ["Other", "One", "Other"]])
    }

    @Test func releasedChildrenAreForgotten() {
        let parent = Container()
        let child = Container(parent: parent)
        for _ in 0..<1_000 { _ = Container(parent: parent) }
        #expect(parent.registry.children.count <= 16)
        #expect(parent.registry.children.contains { $0.container === child })
    }

    class Animal {
        var word = ""
    }

    final class Lion: Animal {}

    @Test func onlyOwnClassInjectsObject() throws {
        let container = Container()
        container.register(Animal.self).injection { (animal: inout Animal) in animal.word = "animal" }
        container.register { Lion() }.as(Animal.self) { $0 }.default()
        let animal = Animal()
        try container.inject(into: animal)
        #expect(animal.word == "animal")
        let child = Container(parent: container)
        child.register { Lion() }.as(Animal.self) { $0 }
        let other = Animal()
        try child.inject(into: other)
        #expect(other.word == "animal")
    }

    final class Key {
        let engine: Engine

        init(_ engine: Engine) { self.engine = engine }
    }

    @Test func convertedServiceIsNotShared() throws {
        let container = Container()
        container.register(Engine.init).as(Key.self) { Key($0) }.lifetime(.single)
        let key = try container.resolve(Key.self)
        let other = try container.resolve(Key.self)
        #expect(key !== other)
        #expect(key.engine === other.engine)
    }
}

import StoryCode
import TestSupport
import Testing

private protocol Engine {}
private final class V8: Engine {}
private final class Electric: Engine {}
private final class Wheel {}
private final class Car {
    init(engine: any Engine, wheel: Wheel) {}
}
private final class Garage {
    init(car: Car) {}
}
private final class Chicken {
    init(egg: Egg) {}
}
private final class Egg {
    init(chicken: Chicken) {}
}
private final class Driver {
    var name: String?
}

struct ValidationTests {
    let container = Container()

    @Test func completeContainerIsValid() throws {
        container.register(V8.init).as((any Engine).self) { $0 }
        container.register(Wheel.init)
        container.register(Car.init)
        container.register { (_: Wheel?, _: Many<Driver>, _: Argument<Int>) in "" }
        #expect(try container.validate().isEmpty)
    }

    @Test func allMistakesInOrder() throws {
        container.register(Garage.init, fileID: "App/Garage.swift", line: 1)
        container.register(Car.init, fileID: "App/Car.swift", line: 2)
        container.register(V8.init, fileID: "App/V8.swift", line: 3).as((any Engine).self) { $0 }
        container.register(Electric.init, fileID: "App/Electric.swift", line: 4).as((any Engine).self) { $0 }
        container.register(Chicken.init, fileID: "App/Farm.swift", line: 5)
        container.register(Egg.init, fileID: "App/Farm.swift", line: 6)
        container.register(Driver.init, fileID: "App/Driver.swift", line: 7)
            .injection(name: "driver") { $0.name = $1 }
            .injection { (_: inout Driver, _: String) in }
        container.register({ "Ann" }, fileID: "App/Driver.swift", line: 8).as(String.self, name: "pilot") { $0 }
        container.register({ (_: Driver) in 7 }, fileID: "App/Number.swift", line: 9)
            .parameter(0, name: "driver")
            .parameter(2, name: "driver")

        let error = try #require(throws: ValidationError.self) { try container.validate() }
        #expect(
            error.description == """
                5 mistakes in the registrations of the container "container"
                  2 components are registered for Engine: V8 (App/V8.swift:3), Electric (App/Electric.swift:4): \
                Garage (App/Garage.swift:1) → Car (App/Car.swift:2) → Engine. To fix: Make one of them the \
                default(), or give them names or tags and use one of these.
                  Nothing is registered for Wheel: Garage (App/Garage.swift:1) → Car (App/Car.swift:2) → Wheel. To \
                fix: Register a component for it, or make the dependency optional.
                  Chicken depends on itself: Chicken (App/Farm.swift:5) → Egg (App/Farm.swift:6) → Chicken \
                (App/Farm.swift:5). To fix: Inject one of them after its creation, with injection { }, and give \
                one that is so injected a lifetime other than prototype; or use a Lazy or a Provider.
                  Parameter 2 of Int was given a name or a tag, but there are 1: Int (App/Number.swift:9). \
                To fix: Count the parameters of the initialiser from 0.
                  Nothing is registered for Driver named "driver": Int (App/Number.swift:9) → Driver named "driver". \
                To fix: Request it without a name, or register a component under this one.
                """
        )
    }

    @Test func oneMistakeIsCounted() throws {
        container.register({ (_: Wheel) in 7 }, fileID: "App/Number.swift", line: 1)
        let error = try #require(throws: ValidationError.self) { try container.validate() }
        #expect(
            error.description == """
                1 mistake in the registrations of the container "container"
                  Nothing is registered for Wheel: Int (App/Number.swift:1) → Wheel. To fix: Register a component for \
                it, or make the dependency optional.
                """
        )
    }

    @Test func missingOptionalIsNoted() throws {
        container.register(Driver.init, fileID: "App/Driver.swift", line: 1).injection(name: "driver") { $0.name = $1 }
        container.register { "Ann" }.as(String.self, name: "pilot") { $0 }
        #expect(
            try container.validate().map(\.description) == [
                """
                Nothing is registered for String named "driver", which is optional, only for named "pilot": Driver \
                (App/Driver.swift:1) → String named "driver"
                """
            ]
        )
    }

    @Test func injectionTakesNoArgument() throws {
        container.register(Driver.init).injection { $0.name = arg($1) }
        let error = try #require(throws: ValidationError.self) { try container.validate() }
        #expect(error.errors.map(\.reason) == [.misplacedArgument])
        #expect(reason { try container.resolve(Driver.self) } == .misplacedArgument)
    }

    @Test func optionalComponentIsNeverFound() throws {
        container.register { () -> Wheel? in Wheel() }
        let error = try #require(throws: ValidationError.self) { try container.validate() }
        #expect(error.errors.map(\.reason) == [.isNeverFound])
    }

    @Test func objectThatOtherCodeMakesIsNoDependency() throws {
        container.register(Wheel.self).lifetime(.objectGraph)
        container.register { (_: Wheel) in 7 }
        let error = try #require(throws: ValidationError.self) { try container.validate() }
        #expect(error.errors.map(\.reason) == [.isMadeElsewhere])
        #expect(error.errors.map { $0.path.map(\.name) } == [["Int", "Wheel"]])
    }

    @Test func deferredMistakeIsNotThrownBeforeOthers() throws {
        container.register { (_: Lazy<Int>, _: Wheel) in "" }
        let error = try #require(throws: ContainerError.self) { try container.resolve(String.self) }
        #expect(error.path.map(\.name) == ["String", "Wheel"])
    }

    @Test func inheritedComponentIsChecked() throws {
        container.register(Garage.init)
        let test = Container(overriding: container)
        test.register(Wheel.init)
        let error = try #require(throws: ValidationError.self) { try test.validate() }
        #expect(error.errors.map { $0.path.map(\.name) } == [["Garage", "Car"]])
    }

    @Test func overriddenComponentIsIgnored() throws {
        container.register(Garage.init)
        container.register(Car.init)
        let test = Container(overriding: container)
        test.register { (number: Argument<Int>) in Car(engine: V8(), wheel: Wheel()) }
        test.register { Garage(car: Car(engine: V8(), wheel: Wheel())) }
        try test.validate()
    }

    @Test func parentComponentsAreChecked() throws {
        container.register(Garage.init)
        container.register(Car.init)
        let child = Container(parent: container)
        child.register(Wheel.init)
        try child.validate()
        child.register { (_: Car) in 7 }
        let error = try #require(throws: ValidationError.self) { try child.validate() }
        #expect(error.errors.map { $0.path.map(\.name) } == [["Int", "Car", "Engine"], ["Int", "Car", "Wheel"]])
    }

    @Test func orderIsStable() throws {
        func text() -> String {
            let container = Container()
            container.register(Garage.init)
            container.register(Car.init)
            container.register(Egg.init)
            container.register(Chicken.init)
            do {
                try container.validate()
                return ""
            } catch { return "\(error)" }
        }
        #expect(Set((0..<20).map { _ in text() }).count == 1)
    }

    @Test func resolvingErrorHasPath() throws {
        container.register(Garage.init, fileID: "App/Garage.swift", line: 1)
        container.register(Car.init, fileID: "App/Car.swift", line: 2)
        container.register(V8.init).as((any Engine).self) { $0 }
        let error = try #require(throws: ContainerError.self) { try container.resolve(Garage.self) }
        #expect(
            "\(error)" == """
                Nothing is registered for Wheel: Garage (App/Garage.swift:1) → Car (App/Car.swift:2) → Wheel, in \
                the container "container". To fix: Register a component for it, or make the dependency optional.
                """
        )
    }

    @Test func missingDependencyMakesNothing() throws {
        let counter = Counter()
        container.register { () -> V8 in
            counter.next()
            return V8()
        }.as((any Engine).self) { $0 }
        container.register(Car.init)
        #expect(throws: ContainerError.self) { try container.resolve(Car.self) }
        #expect(counter.count == 0)
    }

    @Test func longChainTakesNoStack() throws {
        final class Link<Next>: Sendable {}
        func register<Next>(_ next: Next.Type, depth: Int) {
            guard depth > 0 else { return }
            container.register { (_: Next) in Link<Next>() }
            register(Link<Next>.self, depth: depth - 1)
        }
        container.register { 7 }
        register(Int.self, depth: 40)
        try container.validate()
    }
}

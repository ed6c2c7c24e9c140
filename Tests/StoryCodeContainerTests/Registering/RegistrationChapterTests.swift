import StoryCode
import TestSupport
import Testing

// DITranquillity's chapter on registration, block by block.

private final class Cat: Animal {}
private final class Dog: Animal {}
private final class Hamster: Animal {}
private protocol Animal: AnyObject {}
private final class Stone {}

private protocol CreditCard {
    var limit: Int { get }
}
private final class GoldCard: CreditCard {
    let limit = 1_000
}
private final class PlatinumCard: CreditCard {
    let limit = 10_000
}
private enum Gold {}
private enum Platinum {}

private protocol Engine: AnyObject {}
private protocol Wheel: AnyObject {}
private protocol Body: AnyObject {}
private final class V8: Engine {}
private final class Alloy: Wheel {}
private final class Coupé: Body {}
private final class Car {
    let engine: any Engine
    let wheel: any Wheel
    let body: any Body

    init(engine: any Engine, wheel: any Wheel, body: any Body) {
        self.engine = engine
        self.wheel = wheel
        self.body = body
    }
}
private final class Garage {
    let car: Car

    init(car: Car) { self.car = car }
}

struct RegistrationChapterTests {
    let container = Container()

    @Test func typeInitialiserAndClosure() throws {
        container.register(Cat.self)
        container.register(Dog.init)
        container.register { Hamster() }

        _ = try container.resolve(Dog.self)
        _ = try container.resolve(Hamster.self)
        // DITranquillity stops the program: a type alone cannot be created.
        #expect(reason { try container.resolve(Cat.self) } == .isMadeElsewhere)
        try container.inject(into: Cat())
    }

    @Test func compilerChecksService() throws {
        container.register(Cat.init).as((any Animal).self) { $0 }
        #expect(try container.resolve((any Animal).self) is Cat)
        #expect(type(of: try container.resolve(Cat.self)) == Cat.self)
    }

    @Test func uncheckedService() throws {
        container.register(Cat.init).as((any Animal).self)
        #expect(try container.resolve((any Animal).self) is Cat)
    }

    @Test func failingUncheckedServiceThrows() throws {
        container.register(Stone.init).as((any Animal).self)
        // DITranquillity stops the program.
        #expect(reason { try container.resolve((any Animal).self) } == .wrongType(found: "Stone"))
        _ = try container.resolve(Stone.self)
    }

    @Test func validateFindsImpossibleService() throws {
        container.register(Stone.init).as(Cat.self)
        let error = try #require(throws: ValidationError.self) { try container.validate() }
        #expect(error.errors.map(\.reason) == [.wrongType(found: "Stone")])
        #expect(reason { try container.resolve(Cat.self) } == .wrongType(found: "Stone"))
        _ = try container.resolve(Stone.self)
    }

    @Test func twoComponentsAreAmbiguous() throws {
        container.register(GoldCard.init).as((any CreditCard).self) { $0 }
        container.register(PlatinumCard.init).as((any CreditCard).self) { $0 }
        let error = try #require(throws: ContainerError.self) { try container.resolve((any CreditCard).self) }
        #expect(error.code == "ambiguous")
        #expect(error.reason.candidates.map(\.name) == ["GoldCard", "PlatinumCard"])
    }

    @Test func defaultComponent() throws {
        container.register(GoldCard.init).as((any CreditCard).self) { $0 }
        container.register(PlatinumCard.init).as((any CreditCard).self) { $0 }.default()
        #expect(try container.resolve((any CreditCard).self).limit == 10_000)
    }

    @Test func servicesByName() throws {
        container.register(GoldCard.init).as((any CreditCard).self, name: "gold") { $0 }
        container.register(PlatinumCard.init).as((any CreditCard).self, name: "platinum") { $0 }
        #expect(try container.resolve((any CreditCard).self, name: "gold").limit == 1_000)
        #expect(try container.resolve((any CreditCard).self, name: "platinum").limit == 10_000)
        let existing = ["named \"gold\"", "named \"platinum\""]
        #expect(
            reason { try container.resolve((any CreditCard).self, name: "golden") } == .unknownName(existing: existing)
        )
        #expect(reason { try container.resolve((any CreditCard).self) } == .unknownName(existing: existing))
    }

    @Test func servicesByTag() throws {
        container.register(GoldCard.init).as((any CreditCard).self, tag: Gold.self) { $0 }
        container.register(PlatinumCard.init).as((any CreditCard).self, tag: Platinum.self) { $0 }
        #expect(try container.resolve((any CreditCard).self, tag: Gold.self).limit == 1_000)
        #expect(try container.resolve((any CreditCard).self, tag: Platinum.self).limit == 10_000)
        #expect(try container.resolveAll((any CreditCard).self).map(\.limit) == [1_000, 10_000])
    }

    private func registerParts() {
        container.register(V8.init).as((any Engine).self) { $0 }
        container.register(Alloy.init).as((any Wheel).self) { $0 }
        container.register(Coupé.init).as((any Body).self) { $0 }
    }

    @Test func initialiser() throws {
        registerParts()
        container.register(Car.init)
        #expect(try container.resolve(Car.self).engine is V8)
    }

    @Test func initialiserWithLabels() throws {
        registerParts()
        container.register(Car.init(engine:wheel:body:))
        #expect(try container.resolve(Car.self).wheel is Alloy)
    }

    @Test func closure() throws {
        registerParts()
        container.register { Car(engine: $0, wheel: $1, body: $2) }
        #expect(try container.resolve(Car.self).body is Coupé)
    }

    @Test func oneParameter() throws {
        registerParts()
        container.register(Car.init)
        container.register(Garage.init)
        #expect(try container.resolve(Garage.self).car.engine is V8)
    }
}

import StoryCode
import TestSupport
import Testing

private final class Food {}
private final class Toy {}
private final class Bed {}
private class Cat {
    var food: Food?
    var toy: Toy!
    var bed: Bed?
    var log: [String] = []

    func set(toy: Toy, bed: Bed) {
        self.toy = toy
        self.bed = bed
    }
}
private final class Persian: Cat {
    var brush: Toy?
}
private struct Kennel {
    var food: Food?
}

struct InjectionTests {
    let container = Container()

    init() {
        container.register(Food.init)
        container.register(Toy.init)
        container.register(Bed.init)
    }

    @Test func nearestClassInjectsWhateverTheOrder() throws {
        class Base {
            var word = ""
        }
        final class Derived: Base {}
        let container = Container()
        container.register(Derived.self).injection { (object: inout Derived) in object.word += "derived" }
        container.register(Base.self).injection { (object: inout Base) in object.word += "base" }
        let object = Derived()
        try container.inject(into: object)
        #expect(object.word == "derived")
    }

    @Test func closureWithAnyDependencies() throws {
        container.register { Cat() }.injection { $0.food = $1 }.injection { $0.set(toy: $1, bed: $2) }
        let cat = try container.resolve(Cat.self)
        #expect(cat.food != nil && cat.toy != nil && cat.bed != nil)
    }

    @Test func keyPath() throws {
        container.register { Cat() }.injection(\.food)
        #expect(try container.resolve(Cat.self).food != nil)
    }

    @Test func method() throws {
        container.register { Cat() }.injection(method: Cat.set(toy:bed:))
        #expect(try container.resolve(Cat.self).bed != nil)
    }

    @Test func nameAndTag() throws {
        container.register(Food.init).as(Food.self, name: "dry") { $0 }.lifetime(.objectGraph)
        container.register { Toy() }.as(Toy.self, tag: Bed.self) { $0 }
        container.register { Cat() }
            .injection(name: "dry") { $0.food = $1 }
            .injection(\.toy, tag: Bed.self)
        let cat = try container.resolve(Cat.self)
        #expect(cat.food != nil && cat.toy != nil)
    }

    @Test func missingOptionalStaysNil() throws {
        let container = Container()
        container.register { Cat() }.injection { $0.food = $1 }
        #expect(try container.resolve(Cat.self).food == nil)
        let notes = try container.validate()
        #expect(notes.map { $0.path.map(\.name) } == [["Cat", "Food"]])
    }

    @Test func injectionsThenPostInitInOrder() throws {
        container.register { Cat() }
            .injection { (cat: inout Cat, _: Food) in cat.log.append("food") }
            .postInit { $0.log.append("last") }
            .injection { (cat: inout Cat, _: Toy) in cat.log.append("toy") }
        #expect(try container.resolve(Cat.self).log == ["food", "toy", "last"])
    }

    @Test func valueIsInjected() throws {
        container.register { Kennel() }.injection { $0.food = $1 }
        #expect(try container.resolve(Kennel.self).food != nil)
        var kennel = Kennel()
        try container.inject(into: &kennel)
        #expect(kennel.food != nil)
    }

    @Test func existingObjectIsInjected() throws {
        container.register(Cat.self).injection { $0.food = $1 }.postInit { $0.log.append("last") }
        let cat = Cat()
        try container.inject(into: cat)
        #expect(cat.food != nil && cat.log == ["last"])
    }

    @Test func nearestSuperclassInjects() throws {
        container.register(Cat.self).injection { $0.food = $1 }
        let persian: Cat = Persian()
        try container.inject(into: persian)
        #expect(persian.food != nil)
        container.register(Persian.self).injection { $0.brush = $1 }
        let other = Persian()
        try container.inject(into: other)
        #expect(other.brush != nil && other.food == nil)
    }

    @Test func nameSelectsRegistration() throws {
        container.register(Cat.self).as(Cat.self, name: "fed") { $0 }.injection { $0.food = $1 }
        container.register(Cat.self).as(Cat.self, name: "bored") { $0 }.injection { $0.bed = $1 }
        let cat = Cat()
        try container.inject(into: cat, name: "fed")
        #expect(cat.food != nil && cat.bed == nil)
        let error = try #require(throws: ContainerError.self) { try container.inject(into: Cat()) }
        #expect(error.code == "ambiguous")
    }

    @Test func unknownNameListsThoseOfTheClass() {
        container.register(Cat.self).as(Cat.self, name: "fed") { $0 }.as(AnyObject.self, name: "thing") { $0 }
        container.register(Toy.self).as(Toy.self, name: "ball") { $0 }
        let existing = ["named \"fed\""]
        #expect(reason { try container.inject(into: Cat(), name: "bored") } == .unknownName(existing: existing))
    }

    @Test func unregisteredClassThrows() {
        #expect(reason { try container.inject(into: Cat()) } == .missing)
    }

    @Test func injectionErrorIsThrown() {
        struct Refused: Error {}
        container.register { Cat() }.injection { (_: inout Cat, _: Food) in throw Refused() }
        #expect(throws: Refused.self) { try container.resolve(Cat.self) }
    }
}

import Testing

@testable import StoryCodeContainer

private class Animal {}
private final class Cat: Animal {}
private final class Stone {}

/// The component that injects an object, or the objects of a class.
struct InjectingComponentTests {
    private let container = Container()

    @Test func componentOfTheClassOrItsSuperclassIsFound() throws {
        container.register(AnyObject.self)
        container.register(Animal.self)
        func found(_ type: AnyClass) throws -> String? {
            try container.locked { try container.injectingComponent(of: type, name: nil)?.step.name }
        }
        #expect(try found(Animal.self) == "Animal")
        #expect(try found(Cat.self) == "Animal")
        #expect(try found(Stone.self) == nil)
        #expect(try container.injectingComponent(Cat(), name: nil)?.step.name == "Animal")
    }

    @Test func componentWithANameIsFoundUnderIt() throws {
        container.register(Animal.self).as(Animal.self, name: "fed") { $0 }
        let animal = Animal()
        func isFound(_ name: String?) throws -> [Bool] {
            let ofObject = try container.injectingComponent(animal, name: name)
            let ofClass = try container.locked { try container.injectingComponent(of: Animal.self, name: name) }
            return [ofObject != nil, ofClass != nil]
        }
        #expect(try isFound(nil) == [false, false])
        #expect(try isFound("fed") == [true, true])
    }

    @Test func nameOfAnotherServiceIsNoNameOfTheComponent() throws {
        container.register(Stone.self).as(AnyObject.self, name: "thing") { $0 }
        #expect(try container.injectingComponent(Stone(), name: nil) != nil)
    }
}

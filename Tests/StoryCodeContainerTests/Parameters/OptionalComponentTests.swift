import StoryCode
import TestSupport
import Testing

@testable import StoryCodeContainer

/// Components with a factory that returns an optional, offered as another service.
struct OptionalComponentTests {
    final class Cat: Sendable {}

    struct House: Sendable {
        let hasCat: Bool
    }

    @Test func ambiguousOptionalThrows() {
        let container = Container()
        container.register { 1 }
        container.register { 2 }
        let error = #expect(throws: ContainerError.self) { _ = try container.optional(Int.self) }
        #expect(error?.code == "ambiguous")
    }

    @Test func sharedOptional() throws {
        let container = Container()
        container.register { () -> Cat? in Cat() }.as(House.self) { House(hasCat: $0 != nil) }.lifetime(.single)
        try container.validate()
        #expect(try container.resolve(House.self).hasCat)
        #expect(try container.resolve(House.self).hasCat)
    }

    @Test func sharedNilIsCreatedOnce() throws {
        let (container, counter) = (Container(), Counter())
        container.register { () -> Cat? in
            counter.next(); return nil
        }
        .as(House.self) { House(hasCat: $0 != nil) }.as(Cat.self).lifetime(.single)
        for _ in 0..<2 { #expect(try !container.resolve(House.self).hasCat) }
        #expect(counter.count == 1)
        #expect(reason { try container.resolve(Cat.self) }?.code == "wrongType")
    }

    @Test func objectGraphOptional() throws {
        let container = Container()
        container.register { () -> Cat? in Cat() }.as(House.self) { House(hasCat: $0 != nil) }.lifetime(.objectGraph)
        #expect(try container.resolve(House.self).hasCat)
    }
}

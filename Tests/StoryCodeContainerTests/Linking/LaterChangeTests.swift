import StoryCode
import TestSupport
import Testing

@testable import StoryCodeContainer

/// Changes to a component after it was resolved.
struct LaterChangeTests {
    final class Cat: Sendable {}

    @Test func changeAfterValidate() throws {
        let container = Container()
        let cat = container.register(Cat.init)
        try container.validate()
        cat.lifetime(.single)
        #expect(try container.resolve(Cat.self) === container.resolve(Cat.self))
    }

    @Test func graphShowsLaterChanges() {
        let container = Container()
        let cat = container.register(Cat.init)
        #expect(container.graph.nodes.map(\.lifetime) == ["prototype"])
        cat.lifetime(.single)
        #expect(container.graph.nodes.map(\.lifetime) == ["single"])
    }
}

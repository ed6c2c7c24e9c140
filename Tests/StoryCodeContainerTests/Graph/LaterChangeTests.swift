import StoryCode
import TestSupport
import Testing

@testable import StoryCodeContainer
@testable import StoryCodeScenes
@testable import StoryCodeScreens
@testable import StoryCodeStoryboards

/// What is said of a component after it was looked at.
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

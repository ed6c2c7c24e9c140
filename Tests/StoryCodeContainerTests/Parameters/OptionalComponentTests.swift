import StoryCode
import TestSupport
import Testing

@testable import StoryCodeContainer
@testable import StoryCodeScenes
@testable import StoryCodeScreens
@testable import StoryCodeStoryboards

/// Components whose factory gives an optional, offered as something else.
struct OptionalComponentTests {
    final class Cat: Sendable {}

    struct House: Sendable {
        let hasCat: Bool
    }

    @Test func sharedOptional() throws {
        let container = Container()
        container.register { () -> Cat? in Cat() }.as(House.self) { House(hasCat: $0 != nil) }.lifetime(.single)
        #expect(try container.resolve(House.self).hasCat)
        #expect(try container.resolve(House.self).hasCat)
    }

    @Test func objectGraphOptional() throws {
        let container = Container()
        container.register { () -> Cat? in Cat() }.as(House.self) { House(hasCat: $0 != nil) }.lifetime(.objectGraph)
        #expect(try container.resolve(House.self).hasCat)
    }
}

import StoryboardTestSupport
import Testing

@testable import StoryboardFiles

/// The names of scenes in the storyboard of a file.
struct SceneNamesTests {
    @Test func nameIsTheIdentifierOrElseTheID() throws {
        let file = try XML.file(
            XML.text(
                XML.scene("A", "viewController", "storyboardIdentifier=\"City\""),
                XML.scene("B", "viewController", "storyboardIdentifier=\"City\""),
                XML.scene("City"),
                XML.scene("R", "viewControllerPlaceholder", "storyboardIdentifier=\"Map\" storyboardName=\"Maps\"")
            )
        )
        #expect(file.scenes.map { file.name(of: $0) } == ["City", "B", "City'", "R"])
    }

    @Test func repeatedIDHasTheFirstIdentifier() throws {
        let file = try XML.file(
            XML.text(
                XML.scene("A", "viewController", "storyboardIdentifier=\"One\""),
                XML.scene("A", "viewController", "storyboardIdentifier=\"Two\""),
                XML.scene("B", "viewController", "storyboardIdentifier=\"Two\"")
            )
        )
        #expect(file.scenes.map { file.name(of: $0) } == ["One", "One", "Two"])
    }
}

import StoryCode
import Testing

@testable import StoryCodeContainer

/// Whether a container injects the views of its controllers.
struct InjectsToSubviewsTests {
    let parent = Container()

    @Test func settingOfParentIsTheDefault() {
        let child = Container(parent: parent)
        #expect(!child.injectsToSubviews)
        parent.injectsToSubviews = true
        #expect(child.injectsToSubviews)
        child.injectsToSubviews = false
        #expect(!child.injectsToSubviews)
    }

    @Test func overridingContainerHasTheSetting() {
        parent.injectsToSubviews = true
        #expect(Container(overriding: parent).injectsToSubviews)
    }

    // What was prepared with the setting is valid for one generation.
    @Test func changeAfterReadingBeginsGeneration() {
        let child = Container(parent: parent)
        let before = child.generation
        #expect(!child.injectsToSubviews)
        parent.injectsToSubviews = true
        #expect(child.generation > before)
    }
}

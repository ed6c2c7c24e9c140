import StoryCode
import Testing

@testable import StoryCodeLeaks

/// The log of a watch, which lives as long as its program.
@MainActor
struct SceneLogTests {
    @Test func releasedScenesAreForgotten() {
        var log = SceneLog()
        let controller = ViewController()
        log.add(controller)
        log.add(ViewController())
        log.removeReleased()
        // A collection that only grows would be a leak itself.
        let collections = Mirror(reflecting: log).children.map { Mirror(reflecting: $0.value).children.count }
        #expect(collections == [1, 1])
        #expect(log[controller] != nil)
    }
}

import StoryCode
import StoryCodeScenes
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
        let controllers = Mirror(reflecting: log).descendant("controllers") as? WeakDictionary<SceneLog.Entry>
        #expect(log.entries.count == 1 && controllers?.count == 1)
        #expect(Mirror(reflecting: log).children.map(\.label) == ["entries", "controllers"])
        #expect(log[controller] != nil)
    }
}

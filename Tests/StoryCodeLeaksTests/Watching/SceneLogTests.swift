import StoryCode
import Testing

@testable import StoryCodeLeaks
@testable import StoryCodeScenes

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

    @Test func scenesWithALivingHelperAreKept() {
        final class Helper {}
        var log = SceneLog()
        var helper: Helper? = Helper()
        for helper in [helper, Helper()].compactMap(\.self) {
            let controller = ViewController()
            log.add(controller)
            log.record(
                TraceEntry(event: .assembled(helpers: [TracedHelper(object: helper, number: 1)]), subject: controller)
            )
        }
        log.removeReleased()
        #expect(log.entries.map { log.objects(of: $0).count } == [1])
        helper = nil
        log.removeReleased()
        #expect(log.entries.isEmpty)
    }

    @Test func survivorsAreObjectsBesidesTheExceptions() {
        var log = SceneLog()
        let controllers = [ViewController(), ViewController()]
        log.add(controllers[0])
        #expect(log.hasSurvivors(except: []))
        #expect(log.hasSurvivors(except: [controllers[1]]))
        #expect(!log.hasSurvivors(except: [controllers[0]]))
        log.add(controllers[1])
        #expect(log.hasSurvivors(except: [controllers[0]]))
        #expect(!log.hasSurvivors(except: [controllers[1], controllers[0]]))
    }
}

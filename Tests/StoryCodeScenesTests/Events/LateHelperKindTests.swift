import StoryCode
import TestSupport
import Testing

/// Values of any type can be added late, and receive each event once.
@MainActor
struct LateHelperKindTests {
    /// A helper that is awoken and does not observe events.
    final class Starter: Awakable {
        let log: Log
        init(log: Log) { self.log = log }
        func awake() { log.add("starter.awake") }
    }

    /// A helper that learns its controller.
    final class Member: SceneMember, Awakable {
        let log: Log
        init(log: Log) { self.log = log }
        func didJoin(_ controller: AnyObject) { log.add("member.didJoin \(type(of: controller))") }
        func awake() { log.add("member.awake") }
    }

    let log = Log()

    /// Adds a helper to a loaded scene, tears the view down, and returns the log.
    func life<Helper>(of helper: Helper) -> [String] {
        let host = Scene { ViewController() }.host()
        host.controller.loadViewIfNeeded()
        let late = host.add(helper)
        host.controller.view = nil
        late.remove()
        host.controller.loadViewIfNeeded()
        return log.take()
    }

    @Test func helpersOfAnyType() {
        let value = LoggedValue(name: "s", log: log)
        let valueLife = ["s.awake", "s.didLoad", "s.didTearDown"]
        #expect(life(of: value) == valueLife)
        #expect(life(of: value as Any) == valueLife)
        #expect(life(of: Optional(value)) == valueLife)
        #expect(life(of: LoggedValue?.none) == [])
        let object = LoggedHelper("h", log: log)
        let objectLife = ["h.awake", "h.didLoad", "h.willTearDown", "h.didTearDown"]
        #expect(life(of: object) == objectLife)
        #expect(life(of: object as any ViewObserver) == objectLife)
        #expect(life(of: Optional(Optional(object))) == objectLife)
        #expect(life(of: Starter(log: log)) == ["starter.awake"])
        #expect(life(of: Member(log: log)) == ["member.didJoin ViewController", "member.awake"])
        #expect(life(of: { object }) == [])
        #expect(life(of: (object, 7)) == [])
    }

    @Test func equalStructuresAreTwoHelpers() {
        let host = Scene { ViewController() }.host()
        let value = LoggedValue(name: "s", log: log)
        let first = host.add(value)
        host.add(value)
        host.controller.loadViewIfNeeded()
        first.remove()
        host.controller.view = nil
        #expect(log.take() == ["s.awake", "s.awake", "s.didLoad", "s.didLoad", "s.didTearDown"])
    }

    @Test func objectAddedTwiceStaysUntilRemovedTwice() {
        let host = Scene { ViewController() }.host()
        let helper = LoggedHelper("late", log: log)
        let (first, second) = (host.add(helper), host.add(Optional(helper)))
        host.controller.loadViewIfNeeded()
        second.remove()
        host.controller.view = nil
        first.remove()
        host.controller.loadViewIfNeeded()
        #expect(log.take() == ["late.awake", "late.didLoad", "late.willTearDown", "late.didTearDown"])
    }

    @Test func ownHelperAddedLateKeepsItsPlace() {
        let host = Scene {
            ViewController()
        }.with {
            LoggedHelper("h", log: log)
        }.with {
            Starter(log: log)
        }.host(connect: { controller, helper, starter in
            controller.loadViewIfNeeded()
            controller.sceneEvents.add(helper, for: controller).remove()
            controller.sceneEvents.add(starter, for: controller).remove()
        })
        host.add(host.helpers.0).remove()
        host.add(host.helpers.1).remove()
        host.controller.view = nil
        #expect(log.take() == ["h.didLoad", "h.awake", "starter.awake", "h.willTearDown", "h.didTearDown"])
    }

    @Test func helperAddedBeforeTheSceneStaysFirst() {
        let (helper, starter) = (LoggedHelper("h1", log: log), Starter(log: log))
        let controller = Scene {
            let controller = ViewController()
            controller.sceneEvents.add(LoggedHelper("early", log: log), for: controller)
            controller.sceneEvents.add(helper, for: controller).remove()
            controller.sceneEvents.add(starter, for: controller)
            return controller
        }.withDerived { controller in
            controller.sceneEvents.add(helper, for: controller)
            return helper
        }.with {
            starter
        }.with {
            LoggedHelper("h2", log: log)
        }.instantiate()
        controller.loadViewIfNeeded()
        log.expect([
            "early.awake", "h1.awake", "starter.awake", "h1.awake", "h2.awake",
            "early.didLoad", "h1.didLoad", "h2.didLoad",
        ])
    }

    @Test func sceneHelperAddedEarlierOutlivesItsRemoval() {
        let helper = LoggedHelper("h", log: log)
        var early: LateHelper?
        let controller = Scene {
            let controller = ViewController()
            early = controller.sceneEvents.add(helper, for: controller)
            return controller
        }.with {
            helper
        }.instantiate()
        early?.remove()
        controller.loadViewIfNeeded()
        #expect(log.take() == ["h.awake", "h.didLoad"])
    }

    @Test func helpersOfASecondSceneComeLast() {
        let (controller, shared) = (ViewController(), LoggedHelper("shared", log: log))
        let scene = Scene { controller }.with { shared }
        let host = scene.host()
        host.add(LoggedHelper("late", log: log))
        log.withDiagnostics { _ = scene.with { LoggedHelper("h2", log: log) }.instantiate() }
        controller.loadViewIfNeeded()
        log.expect([
            "shared.awake", "late.awake", "! controllerHasScene", "h2.awake",
            "shared.didLoad", "late.didLoad", "h2.didLoad",
        ])
    }
}

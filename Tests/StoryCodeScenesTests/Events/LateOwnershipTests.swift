import StoryCode
import TestSupport
import Testing

/// The scene retains late helpers until they are removed.
///
/// The returned registration retains none of them.
@MainActor
struct LateOwnershipTests {
    final class Silent {}

    /// Runs a closure when it is released.
    final class Leaver: ViewObserver {
        let leave: @MainActor () -> Void
        init(_ leave: @escaping @MainActor () -> Void) { self.leave = leave }
        isolated deinit { leave() }
    }

    let log = Log()

    @Test func sceneRetainsALateHelperUntilItsRemoval() {
        let host = Scene { ViewController() }.host()
        weak var helper: Silent?
        let late: LateHelper
        do {
            let added = Silent()
            helper = added
            late = host.add(added)
        }
        #expect(helper != nil)
        late.remove()
        #expect(helper == nil)
        late.remove()
    }

    @Test func helperThatHasReceivedEventsIsReleasedAtItsRemoval() {
        let host = Scene { ViewController() }.host()
        weak var helper: LoggedHelper?
        let late: LateHelper
        do {
            let added = LoggedHelper("late", log: log)
            helper = added
            late = host.add(added)
        }
        host.controller.loadViewIfNeeded()
        late.remove()
        #expect(helper == nil)
        #expect(log.take() == ["late.awake", "late.didLoad"])
    }

    @Test func lateHelperEndsWithItsScene() {
        weak var controller: ViewController?
        weak var helper: LoggedHelper?
        let late: LateHelper
        do {
            let host = Scene { ViewController() }.host()
            let added = LoggedHelper("late", log: log)
            (controller, helper) = (host.controller, added)
            late = host.add(added)
            #expect(helper != nil)
        }
        #expect(controller == nil && helper == nil)
        late.remove()
    }

    @Test func droppingTheRegistrationRemovesNoHelper() {
        let host = Scene { ViewController() }.host()
        do { _ = host.add(LoggedHelper("late", log: log)) }
        host.controller.loadViewIfNeeded()
        #expect(log.take() == ["late.awake", "late.didLoad"])
    }

    @Test func removingTwiceDoesNothing() {
        let host = Scene { ViewController() }.host()
        let helper = LoggedHelper("late", log: log)
        let first = host.add(helper)
        host.add(helper)
        first.remove()
        first.remove()
        host.controller.loadViewIfNeeded()
        #expect(log.take() == ["late.awake", "late.didLoad"])
    }

    @Test func helperRemovedInItsOwnCallbackIsReleased() {
        let host = Scene { ViewController() }.host()
        weak var released: LoggedHelper?
        do {
            let helper = LoggedHelper("late", log: log)
            released = helper
            let late = host.add(helper)
            helper.react = { [log] _ in
                late.remove()
                log.add(released == nil ? "released" : "alive")
            }
        }
        host.controller.loadViewIfNeeded()
        #expect(released == nil)
        host.controller.view = nil
        #expect(log.take() == ["late.awake", "late.didLoad", "alive"])
    }

    @Test func releaseDuringAnEventMayRemoveHelpers() {
        let scene = LateScene(log: log)
        var leaver: LateHelper?
        scene.on("1", .viewDidLoad) { _ in leaver?.remove() }
        scene.add("1")
        if let controller = scene.controller {
            leaver = controller.sceneEvents.add(
                Leaver { [unowned scene] in
                    scene.remove("1")
                    scene.remove("2")
                    scene.add("4")
                },
                for: controller
            )
        }
        scene.add("2")
        scene.add("3")
        scene.load()
        scene.unload()
        log.expect([
            "1.awake", "2.awake", "3.awake", "1.didLoad", "4.awake", "3.didLoad", "4.didLoad",
            "3.willTearDown", "4.willTearDown", "3.didTearDown", "4.didTearDown",
        ])
    }

    @Test func controllerIsNotRetainedByItsOwnScene() {
        weak var released: LoggedController?
        do {
            let host = Scene { LoggedController(log: log) }.host()
            released = host.controller
            let late = host.add(host.controller)
            host.add(Optional(host.controller))
            host.controller.loadViewIfNeeded()
            late.remove()
            host.controller.view = nil
        }
        #expect(released == nil)
        #expect(log.take() == ["C.awake", "C.loadView", "C.didLoad", "C.willTearDown", "C.didTearDown"])
    }
}

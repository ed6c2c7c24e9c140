import StoryCode
import TestSupport
import Testing

/// The controller retains the helpers, and nothing retains the controller.
@MainActor
struct SceneOwnershipTests {
    final class Helper {
        weak var controller: ViewController?
        weak var view: View?
    }

    @Test func instantiateRetainsOnlyTheHelpers() {
        weak var helper: Helper?
        var controller: ViewController? = Scene { ViewController() }.with { Helper() }.instantiate(connect: {
            $1.controller = $0
            helper = $1
        })
        #expect(helper?.controller === controller)
        controller = nil
        #expect(helper == nil)
    }

    @Test func hostRetainsTheSceneAndDoesNotOutliveItself() {
        weak var controller: ViewController?
        weak var helper: Helper?
        do {
            let host = Scene { ViewController() }.with { Helper() }.host()
            controller = host.controller
            helper = host.helpers
            #expect(controller != nil && helper != nil)
        }
        #expect(controller == nil && helper == nil)
    }

    @Test func builderRetainsNeitherControllerNorView() {
        weak var controller: ViewController?
        weak var view: View?
        do {
            let held = Scene { ViewController() }.with { Helper() }.instantiate(view: { controller, helper in
                let view = View()
                helper.view = view
                return view
            })
            controller = held
            view = held.view
            #expect(view != nil)
            held.view = nil
            #expect(view == nil)
            view = held.view
        }
        #expect(controller == nil && view == nil)
    }

    @Test func helpersStayTheSameWhenTheViewIsBuiltAgain() {
        let host = Scene { ViewController() }.with { Helper() }.host(view: { _, helper in
            let view = View()
            helper.view = view
            return view
        })
        let first = host.controller.view
        host.controller.view = nil
        let second = host.controller.view
        #expect(first != nil && second != nil && first !== second)
        #expect(host.helpers.view === second)
        #expect(host.controller.sceneEvents.hasViewBuilder)
    }

    @Test func visibleSceneDiesWithItsWindow() {
        weak var controller: ViewController?
        weak var helper: Helper?
        do {
            let window = Window()
            window.rootViewController = Scene { ViewController() }.with { Helper() }.instantiate(connect: {
                controller = $0
                helper = $1
            })
            window.makeKeyAndVisible()
            #expect(controller != nil && helper != nil)
        }
        #expect(controller == nil && helper == nil)
    }

    /// Regression: a window once retained its previous root.
    @Test func windowDoesNotRetainARootThatItNoLongerHas() {
        let window = Window()
        weak var first: ViewController?
        weak var second: ViewController?
        do {
            let controllers = (ViewController(), ViewController())
            (first, second) = controllers
            window.rootViewController = controllers.0
            window.makeKeyAndVisible()
            window.rootViewController = controllers.1
        }
        #expect(first == nil && second != nil)
        window.isHidden = true
        window.rootViewController = nil
        #expect(second == nil)
    }

    @Test func unflushedTurnRetainsNoController() {
        let clock = ManualClock()
        weak var controller: ViewController?
        do {
            let window = Window(scheduler: clock)
            let held = ViewController()
            controller = held
            window.rootViewController = held
            window.makeKeyAndVisible()
        }
        #expect(controller == nil)
        clock.flush()
    }

    @Test func sceneRetainsNoneOfItsInstances() {
        weak var helper: Helper?
        let scene = Scene { ViewController() }.with { Helper() }
        do { helper = scene.host().helpers }
        #expect(helper == nil)
    }
}

import StoryCode
import StoryCodeTesting
import TestSupport
import Testing

@MainActor
struct UpdatePropertiesTests {
    let clock = ManualClock()
    let window: Window
    let recorder: LifecycleRecorder

    init() {
        window = Window(scheduler: clock)
        recorder = LifecycleRecorder(of: window)
    }

    private func show(_ controller: ViewController, as name: String = "C") {
        recorder.name(controller, name)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        clock.run()
    }

    /// Shows a controller, and drops the lines.
    private func shown(_ controller: ViewController = ViewController()) -> ViewController {
        show(controller)
        _ = recorder.take()
        return controller
    }

    @Test func firstUpdateFollowsIsAppearing() {
        show(ViewController())
        recorder.expect([
            "C.loadView", "C.viewDidLoad", "C.viewWillAppear", "C.viewIsAppearing", "C.updateProperties",
            "C.viewWillLayoutSubviews", "C.viewDidLayoutSubviews", "C.viewDidAppear",
        ])
    }

    @Test func requestsOfATurnAreOneUpdateWithoutLayout() {
        let controller = shown()
        controller.setNeedsUpdateProperties()
        controller.setNeedsUpdateProperties()
        recorder.expect([])
        clock.run()
        recorder.expect(["C.updateProperties"])
    }

    @Test func updateThatRequestsALayoutIsFollowedByIt() {
        let controller = Screen()
        controller.onUpdate = { $0.view.setNeedsLayout() }
        _ = shown(controller)
        controller.setNeedsUpdateProperties()
        clock.run()
        recorder.expect(["C.updateProperties", "C.viewWillLayoutSubviews", "C.viewDidLayoutSubviews"])
        #expect(clock.isAtRest)
    }

    @Test func updateRequestedInAnUpdateWaitsForTheNextPass() {
        var count = 0
        let controller = Screen()
        controller.onUpdate = { controller in
            count += 1
            if count == 2 { controller.setNeedsUpdateProperties() }
        }
        _ = shown(controller)
        controller.setNeedsUpdateProperties()
        controller.updatePropertiesIfNeeded()
        recorder.expect(["C.updateProperties"])
        clock.run()
        recorder.expect(["C.updateProperties"])
    }

    @Test func updateRequestedInAPassFollowsInTheNextOne() {
        var count = 0
        let controller = Screen()
        controller.onUpdate = { controller in
            count += 1
            if count < 3 { controller.setNeedsUpdateProperties() }
        }
        show(controller)
        #expect(count == 3 && clock.isAtRest)
    }

    @Test func updateForcedInAnUpdateIsPartOfTheNextPass() {
        for isHelper in [false, true] {
            let host = Scene { return Screen() }.with { return Helper() }.host()
            var count = 0
            func force() {
                count += 1
                guard count < 3 else { return }
                host.controller.setNeedsUpdateProperties()
                host.controller.updatePropertiesIfNeeded()
            }
            if isHelper { host.helpers.onUpdate = force } else { host.controller.onUpdate = { _ in force() } }
            window.rootViewController = host.controller
            window.makeKeyAndVisible()
            #expect(count == 1)
            clock.run()
            #expect(count == 3)
        }
    }

    @Test func updateForcedInAQueuedUpdateIsPartOfTheNextPass() {
        let host = Scene { return Screen() }.with { return Helper() }.host()
        func force() {
            host.controller.setNeedsUpdateProperties()
            host.controller.updatePropertiesIfNeeded()
        }
        // The helper receives this update after `viewDidAppear(_:)`.
        host.controller.onAppear = { _ in
            host.helpers.onUpdate = {
                host.helpers.onUpdate = {}
                force()
                recorder.note("end of update")
            }
            force()
        }
        show(host.controller)
        recorder.expect(
            [
                "C.viewIsAppearing", "C/Helper.viewIsAppearing", "C.updateProperties", "C/Helper.updateProperties",
                "C.viewWillLayoutSubviews", "C/Helper.viewWillLayoutSubviews", "C.viewDidLayoutSubviews",
                "C/Helper.viewDidLayoutSubviews", "C.updateProperties", "C/Helper.updateProperties", "end of update",
                "C.updateProperties", "C/Helper.updateProperties",
            ],
            only: .layout
        )
    }

    @Test func updateIfNeededUpdatesWhatIsInside() {
        let (parent, child, inner) = (ViewController(), ViewController(), ViewController())
        recorder.name(child, "D")
        recorder.name(inner, "E")
        for (outer, added) in [(parent, child), (child, inner)] {
            outer.addChild(added)
            let box = View()
            outer.view.addSubview(box)
            box.addSubview(added.view)
            added.didMove(toParent: outer)
        }
        _ = shown(parent)
        for controller in [inner, child, parent] { controller.setNeedsUpdateProperties() }
        parent.updatePropertiesIfNeeded()
        recorder.expect(["C.updateProperties", "D.updateProperties", "E.updateProperties"])
        clock.run()
        recorder.expect([])
    }

    @Test func nothingIsUpdatedBeforeTheViewIsLoaded() {
        let controller = ViewController()
        recorder.attach(to: controller, as: "C")
        controller.setNeedsUpdateProperties()
        controller.updatePropertiesIfNeeded()
        #expect(!controller.isViewLoaded)
        recorder.expect([])
        controller.loadViewIfNeeded()
        _ = recorder.take()
        controller.updatePropertiesIfNeeded()
        recorder.expect(["C.updateProperties"])
    }

    @Test func nothingIsUpdatedByALayoutOutsideAWindow() {
        let controller = ViewController()
        recorder.attach(to: controller, as: "C")
        controller.loadViewIfNeeded()
        _ = recorder.take()
        controller.view.layoutIfNeeded()
        recorder.expect([])
        controller.updatePropertiesIfNeeded()
        recorder.expect(["C.updateProperties"])
    }

    @Test func nothingIsUpdatedWhileTheViewIsLoading() {
        let controller = Screen()
        controller.onLoad = { $0.updatePropertiesIfNeeded() }
        show(controller)
        recorder.expect(
            ["C.viewIsAppearing", "C.updateProperties", "C.viewWillLayoutSubviews", "C.viewDidLayoutSubviews"],
            only: .layout
        )
    }

    @Test func hiddenScreenIsUpdatedWhenItAppears() {
        let controller = shown()
        window.isHidden = true
        clock.run()
        _ = recorder.take()
        controller.setNeedsUpdateProperties()
        clock.run()
        recorder.expect([])
        window.isHidden = false
        recorder.expect([
            "C.viewWillAppear", "C.viewIsAppearing", "C.updateProperties", "C.viewWillLayoutSubviews",
            "C.viewDidLayoutSubviews",
        ])
    }

    @Test func rebuiltViewIsUpdated() {
        let controller = shown()
        controller.reloadView()
        clock.run()
        recorder.expect(
            ["C.viewIsAppearing", "C.updateProperties", "C.viewWillLayoutSubviews", "C.viewDidLayoutSubviews"],
            only: .layout
        )
    }

    @Test func helpersAreNotifiedAfterTheController() {
        let host = Scene { return ViewController() }.with { return Helper() }.host()
        recorder.attach(to: host.controller, as: "C")
        show(host.controller)
        _ = recorder.take()
        host.controller.setNeedsUpdateProperties()
        clock.run()
        recorder.expect(["C.updateProperties", "C/Helper.updateProperties"])
    }

    @Test func viewIsUpdatedAfterItsController() {
        var lines: [String] = []
        let controller = Screen()
        controller.view = NotedView { lines.append("outer.\($0)") }
        controller.view.addSubview(NotedView { lines.append("inner.\($0)") })
        controller.onUpdate = { _ in lines.append("C.update") }
        window.rootViewController = controller
        window.makeKeyAndVisible()
        #expect(lines == ["C.update", "outer.update", "outer.layout", "inner.update", "inner.layout"])
        controller.view.setNeedsUpdateProperties()
        clock.run()
        #expect(lines.dropFirst(5) == ["outer.update"])
    }
}

/// A view that notes its passes.
private final class NotedView: View {
    private let note: (String) -> Void

    init(_ note: @escaping (String) -> Void) {
        self.note = note
        super.init()
    }

    override func updateProperties() { note("update") }

    override func layoutSubviews() { note("layout") }
}

import StoryCode
import TestSupport
import Testing

/// The user's back action, as a button and as a gesture.
@MainActor
struct BackTests {
    let log = Log()
    let clock = ManualClock()
    let window: Window
    let a: LoggedController
    let b: LoggedController
    let navigation: NavigationController

    init() {
        window = Window(scheduler: clock)
        a = LoggedController("A", log: log)
        b = LoggedController("B", log: log)
        navigation = NavigationController(rootViewController: a)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        clock.flush()
        navigation.pushViewController(b, animated: true)
        clock.advance(by: .seconds(1))
        _ = log.take()
    }

    /// A handler that logs its calls.
    func handler(_ name: String, of controller: ViewController) -> BackHandler {
        let handler = controller.addBackHandler { log.add("\(name).back") }
        handler.onStart = { log.add("\(name).start") }
        handler.onProgress = { log.add("\(name).progress(\($0))") }
        handler.onCancel = { log.add("\(name).cancel") }
        return handler
    }

    @Test func withoutHandlersItPops() {
        #expect(window.goBack())
        #expect(navigation.transitionCoordinator?.transitionDuration == window.transitionDuration)
        clock.advance(by: .seconds(1))
        #expect(navigation.viewControllers == [a])
        #expect(!window.goBack())
    }

    @Test func topmostEnabledHandlerIsCalled() {
        let first = handler("first", of: b)
        let second = handler("second", of: b)
        _ = handler("covered", of: a)
        _ = handler("container", of: navigation)
        window.goBack()
        second.isEnabled = false
        window.goBack()
        first.remove()
        window.goBack()
        #expect(log.take() == ["second.back", "first.back", "container.back"])
        #expect(navigation.viewControllers == [a, b])
    }

    @Test func gestureDrivesTheInteractivePop() {
        let gesture = window.beginBack()
        gesture?.update(0.5)
        gesture?.cancel()
        gesture?.finish()
        clock.advance(by: .seconds(1))
        #expect(navigation.viewControllers == [a, b])
        log.expect([
            "B.willMove(nil)", "B.willDisappear", "A.willAppear", "A.isAppearing", "A.willLayout", "A.didLayout",
            "A.willDisappear", "A.didDisappear", "B.willAppear", "B.isAppearing", "B.didAppear",
            "B.didMove(NavigationController)",
        ])
    }

    @Test func handlerReceivesTheGesture() {
        _ = handler("h", of: b)
        let gesture = window.beginBack()
        gesture?.update(0.3)
        gesture?.update(7)
        gesture?.finish()
        let other = window.beginBack()
        other?.cancel()
        other?.finish()
        #expect(log.take() == ["h.start", "h.progress(0.3)", "h.progress(1.0)", "h.back", "h.start", "h.cancel"])
    }

    @Test func removedHandlerPassesTheGestureOn() {
        let second = handler("second", of: navigation)
        let first = handler("first", of: b)
        let gesture = window.beginBack()
        gesture?.update(0.5)
        first.remove()
        second.isEnabled = false
        gesture?.finish()
        clock.advance(by: .seconds(1))
        #expect(
            log.take().prefix(7) == [
                "first.start", "first.progress(0.5)", "first.cancel", "second.start", "second.progress(0.5)",
                "second.cancel", "B.willMove(nil)",
            ]
        )
        #expect(navigation.viewControllers == [a])
    }

    @Test func gestureThatHasNotMovedIsPassedOnWithoutProgress() {
        _ = handler("second", of: navigation)
        let first = handler("first", of: b)
        let gesture = window.beginBack()
        first.remove()
        gesture?.cancel()
        #expect(log.take() == ["first.start", "first.cancel", "second.start", "second.cancel"])
    }

    @Test func handlerThatHasPassedTheGestureOnReceivesNoMore() {
        let handler = handler("h", of: b)
        let gesture = window.beginBack()
        b.once(.viewWillDisappear(true)) {
            gesture?.update(0.5)
            gesture?.finish()
        }
        handler.isEnabled = false
        gesture?.finish()
        clock.advance(by: .seconds(1))
        #expect(log.take().filter { $0.hasPrefix("h.") } == ["h.start", "h.cancel"])
        #expect(navigation.viewControllers == [a])
    }

    @Test(arguments: [false, true])
    func handlerRemovedAtTheEndOfTheGesturePassesNothingOn(finishes: Bool) {
        var handler: BackHandler?
        handler = b.addBackHandler {
            log.add("back")
            handler?.remove()
        }
        handler?.onCancel = {
            log.add("cancel")
            handler?.remove()
        }
        let gesture = window.beginBack()
        finishes ? gesture?.finish() : gesture?.cancel()
        clock.advance(by: .seconds(1))
        #expect(log.take() == [finishes ? "back" : "cancel"])
        #expect(navigation.viewControllers == [a, b])
        handler = nil
    }

    @Test(arguments: [false, true])
    func handlerOfHiddenControllerPassesTheGestureOn(updates: Bool) {
        _ = handler("h", of: b)
        let gesture = window.beginBack()
        gesture?.update(0.25)
        let c = LoggedController("C", log: log)
        navigation.pushViewController(c, animated: false)
        clock.flush()
        if updates { gesture?.update(0.5) }
        gesture?.finish()
        clock.advance(by: .seconds(1))
        #expect(log.take().filter { $0.hasPrefix("h.") } == ["h.start", "h.progress(0.25)", "h.cancel"])
        #expect(navigation.viewControllers == [a, b])
    }

    @Test func noHandlerBehindASheetIsCalled() {
        _ = handler("behind", of: b)
        let sheet = LoggedController("S", log: log)
        b.present(sheet, animated: false)
        clock.flush()
        sheet.isModalInPresentation = true
        #expect(window.goBack())
        #expect(sheet.presentingViewController != nil)
        sheet.isModalInPresentation = false
        #expect(window.goBack())
        clock.advance(by: .seconds(1))
        #expect(sheet.presentingViewController == nil)
        window.goBack()
        #expect(log.take().suffix(3) == ["S.willDisappear", "S.didDisappear", "behind.back"])
    }

    @Test func contentOfASheetGoesBackBeforeTheSheet() {
        let (c, d) = (LoggedController("C", log: log), LoggedController("D", log: log))
        let sheet = NavigationController(rootViewController: c)
        sheet.viewControllers = [c, d]
        b.present(sheet, animated: false)
        clock.run()
        let inner = handler("h", of: d)
        _ = log.take()
        #expect(window.goBack())
        #expect(log.take() == ["h.back"])
        inner.remove()
        #expect(window.goBack())
        clock.run()
        #expect(sheet.viewControllers == [c] && sheet.presentingViewController != nil)
        #expect(window.goBack())
        clock.run()
        #expect(sheet.presentingViewController == nil && navigation.viewControllers == [a, b])
    }

    @Test func modalSheetStopsTheBackAction() {
        let cover = LoggedController("F", log: log)
        cover.modalPresentationStyle = .fullScreen
        b.present(cover, animated: false)
        clock.flush()
        #expect(!window.goBack())
        #expect(window.beginBack() == nil)
        #expect(navigation.viewControllers == [a, b])
    }

    @Test func hiddenWindowHandlesNoBackAction() {
        window.isHidden = true
        #expect(!window.goBack())
        window.isHidden = false
        clock.flush()
        b.present(LoggedController("S", log: log), animated: false)
        clock.flush()
        window.isHidden = true
        #expect(!window.goBack())
    }

    @Test func handlerDoesNotRetainItsController() {
        weak var released: ViewController?
        var kept: BackHandler?
        do {
            let controller = ViewController()
            kept = controller.addBackHandler {}
            released = controller
        }
        #expect(released == nil)
        kept?.remove()
    }
}

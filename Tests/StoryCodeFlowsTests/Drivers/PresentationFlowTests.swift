import StoryCode
import TestSupport
import Testing

/// The presented screen is an optional place of a value.
@MainActor
struct PresentationFlowTests {
    @Test func valuePresentsAndDismisses() {
        let app = FlowApp()
        app.show()
        app.flow.update { $0.sheet = .settings }
        app.clock.run()
        #expect(app.take() == ["make settings", "settings didLoad", "settings didAppear animated"])
        app.flow.update { $0.sheet = nil }
        app.clock.run()
        #expect(app.take() == ["settings didDisappear"])
        #expect(app.presented == nil)
    }

    @Test func presentationWaitsForThePresenter() {
        let app = FlowApp(Flow(AppFlow(sheet: .settings)))
        #expect(app.take() == [])
        app.show()
        #expect(app.take() == ["make settings", "settings didLoad", "settings didAppear animated"])
    }

    @Test func userDismisses() {
        let app = FlowApp(Flow(AppFlow(sheet: .settings)))
        app.show()
        app.window.goBack()
        #expect(app.flow.value.sheet == .settings)
        app.clock.run()
        #expect(app.flow.value.sheet == nil && app.presented == nil)
    }

    @Test func cancelledDismissalChangesNothing() {
        let app = FlowApp(Flow(AppFlow(sheet: .settings)))
        app.show()
        let gesture = app.window.beginBack()
        gesture?.update(0.5)
        gesture?.cancel()
        app.clock.run()
        #expect(app.flow.value.sheet == .settings && app.presented == "settings")
    }

    @Test func otherPlaceReplacesThePresentedOne() {
        let app = FlowApp(Flow(AppFlow(sheet: .settings)))
        app.show()
        app.log = []
        app.flow.update { $0.sheet = .about }
        app.clock.run()
        #expect(
            app.take() == ["make about", "settings didDisappear", "about didLoad", "about didAppear animated"]
        )
    }

    @Test func alertDelaysThePresentation() {
        let app = FlowApp()
        app.show()
        let alert = app.screen("alert")
        app.tabs.present(alert, animated: true)
        app.clock.run()
        app.log = []
        let found = diagnostics {
            app.flow.update { $0.sheet = .settings }
            app.clock.run()
            app.flow.update { $0.cities = [.city(1)] }
            app.clock.run()
        }
        // Once, although the presentation still waits when the value changes again.
        #expect(found.map(\.problem.code) == ["flowBypassed"])
        #expect(app.presented == "alert" && app.flow.value.sheet == .settings)
        alert.dismiss(animated: true)
        app.clock.run()
        #expect(app.presented == "settings")
    }

    @Test func alertAloneIsNotReported() {
        let app = FlowApp()
        app.show()
        let found = diagnostics {
            app.tabs.present(app.screen("alert"), animated: true)
            app.clock.run()
            app.flow.update { $0.cities = [.city(1)] }
            app.clock.run()
        }
        #expect(found.isEmpty && app.presented == "alert" && app.titles(.cities) == ["city 1"])
    }

    @Test func screensOverThePresentedOneAreDismissedWithIt() {
        let app = FlowApp(Flow(AppFlow(sheet: .settings)))
        app.show()
        app.tabs.presentedViewController?.present(app.screen("alert"), animated: true)
        app.clock.run()
        app.log = []
        app.flow.update { $0.sheet = nil }
        app.clock.run()
        #expect(app.take() == ["alert didDisappear", "settings didDisappear"])
    }

    @Test func dismissalByTheProgramChangesTheValue() {
        let app = FlowApp(Flow(AppFlow(sheet: .settings)))
        app.show()
        app.tabs.dismiss(animated: true)
        app.clock.run()
        #expect(app.flow.value.sheet == nil)
    }

    @Test func hiddenWindowDismissesLater() {
        let app = FlowApp(Flow(AppFlow(sheet: .settings)))
        app.show()
        app.window.isHidden = true
        app.clock.run()
        let found = diagnostics {
            app.flow.update { $0.sheet = nil }
            app.clock.run()
            #expect(app.presented == "settings")
            app.window.isHidden = false
            app.clock.run()
        }
        #expect(found.isEmpty && app.presented == nil)
    }

    @Test func screensThatWereDismissedAreReleased() {
        let app = FlowApp(Flow(AppFlow(sheet: .settings)))
        app.show()
        weak let settings = app.tabs.presentedViewController
        app.flow.update { $0.sheet = .about }
        app.clock.run()
        #expect(settings == nil)
        weak let about = app.tabs.presentedViewController
        app.window.goBack()
        app.clock.run()
        #expect(about == nil)
        app.tabs.present(app.screen("alert"), animated: true)
        app.clock.run()
        weak let alert = app.tabs.presentedViewController
        let found = diagnostics {
            app.flow.update { $0.sheet = .settings }
            app.tabs.dismiss(animated: true)
            app.clock.run()
        }
        #expect(found.map(\.problem.code) == ["flowBypassed"])
        #expect(app.presented == "settings" && alert == nil)
    }

    @Test func screenThatWasMadeInVainIsReleased() {
        let app = FlowApp(Flow(AppFlow(sheet: .settings)))
        app.show()
        app.flow.update { $0.sheet = .about }
        app.flow.update { $0.sheet = nil }
        app.clock.run()
        // The roots of the stacks.
        #expect(app.presented == nil && app.living.value == 2)
    }

    @Test func nestedSheetFollowsTheOuterOne() {
        struct Value: Equatable {
            var outer: Int?
            var inner: Int?
        }
        let flow = Flow(Value(outer: 1, inner: 1))
        let clock = ManualClock()
        let window = Window(scheduler: clock)
        window.rootViewController = Scene {
            return ViewController()
        }.with {
            return PresentationFlow(flow, \.outer) { _ in
                Scene {
                    return ViewController()
                }.with {
                    return PresentationFlow(flow, \.inner) { _ in ViewController() }
                }.instantiate()
            }
        }.instantiate()
        window.makeKeyAndVisible()
        clock.run()
        #expect(window.rootViewController?.presentedViewController?.presentedViewController != nil)
        flow.update { $0.outer = nil }
        clock.run()
        #expect(flow.value == Value(outer: nil, inner: nil))
        #expect(window.rootViewController?.presentedViewController == nil)
    }

    @Test func driverOfAReleasedPresenterKeepsTheValue() {
        let flow = Flow(AppFlow(sheet: .settings))
        let clock = ManualClock()
        weak var presenter: ViewController?
        func shownDriver() -> AnyObject {
            let window = Window(scheduler: clock)
            let host = Scene {
                return ViewController()
            }.with {
                return PresentationFlow(flow, \.sheet) { _ in ViewController() }
            }.host()
            window.rootViewController = host.controller
            window.makeKeyAndVisible()
            clock.run()
            presenter = host.controller
            #expect(host.controller.presentedViewController != nil)
            return host.helpers
        }
        let driver = shownDriver()
        clock.run()
        #expect(presenter == nil && flow.value.sheet == .settings)
        flow.update { $0.tab = .favourites }
        clock.run()
        #expect(flow.value == AppFlow(tab: .favourites, sheet: .settings))
        withExtendedLifetime(driver) {}
    }

    @Test func placeIsMadeAnew() {
        let app = FlowApp(Flow(AppFlow(sheet: .settings)))
        app.show()
        app.log = []
        app.flow.remake(\.sheet)
        app.clock.run()
        #expect(
            app.take() == ["make settings", "settings didDisappear", "settings didLoad", "settings didAppear animated"]
        )
    }

    @Test func placeThatCannotBeMadeAnewStays() {
        let app = FlowApp(Flow(AppFlow(sheet: .settings)))
        app.show()
        app.unmade = ["settings"]
        let found = diagnostics {
            app.flow.remake(\.sheet)
            app.clock.run()
            // The next change does not make it anew.
            app.flow.update { $0.cities = [.city(1)] }
            app.clock.run()
        }
        #expect(found.map(\.problem.code) == ["flowFactoryFailed"])
        #expect(app.flow.value == AppFlow(cities: [.city(1)], sheet: .settings))
        #expect(app.presented == "settings" && app.titles(.cities) == ["city 1"])
    }

    @Test func placeThatTheUserLeavesIsNotMadeAnew() {
        let app = FlowApp(Flow(AppFlow(sheet: .settings)))
        app.show()
        app.log = []
        app.window.goBack()
        app.flow.remake(\.sheet)
        app.clock.run()
        #expect(app.flow.value.sheet == nil && app.presented == nil)
        #expect(app.take() == ["settings didDisappear"])
    }

    @Test func failedFactoryLeavesTheFlow() {
        let app = FlowApp(Flow(AppFlow(sheet: .settings)))
        app.show()
        app.unmade = ["about"]
        let found = diagnostics {
            app.flow.update { $0.sheet = .about }
            app.clock.run()
        }
        #expect(found.map(\.message) == ["The screen of sheet could not be made: Unmade()."])
        #expect(app.flow.value.sheet == .settings && app.presented == "settings")
    }
}

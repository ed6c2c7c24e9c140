// The code of the article "Testing screens", which SampleTests compares with this file.

import StoryCode
import StoryCodeTesting
import Testing

final class CityPresenter {
    let name = "Lisbon"
}

extension CityPresenter: ViewObserver {}

@MainActor
func makeCity() -> ViewController {
    Scene {
        return ViewController()
    }.with {
        return CityPresenter()
    }.instantiate(connect: { controller, presenter in
        controller.title = presenter.name
    })
}

final class ClosingPresenter {
    weak var controller: ViewController?
}

extension ClosingPresenter: ViewObserver {
    func viewDidAppear(_ animated: Bool) {
        controller?.dismiss(animated: false)
    }
}

@MainActor
struct CityTests {
    @Test func presenterReceivesTheAppearance() {
        let window = Window()
        let recorder = LifecycleRecorder(of: window)
        window.rootViewController = makeCity()
        window.makeKeyAndVisible()
        recorder.expect(
            [
                "Lisbon.loadView",
                "Lisbon.viewDidLoad", "Lisbon/CityPresenter.viewDidLoad",
                "Lisbon.viewWillAppear", "Lisbon/CityPresenter.viewWillAppear",
                "Lisbon.viewDidAppear", "Lisbon/CityPresenter.viewDidAppear",
            ],
            only: [.loading, .appearance]
        )
        window.isHidden = true
        recorder.expect(["Lisbon.viewWillDisappear", "Lisbon.viewDidDisappear"], helpers: false)
    }
}

extension CityTests {
    @Test func cityAppearsInTheNextTurn() {
        let clock = ManualClock()
        let window = Window(scheduler: clock)
        let recorder = LifecycleRecorder(of: window)
        let city = makeCity()
        recorder.name(city, "A")
        window.rootViewController = city
        window.makeKeyAndVisible()
        recorder.note("shown")
        clock.flush()
        recorder.expect(["A.viewWillAppear", "shown", "A.viewDidAppear"], only: .appearance, helpers: false)
    }
}

extension CityTests {
    @Test func pushedCityAppears() {
        let clock = ManualClock()
        let window = Window(scheduler: clock)
        let stack = NavigationController(rootViewController: makeCity())
        window.rootViewController = stack
        window.makeKeyAndVisible()
        clock.run()
        let city = makeCity()
        let recorder = LifecycleRecorder(of: city, as: "B")
        stack.pushViewController(city, animated: true)
        clock.run()
        recorder.expect(["B.viewWillAppear", "B.viewDidAppear"], only: .appearance, helpers: false)
    }
}

extension CityTests {
    @Test func viewIsLoadedWhenNeeded() {
        let recorder = LifecycleRecorder()
        recorder.recording {
            let city = makeCity()
            recorder.expect([])
            city.loadViewIfNeeded()
        }
        recorder.expect(["Lisbon.loadView", "Lisbon.viewDidLoad"], helpers: false)
    }
}

extension CityTests {
    @Test func hiddenCityIsNotLaidOut() {
        let window = Window()
        let recorder = LifecycleRecorder(of: window)
        window.rootViewController = makeCity()
        window.makeKeyAndVisible()
        #expect(recorder.take(only: .layout, helpers: false).count == 4)
        window.isHidden = true
        window.rootViewController?.view.setNeedsLayout()
        recorder.expect([], only: .layout)
    }
}

extension CityTests {
    @Test func animationTakesItsTime() {
        let clock = ManualClock()
        let window = Window(scheduler: clock)
        let stack = NavigationController(rootViewController: makeCity())
        window.rootViewController = stack
        window.makeKeyAndVisible()
        clock.run()
        let city = makeCity()
        let recorder = LifecycleRecorder(of: city, as: "B")
        recorder.showsAnimated = true
        stack.pushViewController(city, animated: true)
        clock.run()
        recorder.expect(["B.viewWillAppear(true)", "B.viewDidAppear(true)"], only: .appearance, helpers: false)
        let times = recorder.events.filter { $0.isOne(of: .appearance) && $0.helper == nil }.map(\.time)
        #expect(times == [.zero, window.transitionDuration])
    }
}

extension CityTests {
    protocol Weather: Sendable {
        var forecast: String { get }
    }

    struct Station: Weather {
        let forecast = "unknown"
    }

    struct SunnyWeather: Weather {
        let forecast = "sunny"
    }

    final class WeatherPresenter {
        @Injected var weather: any Weather

        var title: String { "Lisbon is \(weather.forecast)" }
    }

    static func makeContainer() -> Container {
        let container = Container()
        container.register(Station.init).as((any Weather).self) { $0 }
        container.register(main: WeatherPresenter.init)
        return container
    }

    @Test(.container(makeContainer()) { $0.register(SunnyWeather.init).as((any Weather).self) { $0 } })
    func titleShowsTheForecast() throws {
        let controller = try Scene {
            return ViewController()
        }.withTrying {
            return try Container.current.resolve(main: WeatherPresenter.self)
        }.instantiate(connect: { controller, presenter in
            controller.title = presenter.title
        })
        #expect(controller.title == "Lisbon is sunny")
    }
}

extension CityTests {
    @Test(.noLifecycleDiagnostics(except: .pushedTwice))
    func secondPushIsIgnored() {
        let city = makeCity()
        let stack = NavigationController(rootViewController: city)
        stack.pushViewController(city, animated: false)
        #expect(stack.viewControllers == [city])
    }
}

extension CityTests {
    final class TitleController: ViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            title = "Lisbon"
        }
    }

    @Test(.noLifecycleDiagnostics(checks: [.missingSuper, .queuedNavigation]))
    func overridesCallSuper() {
        let controller = TitleController()
        controller.loadViewIfNeeded()
        #expect(controller.title == "Lisbon")
    }
}

extension CityTests {
    @Test func missingEventFails() {
        let words = """
            The recorded lines differ from the expected ones: 1 moved.

               1  1  Lisbon.loadView
               2  2  Lisbon.viewDidLoad
               4  3  Lisbon.viewWillAppear
            ~  3  4  Lisbon.viewDidAppear   moved from line 3 to line 4

            Line 4, Lisbon.viewDidAppear, was recorded
              because of a later turn of the call Window.isHidden = false.
            """
        let window = Window()
        let recorder = LifecycleRecorder(of: window)
        window.rootViewController = makeCity()
        window.makeKeyAndVisible()
        failing(in: words, line: #line + 1) {
            recorder.expect(
                ["Lisbon.loadView", "Lisbon.viewDidLoad", "Lisbon.viewDidAppear", "Lisbon.viewWillAppear"],
                only: [.loading, .appearance],
                helpers: false
            )
        }
    }

    @Test func closedSheetFails() {
        let words = """
            The recorded lines differ from the expected ones: 2 extra.

               1  1  Sheet.viewWillAppear
               2  2  Sheet.viewDidAppear
            +     3  Sheet.viewWillDisappear   extra
            +     4  Sheet.viewDidDisappear    extra

            Line 3, Sheet.viewWillDisappear, was recorded
              because of the call Sheet.dismiss(),
              because of a call in Sheet/ClosingPresenter.viewDidAppear,
              because of a later turn of the call Lisbon.present(Sheet).
            """
        let window = Window()
        window.rootViewController = makeCity()
        window.makeKeyAndVisible()
        let sheet = Scene {
            return ViewController()
        }.with {
            return ClosingPresenter()
        }.instantiate(connect: { controller, presenter in
            presenter.controller = controller
        })
        let recorder = LifecycleRecorder(of: sheet, as: "Sheet")
        window.rootViewController?.present(sheet, animated: false)
        failing(in: words, line: #line + 1) {
            recorder.expect(["Sheet.viewWillAppear", "Sheet.viewDidAppear"], only: .appearance, helpers: false)
        }
    }
}

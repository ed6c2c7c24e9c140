// The code of the article "Keeping the runs of tests", which SampleTests compares with this file.

import StoryCode
import Testing

@testable import StoryCodeTesting

extension CityTests {
    @Test func runShowsWhyTheCityAppeared() {
        let clock = ManualClock()
        let window = Window(scheduler: clock)
        let recorder = LifecycleRecorder(of: window)
        window.rootViewController = makeCity()
        window.makeKeyAndVisible()
        clock.run()
        #expect(recorder.run(title: "City").text == Self.text)
    }
}

extension CityTests {
    private static let text = """
        City: 15 steps, 1 controller, 1 helper, 1 turn

         1  Lisbon.loadView
         2  Lisbon.viewDidLoad
         3    Lisbon/CityPresenter.viewDidLoad
         4  Lisbon.viewWillAppear(false)
         5    Lisbon/CityPresenter.viewWillAppear(false)
         6  Lisbon.viewIsAppearing(false)
         7    Lisbon/CityPresenter.viewIsAppearing(false)
         8  Lisbon.updateProperties
         9    Lisbon/CityPresenter.updateProperties
        10  Lisbon.viewWillLayoutSubviews
        11    Lisbon/CityPresenter.viewWillLayoutSubviews
        12  Lisbon.viewDidLayoutSubviews
        13    Lisbon/CityPresenter.viewDidLayoutSubviews
        turn 1, 0 ms, in a later turn, scheduled by 13. Lisbon/CityPresenter.viewDidLayoutSubviews
        14  Lisbon.viewDidAppear(false)
        15    Lisbon/CityPresenter.viewDidAppear(false)

        """
}

@Suite(.keepsRuns(in: "runs"))
@MainActor
struct CityTitleTests {
    @Test func cityHasATitle() {
        let window = Window()
        window.rootViewController = makeCity()
        window.makeKeyAndVisible()
        #expect(window.rootViewController?.title == "Lisbon")
    }
}

extension CityTitleTests {
    @Test func folderHasTheNameOfTheTest() {
        let words = """
            The run is in runs/StoryCodeTestingTests.CityTitleTests.cityHasATitle.
            """
        let test = TestName(components: ["StoryCodeTestingTests", "CityTitleTests", "cityHasATitle()"])
        #expect(RunFolder.sentence(about: RunFolder().reserve(for: test, in: "runs")) == words)
    }
}

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
        City: 17 steps, 1 controller, 1 helper, 1 turn

         1  Window.rootViewController = Lisbon
         2  Window.isHidden = false
         3    Lisbon.loadView
         4    Lisbon.viewDidLoad
         5      Lisbon/CityPresenter.viewDidLoad
         6    Lisbon.viewWillAppear(false)
         7      Lisbon/CityPresenter.viewWillAppear(false)
         8    Lisbon.viewIsAppearing(false)
         9      Lisbon/CityPresenter.viewIsAppearing(false)
        10    Lisbon.updateProperties
        11      Lisbon/CityPresenter.updateProperties
        12    Lisbon.viewWillLayoutSubviews
        13      Lisbon/CityPresenter.viewWillLayoutSubviews
        14    Lisbon.viewDidLayoutSubviews
        15      Lisbon/CityPresenter.viewDidLayoutSubviews
        turn 1, 0 ms, in a later turn, scheduled by 2. Window.isHidden = false
        16  Lisbon.viewDidAppear(false)
        17    Lisbon/CityPresenter.viewDidAppear(false)

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

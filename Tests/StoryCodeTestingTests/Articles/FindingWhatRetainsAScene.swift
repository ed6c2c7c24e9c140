// The code of the article "Finding what retains a scene", which SampleTests compares with this file.

import StoryCode
import StoryCodeLeaks
import StoryCodeTesting
import TestSupport
import Testing

extension CityTests {
    @Test func cityIsReleasedWithItsWindow() {
        expectReleased {
            let window = Window()
            window.rootViewController = makeCity()
            window.makeKeyAndVisible()
        }
    }
}

final class CityModel {
    var done: (() -> Void)?
}

@MainActor
func makeClosingCity() -> SceneHost<ViewController, CityModel> {
    Scene {
        return ViewController()
    }.with {
        return CityModel()
    }.host(connect: { controller, model in
        controller.title = "Lisbon"
        model.done = { controller.dismiss(animated: true) }
    })
}

extension CityTests {
    @Test(.noRetainCycles)
    func cityDoesNotRetainItself() {
        let city = makeCity()
        #expect(city.title == "Lisbon")
    }
}

@MainActor
final class CityCache {
    var pictures: [String: [UInt8]] = [:]
    var visits = 0

    func visit() {
        visits += 1
        pictures["visit \(visits)"] = [1, 2, 3]
    }
}

@MainActor
final class CityApp {
    let window = Window(scheduler: .task)
    let watch = LeakWatch()
}

extension CityTests {
    @Test(.readsClosures) func growingCacheFails() {
        let words = """
            Something grew in each part of 12 rounds:

              1 Array<UInt8> more in each round, 12 now: CityCache: pictures

            To fix: Remove what a round adds, or give the cache or the list a limit.
            """
        let cache = CityCache()
        failing(in: words, line: #line + 1) {
            expectNoGrowth(rounds: 12) { cache.visit() }
        }
    }

    @Test(.readsClosures) func watchReportsALeak() {
        let words = """
            StoryCode: New leak: ViewController "Lisbon" and CityModel outlived the screen by 5 s. They are part of a cycle:

              ViewController "Lisbon"
                ↓ helper 1 of its scene
              CityModel
                ↓ done { … }   a closure that captures the controller   ← break here: [weak controller]
              ViewController "Lisbon"

            ViewController "Lisbon" also retains View (its view).
            """
        let clock = ManualClock()
        let watch = LeakWatch(scheduler: clock, isOn: true) { _ in }
        let window = Window()
        window.rootViewController = makeClosingCity().controller
        window.makeKeyAndVisible()
        window.rootViewController = nil
        clock.advance(by: .seconds(5))
        #expect(watch.reports.map { "StoryCode: \($0)" } == [words])
    }

    @Test func survivingPresenterFails() {
        let words = """
            CityPresenter, a helper of ViewController "Lisbon", outlived the closure.
            1 strong reference comes from outside: a global, a running task or a local variable.

            To fix: Find what retains them, such as a closure, or a delegate that is not weak.
            A controller retains its helpers and its view, so begin with the controllers.
            """
        var observers: [CityPresenter] = []
        failing(in: words, line: #line + 1) {
            expectReleased {
                let host = Scene { return ViewController() }.with { return CityPresenter() }.host()
                host.controller.title = host.helpers.name
                host.controller.loadViewIfNeeded()
                observers.append(host.helpers)
            }
        }
    }

    @Test(.readsClosures) func survivingCycleFails() {
        let words = """
            ViewController "Lisbon" and CityModel outlived the closure. They are part of a cycle:

              ViewController "Lisbon"
                ↓ helper 1 of its scene
              CityModel
                ↓ done { … }   a closure that captures the controller   ← break here: [weak controller]
              ViewController "Lisbon"
            """
        failing(in: words, line: #line + 1) {
            expectReleased { _ = makeClosingCity() }
        }
    }

    @Test(.readsClosures) func sceneWithACycleFails() async throws {
        let words = """
            ViewController "Lisbon" is part of a scene with a cycle of strong references:

              ViewController "Lisbon"
                ↓ helper 1 of its scene
              CityModel
                ↓ done { … }   a closure that captures the controller   ← break here: [weak controller]
              ViewController "Lisbon"
            """
        let test = try #require(Test.current)
        try await withKnownIssue {
            try await RetainCycleTrait.noRetainCycles.provideScope(for: test, testCase: nil) {
                await #expect(makeClosingCity().retainCycles().count == 1)
            }
        } matching: { issue in
            issue.comments.map(\.rawValue) == [words]
        }
    }
}

import StoryCode
import TestSupport
import Testing

/// Scenes in several tasks; run with the thread sanitizer too.
struct ParallelTests {
    @Test func scenesOfManyTasksAreIndependent() async {
        let logs = await withTaskGroup(of: [String].self) { group in
            for _ in 0..<8 {
                group.addTask {
                    let log = Log()
                    let host = await Scene {
                        LoggedController(log: log)
                    }.with {
                        LoggedHelper("h", log: log)
                    }.host()
                    await Task.yield()
                    await host.controller.loadViewIfNeeded()
                    await Task.yield()
                    await MainActor.run { host.controller.view = nil }
                    return await log.take()
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(
            logs
                == Array(
                    repeating: [
                        "C.awake", "h.awake", "C.loadView", "C.didLoad", "h.didLoad",
                        "C.willTearDown", "h.willTearDown", "C.didTearDown", "h.didTearDown",
                    ],
                    count: 8
                )
        )
    }

    @Test func eachTaskHasItsOwnScheduler() async {
        await withTaskGroup { group in
            for _ in 0..<8 {
                group.addTask {
                    let clock = await ManualClock()
                    await Schedulers.$current.withValue(clock) {
                        await Task.yield()
                        let scheduler = await Window().scheduler
                        #expect(scheduler === clock)
                    }
                }
            }
        }
    }

    @Test func windowReleasedByATaskEndsOnTheMainActor() async {
        let log = Log()
        await withCheckedContinuation { continuation in
            Task { @MainActor in
                let controller = LoggedController(log: log)
                controller.react = { _, event in
                    if event == .viewDidDisappear(false) { continuation.resume() }
                }
                let window = Window()
                window.rootViewController = controller
                window.makeKeyAndVisible()
                _ = log.take()
                // The task holds the last reference to the window.
                Task.detached { _ = window }
            }
        }
        #expect(await log.take() == ["C.willDisappear", "C.didDisappear"])
    }
}

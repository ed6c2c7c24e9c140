import StoryCode
import TestSupport
import Testing

@testable import StoryCodeScenes

/// The action of a released object runs on the main actor, with the diagnostics of its creation.
@MainActor
struct DeinitActionTests {
    /// An object with an action that runs when it is released.
    @MainActor
    final class Owner {
        let deinitAction: DeinitAction

        init(_ action: @escaping @MainActor () -> Void) {
            deinitAction = DeinitAction(action)
        }
    }

    enum Locals {
        @TaskLocal static var name = "none"
    }

    @Test func actionRunsAtOnceOnTheMainThread() {
        let log = Log()
        log.add("created")
        do {
            let owner = Owner { log.add("action") }
            withExtendedLifetime(owner) { log.add("last use") }
        }
        log.add("after the release")
        #expect(log.take() == ["created", "last use", "action", "after the release"])
    }

    @Test func actionRunsAtOnceInATaskOfTheMainActor() async {
        let log = Log()
        await Task { @MainActor in
            await Task.yield()
            do { _ = Owner { log.add("action") } }
            log.add("after the release")
        }
        .value
        #expect(log.take() == ["action", "after the release"])
    }

    @Test func actionRunsOnTheMainActorAfterAReleaseElsewhere() async {
        let log = Log()
        await withCheckedContinuation { continuation in
            // The task holds the last reference.
            let owner = Owner {
                log.add("action \(MainThread.isCurrent)")
                continuation.resume()
            }
            Task.detached { _ = owner }
        }
        #expect(log.take() == ["action true"])
    }

    @Test func releaseElsewhereWaitsForTheMainActor() async {
        let log = Log()
        await Task.detached {
            let owner = await Owner { log.add("action") }
            await log.add("elsewhere \(MainThread.isCurrent)")
            withExtendedLifetime(owner) {}
        }
        .value
        // The task of the action was queued before that task ended.
        await Task { @MainActor in log.add("next task") }.value
        #expect(log.take() == ["elsewhere false", "action", "next task"])
    }

    @Test func otherThreadsAreNotTheMainThread() async {
        #expect(MainThread.isCurrent)
        #expect(await Task.detached { MainThread.isCurrent }.value == false)
    }

    @Test(arguments: [false, true]) func actionHasTheDiagnosticsOfItsCreation(isReleasedElsewhere: Bool) async {
        let diagnostics = DiagnosticHandler(checks: .missingSuper) { _ in }
        let checks = await withCheckedContinuation { continuation in
            let owner = DiagnosticHandler.$current.withValue(diagnostics) {
                Owner { continuation.resume(returning: DiagnosticHandler.current.checks) }
            }
            if isReleasedElsewhere {
                Task.detached { _ = owner }
            } else {
                _ = consume owner
            }
        }
        #expect(checks == .missingSuper)
    }

    /// Isolated deinitialisers are reported to crash there; see `DeinitAction`.
    @Test(arguments: [false, true]) func releaseInATaskWithTaskLocalValues(isReleasedElsewhere: Bool) async {
        let log = Log()
        await withCheckedContinuation { continuation in
            let owner = Owner {
                log.add("action")
                continuation.resume()
            }
            Locals.$name.withValue("outer") {
                Locals.$name.withValue("inner") {
                    if isReleasedElsewhere {
                        Task.detached { Locals.$name.withValue("task") { _ = owner } }
                    } else {
                        _ = consume owner
                    }
                }
            }
        }
        #expect(log.take() == ["action"])
    }
}

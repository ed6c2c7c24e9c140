import TestSupport
import Testing

@testable import StoryCodeScenes

/// The order of requests, with nodes in place of controllers.
@MainActor
struct LifecycleRuntimeTests {
    final class Node: RuntimeNode {
        var isBusy = false
        var isInTransition = false
        var containingNode: (any RuntimeNode)? { nil }
        var hasBusyContents: Bool { false }
    }

    final class Lines {
        var lines: [String] = []
    }

    let first = Node()
    let second = Node()
    let log = Lines()

    func request(_ name: String, affecting nodes: Node..., body: @escaping @MainActor () -> Void = {}) {
        LifecycleRuntime.request(affecting: { nodes }) { [log] in
            log.lines.append(name)
            body()
        }
    }

    /// Makes nodes busy while the body runs.
    func operation(on nodes: Node..., body: () -> Void) {
        LifecycleRuntime.beginBusy()
        for node in nodes { node.isBusy = true }
        body()
        for node in nodes { node.isBusy = false }
        LifecycleRuntime.endBusy()
    }

    @Test func requestOfARunningRequestWaitsAfterAnotherOperationInIt() {
        operation(on: first) {
            request("outer", affecting: first) {
                operation(on: second) {}
                request("inner", affecting: first)
                log.lines.append("end of outer")
            }
        }
        #expect(log.lines == ["outer", "end of outer", "inner"])
    }

    @Test func requestForAFreeNodeRunsAtOnce() {
        operation(on: first) {
            request("busy", affecting: first)
            request("free", affecting: second)
            #expect(log.lines == ["free"])
        }
        #expect(log.lines == ["free", "busy"])
    }

    @Test func scheduledRequestWaitsForABusyNode() {
        let clock = ManualClock()
        clock.later(affecting: { [first] in [first] }) { [log] in log.lines.append("request") }
        operation(on: first) {
            clock.flush()
            log.lines.append("end of operation")
        }
        #expect(log.lines == ["end of operation", "request"])
    }

    @Test func requestsForTheSameNodeKeepTheirOrder() {
        operation(on: first) {
            request("both", affecting: first, second)
            request("second", affecting: second)
            operation(on: Node()) {}
            #expect(log.lines.isEmpty)
        }
        #expect(log.lines == ["both", "second"])
    }

    @Test func requestThatFreesANodeReleasesEarlierOnes() {
        operation(on: first) {
            operation(on: second) {
                request("first", affecting: first)
                request("second", affecting: second) { [first] in first.isBusy = false }
            }
            #expect(log.lines == ["second", "first"])
        }
    }

    @Test func requestOfARunningRequestWaitsForItsEnd() {
        operation(on: first) {
            request("outer", affecting: first) {
                request("inner", affecting: first)
                log.lines.append("end of outer")
            }
        }
        #expect(log.lines == ["outer", "end of outer", "inner"])
    }

    @Test func laterRequestRunsWhileAnEarlierOneWaits() {
        operation(on: second) {
            operation(on: first) {
                request("first", affecting: first)
                request("second", affecting: second)
                request("first again", affecting: first)
            }
            log.lines.append("end of first")
        }
        #expect(log.lines == ["first", "first again", "end of first", "second"])
    }

    @Test func requestRunsBeforeOneThatWaitsForTheRunningRequest() {
        operation(on: first) {
            request("outer", affecting: first) { [self] in
                operation(on: second) {
                    request("inner", affecting: first)
                    request("second", affecting: second)
                    request("second again", affecting: second)
                }
                log.lines.append("end of outer")
            }
        }
        #expect(log.lines == ["outer", "second", "second again", "end of outer", "inner"])
    }

    /// The first request waits for its node, and the next one for the running request.
    @Test func requestRunsWhenAnotherOneThatPassedTheRunningRequestFreesItsNode() {
        let third = Node()
        operation(on: Node()) {
            operation(on: first) {
                request("outer", affecting: first) { [self] in
                    third.isBusy = true
                    operation(on: second) {
                        request("third", affecting: third)
                        request("inner", affecting: first)
                        request("second", affecting: second) { third.isBusy = false }
                    }
                    log.lines.append("end of outer")
                }
            }
        }
        #expect(log.lines == ["outer", "second", "third", "end of outer", "inner"])
    }

    /// Makes a request that makes the next one, up to the fifth.
    private func requestUpToFive(_ number: Int = 1) {
        request("\(number)", affecting: first) { [self] in if number < 5 { requestUpToFive(number + 1) } }
    }

    @Test func requestsBeyondTheLimitRunInTheNextCall() {
        // The requests of an earlier call do not count.
        operation(on: first) { request("0", affecting: first) }
        let found = diagnostics { LifecycleRuntime.withLimit(3) { operation(on: first) { requestUpToFive() } } }
        #expect(found.map(\.problem) == [.neverAtRest(work: 3)] && log.lines == ["0", "1", "2", "3"])
        operation(on: second) {}
        #expect(log.lines == ["0", "1", "2", "3", "4", "5"])
    }

    @Test func requestsBeyondTheLimitRunBeforeALaterOne() {
        _ = diagnostics { LifecycleRuntime.withLimit(3) { operation(on: first) { requestUpToFive() } } }
        request("later", affecting: first)
        #expect(log.lines == ["1", "2", "3", "4", "later", "5"])
    }

    @Test func actionsAtRestBeyondTheLimitRunInTheNextCall() {
        @MainActor func act(_ number: Int) {
            LifecycleRuntime.whenAtRest(first) { [log] in
                log.lines.append("\(number)")
                if number < 5 { act(number + 1) }
            }
        }
        let found = diagnostics { LifecycleRuntime.withLimit(3) { act(1) } }
        #expect(found.map(\.problem) == [.neverAtRest(work: 3)] && log.lines == ["1", "2", "3"])
        LifecycleRuntime.perform {}
        #expect(log.lines == ["1", "2", "3", "4", "5"])
    }

    @Test func nodeIsAtRestUnlessItIsBusyOrInTransition() {
        let states = [(false, false), (true, false), (false, true), (true, true)].map { isBusy, isInTransition in
            (first.isBusy, first.isInTransition) = (isBusy, isInTransition)
            LifecycleRuntime.beginBusy()
            defer { LifecycleRuntime.endBusy() }
            return LifecycleRuntime.isAtRest(first)
        }
        #expect(states == [true, false, false, false])
    }

    @Test func actionRunsOnceWhenItsNodeIsAtRest() {
        first.isInTransition = true
        LifecycleRuntime.whenAtRest(first) { [log] in log.lines.append("first") }
        LifecycleRuntime.whenAtRest(second) { [log] in log.lines.append("second") }
        LifecycleRuntime.perform { log.lines.append("call in transition") }
        first.isInTransition = false
        for _ in 0..<2 { LifecycleRuntime.perform { log.lines.append("call") } }
        #expect(log.lines == ["second", "call in transition", "call", "first", "call"])
    }

    @Test func nodeOfAnOperationAsAWholeIsNotAtRest() {
        func states() -> [Bool] {
            [first, second].map(LifecycleRuntime.isPerforming) + [first, second].map(LifecycleRuntime.isAtRest)
        }
        LifecycleRuntime.perform(whole: first) {
            #expect(states() == [true, false, false, true])
            LifecycleRuntime.perform(whole: second) { #expect(states() == [true, true, false, false]) }
            #expect(states() == [true, false, false, true])
        }
        #expect(states() == [false, false, true, true])
    }

    @Test func nodeOfARunningRequestIsNeitherFreeNorAtRest() {
        func addState() {
            log.lines.append(LifecycleRuntime.isFree(first) ? "free" : "not free")
            log.lines.append(LifecycleRuntime.isAtRest(first) ? "at rest" : "not at rest")
        }
        operation(on: first) {
            request("request", affecting: first) { [self] in
                // The queue is empty when the first of these operations has ended.
                operation(on: second) {}
                operation(on: second) { addState() }
            }
        }
        addState()
        #expect(log.lines == ["request", "not free", "not at rest", "free", "at rest"])
    }
}

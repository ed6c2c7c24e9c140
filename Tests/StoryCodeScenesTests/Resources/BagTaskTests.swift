import Observation
import StoryCode
import TestSupport
import Testing

@testable import StoryCodeScenes

/// The tasks of a bag run on the main actor until they end or the bag is emptied.
@MainActor
struct BagTaskTests {
    let log = Log()
    let bag = ResourceBag()

    /// A task that waits for its cancellation, and has begun to wait when this returns.
    private func startWaiting(_ name: String) async -> Task<Void, Never> {
        let (never, _) = AsyncStream<Void>.makeStream()
        let (begins, begin) = AsyncStream<Void>.makeStream()
        let task = bag.task { [log] in
            begin.yield()
            for await _ in never {}
            log.add("\(name) ends, cancelled \(Task.isCancelled)")
        }
        for await _ in begins { break }
        return task
    }

    private struct Failure: Error {}

    @Test func taskLeavesTheBagAtItsEnd() async {
        let task = bag.task { [log] in
            MainActor.assertIsolated()
            log.add("runs")
        }
        #expect(!bag.isEmpty)
        #expect(log.take() == [])
        await task.value
        #expect(bag.isEmpty)
        bag.empty()
        #expect(log.take() == ["runs"])
    }

    @Test func emptyingCancelsATask() async {
        let task = await startWaiting("task")
        bag.empty()
        #expect(bag.isEmpty)
        await task.value
        #expect(log.take() == ["task ends, cancelled true"])
    }

    @Test func emptyingIsInReverseOrder() async {
        bag.insert { [log] in log.add("first") }
        let (begins, begin) = AsyncStream<Void>.makeStream()
        let task = bag.task { [log] in
            await withTaskCancellationHandler {
                begin.yield()
                let (never, _) = AsyncStream<Void>.makeStream()
                for await _ in never {}
            } onCancel: {
                MainActor.assumeIsolated { log.add("cancelled") }
            }
        }
        for await _ in begins { break }
        bag.insert { [log] in log.add("last") }
        bag.empty()
        #expect(log.take() == ["last", "cancelled", "first"])
        await task.value
    }

    @Test func taskOfAnEmptiedBagDoesNotBegin() async {
        let task = bag.task { [log] in log.add("runs") }
        bag.empty()
        await task.value
        bag.end()
        await bag.task { [log] in log.add("runs") }.value
        #expect(bag.isEmpty)
        #expect(log.take() == [])
    }

    @Test func bagThatIsReleasedCancelsItsTasks() async {
        var bag: ResourceBag? = ResourceBag()
        let task = bag?.task { [log] in log.add("runs") }
        bag = nil
        await task?.value
        #expect(task?.isCancelled == true)
        #expect(log.take() == [])
    }

    @Test func endedTasksDoNotAccumulate() async {
        bag.keep(log)
        for _ in 0..<100 {
            let tasks = (0..<100).map { _ in bag.task {} }
            let last = await startWaiting("last")
            for task in tasks { await task.value }
            #expect(positions <= 24)
            last.cancel()
            await last.value
        }
        #expect(positions == 1)
        #expect(log.take().count == 100)
    }

    @Test func bagIsEmptyWhenAllOfManyTasksHaveEnded() async {
        let tasks = (0..<40).map { _ in bag.task {} }
        let last = await startWaiting("last")
        for task in tasks { await task.value }
        #expect(!bag.isEmpty)
        last.cancel()
        await last.value
        #expect(bag.isEmpty)
    }

    /// The number of positions in the bag, with those of tasks that have ended.
    private var positions: Int {
        Mirror(reflecting: bag).children.first { $0.label == "resources" }
            .map { Mirror(reflecting: $0.value).children.count } ?? 0
    }

    @Test func tasksKeepTheirPositionsWhenOthersEnd() async {
        var tasks: [Task<Void, Never>] = []
        for number in 0..<40 {
            if number.isMultiple(of: 10) { tasks.append(await startWaiting("\(number)")) }
            await bag.task {}.value
            bag.task {}
            bag.insert { [log] in if number.isMultiple(of: 10) { log.add("- \(number)") } }
        }
        await Task.yield()
        tasks[1].cancel()
        await tasks[1].value
        #expect(log.take() == ["10 ends, cancelled true"])
        bag.empty()
        for task in tasks { await task.value }
        #expect(log.take().filter { $0.hasPrefix("-") } == ["- 30", "- 20", "- 10", "- 0"])
    }

    @Test func tasksMoveWithTheOtherResources() async {
        let ended = bag.task {}
        let task = await startWaiting("task")
        await ended.value
        let moved = bag.moved()
        #expect(bag.isEmpty && !moved.isEmpty)
        bag.empty()
        #expect(!task.isCancelled)
        moved.empty()
        await task.value
        #expect(moved.isEmpty && log.take() == ["task ends, cancelled true"])
    }

    // MARK: Failures

    @Test func failureIsReceived() async {
        await bag.task {
            throw Failure()
        } onFailure: { [log] error in
            log.add("\(type(of: error))")
        }.value
        #expect(log.take() == ["Failure"])
        #expect(bag.isEmpty)
    }

    @Test func failureOfACancelledTaskIsDropped() async {
        let (begins, begin) = AsyncStream<Void>.makeStream()
        let (never, _) = AsyncStream<Void>.makeStream()
        let task = bag.task {
            begin.yield()
            for await _ in never {}
            try Task.checkCancellation()
        } onFailure: { [log] error in
            log.add("\(error)")
        }
        for await _ in begins { break }
        bag.empty()
        await task.value
        #expect(log.take() == [])
    }

    // MARK: Sequences

    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    @Test func elementsAreHandledUntilTheBagIsEmptied() async {
        let (numbers, continuation) = AsyncStream<Int>.makeStream()
        let (handled, handle) = AsyncStream<Int>.makeStream()
        let task = bag.task(for: numbers) { [log] number in
            log.add("\(number)")
            handle.yield(number)
        }
        continuation.yield(1)
        continuation.yield(2)
        for await number in handled where number == 2 { break }
        continuation.yield(3)
        bag.empty()
        await task.value
        #expect(log.take() == ["1", "2"])
    }

    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    @Test func sequenceThatEndsLeavesTheBag() async {
        let (numbers, continuation) = AsyncStream<Int>.makeStream()
        continuation.yield(1)
        continuation.finish()
        await bag.task(for: numbers) { [log] in log.add("\($0)") }.value
        #expect(bag.isEmpty)
        #expect(log.take() == ["1"])
    }

    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    @Test func failureOfASequenceIsReceived() async {
        let (numbers, continuation) = AsyncThrowingStream<Int, any Error>.makeStream()
        continuation.yield(1)
        continuation.finish(throwing: Failure())
        await bag.task(for: numbers) { [log] number in
            log.add("\(number)")
        } onFailure: { [log] error in
            log.add("\(type(of: error))")
        }.value
        #expect(log.take() == ["1", "Failure"])
    }

    @Observable
    @MainActor
    final class Model {
        var temperature = 20
    }

    @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
    @Test func observationsAreHandled() async {
        let model = Model()
        let (handled, handle) = AsyncStream<Int>.makeStream()
        bag.task(for: Observations { model.temperature }) { [log] temperature in
            log.add("\(temperature)")
            handle.yield(temperature)
        }
        for await temperature in handled {
            if temperature == 22 { break }
            model.temperature += 1
        }
        bag.empty()
        model.temperature += 1
        #expect(log.take() == ["20", "21", "22"])
    }

    // MARK: Ownership

    @Test func releaseOfTheControllerCancelsItsTasks() async {
        weak var released: ToolkitController?
        let (never, _) = AsyncStream<Void>.makeStream()
        let task: Task<Void, Never>
        do {
            let (begins, begin) = AsyncStream<Void>.makeStream()
            let controller = ToolkitController()
            released = controller
            task = controller.sceneBag.task { [log, weak controller] in
                begin.yield()
                for await _ in never {}
                log.add("cancelled \(Task.isCancelled), released \(controller == nil)")
            }
            for await _ in begins { break }
        }
        #expect(released == nil)
        await task.value
        #expect(log.take() == ["cancelled true, released true"])
    }

    // MARK: Diagnostics

    /// Starts a task that ends only when the gate is opened, also if it is cancelled.
    private func startStubborn(_ name: String, in bag: ResourceBag, gate: Task<Void, Never>) async -> Task<Void, Never>
    {
        let (begins, begin) = AsyncStream<Void>.makeStream()
        let task = bag.task(name: name, fileID: "Guide/Map.swift", line: 7) {
            begin.yield()
            await gate.value
        }
        for await _ in begins { break }
        return task
    }

    @Test func tasksThatOutliveTheirBagAreReported() async {
        let (clock, unchecked) = (TestClock(), ResourceBag())
        let (reports, report) = AsyncStream<LifecycleDiagnostic.Problem>.makeStream()
        let (gate, open) = AsyncStream<Void>.makeStream()
        let opening = Task { for await _ in gate {} }
        let ending = await startWaiting("ending")
        let stubborn = [
            await startStubborn("unchecked", in: unchecked, gate: opening),
            await startStubborn("first", in: bag, gate: opening),
            await startStubborn("second", in: bag, gate: opening),
        ]
        BagTask.$clock.withValue(clock) {
            DiagnosticHandler.$current.withValue(DiagnosticHandler { report.yield($0.problem) }) { unchecked.empty() }
            let checking = DiagnosticHandler(checks: .outlivingTasks) { report.yield($0.problem) }
            DiagnosticHandler.$current.withValue(checking) { bag.empty() }
        }
        await ending.value
        for await deadline in clock.sleeps {
            #expect(deadline == .seconds(5))
            break
        }
        clock.advance(by: .seconds(5))
        var found: [LifecycleDiagnostic.Problem] = []
        for await problem in reports {
            found.append(problem)
            // All tasks of a bag are reported in one turn.
            report.finish()
        }
        #expect(found == ["second", "first"].map { .taskOutlivesBag(named: $0, "Guide/Map.swift", 7) })
        open.finish()
        for task in stubborn { await task.value }
        #expect(log.take() == ["ending ends, cancelled true"])
    }
}

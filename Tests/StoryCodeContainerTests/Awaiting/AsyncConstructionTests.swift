import Foundation
import StoryCode
import StoryCodeLocks
import TestSupport
import Testing

@testable import StoryCodeContainer

private final class Database: Sendable {}
private final class Cache: Sendable {
    init(_: Database) {}
}
private final class Index: Sendable {
    init(_: Database) {}
}
private final class Service: Sendable {
    let sum: Int

    init(_ sum: Int = 0) { self.sum = sum }
}
private final class Client: Sendable {
    init(_: Service) {}
}
private final class Hub: Sendable {
    init(_: Client?) {}
}

/// A gate that tasks wait for.
private struct Gate {
    private let gate = AsyncStream<Void>.makeStream()

    func wait() async { for await _ in gate.stream {} }

    func open() { gate.continuation.finish() }
}

/// Constructions that other constructions, tasks and threads wait for.
struct AsyncConstructionTests {
    let container = Container()
    let counter = Counter()

    private func registerDatabase(_ gate: Gate? = nil) {
        container.register(async: { [counter] in
            counter.next()
            await gate?.wait()
            for _ in 0..<10 { await Task.yield() }
            return Database()
        }).lifetime(.single)
    }

    @Test func childTasksOfOneFactoryShare() async throws {
        registerDatabase()
        container.register(Cache.init)
        container.register(Index.init)
        container.register(async: { [container] in
            async let cache = container.resolve(async: Cache.self)
            async let index = container.resolve(async: Index.self)
            _ = try await (cache, index)
            return Service()
        }).lifetime(.single)
        for _ in 0..<50 { _ = try await container.resolve(async: Service.self) }
        #expect(counter.count == 1)
    }

    @Test func tasksOutliveTheirFactory() async throws {
        let gate = Gate()
        registerDatabase()
        container.register(Cache.init)
        container.register(Index.init)
        let tasks = SharedList<Task<Void, any Error>>()
        container.register(async: { [container] in
            tasks.add(
                Task {
                    await gate.wait(); _ = try await container.resolve(async: Cache.self)
                }
            )
            tasks.add(
                Task {
                    await gate.wait(); _ = try await container.resolve(async: Index.self)
                }
            )
            tasks.add(
                Task {
                    await gate.wait(); _ = try await container.resolve(async: Service.self)
                }
            )
            return Service()
        }).lifetime(.single)
        _ = try await container.resolve(async: Service.self)
        gate.open()
        for task in tasks.all { try await task.value }
        #expect(counter.count == 1)
    }

    /// A task that outlives the construction it was started in may wait for a construction that needs the same component.
    @Test(arguments: [false, true]) func endedConstructionDoesNotWait(_ beginsBeforeEnd: Bool) async throws {
        let scope = Scope()
        let (begun, ended, created) = (Gate(), Gate(), Gate())
        let isCreatingDatabase = Flag()
        let tasks = SharedList<Task<Void, any Error>>()
        container.register { [container, counter] (_: Int) in
            if counter.count == 1 {
                tasks.add(
                    Task {
                        if beginsBeforeEnd {
                            _ = try await container.resolve(async: Cache.self)
                        } else {
                            await ended.wait()
                            _ = try await container.resolve(async: Database.self)
                        }
                    }
                )
            }
            return Service()
        }.lifetime(.scope(scope)).injection { (_: inout Service, _: String) in }
        container.register(async: { [counter] in
            if counter.next() == 2 { await created.wait() }
            return 1
        })
        container.register(async: {
            if beginsBeforeEnd { await begun.wait() }
            return ""
        })
        container.register(async: { [container] in
            isCreatingDatabase.isSet = true
            _ = try await container.resolve(async: Service.self)
            return Database()
        }).lifetime(.single)
        container.register(async: { [container] in
            begun.open()
            await ended.wait()
            return Cache(try await container.resolve(async: Database.self))
        }).lifetime(.single)
        _ = try await container.resolve(async: Service.self)
        scope.reset()
        tasks.add(Task { [container] in _ = try await container.resolve(async: Service.self) })
        while counter.count < 2 { await Task.yield() }
        tasks.add(Task { [container] in _ = try await container.resolve(async: Database.self) })
        while !isCreatingDatabase.isSet { await Task.yield() }
        for _ in 0..<100 { await Task.yield() }
        ended.open()
        for _ in 0..<100 { await Task.yield() }
        created.open()
        for task in tasks.all { try await task.value }
        #expect(counter.count == 2)
    }

    @Test func prototypeThatResolvesItselfTwiceThrows() async {
        container.register(async: { [container, counter] in
            counter.next()
            async let first = container.resolve(async: Service.self)
            async let second = container.resolve(async: Service.self)
            return Service(try await first.sum + second.sum)
        })
        let error = await #expect(throws: ContainerError.self) { try await container.resolve(async: Service.self) }
        #expect(error?.reason == .cyclic)
        #expect(error?.path.map(\.name) == ["Service", "Service"])
        #expect(counter.count < 1_000)
    }

    @Test func manyChildTasksAreNoRecursion() async throws {
        container.register(async: {
            for _ in 0..<50 { await Task.yield() }
            return Database()
        })
        container.register(async: { [container] in
            let count = try await withThrowingTaskGroup { group in
                for _ in 0..<300 { group.addTask { _ = try await container.resolve(async: Database.self) } }
                return try await group.reduce(0) { count, _ in count + 1 }
            }
            return Service(count)
        })
        #expect(try await container.resolve(async: Service.self).sum == 300)
    }

    /// A task inherits the construction, as a child task does, so waiting for its object would wait for itself.
    @Test func taskOfFactoryDoesNotWaitForItsObject() async throws {
        container.register(async: { [container] in
            let task = Task { try await container.resolve(async: Service.self) }
            let error = await #expect(throws: ContainerError.self) { try await task.value }
            #expect(error?.reason == .cyclic)
            return Service(1)
        }).lifetime(.single)
        #expect(try await container.resolve(async: Service.self).sum == 1)
    }

    @Test func detachedTaskOfFactoryWaitsForItsObject() async throws {
        let tasks = SharedList<Task<Service, any Error>>()
        container.register(async: { [container] in
            tasks.add(Task.detached { try await container.resolve(async: Service.self) })
            for _ in 0..<100 { await Task.yield() }
            return Service(1)
        }).lifetime(.single)
        let service = try await container.resolve(async: Service.self)
        for task in tasks.all { #expect(try await task.value === service) }
    }

    @Test func cycleThroughChildTasksThrows() async throws {
        container.register(async: { [container] in
            async let first = container.resolve(async: Client.self)
            async let second = container.resolve(async: Client.self)
            _ = try await (first, second)
            return Service()
        }).lifetime(.single)
        container.register(async: { [container] in
            Client(try await container.resolve(async: Service.self))
        }).lifetime(.single)
        let error = await #expect(throws: ContainerError.self) { try await container.resolve(async: Service.self) }
        #expect(error?.reason == .cyclic)
        #expect(error?.path.map(\.name) == ["Service", "Client", "Service"])
    }

    @Test func prototypeThatAwaitsItselfThrows() async throws {
        container.register(async: { [container] in try await container.resolve(async: Service.self) })
        let error = await #expect(throws: ContainerError.self) { try await container.resolve(async: Service.self) }
        #expect(error?.path.map(\.name) == ["Service", "Service"])
    }

    @Test func providerKeepsItsContainer() async throws {
        let gate = Gate()
        let begun = Gate()
        var container: Container? = Container()
        container?.register(async: {
            begun.open()
            await gate.wait()
            return Database()
        }).lifetime(.single)
        container?.register(Cache.init)
        let provider = try #require(try container?.resolve(AsyncProvider<Cache>.self))
        let task = Task { _ = try await provider() }
        await begun.wait()
        container = nil
        gate.open()
        try await task.value
    }

    @Test func taskOfEndedFactoryWaitsForItsComponent() async throws {
        let (made, over) = (Gate(), Gate())
        let tasks = SharedList<Task<Service, any Error>>()
        container.register(async: { [container] in
            tasks.add(
                Task {
                    await made.wait()
                    return try await container.resolve(async: Service.self)
                }
            )
            return Database()
        }).lifetime(.single).injection { (_: inout Database, _: Int) in }
        // The factory of the database has ended, and its injection has not.
        container.register(async: {
            made.open()
            await over.wait()
            return 7
        })
        container.register(async: { [container] in
            _ = try await container.resolve(async: Database.self)
            return Service()
        }).lifetime(.single)
        async let database = container.resolve(async: Database.self)
        await made.wait()
        for _ in 0..<100 { await Task.yield() }
        over.open()
        _ = try await (database, #require(tasks.all.first).value)
    }

    @Test func resetWhileOthersWait() async throws {
        let scope = Scope()
        let gate = Gate()
        let begun = Gate()
        container.register(async: { [counter] in
            if counter.next() == 1 {
                begun.open()
                await gate.wait()
            }
            return Database()
        }).lifetime(.scope(scope))
        async let first = container.resolve(async: Database.self)
        await begun.wait()
        let others = (0..<10).map { [container] _ in
            Task { try await container.resolve(async: Database.self) }
        }
        for _ in 0..<100 { await Task.yield() }
        scope.reset()
        gate.open()
        _ = try await first
        var databases: Set<ObjectIdentifier> = []
        for other in others { databases.insert(ObjectIdentifier(try await other.value)) }
        #expect(databases.count == 1)
        #expect(counter.count == 2)
    }

    @Test func becomesAsynchronousWhileItIsCreated() async throws {
        let begun = Rendezvous(2)
        let changed = Rendezvous(2)
        container.register { [counter] (_: Database?) in
            if counter.next() == 1 {
                begun.arrive()
                changed.arrive()
            }
            return Service()
        }.lifetime(.single)
        let created = SharedList<Service>()
        let end = Rendezvous(2)
        Thread { [container] in
            if let service = try? container.resolve(Service.self) { created.add(service) }
            end.arrive()
        }.start()
        try await detached { _ = begun.arrive() }
        container.register(async: { Database() })
        let task = Task { [container] in try await container.resolve(async: Service.self) }
        for _ in 0..<100 { await Task.yield() }
        try await detached { _ = changed.arrive() }
        created.add(try await task.value)
        try await detached { _ = end.arrive() }
        #expect(counter.count == 1)
        #expect(created.distinct == 1)
    }

    @Test(arguments: 0..<20) func joinsCycleWhileItIsCreated(_: Int) throws {
        let begun = Rendezvous(2)
        let changed = Rendezvous(3)
        container.register(Hub.init).lifetime(.single)
        container.register { [counter] (_: Lazy<Hub>) in
            if counter.next() == 1 {
                begun.arrive()
                changed.arrive()
            }
            return Service()
        }.lifetime(.single)
        let created = SharedList<Service>()
        Threads.run(3) { [container] number in
            switch number {
            case 0: if let service = try? container.resolve(Service.self) { created.add(service) }
            case 1:
                begun.arrive()
                container.register(Client.init).lifetime(.single)
                changed.arrive()
            default:
                changed.arrive()
                if let service = try? container.resolve(Service.self) { created.add(service) }
            }
        }
        #expect(counter.count == 1)
        #expect(created.all.count == 2 && created.distinct == 1)
    }

    @Test(arguments: [false, true]) func synchronousSingleOfOtherThreadSuspends(_ isDependency: Bool) async throws {
        let begun = Rendezvous(2)
        let ended = Rendezvous(2)
        let isInTime = Flag()
        container.register {
            begun.arrive()
            isInTime.isSet = ended.arrive()
            return Service()
        }.lifetime(.single)
        container.register { (service: Service) in [service] }
        Thread { [container] in _ = try? container.resolve(Service.self) }.start()
        try await detached { _ = begun.arrive() }
        // More tasks than the pool has threads.
        let tasks = (0..<100).map { [container] _ in
            Task {
                guard isDependency else { return ObjectIdentifier(try await container.resolve(async: Service.self)) }
                return ObjectIdentifier(try await container.resolve(async: [Service].self)[0])
            }
        }
        for _ in 0..<100 { await Task.yield() }
        await Task { await Task { ended.pass() }.value }.value
        var services: Set<ObjectIdentifier> = []
        for task in tasks { services.insert(try await task.value) }
        #expect(services.count == 1)
        #expect(isInTime.isSet)
    }

    @Test func becomesSynchronousWhileItIsCreated() async throws {
        let gate = Gate()
        registerDatabase(gate)
        container.register { [counter] (_: Database) in Service(counter.count) }.lifetime(.single)
        let first = Task { [container] in try await container.resolve(async: Service.self) }
        while counter.count == 0 { await Task.yield() }
        container.register { Database() }.default()
        let error = #expect(throws: ContainerError.self) { _ = try container.resolve(Service.self) }
        #expect(error?.reason == .isAwaited)
        #expect(error?.path.map(\.name) == ["Service"])
        gate.open()
        let service = try await first.value
        #expect(try container.resolve(Service.self) === service)
    }

    @Test func becomesSynchronousAfterItWasCreated() async throws {
        let scope = Scope()
        registerDatabase()
        container.register(Cache.init).lifetime(.scope(scope))
        _ = try await container.resolve(async: Cache.self)
        container.register { Database() }.default()
        scope.reset()
        #expect(throws: Never.self) { try container.resolve(Cache.self) }
    }

    @Test func joinsCycleWhileItIsAwaited() async throws {
        let gate = Gate()
        container.register(Hub.init).lifetime(.single)
        container.register(async: { [counter] (_: Lazy<Hub>) in
            counter.next()
            await gate.wait()
            return Service()
        }).lifetime(.single)
        let first = Task { [container] in try await container.resolve(async: Service.self) }
        while counter.count == 0 { await Task.yield() }
        container.register(Client.init).lifetime(.single)
        let second = Task { [container] in try await container.resolve(async: Service.self) }
        for _ in 0..<100 { await Task.yield() }
        gate.open()
        #expect(try await first.value === second.value)
        #expect(counter.count == 1)
    }

    @Test func waitThatIsOverIsNoCycle() async throws {
        let (first, second) = (Gate(), Gate())
        let scope = Scope()
        container.register(async: { [container, counter] in
            if counter.next() == 1 {
                await first.wait()
            } else {
                _ = try await container.resolve(async: Service.self)
            }
            return Database()
        }).lifetime(.scope(scope))
        let isWaiting = Flag()
        container.register(async: { [container] in
            _ = try await container.resolve(async: Database.self)
            isWaiting.isSet = true
            await second.wait()
            return Service()
        }).lifetime(.single)
        let database = Task { [container] in try await container.resolve(async: Database.self) }
        while counter.count == 0 { await Task.yield() }
        let service = Task { [container] in try await container.resolve(async: Service.self) }
        for _ in 0..<100 { await Task.yield() }
        first.open()
        _ = try await database.value
        while !isWaiting.isSet { await Task.yield() }
        scope.reset()
        let other = Task { [container] in try await container.resolve(async: Database.self) }
        for _ in 0..<100 { await Task.yield() }
        second.open()
        _ = try await service.value
        _ = try await other.value
        #expect(counter.count == 2)
    }

    @Test func waitersAreResumedInOrder() async throws {
        let lock = AsyncLock()
        try await lock.lock()
        let order = SharedList<Int>()
        var tasks: [Task<Void, any Error>] = []
        for number in 0..<5 {
            tasks.append(
                Task {
                    try await lock.lock()
                    order.add(number)
                    lock.unlock()
                }
            )
            // The next task starts once this one waits, because tasks start in any order.
            while lock.waiterCount == number { await Task.yield() }
        }
        lock.unlock()
        for task in tasks { try await task.value }
        #expect(order.all == [0, 1, 2, 3, 4])
    }

    @Test func cancelledWaitersAreForgotten() async throws {
        let lock = AsyncLock()
        for round in 0..<300 {
            try await lock.lock()
            let waiter = Task { try await lock.lock() }
            if round.isMultiple(of: 2) {
                while lock.waiterCount == 0 { await Task.yield() }
            }
            // The task is cancelled before, while or after it waits.
            if round.isMultiple(of: 3) { lock.unlock() }
            waiter.cancel()
            let isLocked = (try? await waiter.value) != nil
            if !round.isMultiple(of: 3) {
                #expect(!isLocked)
                lock.unlock()
            }
            if isLocked { lock.unlock() }
            #expect(lock.waiterCount == 0)
        }
    }

    @Test func cancelledWaiterLeavesTheOthers() async throws {
        let lock = AsyncLock()
        try await lock.lock()
        let first = Task { try await lock.lock() }
        while lock.waiterCount == 0 { await Task.yield() }
        let second = Task { try await lock.lock() }
        while lock.waiterCount == 1 { await Task.yield() }
        second.cancel()
        await #expect(throws: CancellationError.self) { try await second.value }
        #expect(lock.waiterCount == 1)
        lock.unlock()
        try await first.value
        #expect(lock.isLocked)
        lock.unlock()
        #expect(!lock.isLocked)
    }

    @Test func cancelledTaskDoesNotLock() async {
        let lock = AsyncLock()
        await withTaskGroup(of: Void.self) { group in
            group.cancelAll()
            group.addTask { _ = await #expect(throws: CancellationError.self) { try await lock.lock() } }
        }
        #expect(!lock.isLocked)
    }

    @Test func noLockIsHeldAfterwards() async {
        await #expect(processExitsWith: .success) {
            var isHeldWhileNeeded = true
            for _ in 0..<3 where isHeldWhileNeeded {
                let container = Container()
                container.register { Service(ConstructionLock.isAnyHeld ? 1 : 0) }.lifetime(.single)
                isHeldWhileNeeded = try container.resolve(Service.self).sum == 1 && !ConstructionLock.isAnyHeld
            }
            exit(isHeldWhileNeeded ? EXIT_SUCCESS : EXIT_FAILURE)
        }
    }

    /// Waits for a closure that blocks a thread of its own.
    private func detached(_ body: @escaping @Sendable () -> Void) async throws {
        await withCheckedContinuation { continuation in
            Thread {
                body()
                continuation.resume()
            }.start()
        }
    }
}

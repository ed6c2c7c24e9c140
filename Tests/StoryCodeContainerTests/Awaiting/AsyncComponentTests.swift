import StoryCode
import TestSupport
import Testing

@testable import StoryCodeContainer

private final class Database: Sendable {
    let number: Int

    init(number: Int) { self.number = number }
}
private final class Repository {
    let database: Database

    init(database: Database) { self.database = database }
}
@MainActor
private final class Screen {
    let repository: Repository
    var title: String?

    var number: Int { repository.database.number }

    init(repository: Repository) { self.repository = repository }
}
private final class Left: @unchecked Sendable {
    var right: Right?

    init(_ right: Right? = nil) { self.right = right }
}
private final class Right: @unchecked Sendable {
    let left: Left

    init(left: Left) { self.left = left }
}

struct AsyncComponentTests {
    let container = Container()
    let counter = Counter()

    @discardableResult
    private func registerDatabase() -> Component<Database, Never> {
        container.register(async: { [counter] in
            await Task.yield()
            return Database(number: counter.next())
        })
    }

    @Test func injectionsChangeAnAwaitedValue() async throws {
        let container = Container()
        container.register(async: { 1 }).postInit { $0 += 1 }.postInit { $0 += 10 }
        #expect(try await container.resolve(async: Int.self) == 12)
    }

    @Test func awaitedValueIsConverted() async throws {
        let container = Container()
        container.register(async: { 7 }).as(String.self) { "seven: \($0)" }
        #expect(try await container.resolve(async: String.self) == "seven: 7")
    }

    @Test func resolvesAsynchronously() async throws {
        registerDatabase()
        #expect(try await container.resolve(async: Database.self).number == 1)
        #expect(try await container.resolve(async: Database.self).number == 2)
    }

    @Test func synchronousResolveThrows() throws {
        registerDatabase()
        container.register(Repository.init)
        #expect(reason { try container.resolve(Database.self) } == .isAwaited)
        #expect(reason { try container.resolve(Repository.self) } == .isAwaited)
    }

    @Test func dependentsAreAsynchronous() async throws {
        registerDatabase()
        container.register(Repository.init)
        container.register(main: Screen.init).injection { $0.title = $1 }
        container.register(async: { "Oslo" })
        let screen = try await container.resolve(async: Screen.self)
        #expect(await screen.number == 1)
        #expect(await screen.title == "Oslo")
    }

    @Test func wholeCycleIsAsynchronous() {
        final class First {
            init(_: Second) {}
        }
        final class Second {
            init(_: Third) {}
        }
        final class Third {
            var first: First?
        }
        container.register(First.init).lifetime(.objectGraph)
        container.register(Second.init).lifetime(.objectGraph)
        container.register(async: { Third() }).lifetime(.objectGraph).injection { $0.first = $1 }
        #expect(reason { try container.resolve(First.self) } == .isAwaited)
    }

    @Test func sharedObjectIsMadeOnce() async throws {
        registerDatabase().lifetime(.single)
        container.register(Repository.init)
        let numbers = try await withThrowingTaskGroup { group in
            for _ in 0..<50 {
                group.addTask { [container] in try await container.resolve(async: Repository.self).database.number }
            }
            return try await group.reduce(into: Set()) { $0.insert($1) }
        }
        #expect(numbers == [1])
    }

    @Test func nextWaiterRetriesAfterFailure() async throws {
        struct Refused: Error {}
        container.register(async: { [counter] in
            await Task.yield()
            if counter.next() == 1 { throw Refused() }
            return Database(number: counter.count)
        }).lifetime(.single)
        await #expect(throws: Refused.self) { try await container.resolve(async: Database.self) }
        #expect(try await container.resolve(async: Database.self).number == 2)
    }

    @Test func cancelledTaskStopsWaiting() async throws {
        let (gate, opening) = AsyncStream<Void>.makeStream()
        container.register(async: {
            for await _ in gate { break }
            return Database(number: 1)
        }).lifetime(.single)
        let first = Task { [container] in try await container.resolve(async: Database.self).number }
        let second = Task { [container] in try await container.resolve(async: Database.self).number }
        second.cancel()
        let outcome = await second.result
        opening.finish()
        #expect(try await first.value == 1)
        // The second task was too late to wait, or the first to create the object; cancelled, it created nothing.
        if case .failure(let error) = outcome { #expect(error is CancellationError) }
    }

    @Test func asyncProviderResolvesLater() async throws {
        registerDatabase()
        container.register { (database: AsyncProvider<Database>) in database }
        let provider = try container.resolve(AsyncProvider<Database>.self)
        #expect(try await provider().number == 1)
        #expect(try await AsyncProvider { 7 }() == 7)
    }

    @Test func validateFindsSynchronousProvider() throws {
        registerDatabase()
        container.register { (_: Provider<Database>) in 7 }
        let error = try #require(throws: ValidationError.self) { try container.validate() }
        #expect(error.errors.map(\.reason) == [.isAwaited])
    }

    @Test func takesArgumentsAndDependencies() async throws {
        container.register { "Oslo" }
        container.register(async: { (number: Argument<Int>, name: String, all: Many<String>) in
            Database(number: number.value + name.count + many(all).count)
        })
        #expect(try await container.resolve(async: Database.self, arguments: 7).number == 12)
    }

    @Test func argumentsReachSynchronousComponents() async throws {
        container.register { Database(number: arg($0)) }
        #expect(try await container.resolve(async: Database.self, arguments: 7).number == 7)
        do {
            _ = try await container.resolve(async: Database.self, arguments: 7, 8)
            Issue.record("the arguments are accepted")
        } catch let error as ContainerError {
            #expect(error.reason == .arguments(expected: ["Int"], passed: ["Int", "Int"]))
        }
    }

    @Test func parametersAreCreatedOffMainActor() async throws {
        struct Threads: Sendable {
            let areMain: [Bool]
        }
        container.register { ResolutionStack.isOnMain }.default()
        container.register(main: { ResolutionStack.isOnMain }).as(Bool.self, name: "main") { $0 }
        container.register(async: { Threads(areMain: [$0, $1]) }).parameter(0, name: "main")
        #expect(try await container.resolve(async: Threads.self).areMain == [true, false])
    }

    @Test(arguments: [false, true])
    func namedHasItsOwnGraph(isSingle: Bool) async throws {
        struct Result: Sendable {
            let isShared: Bool
        }
        container.register { Database(number: 1) }.as(Database.self, name: "a") { $0 }.lifetime(.objectGraph)
        let component = container.register(async: { (own: Database, named: Named<Database>) in
            Result(isShared: try named["a"] === own)
        })
        if isSingle { component.lifetime(.single) }
        #expect(try await container.resolve(async: Result.self).isShared == false)
    }

    @Test func cycleIsClosed() async throws {
        container.register(async: { Left() }).lifetime(.single).injection { $0.right = $1 }
        container.register(async: { (left: Left) in Right(left: left) }).lifetime(.single)
        let right = try await container.resolve(async: Right.self)
        #expect(right.left.right === right)
        #expect(try await container.resolve(async: Left.self) === right.left)
    }

    @Test func factoryThatAwaitsItselfThrows() async throws {
        container.register(async: { [container] in
            Database(number: try await container.resolve(async: Database.self).number)
        }).lifetime(.single)
        await #expect(throws: ContainerError.self) { try await container.resolve(async: Database.self) }
    }

    @Test func mutualWaitThrows() async throws {
        let (begun, both) = AsyncStream<Void>.makeStream()
        let meeting = Counter()
        @Sendable func meet() async {
            if meeting.next() == 2 { both.finish() }
            for await _ in begun {}
        }
        container.register(async: { [container] in
            await meet()
            return Left(try await container.resolve(async: Right.self))
        }).lifetime(.single)
        container.register(async: { [container] in
            await meet()
            return Right(left: try await container.resolve(async: Left.self))
        }).lifetime(.single)
        let left = Task { [container] in _ = try await container.resolve(async: Left.self) }
        let right = Task { [container] in _ = try await container.resolve(async: Right.self) }
        for outcome in [await left.result, await right.result] {
            #expect(throws: ContainerError.self) { try outcome.get() }
        }
    }

    @Test func serviceAndOptionalShareObject() async throws {
        registerDatabase().as((any Sendable).self) { $0 }.lifetime(.single)
        let database = try await container.resolve(async: Database?.self)
        #expect(try await container.resolve(async: (any Sendable).self) as? Database === database)
    }

    @Test func containerIsCurrentInFactory() async throws {
        container.register { "Oslo" }
        container.register(async: {
            await Task.yield()
            return Database(number: try Container.current.resolve(String.self).count)
        })
        #expect(try await container.resolve(async: Database.self).number == 4)
    }
}

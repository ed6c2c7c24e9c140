import StoryCode
import StoryCodeTesting
import Testing

private protocol Clock: Sendable {
    var time: String { get }
}

private struct RealClock: Clock {
    var time: String { "now" }
}

private struct FakeClock: Clock {
    let time: String
}

private struct City {
    let clock: any Clock
    var language = "Portuguese"
}

/// The registrations of a program.
private func makeApp() -> Container {
    let container = Container(name: "app")
    container.register(RealClock.init).as((any Clock).self) { $0 }.lifetime(.single)
    container.register { City(clock: $0, language: $1) }
    container.register { "Portuguese" }
    return container
}

/// Registers a clock with a fixed time.
private func stop(_ time: String) -> @Sendable (Container) throws -> Void {
    { container in container.register { FakeClock(time: time) }.as((any Clock).self) { $0 }.lifetime(.single) }
}

/// Each test has a dependency container of its own.
struct ContainerTraitTests {
    /// Checks the container repeatedly, while other tests run.
    private func expect(_ time: String) async throws {
        let container = Container.current
        for _ in 0..<50 {
            #expect(Container.current === container)
            #expect(try Container.current.resolve(City.self).clock.time == time)
            await Task.yield()
        }
    }

    @Test(.container(makeApp(), stop("noon")))
    func oneOfTwoInParallel() async throws { try await expect("noon") }

    @Test(.container(makeApp(), stop("midnight")))
    func secondOfTwoInParallel() async throws { try await expect("midnight") }

    @Test(.container(makeApp()))
    func testWithoutOverrides() async throws { try await expect("now") }

    @Test(.container(makeApp()) { $0.register { 0 }.lifetime(.single) }, arguments: 1...8)
    func eachArgumentHasAContainerOfItsOwn(number: Int) async throws {
        #expect(try Container.current.optional(String.self, name: "seen") == nil)
        Container.current.register { "\(number)" }.as(String.self, name: "seen") { $0 }.default()
        await Task.yield()
        #expect(try Container.current.resolve(String.self, name: "seen") == "\(number)")
    }

    @Test(.container { $0.register { FakeClock(time: "dawn") }.as((any Clock).self) { $0 } })
    func withoutABaseTheCurrentContainerIsUsed() throws {
        #expect(try Container.current.resolve((any Clock).self).time == "dawn")
        #expect(try Container.current.optional(City.self) == nil)
    }

    @Test(.container(makeApp(), stop("noon")))
    func tasksOfTheTestHaveTheContainer() async throws {
        let container = Container.current
        #expect(await Task { Container.current === container }.value)
        async let child = Container.current === container
        #expect(await child)
        #expect(await MainActor.run { Container.current === container })
    }

    @Test(.container(makeApp(), stop("first")), .container(stop("second")))
    func laterTraitAddsToTheEarlierOne() async throws { try await expect("second") }

    @Test func throwingClosureFailsTheTestBeforeItRuns() async throws {
        struct Broken: Error {}
        func failing() throws -> Container { throw Broken() }
        let test = try #require(Test.current)
        let traits: [ContainerTrait] = [
            .container { _ in throw Broken() },
            .container(makeApp()) { _ in throw Broken() },
            .container(try failing()),
        ]
        for trait in traits {
            await #expect(throws: Broken.self) {
                try await trait.provideScope(for: test, testCase: nil) { Issue.record("the test has run") }
            }
        }
        let trait = ContainerTrait.container(makeApp())
        await #expect(throws: Broken.self) { try await trait.provideScope(for: test, testCase: nil) { throw Broken() } }
    }

    @Test func traitOfASuiteAppliesToEachTest() {
        #expect(ContainerTrait.container(makeApp()).isRecursive)
    }

    @Test(.container(makeApp()))
    func containerHasTheNameOfTheTest() {
        #expect(Container.current.name == Test.current?.name)
    }
}

/// The trait of a suite applies to each test in it.
@Suite(.container(makeApp(), stop("noon")))
struct ContainerTraitOfASuiteTests {
    let container = Container.current

    @Test func testsOfASuiteHaveTheContainer() throws {
        #expect(try Container.current.resolve(City.self).clock.time == "noon")
        Container.current.register { "English" }.default()
    }

    @Test func registrationsOfTestsAreIndependent() throws {
        #expect(try Container.current.resolve(City.self).language == "Portuguese")
        Container.current.register { "Greek" }
    }

    @Test func suiteIsCreatedWithTheContainer() { #expect(Container.current === container) }

    @Test(.container { $0.register { "English" } })
    func traitOfATestAddsToTheSuites() throws {
        let city = try Container.current.resolve(City.self)
        #expect(city.clock.time == "noon" && city.language == "English")
    }

    @Test(.container(makeApp()) { $0.register { "English" } })
    func traitOfATestWithABaseReplacesTheSuites() throws {
        let city = try Container.current.resolve(City.self)
        #expect(city.clock.time == "now" && city.language == "English")
    }

    @Suite(.container(stop("midnight")))
    struct Inner {
        @Test func innerSuiteAddsToTheOuter() throws {
            let city = try Container.current.resolve(City.self)
            #expect(city.clock.time == "midnight" && city.language == "Portuguese")
        }
    }
}

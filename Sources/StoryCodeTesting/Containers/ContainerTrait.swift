#if canImport(Testing)
    public import StoryCode
    public import Testing

    /// Gives each test a container of its own, in which some components are replaced.
    ///
    /// ```swift
    /// @Test(.container { $0.register(FakeClock.init).as((any Clock).self) { $0 } })
    /// func theCityTellsTheTime() throws {
    ///     let city = try Container.current.resolve(City.self)
    ///     #expect(city.time == "12:00")
    /// }
    /// ```
    public struct ContainerTrait: TestTrait, SuiteTrait, TestScoping {
        /// The container whose components are taken over; nil where it is the current one of the test.
        let base: (@MainActor @Sendable () throws -> Container)?
        let overrides: @Sendable (Container) async throws -> Void

        /// Says that a trait of a suite is that of each test in it.
        public var isRecursive: Bool { true }

        /// Runs a test with a container of its own as the current one.
        ///
        /// - Parameters:
        ///   - test: The test.
        ///   - testCase: Which of its arguments it runs with.
        ///   - function: Runs it.
        /// - Throws: What the base, the overrides or the test throws.
        @concurrent
        public func provideScope(
            for test: Test,
            testCase: Test.Case?,
            performing function: @concurrent @Sendable () async throws -> Void
        ) async throws {
            let container = Container(overriding: try await base?() ?? .current, name: test.name)
            try await overrides(container)
            try await Container.withCurrent(container) { try await function() }
        }
    }

    extension Trait where Self == ContainerTrait {
        /// Gives each test a container of its own, in which some components of the current one are replaced.
        ///
        /// ```swift
        /// @Test(.container { $0.register(FakeClock.init).as((any Clock).self) { $0 } })
        /// func theCityTellsTheTime() throws {
        ///     let city = try Container.current.resolve(City.self)
        ///     #expect(city.time == "12:00")
        /// }
        /// ```
        ///
        /// While the test runs it is `Container.current` in its task and the tasks that it starts, though not in
        /// detached ones; tests that run side by side never meet. What is registered in the closure takes the place of
        /// all that is registered under the same service, for the other components, too, and shared objects are made
        /// anew. A trait of a suite is that of each test in it, and one of the test adds to it.
        ///
        /// - Parameter overrides: Registers what is replaced; where it throws, the test fails and does not run.
        /// - Returns: The trait.
        public static func container(_ overrides: @escaping @Sendable (Container) async throws -> Void) -> Self {
            Self(base: nil, overrides: overrides)
        }

        /// Gives each test a container of its own, in which some components of another are replaced.
        ///
        /// ```swift
        /// @Suite(.container(AppContainer.make()) { $0.register(FakeClock.init).as((any Clock).self) { $0 } })
        /// struct CityTests {}
        /// ```
        ///
        /// It is as `container(_:)`, and does not look at the container that was the current one.
        ///
        /// - Parameters:
        ///   - base: The container whose components are taken over, asked for on the main actor by each test anew.
        ///   - overrides: Registers what is replaced; where it throws, the test fails and does not run.
        /// - Returns: The trait.
        public static func container(
            _ base: @autoclosure @escaping @MainActor @Sendable () throws -> Container,
            _ overrides: @escaping @Sendable (Container) async throws -> Void = { _ in }
        ) -> Self {
            Self(base: base, overrides: overrides)
        }
    }
#endif

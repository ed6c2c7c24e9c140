#if canImport(Testing)
    public import StoryCode
    public import Testing

    /// A trait that runs each test with a dependency container of its own, in which some components are replaced.
    ///
    /// See <doc:Testing-screens>.
    public struct ContainerTrait: TestTrait, SuiteTrait, TestScoping {
        /// Returns the container to override, or nil for the current container of the test.
        let base: (@MainActor @Sendable () throws -> Container)?
        let overrides: @Sendable (Container) async throws -> Void

        /// Applies the trait of a suite to each test in it.
        public var isRecursive: Bool { true }

        /// Runs a test with a container of its own as the current one.
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
        /// Runs each test with a dependency container of its own, which overrides components of the current one.
        ///
        /// ```swift
        /// @Test(.container { $0.register(FakeClock.init).as((any Clock).self) { $0 } })
        /// func cityShowsTheTime() throws {
        ///     let city = try Container.current.resolve(City.self)
        ///     #expect(city.time == "12:00")
        /// }
        /// ```
        ///
        /// The container is `Container.current` in the test's task and in its child tasks, but not in detached tasks,
        /// so parallel tests are independent. A registration in the closure replaces all registrations of the same
        /// service, also as a dependency of the other components. Shared objects are created again. The trait of a
        /// suite applies to a test before the trait of the test itself.
        ///
        /// - Parameter overrides: Registers the replacements. If it throws, the test fails and does not run.
        public static func container(_ overrides: @escaping @Sendable (Container) async throws -> Void) -> Self {
            Self(base: nil, overrides: overrides)
        }

        /// Runs each test with a dependency container of its own, which overrides components of another one.
        ///
        /// ```swift
        /// @Suite(.container(AppContainer.make()) { $0.register(FakeClock.init).as((any Clock).self) { $0 } })
        /// struct CityTests {}
        /// ```
        ///
        /// The same as `container(_:)`, but without the components of the current container.
        ///
        /// - Parameters:
        ///   - base: The container to override. Evaluated on the main actor for each test.
        ///   - overrides: Registers the replacements. If it throws, the test fails and does not run.
        public static func container(
            _ base: @autoclosure @escaping @MainActor @Sendable () throws -> Container,
            _ overrides: @escaping @Sendable (Container) async throws -> Void = { _ in }
        ) -> Self {
            Self(base: base, overrides: overrides)
        }
    }
#endif

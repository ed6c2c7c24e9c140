#if canImport(Testing)
    import StoryCode
    import StoryCodeLeaks
    public import Testing

    /// A trait that fails each test in which a scene has a cycle of strong references right after `connect`.
    ///
    /// See <doc:Finding-what-retains-a-scene>.
    public struct RetainCycleTrait: TestTrait, SuiteTrait, TestScoping {
        /// Applies the trait of a suite to each test in it.
        public var isRecursive: Bool { true }

        /// Runs a test and checks each scene that it makes.
        @concurrent
        public func provideScope(
            for test: Test,
            testCase: Test.Case?,
            performing function: @concurrent @Sendable () async throws -> Void
        ) async throws {
            let log = await RetainCycleLog(location: test.sourceLocation)
            let scopes = await LifecycleTrace.scopes + [log.scope]
            do {
                try await LifecycleTrace.$scopes.withValue(scopes) { try await function() }
            } catch {
                await log.end()
                throw error
            }
            await log.end()
        }
    }

    /// The scenes of one test, which are checked after `connect`.
    @MainActor
    private final class RetainCycleLog: LifecycleTracer {
        let scope = TraceScope()
        private let location: SourceLocation

        private var scenes = SceneLog()

        init(location: SourceLocation) {
            self.location = location
            LifecycleTrace.add(self)
        }

        func end() {
            LifecycleTrace.remove(self)
        }

        func trace(_ entry: TraceEntry) {
            guard let controller = entry.subject, scope.isCurrent else { return }
            if case .assembled = entry.event { scenes.add(controller) }
            scenes.record(entry)
            if case .connected = entry.event { check(controller) }
        }

        private func check(_ controller: AnyObject) {
            let cycles = scenes.cycles(through: controller)
            if let failure = cycles.readerFailure {
                Issue.record(Comment(rawValue: failure), severity: .warning, sourceLocation: location)
            }
            for cycle in cycles {
                let message = """
                    \(ControllerName.name(of: controller)) is part of a scene with a cycle of strong references:

                    \(cycle.description.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n"))
                    """
                Issue.record(Comment(rawValue: message), sourceLocation: location)
            }
        }
    }

    extension Trait where Self == RetainCycleTrait {
        /// Fails each test in which a scene has a cycle of strong references right after `connect`.
        ///
        /// ```swift
        /// @Suite(.noRetainCycles)
        /// struct CityTests {}
        /// ```
        ///
        /// Each cycle is an issue at the test, with the same text as that of `SceneHost.retainCycles()`. Checked are the
        /// scenes that the test's task makes, its child tasks and later turns that the lifecycle schedules in them, but
        /// not those of detached tasks.
        public static var noRetainCycles: Self { Self() }
    }
#endif

import StoryCode
import StoryCodeLocks

/// The run of a test that leaves it in a folder, and among the attachments, if it fails.
@MainActor
final class TestRun {
    /// The run of the current test.
    @TaskLocal static var current: TestRun?

    private let recorder = LifecycleRecorder()
    private let scope = TraceScope()
    private let test: TestName
    private let parent: String?

    private let hasFailed = Atomic(false)

    /// Whether another run of the same test takes the place of this one.
    private let isReplaced = Atomic(false)

    /// - Parameter parent: The folder for the runs of tests, or nil if they are only attached.
    init(of test: TestName, in parent: String?) {
        (self.test, self.parent) = (test, parent)
        Self.current?.isReplaced.store(true, ordering: .relaxed)
        recorder.add(.tasks(scope))
    }

    /// Returns the recorder of the current test, unless it is the given one.
    ///
    /// It receives the names and the notes of the test's own recorders.
    static func recorder(besides recorder: LifecycleRecorder) -> LifecycleRecorder? {
        guard let current, current.recorder !== recorder else { return nil }
        return current.recorder
    }

    /// Records everything that happens in the task of the test.
    nonisolated func record(_ function: @concurrent @Sendable () async throws -> Void) async throws {
        let scopes = await LifecycleTrace.scopes + [scope]
        try await Self.$current.withValue(self) {
            try await LifecycleTrace.$scopes.withValue(scopes) { try await function() }
        }
    }

    /// Returns the folder in which the run will be, because the test has failed.
    ///
    /// Nil without a folder, or if another run takes the place of this one.
    nonisolated func fail() -> String? {
        guard !isReplaced.load(ordering: .relaxed) else { return nil }
        hasFailed.store(true, ordering: .relaxed)
        return parent.map { recorder.folder.reserve(for: test, in: $0) }
    }

    /// Ends the run, and leaves it in its folder and among the attachments if the test has failed.
    ///
    /// - Parameter hasThrown: Whether the test has thrown an error, which is a failure that no issue shows yet.
    /// - Returns: What no issue says yet: where the run is, or why it could not be written.
    func end(hasThrown: Bool) -> String? {
        recorder.remove(scope)
        let knownPath = recorder.folder.reservedPath
        let path = knownPath ?? (hasThrown ? fail() : nil)
        guard hasFailed.load(ordering: .relaxed) else { return nil }
        let run = recorder.run(title: test.function)
        RunAttachments.record(run, of: test)
        guard let path else { return nil }
        let problem = RunFolder.write(run, to: path)
        return problem ?? (knownPath == nil ? RunFolder.sentence(about: path) : nil)
    }
}

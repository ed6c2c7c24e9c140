public import Foundation

/// A page that shows the run of a recorder while the program runs.
///
/// ```swift
/// let recorder = RunRecorder(title: "Guide")
/// let view = try LiveView(of: recorder, in: folder)
/// print(view.page)
/// ```
///
/// The view writes the page and the run to a folder, and the page reads them in any browser, without a server and without
/// a network. It writes at most four times in a second, on another thread, and only what has changed; while nothing
/// happens, it does nothing. The folder has the last steps, as ``LifecycleRun/limit`` states.
///
/// See <doc:Inspecting-a-run>.
@MainActor
public final class LiveView {
    /// The page, `index.html` in the folder.
    public let page: URL

    private let recorder: RunRecorder
    private let writer: LiveWriter

    /// Waits before a run is written.
    private let sleep: @Sendable (Duration) async -> Void

    /// The number of runs that were passed on to be written.
    private var count = 0

    /// Whether steps have followed the run that is being written.
    private var hasNewSteps = false

    /// Creates the folder and the page, and follows the recorder as long as the view exists.
    ///
    /// The view retains the recorder. It replaces the files of an earlier view in the same folder.
    ///
    /// - Throws: `CocoaError` if the folder cannot be written.
    public convenience init(of recorder: RunRecorder, in folder: URL) throws {
        try self.init(of: recorder, in: folder) { try? await Task.sleep(for: $0) }
    }

    init(of recorder: RunRecorder, in folder: URL, sleep: @escaping @Sendable (Duration) async -> Void) throws {
        (self.recorder, self.sleep, page) = (recorder, sleep, folder.appending(path: "index.html"))
        var run = LifecycleRun()
        run.title = recorder.title
        writer = try LiveWriter(folder, page: RunPage(run, isLive: true).document)
        recorder.onNextStep { [weak self] in self?.schedule() }
        try update()
    }

    /// Writes what has happened so far, before it returns.
    ///
    /// A program calls it before it ends.
    ///
    /// - Throws: `CocoaError` if a file cannot be written, now or since the last call.
    public func update() throws {
        count += 1
        writer.write(recorder.run, count)
        if let error = writer.takeError() { throw error }
    }

    /// Writes in a later turn what happens until then.
    private func schedule() {
        Task { [weak self, sleep] in
            await sleep(.milliseconds(250))
            guard let self else { return }
            hasNewSteps = false
            recorder.onNextStep { [weak self] in self?.hasNewSteps = true }
            count += 1
            let (writer, count, start) = (writer, count, ContinuousClock.now)
            let run = recorder.run
            // Copying a long run must not take more than a twentieth of the time.
            let pause = start.duration(to: .now) * 20 - .milliseconds(250)
            await Task.detached(priority: .utility) { writer.write(run, count) }.value
            if pause > .zero { await sleep(pause) }
            if hasNewSteps { schedule() } else { recorder.onNextStep { [weak self] in self?.schedule() } }
        }
    }
}

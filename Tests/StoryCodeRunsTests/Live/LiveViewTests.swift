import Foundation
import StoryCode
import Testing

@testable import StoryCodeRuns

/// A live view writes what happens to its folder.
@MainActor
struct LiveViewTests {
    /// Calls a closure with a folder, which is removed afterwards.
    private func withFolder<Value>(_ body: @MainActor (URL) async throws -> Value) async throws -> Value {
        let folder = FileManager.default.temporaryDirectory.appending(path: "StoryCode-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        return try await body(folder)
    }

    private func text(_ name: String, in folder: URL) throws -> String {
        try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    }

    @Test func folderHasThePageAndTheRun() async throws {
        try await withFolder { folder in
            let recorder = RunRecorder(title: "Guide & more")
            let view = try LiveView(of: recorder, in: folder)
            #expect(view.page.lastPathComponent == "index.html")
            let page = try text("index.html", in: folder)
            #expect(page.contains("<title>Guide &amp; more</title>"))
            #expect(page.contains("script-src 'unsafe-inline' 'self' file:;"))
            #expect(!page.replacing("http://www.w3.org/2000/svg", with: "").contains("://"))
            #expect(try text("head.js", in: folder).contains("0 steps"))
            recorder.note("Hello")
            try view.update()
            recorder.stop()
            #expect(try text("head.js", in: folder).contains("1 step,"))
            #expect(try text("part-0.js", in: folder).contains("\"Hello\""))
        }
    }

    @Test func filesOfAnEarlierViewAreReplaced() async throws {
        try await withFolder { folder in
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            for name in ["part-7.js", "head.js", "notes.txt", "part-1.txt", "other.js"] {
                try Data("old".utf8).write(to: folder.appending(path: name))
            }
            let recorder = RunRecorder()
            recorder.stop()
            let view = try LiveView(of: recorder, in: folder)
            let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
            #expect(names == ["head.js", "index.html", "notes.txt", "other.js", "part-0.js", "part-1.txt"])
            #expect(try text("head.js", in: folder).contains("0 steps"))
            withExtendedLifetime(view) {}
        }
    }

    @Test func earlierRunDoesNotReplaceALaterOne() async throws {
        try await withFolder { folder in
            let writer = try LiveWriter(folder, page: "")
            let run = SampleRuns.long(steps: 20)
            writer.write(run, 2)
            let head = try text("head.js", in: folder)
            for count in [1, 2] {
                writer.write(LiveFolder.beginning(of: run, 10), count)
                #expect(try text("head.js", in: folder) == head)
            }
            #expect(head.contains("\(run.steps.count) steps"))
        }
    }

    @Test func folderThatCannotBeWrittenIsAnError() async throws {
        try await withFolder { folder in
            try Data().write(to: folder)
            let recorder = RunRecorder()
            recorder.stop()
            #expect(throws: CocoaError.self) { try LiveView(of: recorder, in: folder) }
        }
    }

    @Test func errorOfALaterWriteIsThrown() async throws {
        try await withFolder { folder in
            let recorder = RunRecorder()
            let view = try LiveView(of: recorder, in: folder)
            try FileManager.default.removeItem(at: folder)
            recorder.note("One")
            recorder.stop()
            #expect(throws: CocoaError.self) { try view.update() }
            try view.update()
        }
    }

    @Test func stepsAreWrittenInLaterTurns() async throws {
        try await withFolder { folder in
            let (pauses, continuation) = AsyncStream<(Duration, CheckedContinuation<Void, Never>)>.makeStream()
            // It records nothing of parallel tests; notes are steps, too.
            let recorder = RunRecorder()
            recorder.stop()
            let view = try LiveView(of: recorder, in: folder) { pause in
                await withCheckedContinuation { wait in
                    if case .terminated = continuation.yield((pause, wait)) { wait.resume() }
                }
            }
            var waiting = pauses.makeAsyncIterator()
            var resumed = ContinuousClock.now
            @MainActor func written(_ words: String) throws -> Bool { try text("head.js", in: folder).contains(words) }
            for (number, words) in [(1, "1 step,"), (2, "2 steps,"), (3, "3 steps,")] {
                recorder.note("Note \(number)")
                // The view waits once for a step, and writes nothing until the end of the wait.
                var (pause, wait) = try #require(await waiting.next())
                if number > 1, pause != .milliseconds(250) {
                    // On a busy machine, copying the run can take so long that a pause follows it.
                    #expect(pause > .zero && pause <= resumed.duration(to: .now) * 20 - .milliseconds(250))
                    wait.resume()
                    (pause, wait) = try #require(await waiting.next())
                }
                try #require(pause == .milliseconds(250))
                #expect(try !written(words))
                resumed = .now
                wait.resume()
                while try !written(words) { await Task.yield() }
            }
            // Without steps, it does not wait again.
            for _ in 0..<1_000 { await Task.yield() }
            continuation.finish()
            while let (pause, wait) = await waiting.next() {
                #expect(pause != .milliseconds(250))
                wait.resume()
            }
            withExtendedLifetime(view) {}
        }
    }

    @Test func actionRunsOnceAtTheNextStep() {
        let recorder = RunRecorder()
        recorder.stop()
        var count = 0
        recorder.onNextStep { count += 1 }
        #expect(count == 0)
        recorder.note("One")
        recorder.note("Two")
        #expect(count == 1)
    }

    @Test func viewDoesNothingWithoutSteps() async throws {
        try await withFolder { folder in
            var waits = 0
            let recorder = RunRecorder()
            recorder.stop()
            var view: LiveView? = try LiveView(of: recorder, in: folder) { _ in await MainActor.run { waits += 1 } }
            for _ in 0..<100 { await Task.yield() }
            #expect(waits == 0)
            weak let reference = view
            view = nil
            #expect(reference == nil)
            recorder.note("After the view")
            for _ in 0..<100 { await Task.yield() }
            #expect(waits == 0)
            #expect(try text("head.js", in: folder).contains("0 steps"))
        }
    }
}

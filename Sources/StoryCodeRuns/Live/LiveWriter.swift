import Foundation
import StoryCodeLocks

/// Writes the files of a live view, on any thread.
final class LiveWriter: Sendable {
    private struct State {
        var files: LiveFiles
        var count = 0
        var error: (any Error)?
    }

    private let folder: URL
    private let state: Mutex<State>

    init(_ folder: URL, page: String) throws {
        self.folder = folder
        state = Mutex(State(files: LiveFiles(id: UUID().uuidString)))
        let manager = FileManager.default
        try manager.createDirectory(at: folder, withIntermediateDirectories: true)
        for name in try manager.contentsOfDirectory(atPath: folder.path)
        where name == "head.js" || name.hasPrefix("part-") && name.hasSuffix(".js") {
            try manager.removeItem(at: folder.appending(path: name))
        }
        try write(page, to: "index.html")
    }

    /// Writes a run, unless a later one was written before.
    func write(_ run: LifecycleRun, _ count: Int) {
        state.withLock { state in
            guard count > state.count else { return }
            state.count = count
            let (changed, removed) = state.files.update(run)
            do {
                for (name, text) in changed { try write(text, to: name) }
                for name in removed { try FileManager.default.removeItem(at: folder.appending(path: name)) }
            } catch {
                state.error = error
            }
        }
    }

    /// Returns the error since the last call.
    func takeError() -> (any Error)? {
        state.withLock { state in
            defer { state.error = nil }
            return state.error
        }
    }

    private func write(_ text: String, to name: String) throws {
        // A reader sees the earlier file or the new one.
        try Data(text.utf8).write(to: folder.appending(path: name), options: .atomic)
    }
}

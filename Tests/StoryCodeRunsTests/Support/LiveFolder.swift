@testable import StoryCodeRuns

/// The folder of a live view as texts.
enum LiveFolder {
    /// The page of the folder.
    static var page: String { RunPage(LifecycleRun(), isLive: true).document }

    /// Returns the other files of a run, by their names.
    static func files(of run: LifecycleRun, id: String = "run") -> [String: String] {
        var files = LiveFiles(id: id)
        return texts(files.update(run).changed)
    }

    static func texts(_ files: [(name: String, text: String)]) -> [String: String] {
        Dictionary(uniqueKeysWithValues: files.map { ($0.name, $0.text) })
    }

    /// Returns the first steps of a run, as a recorder knows them when the last of them begins.
    static func beginning(of run: LifecycleRun, _ count: Int) -> LifecycleRun {
        var beginning = run
        beginning.steps = run.steps.prefix(count).map { step in
            var step = step
            if step.end ?? .max > count { step.end = nil }
            return step
        }
        beginning.turns.removeAll { $0.firstStep > count }
        beginning.treeChanges.removeAll { $0.after > count }
        return beginning
    }
}

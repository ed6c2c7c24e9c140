import Foundation
import StoryCodeLocks
import StoryCodeRuns

/// The folder of the run of one failed test, in a folder for the runs of many.
final class RunFolder: Sendable {
    /// The folder for runs that the environment variable `STORYCODE_RUNS` names.
    static let parentInEnvironment = ProcessInfo.processInfo.environment["STORYCODE_RUNS"].flatMap {
        $0.isEmpty ? nil : $0
    }

    /// The folders of this process, without their case, which some file systems ignore.
    private static let reserved = Mutex<Set<String>>([])

    private let path = Mutex<String?>(nil)

    /// The path after a failure.
    var reservedPath: String? { path.withLock(\.self) }

    /// Returns the path, which no other test of this process has, from the first failure on.
    ///
    /// A later run of the same test replaces the files.
    func reserve(for test: TestName, in parent: String) -> String {
        path.withLock { path in
            if let path { return path }
            let proposal = (parent.hasSuffix("/") ? parent : "\(parent)/") + Self.fileName(of: test)
            let new = Self.reserved.withLock { reserved in
                var (name, number) = (proposal, 1)
                while !reserved.insert(name.lowercased()).inserted {
                    number += 1
                    name = "\(proposal)-\(number)"
                }
                return name
            }
            path = new
            return new
        }
    }

    /// Writes the pictures of a run into a folder.
    ///
    /// - Returns: Why they could not be written, or nil if they were.
    static func write(_ run: LifecycleRun, to path: String) -> String? {
        do {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
            for (name, text) in pictures(of: run) {
                try Data(text.utf8).write(to: URL(filePath: "\(path)/\(name)"), options: .atomic)
            }
            return nil
        } catch {
            return """
                The run cannot be written to \(path): \(error.localizedDescription) \
                To fix: Name a folder that the tests can write to.
                """
        }
    }

    /// Returns the names and the texts of a run's pictures.
    static func pictures(of run: LifecycleRun) -> [(name: String, text: String)] {
        [("timeline.svg", run.timeline), ("page.html", run.page)]
    }

    /// A sentence that says where a run is.
    static func sentence(about path: String) -> String { "The run is in \(path)." }

    /// Returns the name of a test with characters that every file system allows.
    static func fileName(of test: TestName) -> String {
        let words = test.components.map { component in
            component.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.joined(separator: "-")
        }
        // File systems allow 255 bytes, of which a number and a temporary name need some.
        var name = ""
        for character in words.filter({ !$0.isEmpty }).joined(separator: ".") {
            guard name.utf8.count + character.utf8.count <= 200 else { break }
            name.append(character)
        }
        return name.isEmpty ? "test" : name
    }
}

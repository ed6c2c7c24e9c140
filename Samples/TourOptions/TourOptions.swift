import Foundation
import StoryCodeRuns

/// The options of a tour: `--timeline <file>` and `--trace <file>`, which write pictures of its run.
@MainActor
public struct TourOptions {
    private let recorder: RunRecorder?
    private let timeline: String?
    private let trace: String?

    /// Reads the arguments of the program, and starts recording if one of them needs it.
    public init(title: String) {
        var arguments = CommandLine.arguments.dropFirst()
        var files: [String: String] = [:]
        while let option = arguments.popFirst() {
            let known = ["--timeline", "--trace"]
            guard known.contains(option), let file = arguments.popFirst() else {
                let problem = known.contains(option) ? "no file after" : "unknown argument"
                Self.fail("\(problem) '\(option)'; expected --timeline <file> or --trace <file>", EX_USAGE)
            }
            files[option] = file
        }
        timeline = files["--timeline"]
        trace = files["--trace"]
        recorder = files.isEmpty ? nil : RunRecorder(title: title)
    }

    /// Names an object in the pictures.
    public func name(_ object: AnyObject, _ name: String) { recorder?.name(object, name) }

    /// Begins a chapter of the pictures.
    public func note(_ text: String) { recorder?.note(text) }

    /// Writes the pictures that were requested.
    public func write() {
        guard let run = recorder?.run else { return }
        if let timeline { Self.write(run.timeline, to: timeline) }
        if let trace { Self.write(run.traceEvents, to: trace) }
    }

    private static func write(_ text: String, to path: String) {
        do {
            try Data(text.utf8).write(to: URL(filePath: path))
        } catch {
            fail("\(path) cannot be written: \(error.localizedDescription)", EX_CANTCREAT)
        }
    }

    private static func fail(_ words: String, _ status: Int32) -> Never {
        try? FileHandle.standardError.write(contentsOf: Data("\(words)\n".utf8))
        exit(status)
    }
}

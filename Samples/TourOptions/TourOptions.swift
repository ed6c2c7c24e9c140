import Foundation
import StoryCodeRuns

/// The options of a tour: `--timeline <file>` and `--trace <file>`, which write pictures of its run.
@MainActor
public struct TourOptions {
    private let recorder: RunRecorder?
    private let timeline: String?
    private let trace: String?
    private let others: [String: String]

    /// Reads the arguments of the program, and starts recording if one of them needs it.
    ///
    /// - Parameter others: The options that the program reads itself, each with a name for its value: `"<keys>"`.
    public init(title: String, others: KeyValuePairs<String, String> = [:]) {
        var arguments = CommandLine.arguments.dropFirst()
        var files: [String: String] = [:]
        var values: [String: String] = [:]
        while let option = arguments.popFirst() {
            let known = ["--timeline", "--trace"]
            let other = others.first { $0.key == option }
            guard known.contains(option) || other != nil, let value = arguments.popFirst() else {
                let missing = other == nil ? "no file after" : "no \(other?.value ?? "") after"
                let problem = known.contains(option) || other != nil ? missing : "unknown argument"
                let expected = others.map { "\($0.key) \($0.value), " }.joined()
                Self.fail("\(problem) '\(option)'; expected \(expected)--timeline <file> or --trace <file>", EX_USAGE)
            }
            if other == nil { files[option] = value } else { values[option] = value }
        }
        timeline = files["--timeline"]
        trace = files["--trace"]
        self.others = values
        recorder = files.isEmpty ? nil : RunRecorder(title: title)
    }

    /// Returns the value of an option that the program reads itself, or nil without the option.
    public func value(of option: String) -> String? { others[option] }

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

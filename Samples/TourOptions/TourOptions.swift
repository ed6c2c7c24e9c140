import Foundation
import StoryCodeRuns

/// The options of a tour, which write pictures of its run: `--timeline <file>`, `--page <file>` and `--trace <file>`.
@MainActor
public struct TourOptions {
    private static let pictures: KeyValuePairs<String, @Sendable (LifecycleRun) -> String> = [
        "--timeline": { $0.timeline }, "--page": { $0.page }, "--trace": { $0.traceEvents },
    ]

    private let recorder: RunRecorder?
    private let files: [String: String]

    /// Reads the arguments of the program, and starts recording if one of them needs it.
    public init(title: String) {
        var arguments = CommandLine.arguments.dropFirst()
        var files: [String: String] = [:]
        while let option = arguments.popFirst() {
            let isKnown = Self.pictures.contains { $0.key == option }
            guard isKnown, let file = arguments.popFirst() else {
                let problem = isKnown ? "no file after" : "unknown argument"
                let expected = "--timeline <file>, --page <file> or --trace <file>"
                Self.fail("\(problem) '\(option)'; expected \(expected)", EX_USAGE)
            }
            files[option] = file
        }
        self.files = files
        recorder = files.isEmpty ? nil : RunRecorder(title: title)
    }

    /// Names an object in the pictures.
    public func name(_ object: AnyObject, _ name: String) { recorder?.name(object, name) }

    /// Begins a chapter of the pictures.
    public func note(_ text: String) { recorder?.note(text) }

    /// Writes the pictures that were requested.
    public func write() {
        guard let run = recorder?.run else { return }
        for (option, picture) in Self.pictures {
            if let file = files[option] { Self.write(picture(run), to: file) }
        }
    }

    private static func write(_ text: String, to path: String) {
        let url = URL(filePath: path)
        // An atomic write would replace a device or a link, such as /dev/stdout.
        let isRegular = try? url.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile
        do {
            try Data(text.utf8).write(to: url, options: isRegular ?? true ? .atomic : [])
        } catch {
            fail("\(path) cannot be written: \(error.localizedDescription)", EX_CANTCREAT)
        }
    }

    private static func fail(_ words: String, _ status: Int32) -> Never {
        try? FileHandle.standardError.write(contentsOf: Data("\(words)\n".utf8))
        exit(status)
    }
}

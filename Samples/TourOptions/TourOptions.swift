import Foundation
import StoryCode
import StoryCodeLeaks
import StoryCodeRuns

/// The options of a tour, which show its run: `--timeline <file>`, `--page <file>` and `--trace <file>` write pictures at
/// its end, and `--live <folder>` writes a page that follows it.
@MainActor
public struct TourOptions {
    private static let pictures: KeyValuePairs<String, @Sendable (LifecycleRun) -> String> = [
        "--timeline": { $0.timeline }, "--page": { $0.page }, "--trace": { $0.traceEvents },
    ]

    /// Finds screens that are not released when they have left, also in release builds.
    private let watch: LeakWatch
    private let watchClock = ManualClock()

    private let recorder: RunRecorder?
    private let live: LiveView?
    private let files: [String: String]
    private let others: [String: String]

    /// Reads the arguments of the program, and starts recording if one of them needs it.
    ///
    /// - Parameters:
    ///   - help: The text that `--help` prints above the list of all options.
    ///   - others: The options that the program reads itself, each with a name for its value: `"<keys>"`.
    public init(title: String, help: String? = nil, others: [(option: String, value: String)] = []) {
        watch = LeakWatch(scheduler: watchClock, isOn: true) { _ in }
        let help = help ?? title
        var arguments = CommandLine.arguments.dropFirst()
        var files: [String: String] = [:]
        var values: [String: String] = [:]
        let known = others + Self.pictures.map { ($0.key, "<file>") } + [("--live", "<folder>")]
        let expected = known.map { "\($0.option) \($0.value)" }
        while let option = arguments.popFirst() {
            if option == "--help" {
                print(([help, "", "Options:"] + expected.map { "  \($0)" }).joined(separator: "\n"))
                exit(EXIT_SUCCESS)
            }
            let placeholder = known.first { $0.option == option }?.value
            guard placeholder != nil, let value = arguments.popFirst() else {
                let problem = placeholder.map { "no \($0) after" } ?? "unknown argument"
                let list = "\(expected.dropLast().joined(separator: ", ")) or \(expected[expected.count - 1])"
                Self.fail("\(problem) '\(option)'; expected \(list)", EX_USAGE)
            }
            if others.contains(where: { $0.option == option }) { values[option] = value } else { files[option] = value }
        }
        let folder = files.removeValue(forKey: "--live")
        let recorder = files.isEmpty && folder == nil ? nil : RunRecorder(title: title)
        (self.files, self.others, self.recorder) = (files, values, recorder)
        do {
            live = try folder.flatMap { folder in
                try recorder.map { try LiveView(of: $0, in: URL(filePath: folder, directoryHint: .isDirectory)) }
            }
        } catch {
            Self.fail("The folder of --live cannot be written: \(error.localizedDescription)", EX_CANTCREAT)
        }
    }

    /// Returns the value of an option that the program reads itself, or nil without the option.
    public func value(of option: String) -> String? { others[option] }

    /// Names an object in the pictures.
    public func name(_ object: AnyObject, _ name: String) { recorder?.name(object, name) }

    /// Begins a chapter of the pictures.
    public func note(_ text: String) { recorder?.note(text) }

    /// Shows a state of the program next to the steps that change it.
    public func show(_ name: String, _ state: @escaping @MainActor () -> String?) { recorder?.show(name, state) }

    /// Ends the program with a message if a screen was not released after it had left.
    public func checkReleases() {
        watchClock.run()
        if let report = watch.reports.first { Self.fail("\(report)", EX_SOFTWARE) }
    }

    /// Writes the pictures that were requested.
    public func write() {
        guard let run = recorder?.run else { return }
        do { try live?.update() } catch {
            Self.fail("The live view cannot be written: \(error.localizedDescription)", EX_CANTCREAT)
        }
        for (option, picture) in Self.pictures {
            if let file = files[option] { Self.write(picture(run), to: file) }
        }
    }

    /// Writes lines to the file that an option names, if the program was started with the option.
    public func write(_ lines: [String], toFileOf option: String) {
        if let file = others[option] { Self.write(lines.map { "\($0)\n" }.joined(), to: file) }
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

    /// Ends the program with a message.
    public static func fail(_ message: String, _ status: Int32) -> Never {
        try? FileHandle.standardError.write(contentsOf: Data("\(escaped(message))\n".utf8))
        exit(status)
    }

    /// Returns text without control characters, which can come from an argument and are commands for terminals.
    ///
    /// They are written as `\u{1B}`.
    public static func escaped(_ text: String) -> String {
        text.unicodeScalars.map { scalar in
            let isHarmless = scalar == "\n" || ![.control, .format].contains(scalar.properties.generalCategory)
            return isHarmless ? String(scalar) : scalar.escaped(asASCII: true)
        }.joined()
    }
}

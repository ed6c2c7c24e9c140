import Foundation
import StoryCodeRuns

#if canImport(Testing)
    import Testing
#endif

/// The attachments of a failed test: the timeline and the page of its run.
enum RunAttachments {
    /// Whether the test runner keeps attachments; otherwise none are made.
    static var areKept: Bool { receiver != nil || isRunnerKeepingThem }

    /// Receives the names and the texts in place of the test runner, in tests.
    @TaskLocal static var receiver: (@Sendable (String, String) -> Void)?

    private static let isRunnerKeepingThem = areKept(by: ProcessInfo.processInfo.arguments, in: .current)

    /// Returns whether a test process keeps attachments: in the folder that `swift test --attachments-path` names, or in
    /// Xcode's result bundle.
    static func areKept(by arguments: [String], in process: TestProcess?) -> Bool {
        switch process {
        case .swiftTesting: arguments.contains { $0.prefix { $0 != "=" } == "--attachments-path" }
        case .both: true
        case .xcTest, nil: false
        }
    }

    /// Attaches the pictures of a run to the current test, if attachments are kept.
    static func record(_ run: LifecycleRun, of test: TestName) {
        guard areKept else { return }
        for (name, text) in RunFolder.pictures(of: run) {
            let name = "\(RunFolder.fileName(of: test)).\(name)"
            if let receiver {
                receiver(name, text)
            } else {
                #if canImport(Testing)
                    Attachment.record(text, named: name)
                #endif
            }
        }
    }
}

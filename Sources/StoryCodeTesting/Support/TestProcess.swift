import Foundation

/// The kind of test run that a process belongs to.
///
/// Swift Testing names the current test only in the test's own task, and XCTest nowhere. In other tasks, the arguments
/// and the environment of the process show which of them is running.
enum TestProcess: Sendable {
    /// A process in which `swift test` runs Swift Testing.
    case swiftTesting
    /// A process in which `swift test` runs XCTest.
    case xcTest
    /// A process in which Xcode runs both.
    case both

    /// The kind of this process, or nil outside a test run.
    static let current = TestProcess(
        arguments: ProcessInfo.processInfo.arguments,
        environment: ProcessInfo.processInfo.environment
    )

    /// Recognises a kind of test run, or returns nil.
    init?(arguments: [String], environment: [String: String]) {
        let programs = arguments.map { $0.split(separator: "/").last ?? "" }
        let libraries = zip(arguments, arguments.dropFirst()).filter { $0.0 == "--testing-library" }.map(\.1)
        if libraries.contains("swift-testing") || arguments.contains("--testing-library=swift-testing")
            || programs.contains("swiftpm-testing-helper")
        {
            self = .swiftTesting
        } else if Self.variablesOfXcode.contains(where: { environment[$0] != nil }) {
            self = .both
        } else if programs.contains(where: { $0 == "xctest" || $0.hasSuffix(".xctest") }) {
            self = .xcTest
        } else {
            return nil
        }
    }

    private static let variablesOfXcode = [
        "XCTestConfigurationFilePath", "XCTestBundlePath", "XCTestSessionIdentifier",
    ]
}

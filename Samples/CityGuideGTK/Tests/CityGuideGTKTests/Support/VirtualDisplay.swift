import Foundation
import Testing

/// A display without a screen, for programs that the tests run.
final class VirtualDisplay {
    private let server = Process()
    private let name: String

    /// The tools that a test needs and the machine does not have.
    static let missingTools = ["Xvfb", "xdotool", "import", "convert"].filter { tool in
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return !folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(tool)") }
    }

    /// Starts a server on a free number.
    init() throws {
        let pipe = Pipe()
        server.executableURL = URL(filePath: "/usr/bin/env")
        server.arguments = ["Xvfb", "-displayfd", "1", "-screen", "0", "920x720x24", "-nolisten", "tcp"]
        server.standardOutput = pipe
        server.standardError = FileHandle.nullDevice
        try server.runWithSignals()
        // The server writes its number when it is ready.
        let number = String(decoding: pipe.fileHandleForReading.availableData, as: UTF8.self)
        name = ":" + number.trimmingCharacters(in: .whitespacesAndNewlines)
        try #require(name.count > 1, "Xvfb did not start")
    }

    deinit { server.terminate() }

    /// Starts a program on the display.
    func start(_ program: String, _ arguments: String...) throws -> Run {
        try Run(program, arguments, ["DISPLAY": name])
    }

    /// Runs a tool on the display, and returns its output.
    @discardableResult
    func run(_ tool: String, _ arguments: String...) throws -> String {
        let outcome = try Run("/usr/bin/env", [tool] + arguments, ["DISPLAY": name]).wait()
        try #require(outcome.status == 0, "\(tool) \(arguments): \(outcome.output)")
        return outcome.output
    }
}

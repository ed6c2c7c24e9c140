import Foundation

/// A program that a test runs.
struct Run {
    let process = Process()
    private let output: URL

    /// Starts a program, which is next to the tests or has a path.
    init(_ program: String, _ arguments: [String], _ environment: [String: String]) throws {
        // A file instead of a pipe: a full pipe without a reader stops the program.
        output = FileManager.default.temporaryDirectory.appending(path: "CityGuideGTK-\(UUID().uuidString)")
        try Data().write(to: output)
        process.executableURL =
            program.hasPrefix("/")
            ? URL(filePath: program) : Bundle.main.bundleURL.appending(path: program)
        process.arguments = arguments
        // The software renderer draws the same on each machine, and there is no bus for accessibility.
        let display = ["GDK_BACKEND": "x11", "GSK_RENDERER": "cairo", "GTK_A11Y": "test", "NO_AT_BRIDGE": "1"]
        process.environment = ProcessInfo.processInfo.environment
            .filter { !["DISPLAY", "WAYLAND_DISPLAY", "GTK_THEME"].contains($0.key) }
            .merging(display) { $1 }
            .merging(environment) { $1 }
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = process.standardOutput
        try process.runWithSignals()
    }

    /// Waits for the end of the program, and returns what it has written.
    func wait() throws -> (output: String, status: Int32) {
        process.waitUntilExit()
        defer { try? FileManager.default.removeItem(at: output) }
        return (String(decoding: try Data(contentsOf: output), as: UTF8.self), process.terminationStatus)
    }
}

extension Process {
    /// Starts the program with a thread that receives signals, which the threads of tasks do not: it inherits this.
    func runWithSignals() throws {
        var signals = sigset_t()
        unsafe sigfillset(&signals)
        unsafe pthread_sigmask(SIG_UNBLOCK, &signals, nil)
        try run()
    }
}

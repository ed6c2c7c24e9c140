import Foundation
import Testing

/// The report of the driver, which uses the window once for all tests.
struct Walk {
    /// The lines of each part of the report.
    let parts: [String: [String]]

    /// The folder of the pictures: the one that the environment names, or a temporary one.
    static let pictures: URL = {
        let named = ProcessInfo.processInfo.environment["CITYGUIDE_PICTURES"].map { URL(filePath: $0) }
        return named ?? FileManager.default.temporaryDirectory.appending(path: "CityGuideGTK-\(getpid())")
    }()

    static let result = Result { try Walk() }

    private init() throws {
        try FileManager.default.createDirectory(at: Self.pictures, withIntermediateDirectories: true)
        let display = try VirtualDisplay()
        let (output, status) = try withFolder { folder in
            try display.start("WindowDriver", folder.path, Self.pictures.path).wait()
        }
        try #require(status == 0, "\(output)")
        var parts: [String: [String]] = [:]
        var title = ""
        for line in output.split(separator: "\n") {
            if line.hasPrefix("== ") {
                title = String(line.dropFirst(3))
            } else {
                parts[title, default: []].append(String(line))
            }
        }
        self.parts = parts
        let events = parts["events", default: []].map { "\($0)\n" }.joined()
        try Data(events.utf8).write(to: Self.pictures.appending(path: "events.txt"))
    }
}

/// Passes an empty temporary folder to a closure.
func withFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: "CityGuideGTK-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
}

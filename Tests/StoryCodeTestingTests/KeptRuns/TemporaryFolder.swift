import Foundation

/// A folder that is removed when it is released.
final class TemporaryFolder: Sendable {
    let path = NSTemporaryDirectory() + "StoryCodeTestingTests-\(UUID().uuidString)"

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// The paths of the files in it, in order.
    var files: [String] {
        let paths = (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []
        return paths.filter { !FileManager.default.fileExists(atPath: "\(path)/\($0)/.") }.sorted()
    }

    func text(of file: String) throws -> String {
        try String(contentsOf: URL(filePath: "\(path)/\(file)"), encoding: .utf8)
    }

    /// Writes a file and returns its path.
    func write(_ name: String, _ text: String) throws -> String {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: URL(filePath: "\(path)/\(name)"))
        return "\(path)/\(name)"
    }
}

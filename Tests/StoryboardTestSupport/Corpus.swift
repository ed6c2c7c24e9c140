package import Foundation

/// Real storyboard files.
package enum Corpus {
    /// The folder in the environment variable `STORYBOARD_CORPUS`.
    package static let folder = ProcessInfo.processInfo.environment["STORYBOARD_CORPUS"].map { URL(filePath: $0) }

    /// The files, sorted by name; none without a folder.
    package static let files: [URL] = {
        guard let folder = folder?.appending(path: "files") else { return [] }
        let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return (files ?? []).filter { $0.pathExtension == "storyboard" }.sorted { $0.path < $1.path }
    }()

    /// Returns the file with the expected summary of a file.
    package static func summary(of file: URL) -> URL {
        let name = file.deletingPathExtension().lastPathComponent + ".json"
        return file.deletingLastPathComponent().deletingLastPathComponent().appending(path: "expected/\(name)")
    }

    /// Returns the name of a file's storyboard in its repository.
    package static func storyboardName(of file: URL) throws -> String {
        struct Summary: Decodable {
            struct Source: Decodable {
                let storyboardName: String
            }
            let source: Source
        }
        let data = try Data(contentsOf: summary(of: file))
        return try JSONDecoder().decode(Summary.self, from: data).source.storyboardName
    }
}

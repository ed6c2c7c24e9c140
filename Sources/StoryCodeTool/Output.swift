import Foundation

/// Writes the files of a command.
enum Output {
    /// Writes a file, all of it or nothing.
    ///
    /// - Throws: ``Outcome`` if the file cannot be written.
    static func write(_ text: String, to path: String) throws {
        let url = URL(filePath: path)
        // An atomic write would replace a device or a link, such as /dev/stdout.
        let isRegular = try? url.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile
        do {
            try Data(text.utf8).write(to: url, options: isRegular ?? true ? .atomic : [])
        } catch {
            throw Outcome.noOutput(path, error)
        }
    }

    /// Creates a folder and its parents, unless they exist.
    ///
    /// - Throws: ``Outcome`` if the folder cannot be created.
    static func createFolder(_ path: String) throws {
        do {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        } catch {
            throw Outcome.noOutput(path, error)
        }
    }
}

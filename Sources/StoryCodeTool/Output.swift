import Foundation

/// Writes the files of a command.
enum Output {
    /// Writes a file.
    ///
    /// - Throws: ``Outcome`` if the file cannot be written.
    static func write(_ text: String, to path: String) throws {
        do { try Data(text.utf8).write(to: URL(filePath: path)) } catch { throw Outcome.noOutput(path, error) }
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

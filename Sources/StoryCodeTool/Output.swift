import Foundation

/// Files that a command writes.
enum Output {
    /// Writes a file.
    ///
    /// - Throws: ``Outcome`` where it cannot be written.
    static func write(_ text: String, to path: String) throws {
        do { try Data(text.utf8).write(to: URL(filePath: path)) } catch { throw Outcome.noOutput(path, error) }
    }

    /// Makes a folder, and those around it, where there is none.
    ///
    /// - Throws: ``Outcome`` where it cannot be made.
    static func make(_ folder: String) throws {
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            throw Outcome.noOutput(folder, error)
        }
    }
}

import Foundation

/// Writes the files of a command.
package enum Output {
    /// Writes a file, all of it or nothing.
    ///
    /// - Throws: ``Outcome`` if the file cannot be written.
    package static func write(_ text: String, to path: String) throws {
        let url = URL(filePath: path)
        // An atomic write would replace a device or a link, such as /dev/stdout.
        let isRegular = try? url.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile
        do {
            try Data(text.utf8).write(to: url, options: isRegular ?? true ? .atomic : [])
        } catch {
            // An atomic write needs a new file in the folder, and reports a missing file if it cannot make one.
            let isDenied = [EACCES, ENOENT, EPERM].contains(Int32((error.underlying as NSError).code))
            let descriptor = isDenied ? unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o666) : -1
            guard isDenied, descriptor >= 0 else {
                throw Outcome.noOutput(path, isDenied ? unsafe String(cString: strerror(errno)) : error.reason)
            }
            let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
            do { try file.write(contentsOf: Data(text.utf8)) } catch { throw Outcome.noOutput(path, error) }
        }
    }

    /// Runs another program, and returns its output and its status.
    static func output(of command: [String]) throws -> (data: Data, status: Int32) {
        let (process, pipe) = (Process(), Pipe())
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = command
        process.standardOutput = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (data, process.terminationStatus)
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

public import Foundation

/// A file that is replaced as a whole.
///
/// The new contents are written to a temporary file next to it, which is then renamed. A program that is killed at any
/// moment leaves the old contents or the new contents, and never a part of them.
public struct AtomicFile: Sendable {
    /// The file.
    public let url: URL

    /// Creates a file in a folder; nothing is read or written.
    public init(_ name: String, in folder: URL) { url = folder.appending(path: name) }

    /// The file that becomes this one when it is complete; the next replacement overwrites what a killed program has left.
    private var temporary: URL { url.appendingPathExtension("new") }

    private var folder: URL { url.deletingLastPathComponent() }

    /// Returns the contents, or nil if there is no file.
    public func read() throws -> Data? {
        do {
            return try Data(contentsOf: url)
        } catch CocoaError.fileReadNoSuchFile {
            return nil
        }
    }

    /// Runs a closure while no other program runs one for a file in the folder, which is created if it does not exist.
    public func exclusively<Result>(_ body: () throws -> Result) throws -> Result {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        // The system ends the lock with the program, however the program ends.
        let descriptor = unsafe open(folder.path, O_RDONLY)
        guard descriptor >= 0 else { throw POSIXError(currentCode) }
        defer { close(descriptor) }
        guard flock(descriptor, LOCK_EX) == 0 else { throw POSIXError(currentCode) }
        return try body()
    }

    /// Replaces the contents.
    ///
    /// When the call returns, the contents survive the loss of power.
    public func replace(with contents: Data) throws {
        try contents.write(to: temporary)
        try synchronize(temporary)
        guard unsafe rename(temporary.path, url.path) == 0 else { throw POSIXError(currentCode) }
        // The new name is an entry of the folder.
        try synchronize(folder)
    }

    /// Moves the file to a free name next to it, and returns that name.
    public func setAside() throws -> URL {
        var number = 1
        while true {
            let target = url.appendingPathExtension("corrupt-\(number)")
            // A link, unlike a rename, never replaces another file.
            if unsafe link(url.path, target.path) == 0 {
                guard unsafe unlink(url.path) == 0 else { throw POSIXError(currentCode) }
                return target
            }
            guard errno == EEXIST else { throw POSIXError(currentCode) }
            number += 1
        }
    }

    /// Writes everything that the system holds of a file or a folder to the disk.
    private func synchronize(_ url: URL) throws {
        let descriptor = unsafe open(url.path, O_RDONLY)
        guard descriptor >= 0 else { throw POSIXError(currentCode) }
        defer { close(descriptor) }
        // Not every file system can do it for a folder.
        guard fsync(descriptor) == 0 || errno == EINVAL else { throw POSIXError(currentCode) }
    }

    private var currentCode: POSIXErrorCode { POSIXErrorCode(rawValue: errno) ?? .EIO }
}

import Foundation

/// The standard error output, which the system keeps, and the file that replaces it; negative without them.
///
/// The handler of crashes reads them, in which case nothing else runs. Before, only the main thread uses them.
private nonisolated(unsafe) var terminal: Int32 = -1
private nonisolated(unsafe) var file: Int32 = -1

/// The standard error output while the program has the terminal.
///
/// Diagnostics and the message of a crash would be lost with the alternate screen, so they are held back until the
/// program leaves the terminal.
enum ErrorOutput {
    /// Holds back what is written from now on.
    static func hold() {
        guard isatty(STDERR_FILENO) == 1 else { return }
        if unsafe file < 0 {
            var path = FileManager.default.temporaryDirectory.appending(path: "terminal-XXXXXX").path.utf8CString
            // The function replaces the last characters of the array.
            unsafe file = path.withUnsafeMutableBufferPointer { unsafe $0.baseAddress.map { unsafe mkstemp($0) } ?? -1 }
            guard unsafe file >= 0 else { return }
            unsafe path.withUnsafeBufferPointer { _ = unsafe $0.baseAddress.map { unsafe unlink($0) } }
            unsafe terminal = dup(STDERR_FILENO)
        }
        _ = unsafe dup2(file, STDERR_FILENO)
    }

    /// Writes what was held back; may be called in a signal handler.
    static func release() {
        guard unsafe file >= 0 else { return }
        _ = unsafe dup2(terminal, STDERR_FILENO)
        unsafe lseek(file, 0, SEEK_SET)
        // A buffer on the stack, because a signal handler must not allocate memory.
        var bytes: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
        unsafe withUnsafeMutableBytes(of: &bytes) { buffer in
            while true {
                let count = unsafe read(file, buffer.baseAddress, buffer.count)
                guard count > 0 else { break }
                _ = unsafe write(STDERR_FILENO, buffer.baseAddress, count)
            }
        }
        unsafe ftruncate(file, 0)
        unsafe lseek(file, 0, SEEK_SET)
    }
}

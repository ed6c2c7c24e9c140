import Foundation
import StoryboardFiles

/// Shows the progress of a long run on a terminal.
struct Progress {
    private let count: Int
    private var done = 0
    private let isShown: Bool

    /// - Parameter count: The number of steps. The progress of a few steps is not shown.
    init(of count: Int) {
        self.count = count
        let isTerminal = isatty(FileHandle.standardError.fileDescriptor) != 0
        isShown = count > 20 && isTerminal && ProcessInfo.processInfo.environment["TERM"] != "dumb"
    }

    /// Shows that a file is being read.
    mutating func step(_ path: String) {
        done += 1
        if isShown { write("\r\u{1B}[K[\(done)/\(count)] \(path.singleLine.suffix(60))") }
    }

    func end() {
        if isShown { write("\r\u{1B}[K") }
    }

    private func write(_ text: String) { try? FileHandle.standardError.write(contentsOf: Data(text.utf8)) }
}

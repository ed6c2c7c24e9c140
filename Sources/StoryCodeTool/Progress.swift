import Foundation

/// Tells on a terminal how far a long run is; elsewhere nothing.
struct Progress {
    private let count: Int
    private var done = 0
    private let isShown: Bool

    /// - Parameter count: How many steps there are; few are not worth telling.
    init(of count: Int) {
        self.count = count
        let isTerminal = isatty(FileHandle.standardError.fileDescriptor) != 0
        isShown = count > 20 && isTerminal && ProcessInfo.processInfo.environment["TERM"] != "dumb"
    }

    /// Tells that a file is read.
    mutating func step(_ path: String) {
        done += 1
        if isShown { write("\r\u{1B}[K[\(done)/\(count)] \(path.suffix(60))") }
    }

    /// Takes the line away.
    func end() {
        if isShown { write("\r\u{1B}[K") }
    }

    private func write(_ text: String) { try? FileHandle.standardError.write(contentsOf: Data(text.utf8)) }
}

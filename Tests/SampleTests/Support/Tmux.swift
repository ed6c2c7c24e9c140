#if os(Linux) || os(macOS)
    import Foundation
    import Testing

    /// A terminal emulator with an interactive shell, driven by keys; needs the program tmux.
    final class Tmux {
        private let socket: URL

        /// Whether tmux is installed.
        static let isInstalled: Bool = {
            let outcome = try? Program.run(URL(filePath: "/usr/bin/env"), ["tmux", "-V"])
            return outcome?.status == 0
        }()

        /// Starts a shell in a terminal.
        ///
        /// - Parameter folder: The folder of the shell and of the socket.
        init(columns: Int, rows: Int, in folder: URL) throws {
            socket = folder.appending(path: "tmux")
            try run(
                ["-f", "/dev/null", "-u", "new-session", "-d", "-x", "\(columns)", "-y", "\(rows)"]
                    + ["-c", folder.path, "-e", "PS1=$ ", "-e", "ENV=", "sh"]
            )
        }

        deinit { _ = try? run(["kill-server"]) }

        /// Presses keys, by tmux's names.
        func press(_ keys: String...) throws { try run(["send-keys"] + keys) }

        /// Types a command and the enter key.
        func command(_ text: String) throws {
            try run(["send-keys", "-l", text])
            try press("Enter")
        }

        func resize(columns: Int, rows: Int) throws {
            try run(["resize-window", "-x", "\(columns)", "-y", "\(rows)"])
        }

        /// The rows of the screen, without spaces at their ends.
        var screen: [String] {
            get throws {
                try run(["capture-pane", "-p"]).split(separator: "\n", omittingEmptySubsequences: false).dropLast()
                    .map { String($0.reversed().drop { $0 == " " }.reversed()) }
            }
        }

        /// Whether a part of the screen has a colour.
        var hasColours: Bool {
            get throws { try run(["capture-pane", "-p", "-e"]).contains(/\u{1B}\[(\d+;)*3\d/) }
        }

        /// Waits until the screen satisfies a condition, and returns it; records an issue after ten seconds.
        @discardableResult
        func wait(
            for what: @autoclosure () -> String,
            _ location: SourceLocation = #_sourceLocation,
            until condition: ([String]) -> Bool
        ) throws -> [String] {
            let end = ContinuousClock.now + .seconds(10)
            var last: [String] = []
            repeat {
                last = try screen
                if condition(last) { return last }
            } while ContinuousClock.now < end
            Issue.record("\(what()) was expected in\n\(last.joined(separator: "\n"))", sourceLocation: location)
            return last
        }

        @discardableResult
        private func run(_ arguments: [String]) throws -> String {
            let outcome = try Program.run(
                URL(filePath: "/usr/bin/env"),
                ["LC_ALL=C.UTF-8", "tmux", "-S", socket.path] + arguments
            )
            try #require(outcome.status == 0, "tmux \(arguments): \(outcome.errors)")
            return outcome.output
        }
    }
#endif

#if os(Linux) || os(macOS)
    import Foundation
    import Testing

    /// A terminal emulator with an interactive shell, driven by keys; needs the program tmux.
    final class Tmux {
        private let socket: URL
        private let server = Process()

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
            // Not started by a client: it would inherit the file by which Foundation recognises the client's end.
            server.executableURL = URL(filePath: "/usr/bin/env")
            server.arguments = ["LC_ALL=C.UTF-8", "tmux", "-u", "-f", "/dev/null", "-S", socket.path, "-D"]
            server.standardInput = FileHandle.nullDevice
            server.standardOutput = FileHandle.nullDevice
            server.standardError = FileHandle.nullDevice
            try Self.withoutBlockedSignals { try server.run() }
            let end = ContinuousClock.now + .seconds(30)
            let session = ["new-session", "-d", "-x", "\(columns)", "-y", "\(rows)", "-c", folder.path]
            while try client(session + ["-e", "PS1=$ ", "-e", "ENV=", "sh"]).status != 0 {
                try #require(ContinuousClock.now < end, "tmux does not start")
            }
        }

        /// Ends the shell and the terminal.
        func end() { _ = try? client(["kill-server"]) }

        /// Presses keys, by tmux's names.
        func press(_ keys: String...) throws { try run(["send-keys"] + keys) }

        /// Types a command and the enter key.
        func command(_ text: String) throws {
            try run(["send-keys", "-l", text])
            try press("Enter")
        }

        /// Pastes a text as a whole, if the program has requested that.
        func paste(_ text: String) throws {
            try run(["set-buffer", text])
            try run(["paste-buffer", "-p", "-r"])
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

        /// The text that has left the screen at the top, and the screen.
        var history: String {
            get throws { try run(["capture-pane", "-p", "-J", "-S", "-"]) }
        }

        /// The screen with the commands that would draw it.
        var commands: String {
            get throws { try run(["capture-pane", "-p", "-e"]) }
        }

        /// Waits until the screen satisfies a condition, and returns it; records an issue after half a minute.
        @discardableResult
        func wait(
            for what: @autoclosure () -> String,
            _ location: SourceLocation = #_sourceLocation,
            until condition: ([String]) -> Bool
        ) throws -> [String] {
            let end = ContinuousClock.now + .seconds(30)
            var last: [String] = []
            repeat {
                last = try screen
                if condition(last) { return last }
            } while ContinuousClock.now < end
            Issue.record("\(what()) was expected in\n\(last.joined(separator: "\n"))", sourceLocation: location)
            return last
        }

        /// Runs a closure on a thread that blocks no signals, because the processes that it starts inherit this.
        private static func withoutBlockedSignals(_ body: () throws -> Void) throws {
            // The sets are valid during the calls.
            var (none, blocked) = (sigset_t(), sigset_t())
            unsafe sigemptyset(&none)
            unsafe pthread_sigmask(SIG_SETMASK, &none, &blocked)
            defer { _ = unsafe pthread_sigmask(SIG_SETMASK, &blocked, nil) }
            try body()
        }

        @discardableResult
        private func run(_ arguments: [String]) throws -> String {
            let outcome = try client(arguments)
            try #require(outcome.status == 0, "tmux \(arguments): \(outcome.errors)")
            return outcome.output
        }

        private func client(_ arguments: [String]) throws -> Program.Outcome {
            try Program.run(
                URL(filePath: "/usr/bin/env"),
                ["LC_ALL=C.UTF-8", "tmux", "-u", "-S", socket.path, "-N"] + arguments
            )
        }
    }
#endif

import Foundation

// The handler of crashes reads these three, in which case nothing else runs. Before, only the main thread uses them.

/// The settings of the terminal that the program found.
private nonisolated(unsafe) var found = termios()

/// Whether the terminal has the settings of the program.
private nonisolated(unsafe) var isEntered = false

/// Whether the terminal understands commands.
private nonisolated(unsafe) var hasCommands = false

/// The terminal of the standard input and output.
enum Terminal {
    /// Shows the alternate screen, without a cursor and without breaking lines, and requests clicks and whole pastes.
    private static let entering = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?1000h\u{1B}[?1006h\u{1B}[?2004h"

    /// Reverts ``entering`` and all styles.
    private static let leaving: StaticString =
        "\u{1B}[0m\u{1B}[?2004l\u{1B}[?1006l\u{1B}[?1000l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"

    static var isAvailable: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 }

    /// The number of rows and columns.
    static var size: (rows: Int, columns: Int) {
        var size = winsize()
        // The request has a pointer to this structure, which is unsafe to pass for every other request.
        guard unsafe ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
            return (24, 80)
        }
        return (Int(size.ws_row), Int(size.ws_col))
    }

    /// Changes the terminal until ``leave()``, or until the program ends in any way but with `SIGKILL`.
    static func enter(withCommands: Bool) {
        guard unsafe !isEntered else { return }
        // Stops a program in the background, where the settings are those of the shell's prompt.
        tcdrain(STDIN_FILENO)
        // Functions of C take pointers, here to structures that outlive the call.
        guard unsafe tcgetattr(STDIN_FILENO, &found) == 0 else { return }
        unsafe hasCommands = withCommands
        var settings = unsafe found
        unsafe cfmakeraw(&settings)
        // Control-C and control-Z stay signals.
        settings.c_lflag |= tcflag_t(ISIG)
        leaveAtEnd
        ErrorOutput.hold()
        unsafe isEntered = true
        unsafe tcsetattr(STDIN_FILENO, TCSADRAIN, &settings)
        if withCommands { write(entering) }
    }

    /// Gives the terminal back as it was found; may be called in a signal handler.
    static func leave() {
        guard unsafe isEntered else { return }
        unsafe isEntered = false
        // The string is constant memory.
        if unsafe hasCommands {
            _ = unsafe Foundation.write(STDOUT_FILENO, leaving.utf8Start, leaving.utf8CodeUnitCount)
        }
        unsafe tcsetattr(STDIN_FILENO, TCSADRAIN, &found)
        ErrorOutput.release()
    }

    /// Writes text as a whole, also if the terminal takes it slowly.
    static func write(_ text: String, to output: Int32 = STDOUT_FILENO) {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            // The pointer is valid during the call.
            let count = unsafe rest.withUnsafeBytes { unsafe Foundation.write(output, $0.baseAddress, $0.count) }
            if count >= 0 {
                rest = rest.dropFirst(count)
            } else if errno == EAGAIN {
                var readiness = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
                unsafe poll(&readiness, 1, -1)
            } else if errno != EINTR {
                return
            }
        }
    }

    /// Returns the bytes that the user has typed, or nil if the terminal is gone.
    static func read() -> [UInt8]? {
        var buffer = [UInt8](repeating: 0, count: 1_024)
        // The buffer is valid during the call.
        let count = unsafe buffer.withUnsafeMutableBytes {
            unsafe Foundation.read(STDIN_FILENO, $0.baseAddress, $0.count)
        }
        if count < 0, errno == EINTR || errno == EAGAIN { return [] }
        return count > 0 ? Array(buffer.prefix(count)) : nil
    }

    /// The signals of which the handler leaves the terminal, because the program may be busy or broken.
    ///
    /// Also those that Dispatch cannot receive on Linux: its own handler sends them to its thread again, without end.
    static let crashes = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS, SIGXCPU, SIGPIPE, SIGPROF]

    /// Leaves the terminal when the program exits or crashes; installed once.
    private static let leaveAtEnd: Void = {
        atexit { Terminal.leave() }
        // A stack overflow leaves no room for the handler, which therefore has a stack of its own.
        var stack = unsafe stack_t()
        unsafe stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: 1 << 16, alignment: 16)
        unsafe stack.ss_size = 1 << 16
        unsafe sigaltstack(&stack, nil)
        for number in crashes {
            var action = sigaction()
            let handler: @convention(c) (Int32) -> Void = { number in
                Terminal.leave()
                // The default action follows when the handler returns.
                signal(number, SIG_DFL)
                raise(number)
            }
            #if canImport(Darwin)
                unsafe action.__sigaction_u.__sa_handler = handler
            #else
                unsafe action.__sigaction_handler.sa_handler = handler
            #endif
            action.sa_flags = SA_ONSTACK
            unsafe sigaction(number, &action, nil)
        }
    }()
}

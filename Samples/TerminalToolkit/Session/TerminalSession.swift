public import Foundation

/// A program in the terminal: it receives keys and shows canvases until it ends.
///
/// Everything happens on the main thread. Its run loop waits for keys, for signals and for work of the main actor, and
/// wakes up for nothing else. The terminal is as it was before when the program ends in any way but with `SIGKILL`, and
/// while it is suspended.
@MainActor
public final class TerminalSession {
    /// Called for each key.
    public var onKey: @MainActor (Key) -> Void = { _ in }

    /// Called when the size of the terminal may have changed, and when everything has to be drawn again.
    public var onResize: @MainActor () -> Void = {}

    /// Called in ``end(_:)``, which signals and the loss of the terminal cause too; the terminal is as before.
    public var onEnd: @MainActor () -> Void = {}

    private var writer: FrameWriter
    private var decoder = KeyDecoder()
    private var sources: [any DispatchSourceProtocol] = []

    /// Empty when the sources are registered; a signal before that is lost.
    private let registrations = DispatchGroup()

    /// The number of reads, by which a delay recognises that more keys have arrived.
    private var reads = 0

    /// Creates a session, or returns nil if the standard input or output is no terminal.
    public init?(environment: [String: String] = ProcessInfo.processInfo.environment) {
        guard Terminal.isAvailable else { return nil }
        writer = FrameWriter(palette: Palette(environment: environment))
    }

    /// The number of rows and columns.
    public var size: (rows: Int, columns: Int) { Terminal.size }

    /// Shows a canvas.
    public func show(_ canvas: Canvas) { Terminal.write(writer.text(for: canvas)) }

    /// Shows the alternate screen and runs the main loop.
    ///
    /// - Parameter start: Called when everything is ready.
    public func run(_ start: @escaping @MainActor () -> Void) -> Never {
        Terminal.enter(withCommands: writer.palette != nil)
        for signal in Self.ending { observe(signal) { [self] in end(128 + signal) } }
        observe(SIGTSTP) {
            Terminal.leave()
            // This signal stops the program in any case.
            kill(getpid(), SIGSTOP)
        }
        observe(SIGCONT) { [self] in
            Terminal.enter(withCommands: writer.palette != nil)
            redraw()
        }
        signal(SIGXFSZ, SIG_IGN)
        observe(SIGWINCH) { [self] in redraw() }
        registrations.notify(queue: .main) {
            MainActor.assumeIsolated {
                start()
                let keys = DispatchSource.makeReadSource(fileDescriptor: STDIN_FILENO, queue: .main)
                self.observe(keys) { self.read() }
            }
        }
        while true { RunLoop.main.run() }
    }

    /// The signals that end a program which does not handle them, except those that follow a mistake in it.
    ///
    /// A write to a file that may not grow fails without the signal `SIGXFSZ`.
    private static var ending: [Int32] {
        let others = [SIGKILL, SIGSTOP, SIGTSTP, SIGTTIN, SIGTTOU, SIGCONT, SIGCHLD, SIGURG, SIGWINCH, SIGXFSZ]
        #if os(Linux)
            // The library of the system uses two numbers after the signals with names for its threads.
            let all = Array(Int32(1)...31) + Array(34...64)
        #else
            let all = Array(Int32(1)...31)
        #endif
        return all.filter { !(others + Terminal.crashes).contains($0) }
    }

    /// Ends the program.
    public func end(_ status: Int32) -> Never {
        Terminal.leave()
        onEnd()
        exit(status)
    }

    private func observe(_ signal: Int32, _ handle: @escaping @MainActor () -> Void) {
        // The source receives an ignored signal, and the default action does not follow.
        Foundation.signal(signal, SIG_IGN)
        observe(DispatchSource.makeSignalSource(signal: signal, queue: .main), handle)
    }

    private func observe(_ source: any DispatchSourceProtocol, _ handle: @escaping @MainActor () -> Void) {
        source.setEventHandler { MainActor.assumeIsolated(handle) }
        registrations.enter()
        source.setRegistrationHandler { [registrations] in registrations.leave() }
        source.resume()
        sources.append(source)
    }

    private func redraw() {
        writer.forget()
        onResize()
    }

    private func read() {
        guard let bytes = Terminal.read() else { end(EXIT_SUCCESS) }
        reads += 1
        for key in decoder.keys(for: bytes) { onKey(key) }
        guard decoder.isWaiting else { return }
        // The rest of a key arrives at once, if there is any.
        DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(25)) { [self, reads] in
            MainActor.assumeIsolated {
                if reads == self.reads { for key in decoder.finish() { onKey(key) } }
            }
        }
    }
}

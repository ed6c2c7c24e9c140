#if os(Linux)
    import Foundation
    import Testing

    @testable import TerminalToolkit

    /// What a program leaves in its terminal, in a process of its own.
    //
    // On other systems, changing the settings of a terminal waits until its output is read.
    struct TerminalTests {
        private let terminal = Pty()

        /// A terminal of which the test reads the output.
        private final class Pty {
            // Both stay open, so that the output outlives the program.
            private let (test, program): (Int32, Int32)
            let path: String

            init() {
                var (test, program): (Int32, Int32) = (-1, -1)
                unsafe openpty(&test, &program, nil, nil, nil)
                (self.test, self.program) = (test, program)
                path = unsafe String(cString: ttyname(program))
            }

            deinit {
                close(test)
                close(program)
            }

            /// Makes the terminal of a path the standard input and output of this process.
            static func use(_ path: String, _ files: [Int32] = [STDIN_FILENO, STDOUT_FILENO]) {
                let program = unsafe open(path, O_RDWR | O_NOCTTY)
                for file in files { dup2(program, file) }
            }

            /// Whether lines of input are echoed, as before the program.
            var echoes: Bool {
                var settings = termios()
                unsafe tcgetattr(program, &settings)
                return settings.c_lflag & tcflag_t(ECHO) != 0
            }

            /// What the program has written, without the end of the line that ends it here.
            func output() -> String {
                Terminal.write("\n", to: program)
                var bytes: [UInt8] = []
                while bytes.last != UInt8(ascii: "\n") {
                    var byte: UInt8 = 0
                    guard unsafe Foundation.read(test, &byte, 1) == 1 else { break }
                    bytes.append(byte)
                }
                return String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .newlines)
            }
        }

        @Test func crashLeavesTheTerminal() async {
            await #expect(processExitsWith: .signal(SIGTRAP)) { [path = terminal.path as String] in
                Pty.use(path)
                Terminal.enter(withCommands: true)
                raise(SIGTRAP)
            }
            #expect(terminal.output().hasSuffix("\u{1B}[?1049l") && terminal.echoes)
        }

        /// Errors while the program has the terminal are written when it leaves, each once.
        @Test func errorsAreHeldBack() async {
            await #expect(processExitsWith: .success) { [path = terminal.path as String] in
                Pty.use(path, [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO])
                for error in [String(repeating: "first ", count: 20), "second"] {
                    Terminal.enter(withCommands: true)
                    FileHandle.standardError.write(Data(error.utf8))
                    Terminal.leave()
                }
                exit(EXIT_SUCCESS)
            }
            let parts = terminal.output().components(separatedBy: "\u{1B}[?1049l").map { $0.prefix { $0 != "\u{1B}" } }
            #expect(parts == ["", String(repeating: "first ", count: 20)[...], "second"])
        }

        @Test func terminalWithoutCommandsReceivesNone() async {
            await #expect(processExitsWith: .success) { [path = terminal.path as String] in
                Pty.use(path)
                Terminal.enter(withCommands: false)
                exit(EXIT_SUCCESS)
            }
            #expect(terminal.output() == "" && terminal.echoes)
        }
    }
#endif

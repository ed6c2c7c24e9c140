#if os(Linux) || os(macOS)
    import Foundation
    import Testing

    @testable import TerminalToolkit

    /// What the program writes arrives as a whole, and where it belongs.
    struct OutputTests {
        @Test func slowTerminalReceivesAllText() throws {
            let pipe = Pipe()
            let (input, output) = (pipe.fileHandleForReading, pipe.fileHandleForWriting)
            // A terminal that another program has made non-blocking.
            #expect(fcntl(output.fileDescriptor, F_SETFL, O_NONBLOCK) == 0)
            let text = String(repeating: "0123456789", count: 100_000)
            // The queue is the reader's only thread, and is waited for below.
            nonisolated(unsafe) var received = Data()
            let reader = DispatchQueue(label: "reader")
            reader.async {
                // Slower than the writer, which finds the pipe full.
                while let part = try? input.read(upToCount: 512), !part.isEmpty { unsafe received += part }
            }
            Terminal.write(text, to: output.fileDescriptor)
            try output.close()
            reader.sync {}
            unsafe #expect(received == Data(text.utf8))
        }

        @Test(.enabled(if: isatty(STDERR_FILENO) == 0, "the standard error output is a terminal"))
        func errorsOfARedirectedOutputAreNotHeldBack() {
            let before = errorFile
            ErrorOutput.hold()
            #expect(errorFile == before)
            ErrorOutput.release()
        }

        /// The number of the file of the standard error output.
        private var errorFile: UInt {
            var file = stat()
            _ = unsafe fstat(STDERR_FILENO, &file)
            return UInt(file.st_ino)
        }
    }
#endif

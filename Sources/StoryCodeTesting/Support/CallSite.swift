import Foundation

#if canImport(Testing)
    import Testing
#endif
#if canImport(XCTest)
    import XCTest
#endif

/// The source location of an expectation in a test.
struct CallSite: Sendable {
    let fileID: StaticString
    let filePath: StaticString
    let line: UInt
    let column: UInt

    /// Fails the running test here, or the test run if the current task belongs to no test.
    ///
    /// Outside a test run it ends the program, because a failure that no framework reports would be lost.
    func fail(_ message: String) {
        #if canImport(Testing)
            if Test.current != nil { return recordIssue(message) }
        #endif
        switch TestProcess.current {
        case .swiftTesting:
            recordIssue(message)
        case .xcTest:
            failInXCTest(message)
        case .both:
            // Each framework ignores failures outside its own tests.
            recordIssue(message)
            failInXCTest(message)
        case nil:
            endProgram(message)
        }
    }

    /// Prints the failure to standard error and ends the program with exit code 1.
    func endProgram(_ message: String) -> Never {
        FileHandle.standardError.write(Data("\(filePath):\(line):\(column): error: \(message)\n".utf8))
        exit(EXIT_FAILURE)
    }

    private func recordIssue(_ message: String) {
        #if canImport(Testing)
            let location = SourceLocation(
                fileID: "\(fileID)",
                filePath: "\(filePath)",
                line: Int(line),
                column: Int(column)
            )
            Issue.record(Comment(rawValue: message), sourceLocation: location)
        #else
            endProgram(message)
        #endif
    }

    private func failInXCTest(_ message: String) {
        #if canImport(XCTest)
            XCTFail(message, file: filePath, line: line)
        #else
            endProgram(message)
        #endif
    }
}

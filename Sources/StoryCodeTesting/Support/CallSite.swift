#if canImport(Testing)
    import Testing
#endif
#if canImport(XCTest)
    import XCTest
#endif

/// Where in a test something was expected.
struct CallSite: Sendable {
    let fileID: StaticString
    let filePath: StaticString
    let line: UInt
    let column: UInt

    /// Makes the test that is running fail here: one of Swift Testing, or else one of XCTest.
    func fail(_ message: String) {
        #if canImport(Testing)
            if Test.current != nil {
                let location = SourceLocation(
                    fileID: "\(fileID)",
                    filePath: "\(filePath)",
                    line: Int(line),
                    column: Int(column)
                )
                Issue.record(Comment(rawValue: message), sourceLocation: location)
                return
            }
        #endif
        #if canImport(XCTest)
            XCTFail(message, file: filePath, line: line)
        #endif
    }
}

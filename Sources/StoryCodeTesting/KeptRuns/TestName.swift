#if canImport(Testing)
    import Testing
#endif

/// The name of a test.
struct TestName: Sendable {
    /// The module and the suites, or the file, that the test is in, and its function.
    let components: [String]

    /// The name of the function.
    var function: String { components.last ?? "" }

    /// Returns the name of the current test, or else one from a call in it.
    ///
    /// XCTest does not name the current test.
    static func current(function: StaticString, fileID: StaticString) -> Self {
        #if canImport(Testing)
            if let test = Test.current { return Self(test) }
        #endif
        // "Module/File.swift"
        let file = "\(fileID)".split(whereSeparator: "/.".contains).dropLast()
        return Self(components: file.map(String.init) + ["\(function)"])
    }
}

#if canImport(Testing)
    extension TestName {
        /// Creates the name of a test.
        init(_ test: Test) {
            components = [test.id.moduleName] + test.id.nameComponents
        }
    }
#endif

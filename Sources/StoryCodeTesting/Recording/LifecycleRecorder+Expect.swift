extension LifecycleRecorder {
    /// Fails the test, at the line of the call, unless exactly these lines were recorded since the last call.
    ///
    /// The failure shows both lists side by side, and marks where they first differ. In a task that belongs to no test,
    /// such as a detached one, it fails the test run. Outside a test run, the program prints it to standard error and
    /// ends with exit code 1.
    ///
    /// - Parameters:
    ///   - kinds: The kinds of events to compare. The others are dropped; notes of the test are always compared.
    ///   - helpers: Whether to compare the events of helpers, and not only those of controllers.
    public func expect(
        _ lines: [String],
        only kinds: RecordedEvent.Kinds = .all,
        helpers: Bool = true,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        let comparison = ListComparison(expected: lines, recorded: take(only: kinds, helpers: helpers))
        guard let message = comparison.message else { return }
        CallSite(fileID: fileID, filePath: filePath, line: line, column: column).fail(message)
    }
}

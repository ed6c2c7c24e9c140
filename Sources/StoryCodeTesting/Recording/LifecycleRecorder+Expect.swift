extension LifecycleRecorder {
    /// Makes the test fail, at the line of the call, unless exactly these lines were recorded since the last call.
    ///
    /// The failure shows both lists side by side, and marks where they first differ.
    ///
    /// - Parameters:
    ///   - lines: What is expected, in order.
    ///   - kinds: Which kinds of events to compare; the others are dropped, and what the test has noted always counts.
    ///   - helpers: Whether to compare what helpers were told, and not only controllers.
    ///   - fileID: Where the test is, by default the caller's.
    ///   - filePath: Where the test is, by default the caller's.
    ///   - line: Where the test is, by default the caller's.
    ///   - column: Where the test is, by default the caller's.
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
        guard let words = comparison.words else { return }
        CallSite(fileID: fileID, filePath: filePath, line: line, column: column).fail(words)
    }
}

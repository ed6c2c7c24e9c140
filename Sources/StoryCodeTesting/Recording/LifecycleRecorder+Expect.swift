extension LifecycleRecorder {
    /// Fails the test, at the line of the call, unless exactly these lines were recorded since the last call.
    ///
    /// The failure shows both lists in one, with each line that is missing, extra or moved, and the cause of the first
    /// extra one. Of more than 40 lines, it shows those around a difference. With `STORYCODE_RUNS=folder` in the
    /// environment, it leaves the timeline and the page of the run in that folder and says where; it attaches them to the
    /// test if the test runner keeps attachments. In a task that belongs
    /// to no test, such as a detached one, it fails the test run. Outside a test run, the program prints it to standard
    /// error and ends with exit code 1.
    ///
    /// - Parameters:
    ///   - kinds: The kinds of events to compare. The others are dropped; notes of the test are always compared.
    ///   - helpers: Whether to compare the events of helpers, and not only those of controllers.
    ///   - function: The name of the test where no test framework gives it, for the folder of its run.
    public func expect(
        _ lines: [String],
        only kinds: RecordedEvent.Categories = .all,
        helpers: Bool = true,
        function: StaticString = #function,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        let indices = takeIndices(only: kinds, helpers: helpers)
        let comparison = ListComparison(expected: lines, recorded: indices.map(text))
        guard let message = comparison.message else { return }
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        let cause = comparison.firstUnexpected.flatMap { causes(of: $0, in: indices) }
        // The trait keeps the run of a test that has it.
        let isKept = TestRun.current != nil
        let test = TestName.current(function: function, fileID: fileID)
        if !isKept, RunAttachments.areKept { RunAttachments.record(run(title: test.function), of: test) }
        let place = (isKept ? nil : RunFolder.parentInEnvironment).map { parent in
            let path = folder.reserve(for: test, in: parent)
            return RunFolder.write(run(title: test.function), to: path) ?? RunFolder.sentence(about: path)
        }
        site.fail([message, cause, place].compactMap(\.self).joined(separator: "\n\n"))
    }

    private func text(at index: Int) -> String { events[index].line(animated: showsAnimated) }

    /// Returns why one of the compared lines was recorded, or nil if no recorded event has caused it.
    ///
    /// - Parameter indices: The indices of the compared events.
    private func causes(of line: Int, in indices: [Int]) -> String? {
        // Each event is a step of the run.
        let chain = CauseChain(of: indices[line] + 1, in: run()) { step in
            let name = text(at: step - 1).withVisibleControls
            let isNote = if case .note = events[step - 1].kind { true } else { false }
            let number = indices.firstIndex(of: step - 1).map { " (line \($0 + 1))" } ?? ""
            return (isNote ? "the note \"\(name)\"" : name) + number
        }
        let name = text(at: indices[line]).withVisibleControls
        return chain.text.map { "Line \(line + 1), \(name), was recorded\n\($0)" }
    }
}

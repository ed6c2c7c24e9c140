import StoryCodeTesting
package import Testing

extension Log {
    /// Fails the test, at the line of the call, unless exactly these lines were added since the last call.
    package func expect(_ lines: [String], sourceLocation: SourceLocation = #_sourceLocation) {
        compare(lines, with: take(), sourceLocation)
    }

    /// Fails the test unless exactly these lines were added, without those about loading and layout.
    package func expectMoves(_ lines: [String], sourceLocation: SourceLocation = #_sourceLocation) {
        compare(lines, with: takeMoves(), sourceLocation)
    }

    private func compare(_ expected: [String], with recorded: [String], _ sourceLocation: SourceLocation) {
        guard let message = ListComparison(expected: expected, recorded: recorded).message else { return }
        Issue.record(Comment(rawValue: message), sourceLocation: sourceLocation)
    }
}

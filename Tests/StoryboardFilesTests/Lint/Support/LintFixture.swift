import Foundation
import Testing

@testable import StoryboardFiles

/// A storyboard file that breaks no rule unless a test inserts a mistake.
struct LintFixture: Sendable {
    let path: String
    let text: String

    init(_ path: String, _ text: String) {
        self.path = path
        self.text = text
    }

    /// Returns the file with a part replaced, which occurs once.
    func replacing(_ part: String, with other: String) throws -> LintFixture {
        let ranges = text.ranges(of: part)
        try #require(ranges.count == 1, "\(part) occurs \(ranges.count) times")
        return LintFixture(path, text.replacing(part, with: other))
    }

    func read() -> Result<StoryboardFile, StoryboardFileError> {
        do throws(StoryboardFileError) {
            return .success(try StoryboardFile(Data(text.utf8), path: path))
        } catch {
            return .failure(error)
        }
    }
}

extension StoryboardLint {
    func problems(in fixtures: [LintFixture]) -> [LintProblem] { problems(in: fixtures.map { $0.read() }) }

    /// A linter with all rules.
    static let strict = StoryboardLint(rules: Set(LintRule.allCases))
}

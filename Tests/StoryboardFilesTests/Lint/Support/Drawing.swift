import Foundation
import Testing

@testable import StoryboardFiles

/// A storyboard file that breaks no rule, until a mistake is planted in it.
struct Drawing: Sendable {
    let path: String
    let text: String

    init(_ path: String, _ text: String) {
        self.path = path
        self.text = text
    }

    /// The drawing with a part of it written otherwise.
    func replacing(_ part: String, with other: String) throws -> Drawing {
        let places = text.ranges(of: part)
        try #require(places.count == 1, "\(part) is there \(places.count) times")
        return Drawing(path, text.replacing(part, with: other))
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
    func problems(in drawings: [Drawing]) -> [LintProblem] { problems(in: drawings.map { $0.read() }) }
}

extension StoryboardLint {
    /// The linter with every rule.
    static let strict = StoryboardLint(rules: Set(LintRule.allCases))
}

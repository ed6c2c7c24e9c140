import Testing

@testable import StoryboardFiles

/// A mistake that is inserted into a fixture, and the problem that it causes.
struct Mistake: Sendable, CustomTestStringConvertible {
    let rule: LintRule
    let fixture: LintFixture
    let part: String
    let other: String
    let line: Int
    let column: Int
    let message: String

    /// - Parameters:
    ///   - part: A part of the fixture.
    ///   - other: The replacement of the part.
    init(
        _ rule: LintRule,
        in fixture: LintFixture,
        _ part: String,
        _ other: String,
        at line: Int,
        _ column: Int,
        _ message: String
    ) {
        self.rule = rule
        self.fixture = fixture
        self.part = part
        self.other = other
        self.line = line
        self.column = column
        self.message = message
    }

    var testDescription: String { "\(rule.rawValue): \(other)" }

    /// Returns all fixtures, one of them with the mistake.
    func planted() throws -> [LintFixture] {
        let wrong = try fixture.replacing(part, with: other)
        return LintFixture.all.map { $0.path == wrong.path ? wrong : $0 }
    }
}

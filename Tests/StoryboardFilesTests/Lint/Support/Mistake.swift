import Testing

@testable import StoryboardFiles

/// A mistake that is planted in a drawing, and the only problem that is to be found then.
struct Mistake: Sendable, CustomTestStringConvertible {
    let rule: LintRule
    let drawing: Drawing
    let part: String
    let other: String
    let line: Int
    let column: Int
    let message: String

    /// A mistake.
    ///
    /// - Parameters:
    ///   - rule: The rule that it breaks.
    ///   - drawing: Where it is planted.
    ///   - part: What is written in the drawing.
    ///   - other: What is written instead.
    ///   - line: The line of the problem.
    ///   - column: The column of the problem.
    ///   - message: The words of the problem.
    init(
        _ rule: LintRule,
        in drawing: Drawing,
        _ part: String,
        _ other: String,
        at line: Int,
        _ column: Int,
        _ message: String
    ) {
        self.rule = rule
        self.drawing = drawing
        self.part = part
        self.other = other
        self.line = line
        self.column = column
        self.message = message
    }

    var testDescription: String { "\(rule.rawValue): \(other)" }

    /// The files with the mistake in one of them.
    func planted() throws -> [Drawing] {
        let wrong = try drawing.replacing(part, with: other)
        return Drawing.all.map { $0.path == wrong.path ? wrong : $0 }
    }
}

import Foundation
import StoryCode
import TestSupport

/// Runs a program, and compares what happens with the model after each step.
@MainActor
final class StoryLife {
    struct Failure: Error {
        let kind: String
        let text: String
    }

    /// How often something succeeded and failed.
    struct Count {
        var (made, refused, unwound, adopted, mistakes) = (0, 0, 0, 0, 0)

        mutating func add(_ other: Count) {
            made += other.made
            refused += other.refused
            unwound += other.unwound
            adopted += other.adopted
            mistakes += other.mistakes
        }
    }

    let model: StoryModel
    let cast: StoryCast
    let window: Window
    var held: [ViewController] = []
    var count = Count()
    private let clock = ManualClock()

    init(_ program: StoryProgram) {
        let cast = StoryCast(program)
        self.cast = cast
        model = StoryModel(program) { [unowned book = cast.book] serial in
            MainActor.assumeIsolated { book[serial] != nil }
        }
        window = Window(scheduler: clock)
        window.makeKeyAndVisible()
    }

    static func run(_ program: StoryProgram) -> (failure: Failure?, count: Count) {
        var (held, book): (StoryHeld?, StoryBook?)
        var count = Count()
        do {
            (held, book, count) = try live(program)
            guard let held, let book else { return (nil, count) }
            try held.check(book)
            return (nil, count)
        } catch {
            return (error as? Failure ?? Failure(kind: "thrown", text: "\(error)"), count)
        }
    }

    private static func live(_ program: StoryProgram) throws -> (StoryHeld, StoryBook, Count) {
        let life = StoryLife(program)
        try life.checkMistakes()
        for (number, step) in program.steps.enumerated() {
            do {
                try life.carryOut(step)
            } catch let failure as Failure {
                throw Failure(kind: failure.kind, text: "step \(number), \(step): \(failure.text)")
            }
        }
        let held = StoryHeld(life)
        return (held, life.cast.book, life.count)
    }

    private func carryOut(_ step: StoryStep) throws {
        var reports: [String] = []
        model.living = cast.book.count
        model.reports = []
        model.refused = []
        let diagnostics = LifecycleDiagnostics(checks: []) { diagnostic in
            if diagnostic.problem.code == "notInjected" { reports.append(diagnostic.message) }
        }
        try LifecycleDiagnostics.$current.withValue(diagnostics) {
            try perform(step)
            clock.advance(by: .seconds(1))
        }
        adoptArrivals()
        try expect("reports", reports.sorted(), model.reports.map { "\($0)." }.sorted())
        if case .register = step { try checkMistakes() }
        try checkFates()
    }

    func expect<Value: Equatable>(
        _ kind: String,
        _ found: Value,
        _ expected: Value,
        of record: StoryRecord? = nil
    ) throws {
        guard found != expected else { return }
        let subject = record.map { " of \($0.kind.rawValue) \($0.serial)" } ?? ""
        throw Failure(kind: kind, text: "\(kind)\(subject): found \(found), expected \(expected)")
    }

    /// Compares what is thrown or made with what the model says.
    func compare(
        _ predicted: Result<Int?, StoryModel.Mistake>,
        _ body: () throws -> ViewController?
    ) throws -> ViewController? {
        let found = Result { try body() }
        let words: String
        switch found {
        case .success(let made): words = made.map { "\(cast.book.record(of: $0)?.serial ?? -1)" } ?? "nothing"
        case .failure(let error): words = Self.words(error)
        }
        switch predicted {
        case .success(let serial): try expect("made", words, serial.map { "\($0)" } ?? "nothing")
        case .failure(let mistake): try expect("refused", words, mistake.text)
        }
        if case .success = predicted { count.made += 1 } else { count.refused += 1 }
        return try? found.get()
    }

    /// What is wrong, without what is to be done.
    static func words(_ error: any Error) -> String {
        "\(error)".components(separatedBy: ". To fix:")[0]
    }
}

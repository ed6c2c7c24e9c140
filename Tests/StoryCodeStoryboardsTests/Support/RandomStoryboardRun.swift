import Foundation
import StoryCode
import TestSupport

/// Runs a program and compares the result of each step with the model.
@MainActor
final class RandomStoryboardRun {
    struct Failure: Error {
        let kind: String
        let text: String
    }

    /// The number of successes and failures of each kind.
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

    let model: StoryboardReferenceModel
    let fixture: StoryboardFixture
    let window: Window
    var retained: [ViewController] = []
    var count = Count()
    private let clock = ManualClock()

    init(_ program: StoryboardProgram) {
        let fixture = StoryboardFixture(program)
        self.fixture = fixture
        model = StoryboardReferenceModel(program) { [unowned log = fixture.log] serial in
            MainActor.assumeIsolated {
                guard let controller = log[serial] else { return nil }
                let related = controller.children + [controller.presentedViewController].compactMap(\.self)
                return related.compactMap { log.record(of: $0)?.serial }
            }
        }
        window = Window(scheduler: clock)
        window.makeKeyAndVisible()
    }

    static func run(_ program: StoryboardProgram) -> (failure: Failure?, count: Count) {
        var (retained, log): (RetentionCheck?, ControllerLog?)
        var count = Count()
        do {
            (retained, log, count) = try live(program)
            guard let retained, let log else { return (nil, count) }
            try retained.check(log)
            return (nil, count)
        } catch {
            return (error as? Failure ?? Failure(kind: "thrown", text: "\(error)"), count)
        }
    }

    private static func live(_ program: StoryboardProgram) throws -> (RetentionCheck, ControllerLog, Count) {
        let run = RandomStoryboardRun(program)
        try run.checkMistakes()
        for (number, step) in program.steps.enumerated() {
            do {
                try run.runStep(step)
            } catch let failure as Failure {
                throw Failure(kind: failure.kind, text: "step \(number), \(step): \(failure.text)")
            }
        }
        let retained = RetentionCheck(run)
        return (retained, run.fixture.log, run.count)
    }

    private func runStep(_ step: StoryboardStep) throws {
        var reports: [String] = []
        model.living = fixture.log.count
        model.reports = []
        model.refused = []
        let diagnostics = DiagnosticHandler(checks: []) { diagnostic in
            if diagnostic.problem.code == "notInjected" { reports.append(diagnostic.message) }
        }
        try DiagnosticHandler.$current.withValue(diagnostics) {
            try perform(step)
            clock.advance(by: .seconds(1))
        }
        adoptArrivals()
        try expect("reports", reports.sorted(), model.reports.map { "\($0)." }.sorted())
        if case .register = step { try checkMistakes() }
        try checkStates()
    }

    func expect<Value: Equatable>(
        _ kind: String,
        _ found: Value,
        _ expected: Value,
        of record: ControllerRecord? = nil
    ) throws {
        guard found != expected else { return }
        let subject = record.map { " of \($0.kind.rawValue) \($0.serial)" } ?? ""
        throw Failure(kind: kind, text: "\(kind)\(subject): found \(found), expected \(expected)")
    }

    /// Compares a created controller or a thrown error with the prediction of the model.
    func compare(
        _ predicted: Result<Int?, StoryboardReferenceModel.Mistake>,
        _ body: () throws -> ViewController?
    ) throws -> ViewController? {
        let found = Result { try body() }
        let text: String
        switch found {
        case .success(let made): text = made.map { "\(fixture.log.record(of: $0)?.serial ?? -1)" } ?? "nothing"
        case .failure(let error): text = Self.text(of: error)
        }
        switch predicted {
        case .success(let serial): try expect("made", text, serial.map { "\($0)" } ?? "nothing")
        case .failure(let mistake): try expect("refused", text, mistake.text)
        }
        if case .success = predicted { count.made += 1 } else { count.refused += 1 }
        return try? found.get()
    }

    /// The message and the path of an error, without the container and the remedy.
    static func text(of error: any Error) -> String {
        if let error = error as? ContainerError { return error.locatedMessage }
        return "\(error)".components(separatedBy: ". To fix:")[0]
    }
}

#if canImport(UIKit) && !os(watchOS)
    import StoryCodeTesting
    import StoryCodeUIKit
    import Testing
    import UIKit

    /// The lines that controllers and helpers add, in order.
    @MainActor
    final class Log {
        private var lines: [String] = []

        func add(_ line: String) { lines.append(line) }

        /// Returns the lines since the last call.
        func take() -> [String] {
            defer { lines = [] }
            return lines
        }

        /// Fails the test, at the line of the call, unless exactly these lines were added since the last call.
        func expect(_ expected: [String], sourceLocation: SourceLocation = #_sourceLocation) {
            let lines = take()
            if Host.record(lines) { return }
            let (expected, recorded) = (Host.comparable(expected), Host.comparable(lines))
            guard let message = ListComparison(expected: expected, recorded: recorded).message else { return }
            Issue.record(Comment(rawValue: message), sourceLocation: sourceLocation)
        }

        /// Adds reported mistakes as lines while a closure runs.
        func withDiagnostics<Result>(_ body: () throws -> Result) rethrows -> Result {
            let receiver = DiagnosticHandler { [self] in add("! \($0.problem)") }
            return try DiagnosticHandler.$current.withValue(receiver) { try body() }
        }
    }

    /// A helper that logs every event and runs an action of the test.
    final class Tracker: ViewObserver, Awakable {
        private let name: String
        private let log: Log
        var react: (ViewEvent) -> Void = { _ in }

        init(_ name: String, log: Log) {
            self.name = name
            self.log = log
        }

        private func received(_ event: ViewEvent) {
            log.add("\(name).\(event.short)")
            react(event)
        }

        func awake() {}
        func viewDidLoad() { received(.viewDidLoad) }
        func viewWillAppear(_ animated: Bool) { received(.viewWillAppear(animated)) }
        func viewIsAppearing(_ animated: Bool) { received(.viewIsAppearing(animated)) }
        func viewDidAppear(_ animated: Bool) { received(.viewDidAppear(animated)) }
        func viewWillDisappear(_ animated: Bool) { received(.viewWillDisappear(animated)) }
        func viewDidDisappear(_ animated: Bool) { received(.viewDidDisappear(animated)) }
        func viewWillLayoutSubviews() { received(.viewWillLayoutSubviews) }
        func viewDidLayoutSubviews() { received(.viewDidLayoutSubviews) }
        func viewWillTearDown() { received(.viewWillTearDown) }
        func viewDidTearDown() { received(.viewDidTearDown) }
    }

    extension ViewEvent {
        /// The name of the event in the lists, as in the tests of the portable controllers.
        var short: String {
            switch self {
            case .viewDidLoad: "didLoad"
            case .viewWillAppear: "willAppear"
            case .viewIsAppearing: "isAppearing"
            case .viewDidAppear: "didAppear"
            case .viewWillDisappear: "willDisappear"
            case .viewDidDisappear: "didDisappear"
            case .viewWillLayoutSubviews: "willLayout"
            case .viewDidLayoutSubviews: "didLayout"
            case .updateProperties: "updateProperties"
            case .windowPhaseDidChange: "windowPhaseDidChange"
            case .viewWillTearDown: "willTearDown"
            case .viewDidTearDown: "didTearDown"
            }
        }
    }
#endif

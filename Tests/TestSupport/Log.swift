public import StoryCode
import StoryCodeTesting

/// The events of some controllers and helpers, in order, as short lines such as `C.didLoad`.
///
/// A ``LifecycleRecorder`` records the events outside the objects, so a line precedes the override that it describes.
@MainActor
public final class Log {
    private lazy var recorder = LifecycleRecorder()
    private var taken = 0

    /// The details that tests have added to lines, by the index of the event.
    private var details: [Int: String] = [:]

    package nonisolated init() {}

    /// Records the events of an object under a name.
    public func record(_ object: AnyObject, as name: String) {
        recorder.attach(toOnly: object, as: name)
    }

    /// Sets the name of a parent in the lines of its children.
    public func name(_ parent: ViewController, _ name: String) {
        recorder.name(parent, name)
    }

    /// Adds a line.
    public func add(_ line: String) {
        recorder.note(line)
    }

    /// Adds a line, unless it is the last one already.
    ///
    /// For methods that the program calls itself: the recorder records such a call only if it reaches the base class.
    public func addUnlessRecorded(_ line: String) {
        if recorder.events.last?.shortLine != line { add(line) }
    }

    /// Adds a detail at the end of the last line.
    public func annotate(_ detail: String) {
        details[recorder.events.count - 1] = detail
    }

    /// Whether the lines contain the updates of contents, which each screen receives and few tests are about.
    public var showsUpdates = false

    /// Returns the lines since the last call.
    public func take() -> [String] {
        defer { taken = recorder.events.count }
        return (taken..<recorder.events.count).compactMap { index in
            if !showsUpdates, case .view(.updateProperties) = recorder.events[index].kind { return nil }
            return recorder.events[index].shortLine.map { $0 + (details[index] ?? "") }
        }
    }

    /// Runs a closure whose diagnostics become lines, such as `! loadViewRecursion`.
    public func withDiagnostics<Result>(_ body: () throws -> Result) rethrows -> Result {
        let diagnostics = DiagnosticHandler { [weak self] in self?.add("! \($0.problem)") }
        return try DiagnosticHandler.$current.withValue(diagnostics, operation: body)
    }
}

extension RecordedEvent {
    /// The line in the lists of the tests.
    ///
    /// Requests and diagnostics have none: only those diagnostics of `withDiagnostics` become lines.
    fileprivate var shortLine: String? {
        let receiver = helper ?? controller ?? ""
        switch kind {
        case .loadView: return "\(receiver).loadView"
        case .view(let event): return "\(receiver).\(event.short)"
        case .willMove(let parent): return "\(receiver).willMove(\(parent ?? "nil"))"
        case .didMove(let parent): return "\(receiver).didMove(\(parent ?? "nil"))"
        case .didReceiveMemoryWarning: return "\(receiver).didReceiveMemoryWarning"
        case .diagnostic, .request: return nil
        case .note(let text): return text
        }
    }
}

extension ViewEvent {
    /// The name without `view` and `Subviews`, as in the lists of the tests.
    public var short: String {
        guard name.hasPrefix("view") else { return name }
        let name = name.dropFirst("view".count).replacing("LayoutSubviews", with: "Layout")
        return name.prefix(1).lowercased() + name.dropFirst()
    }
}

public import StoryCode

/// What happened, in order, as short lines such as `C.didLoad`.
@MainActor
public final class Log {
    private var lines: [String] = []

    public nonisolated init() {}

    /// Adds a line.
    public func add(_ line: String) {
        lines.append(line)
    }

    /// Everything since the last call.
    public func take() -> [String] {
        defer { lines = [] }
        return lines
    }

    /// Runs something whose diagnostics become lines, such as `! loadViewRecursion`.
    public func withDiagnostics<Result>(_ body: () throws -> Result) rethrows -> Result {
        let diagnostics = LifecycleDiagnostics { [weak self] in self?.add("! \($0.problem)") }
        return try LifecycleDiagnostics.$current.withValue(diagnostics, operation: body)
    }
}

extension ViewEvent {
    /// The name without `view` and `Subviews`, as the lists of the tests have it.
    public var short: String {
        let name = name.dropFirst("view".count).replacing("LayoutSubviews", with: "Layout")
        return name.prefix(1).lowercased() + name.dropFirst()
    }
}

import StoryCodeLocks

/// An error that a factory or an injection has thrown, with the path to it.
///
/// What a factory throws keeps its own type, so that callers can catch it. `tracing(_:)` adds the path:
///
/// ```swift
/// do {
///     try ResolutionFailure.tracing { try container.resolve(App.self) }
/// } catch let failure as ResolutionFailure {
///     print(failure.path, failure.underlying)
/// }
/// ```
///
/// See <doc:Finding-mistakes-before-they-happen>.
public struct ResolutionFailure: Error, CustomStringConvertible {
    /// The error of the factory or the injection.
    public let underlying: any Error

    /// The steps from the requested component to the one that has thrown.
    public let path: [ContainerError.Step]

    /// The error, and the path to it.
    public var description: String { "\(underlying): \(path.map(\.description).joined(separator: " → "))" }

    /// Runs a closure, and throws a ``ResolutionFailure`` in place of the error of a factory or an injection.
    ///
    /// A ``ContainerError`` has a path of its own, and is thrown as it is. The steps to an error that a factory catches
    /// are not part of the path, unless an error with the same type and description is thrown next.
    public static func tracing<Result>(_ body: () throws -> Result) throws -> Result {
        let trace = Trace()
        do { return try Trace.$current.withValue(trace, operation: body) } catch { throw trace.failure(error) }
    }

    /// Runs an asynchronous closure, and throws a ``ResolutionFailure`` in place of the error of a factory or an
    /// injection.
    public static func tracing<Result>(_ body: () async throws -> Result) async throws -> Result {
        let trace = Trace()
        do { return try await Trace.$current.withValue(trace, operation: body) } catch { throw trace.failure(error) }
    }

    /// The components that an error has passed.
    fileprivate final class Trace: Sendable {
        @TaskLocal static var current: Trace?

        private struct State {
            /// The error that passes the steps; the reference to an error is another after it was caught and thrown.
            var error = ""
            /// The innermost first.
            var steps: [ContainerError.Step] = []
        }

        private let state = Mutex(State())

        func add(_ step: ContainerError.Step, _ error: any Error) {
            let error = Self.identity(of: error)
            state.withLock { state in
                if state.error != error { state = State(error: error) }
                state.steps.append(step)
            }
        }

        func failure(_ error: any Error) -> any Error {
            let state = state.withLock { $0 }
            guard !(error is ContainerError), state.error == Self.identity(of: error) else { return error }
            return ResolutionFailure(underlying: error, path: state.steps.reversed())
        }

        private static func identity(of error: any Error) -> String { "\(type(of: error)) \(error)" }
    }
}

extension ResolvedComponent {
    /// Adds the component to the path of an error, if one is recorded, and returns the error.
    @usableFromInline
    final func passing(_ error: any Error) -> any Error {
        ResolutionFailure.Trace.current?.add(step, error)
        return error
    }
}

import Synchronization

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
public struct ResolutionFailure: Error, CustomStringConvertible {
    /// The error of the factory or the injection.
    public let underlying: any Error

    /// The steps from the requested component to the one that has thrown.
    public let path: [ContainerError.Step]

    /// The error, and the path to it.
    public var description: String { "\(underlying): \(path.map(\.description).joined(separator: " → "))" }

    /// Runs a closure, and throws a ``ResolutionFailure`` in place of the error of a factory or an injection.
    ///
    /// A ``ContainerError`` has a path of its own, and is thrown as it is. The path includes the steps to an error that
    /// a factory has caught before in the same closure.
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

        /// The innermost first.
        private let steps = Mutex<[ContainerError.Step]>([])

        func add(_ step: ContainerError.Step) { steps.withLock { $0.append(step) } }

        func failure(_ error: any Error) -> any Error {
            let path = steps.withLock { Array($0.reversed()) }
            return error is ContainerError || path.isEmpty ? error : ResolutionFailure(underlying: error, path: path)
        }
    }
}

extension AnyResolvedComponent {
    /// Adds the component to the path of an error, if one is recorded, and returns the error.
    @usableFromInline
    final func passing(_ error: any Error) -> any Error {
        ResolutionFailure.Trace.current?.add(step)
        return error
    }
}

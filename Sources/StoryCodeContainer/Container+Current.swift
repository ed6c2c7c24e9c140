import Synchronization

extension Container {
    /// Where the containers are kept that nobody passes.
    private enum Ambient {
        @TaskLocal static var container: Container?

        struct State {
            var container: Container?
            var isUsed = false
        }

        static let processDefault = Mutex(State())
    }

    /// The container that wrappers such as ``Injected`` resolve from.
    ///
    /// While a factory runs, it is the container that makes the object; otherwise the one of
    /// `withCurrent(_:_:)` in this task, and otherwise the default container of the process.
    public static var current: Container {
        if let frame = unsafe ResolutionStack.innermost {
            if let current = unsafe frame.pointee.current { return unsafe current.takeUnretainedValue() }
            return unsafe frame.pointee.component.takeUnretainedValue().container
        }
        return Ambient.container ?? processDefault
    }

    /// The default container of the process, made by the first use.
    package static var processDefault: Container {
        Ambient.processDefault.withLock { state in
            state.isUsed = true
            if let container = state.container { return container }
            let empty = Container(name: "default")
            state.container = empty
            return empty
        }
    }

    /// The default container of the process, if there is one.
    package static var existingProcessDefault: Container? { Ambient.processDefault.withLock(\.container) }

    /// The container in which the component is registered that is being made.
    package static var registeringContainer: Container? {
        unsafe ResolutionStack.innermost?.pointee.component.takeUnretainedValue().home
    }

    /// Makes a container the current one of the task while something is done.
    ///
    /// Tests that run side by side each have their own.
    ///
    /// - ParameterList:
    ///   - container: The container.
    ///   - body: What to do.
    /// - Returns: What the body gives.
    /// - Throws: What the body throws.
    public static func withCurrent<Result>(_ container: Container, _ body: () throws -> Result) rethrows -> Result {
        try Ambient.$container.withValue(container) {
            guard let making = unsafe ResolutionStack.innermost else { return try body() }
            var frame = unsafe ResolutionFrame(making.pointee.component)
            unsafe frame.current = Unmanaged.passUnretained(container)
            return try frame.run(body)
        }
    }

    /// Makes a container the current one of the task while something is done that is awaited.
    ///
    /// - ParameterList:
    ///   - container: The container.
    ///   - body: What to do.
    /// - Returns: What the body gives.
    /// - Throws: What the body throws.
    public static func withCurrent<Result>(
        _ container: Container,
        _ body: () async throws -> Result
    ) async rethrows -> Result {
        try await Ambient.$container.withValue(container, operation: body)
    }

    /// Sets the default container of the process, once, before anything is resolved from it.
    ///
    /// - Parameter container: The container.
    /// - Throws: ``ContainerError`` if one was set or used already.
    public static func setDefault(_ container: Container) throws {
        try Ambient.processDefault.withLock { state in
            guard state.container == nil, !state.isUsed else {
                throw ContainerError(.defaultIsInUse, [ContainerError.Step(container.name)])
            }
            state.container = container
        }
    }
}

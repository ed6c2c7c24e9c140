import StoryCodeLocks

extension Container {
    private enum Ambient {
        @TaskLocal static var container: Container?

        struct State {
            var container: Container?
            var isSet = false
        }

        static let processDefault = Mutex(State())
    }

    /// The container from which wrappers such as ``Injected`` resolve.
    ///
    /// While a factory runs, this is the container that creates the object. Otherwise it is the container that
    /// `withCurrent(_:_:)` has set for the task, or else the default container of the process.
    public static var current: Container {
        if let frame = unsafe ResolutionStack.innermost {
            if let current = unsafe frame.pointee.current { return unsafe current.takeUnretainedValue() }
            return unsafe frame.pointee.component.takeUnretainedValue().container
        }
        return Ambient.container ?? processDefault
    }

    /// Whether a container was set, instead of an empty default that the first access creates.
    static var hasCurrent: Bool {
        if unsafe ResolutionStack.innermost != nil || Ambient.container != nil { return true }
        return Ambient.processDefault.withLock { $0.isSet }
    }

    /// The default container of the process, created by the first access.
    package static var processDefault: Container {
        Ambient.processDefault.withLock { state in
            let container = state.container ?? Container(name: "default")
            state.container = container
            return container
        }
    }

    /// The default container of the process, if it was set or created.
    package static var existingProcessDefault: Container? { Ambient.processDefault.withLock(\.container) }

    /// The container that registers the component being created.
    package static var registeringContainer: Container? {
        unsafe ResolutionStack.innermost?.pointee.component.takeUnretainedValue().home
    }

    /// Whether the innermost object that is being created is one of the component, which will inject it.
    package static func isCreating(_ component: ResolvedComponent) -> Bool {
        unsafe ResolutionStack.innermost?.pointee.component.takeUnretainedValue() === component
    }

    /// Makes a container the current one of the task while a closure runs.
    ///
    /// With it, each of several tests that run in parallel has a container of its own.
    public static func withCurrent<Result>(_ container: Container, _ body: () throws -> Result) rethrows -> Result {
        try Ambient.$container.withValue(container) {
            guard let innermost = unsafe ResolutionStack.innermost else { return try body() }
            var frame = unsafe ResolutionFrame(innermost.pointee.component)
            unsafe frame.current = Unmanaged.passUnretained(container)
            return try frame.run(body)
        }
    }

    /// Makes a container the current one of the task while an asynchronous closure runs.
    public static func withCurrent<Result>(
        _ container: Container,
        _ body: () async throws -> Result
    ) async rethrows -> Result {
        try await Ambient.$container.withValue(container, operation: body)
    }

    /// Sets the default container of the process, once, before anything is resolved from it.
    ///
    /// - Throws: ``ContainerError`` if a default container was set or used before.
    public static func setDefault(_ container: Container) throws {
        try Ambient.processDefault.withLock { state in
            guard state.container == nil else {
                throw container.named(ContainerError(.defaultIsInUse, [ContainerError.Step(container.name)]))
            }
            state.container = container
            state.isSet = true
        }
    }
}

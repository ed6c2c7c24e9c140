/// The state of one resolution: the creation of an object and all its dependencies.
///
/// A resolution is on the stack of the call that resolves, and is passed to the factories.
// Safe: its pointer refers to the memory of a component, which the container retains.
@safe
@usableFromInline
package struct Resolution: ~Copyable {
    /// The next dependency of the component being created.
    @usableFromInline var dependencies: UnsafePointer<DependencyPointer>

    let isMain: Bool

    /// The state that few resolutions need.
    private var extras: Extras?

    private final class Extras {
        var graph: ObjectGraph?
        var arguments: ArraySlice<any Sendable> = []
        var awaited: ArraySlice<[Any]> = []
        var given: ArraySlice<Any> = []
        /// What the parameters of a factory request, if the resolution only determines that, or nil.
        var requests: [DependencyRequest]?
    }

    @usableFromInline
    package init(isMain: Bool) {
        unsafe dependencies = DependencyPointer.none
        self.isMain = isMain
    }

    @inline(__always)
    init(isMain: Bool, graph: ObjectGraph?, arguments: ArraySlice<any Sendable> = []) {
        self.init(isMain: isMain)
        if let graph { ownExtras.graph = graph }
        self.arguments = arguments
    }

    private var ownExtras: Extras {
        mutating get {
            if let extras { return extras }
            let created = Extras()
            extras = created
            return created
        }
    }

    /// The objects that the resolution reuses, if there are any.
    var graph: ObjectGraph? { extras?.graph }

    /// The arguments that the caller passes to the resolved component.
    var arguments: ArraySlice<any Sendable> {
        get { extras?.arguments ?? [] }
        set { if extras != nil || !newValue.isEmpty { ownExtras.arguments = newValue } }
    }

    /// The objects of each dependency that was awaited, for the step that runs.
    var awaited: ArraySlice<[Any]> {
        get { extras?.awaited ?? [] }
        set { if extras != nil || !newValue.isEmpty { ownExtras.awaited = newValue } }
    }

    /// The awaited objects of the dependency that is resolved next.
    var given: ArraySlice<Any> {
        get { extras?.given ?? [] }
        set { if extras != nil || !newValue.isEmpty { ownExtras.given = newValue } }
    }

    /// Returns the next awaited object, or nil if there is none.
    mutating func nextGiven() -> Any? { extras?.given.popFirst() }

    /// Returns the next dependency of the component being created.
    mutating func next<Parameter>(_ parameter: Parameter.Type) throws -> Parameter {
        let next = unsafe dependencies.pointee
        unsafe dependencies += 1
        guard let service = unsafe next.service else { return try unsafe resolve(parameter, next.dependency) }
        return try unsafe service._withUnsafeGuaranteedRef { service in
            // The dependency was resolved for this parameter.
            assert(service.key.type.id == ObjectIdentifier(parameter))
            return try service.resolve(parameter, &self)
        }
    }

    /// Returns a dependency that is converted, or was awaited.
    private mutating func resolve<Parameter>(
        _ parameter: Parameter.Type,
        _ dependency: Unmanaged<ResolvedDependency>
    ) throws -> Parameter {
        let dependency = unsafe dependency.takeUnretainedValue()
        if dependency.isAwaited { given = (awaited.popFirst() ?? [])[...] }
        return try dependency.resolve(parameter, &self)
    }

    /// Returns what the parameters of a factory request; the factory throws before it creates an object.
    ///
    /// A closure for the requests, in addition to the factory, would need an allocation for each registration.
    static func requests(of callFactory: (inout Resolution) throws -> Void) -> [DependencyRequest] {
        var resolution = Resolution(isMain: false)
        resolution.ownExtras.requests = []
        try? callFactory(&resolution)
        return resolution.extras?.requests ?? []
    }

    /// Throws if the resolution only determines what the parameters of a factory request.
    @inline(__always)
    func describe<each Parameter>(_ parameters: ParameterTypes<repeat each Parameter>.Type) throws {
        guard let extras, extras.requests != nil else { return }
        extras.requests = parameters.requests
        throw Self.description
    }

    private static let description: any Error = CancellationError()

    /// Returns the objects that the resolution reuses, starting with none.
    mutating func openGraph() -> ObjectGraph {
        if let graph { return graph }
        let opened = ObjectGraph()
        ownExtras.graph = opened
        return opened
    }
}

// Each thread has its own while it resolves.
@available(*, unavailable)
extension Resolution: Sendable {}

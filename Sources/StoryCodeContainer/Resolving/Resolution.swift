/// What goes along while an object and all that it depends on are made.
///
/// It lives on the stack of the call that resolves, and is known to nobody but the factories that it passes through.
// Its pointer is always into the memory of a node, which the container keeps.
@safe
@usableFromInline
package struct Resolution: ~Copyable {
    /// Where the dependencies of the component that is being made begin.
    ///
    /// Owned by its node, which the container keeps.
    @usableFromInline var steps: UnsafePointer<DependencyPointer>

    /// Whether this is the main actor.
    let isMain: Bool

    /// What few resolutions have.
    private var extras: Extras?

    private final class Extras {
        var graph: ObjectGraph?
        var arguments: ArraySlice<any Sendable> = []
        var awaited: AsyncDependencies?
    }

    @usableFromInline
    package init(isMain: Bool) {
        unsafe steps = DependencyPointer.none
        self.isMain = isMain
    }

    init(isMain: Bool, graph: ObjectGraph?) {
        self.init(isMain: isMain)
        if let graph { more.graph = graph }
    }

    private var more: Extras {
        mutating get {
            if let extras { return extras }
            let made = Extras()
            extras = made
            return made
        }
    }

    /// The objects of this resolution that are shared within it; there when the first is.
    var graph: ObjectGraph? { extras?.graph }

    /// What the caller passes to the component that was asked for.
    var arguments: ArraySlice<any Sendable> {
        get { extras?.arguments ?? [] }
        set { if extras != nil || !newValue.isEmpty { more.arguments = newValue } }
    }

    /// What was awaited before for the component that is being made, in order.
    var awaited: AsyncDependencies? {
        get { extras?.awaited }
        set { if extras != nil || newValue != nil { more.awaited = newValue } }
    }

    /// Gives the next dependency of the component that is being made.
    // Inlinable, so that a factory is specialised for its types; as generic code resolving takes ten times as long.
    @inlinable
    @inline(__always)
    package mutating func next<Parameter>(_ parameter: Parameter.Type) throws -> Parameter {
        let step = unsafe steps.pointee
        unsafe steps += 1
        guard let service = unsafe step.service else { return try unsafe take(parameter, step.dependency) }
        // The step was made for this parameter.
        return try unsafe service._withUnsafeGuaranteedRef {
            try unsafe unsafeDowncast($0, to: ResolvedService<Parameter>.self).take(&self)
        }
    }

    /// Gives a dependency that is not passed as it is found.
    @usableFromInline
    mutating func take<Parameter>(
        _ parameter: Parameter.Type,
        _ dependency: Unmanaged<ResolvedDependency>?
    ) throws -> Parameter {
        guard let dependency = unsafe dependency?.takeUnretainedValue() else {
            preconditionFailure("a step leads somewhere")
        }
        if dependency.isAwaited, let awaited { return awaited.next() }
        return try dependency.take(parameter, &self)
    }

    /// The objects that are shared within the resolution.
    mutating func openGraph() -> ObjectGraph {
        if let graph { return graph }
        let opened = ObjectGraph()
        more.graph = opened
        return opened
    }
}

/// The way to one dependency, where it is read while objects are made.
// What it leads to is kept by the container, as the node is to which it belongs.
@safe
@usableFromInline
struct DependencyPointer {
    /// What gives it, if it is passed as it is found.
    @usableFromInline let service: Unmanaged<AnyResolvedService>?

    /// What was found for it, otherwise.
    @usableFromInline let dependency: Unmanaged<ResolvedDependency>?

    init(_ dependency: ResolvedDependency) {
        let service = dependency.isPlain ? dependency.targets.first : nil
        unsafe self.service = service.map { unsafe Unmanaged.passUnretained($0) }
        unsafe self.dependency = Unmanaged.passUnretained(dependency)
    }

    /// Of a component without dependencies; never read.
    static var none: UnsafePointer<DependencyPointer> {
        // Any address does, for nothing is read there.
        unsafe UnsafePointer(bitPattern: MemoryLayout<DependencyPointer>.alignment).unsafelyUnwrapped
    }
}

// What one thread uses while it resolves is no other's.
@available(*, unavailable)
extension Resolution: Sendable {}

@available(*, unavailable)
extension DependencyPointer: Sendable {}

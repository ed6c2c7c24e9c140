import Synchronization

/// An object that is made when somebody needs it, as a parameter.
///
/// It is resolved once, by whichever thread parameters first, from the container that made its owner; it does not hold that
/// container. It may close a cycle of initialisers.
public final class Lazy<Value> {
    private let core: LazyCore

    init(_ deferred: Deferred) {
        core = LazyCore(deferred)
    }

    /// Makes one that has its object, for those who wire by hand.
    ///
    /// - Parameter value: The object.
    public init(_ value: Value) {
        core = LazyCore(value)
    }

    /// The object.
    ///
    /// Stops the program with the error's text where ``get()`` would throw; `validate()` finds such errors before.
    public var value: Value {
        do { return try get() } catch { stop(error) }
    }

    /// Gives the object, and makes it if nobody has.
    ///
    /// - Returns: The object.
    /// - Throws: ``ContainerError``, or what a factory throws; the next call then tries again.
    public func get() throws -> Value {
        try core.get { container, dependency in
            try container.construct(parameter: Value.self, dependency, isMain: false)
        }
    }

    /// Whether the object has been made.
    public var isMade: Bool { core.isMade }
}

// Unchecked: its state is behind a lock, and is given to other threads only if it is Sendable.
extension Lazy: @unchecked Sendable where Value: Sendable {}

extension Lazy: CustomReflectable {
    /// Shows nothing of the container, which may have gone.
    public var customMirror: Mirror { Mirror(self, children: [:]) }
}

extension Lazy: DependencyParameter {
    static var request: DependencyRequest {
        var request = DependencyRequest(of: Value.self)
        request.isDeferred = true
        return request
    }

    static func take(_ dependency: ResolvedDependency, _ resolution: inout Resolution) throws -> Self {
        Self(Deferred(dependency))
    }
}

/// An object of the main actor that is made when somebody needs it, as a parameter.
///
/// It is ``Lazy`` for components of the main actor.
public final class MainLazy<Value>: Sendable {
    private let core: LazyCore

    init(_ deferred: Deferred) {
        core = LazyCore(deferred)
    }

    /// Makes one that has its object, for those who wire by hand.
    ///
    /// - Parameter value: The object.
    @MainActor
    public init(_ value: Value) {
        core = LazyCore(value)
    }

    /// The object.
    ///
    /// Stops the program with the error's text where ``get()`` would throw; `validate()` finds such errors before.
    @MainActor public var value: Value {
        do { return try get() } catch { stop(error) }
    }

    /// Gives the object, and makes it if nobody has.
    ///
    /// - Returns: The object.
    /// - Throws: ``ContainerError``, or what a factory throws; the next call then tries again.
    @MainActor
    public func get() throws -> Value {
        try core.get { container, dependency in try container.construct(parameter: Value.self, dependency, isMain: true)
        }
    }

    /// Whether the object has been made.
    public var isMade: Bool { core.isMade }
}

extension MainLazy: CustomReflectable {
    /// Shows nothing of the container, which may have gone.
    public var customMirror: Mirror { Mirror(self, children: [:]) }
}

extension MainLazy: DependencyParameter {
    static var request: DependencyRequest {
        var request = Lazy<Value>.request
        request.liftedConstraints = .main
        return request
    }

    static func take(_ dependency: ResolvedDependency, _ resolution: inout Resolution) throws -> Self {
        Self(Deferred(dependency))
    }
}

/// What is made once, by whichever thread parameters first.
private final class LazyCore: Sendable {
    private let deferred: Deferred?
    /// Held while the object is made.
    private let store = InstanceStore()
    private let made: Mutex<SharedObject?>

    init(_ deferred: Deferred) {
        self.deferred = deferred
        made = Mutex(nil)
    }

    init(_ value: Any) {
        deferred = nil
        made = Mutex(SharedObject(object: value))
    }

    var isMade: Bool { made.withLock { $0 != nil } }

    func get<Value>(_ make: (Container, ResolvedDependency) throws -> Value) throws -> Value {
        if let known = made.withLock({ $0 }) { return same(known.object) }
        guard let deferred else { preconditionFailure("a lazy object without a container has its object") }
        let (container, dependency) = try deferred.found()
        let shared = try container.once(store, dependency) {
            if let known = made.withLock({ $0 }) { return known }
            let shared = SharedObject(object: try make(container, dependency))
            made.withLock { $0 = shared }
            return shared
        }
        return same(shared.object)
    }
}

extension Container {
    /// Makes something that is made once, while no other thread does.
    fileprivate func once(
        _ store: InstanceStore,
        _ dependency: ResolvedDependency,
        _ make: () throws -> SharedObject
    ) throws -> SharedObject {
        guard let component = dependency.targets.first?.component else { return try make() }
        let holder = unsafe ResolutionStack.first { $0.store === store }
        if unsafe holder != nil { throw ContainerError(.cyclic, ResolutionStack.path(to: component)) }
        var frame = ResolutionFrame(component)
        frame.session = ConstructionSession(nil, store)
        let shared = try frame.run { try store.lock.withLock(ResolutionStack.thread, make) }
        guard let shared else { throw ContainerError(.cyclic, ResolutionStack.path(to: component)) }
        return shared
    }
}

/// Stops the program with the text of an error, where none can be thrown.
package func stop(_ error: any Error) -> Never { fatalError("StoryCode: \(error)") }

import StoryCodeLocks

/// The part of ``Lazy`` and ``MainLazy`` that does not depend on the type of the object.
///
/// The object is resolved once, by the first thread that accesses it, in the container that created the owner.
///
/// See <doc:Registering-components>.
public class LazyObject: CustomReflectable {
    private let deferred: Deferred?
    /// Whether every access requires a `Sendable` object.
    private let asSendable: Bool
    /// Held while the object is created.
    private let lock = ConstructionLock()
    private let made: Mutex<SharedObject?>

    /// Creates a lazy object that is created by a container.
    ///
    /// - Parameter asSendable: Whether its owner knows that the type is `Sendable`.
    fileprivate init(_ deferred: Deferred, asSendable: Bool) {
        self.deferred = deferred
        self.asSendable = asSendable
        made = Mutex(nil)
    }

    fileprivate init(existing value: Any) {
        deferred = nil
        asSendable = false
        made = Mutex(SharedObject(object: value, isSendable: true))
    }

    /// A mirror without children, because a lock cannot be reflected.
    public var customMirror: Mirror { Mirror(self, children: [:]) }

    /// Whether the object exists.
    public var isMade: Bool { made.withLock { $0 != nil } }

    fileprivate func get<Value>(isMain: Bool, asSendable: Bool) throws -> Value {
        let asSendable = asSendable || self.asSendable
        if let made = made.withLock({ $0 }), !asSendable || made.isSendable { return cast(made.object) }
        guard let deferred else { preconditionFailure("a lazy object without a container exists") }
        let (container, dependency, retained) = try deferred.current(asSendable: asSendable)
        defer { withExtendedLifetime(retained) {} }
        let shared = try constructOnce(dependency) {
            if let existing = made.withLock({ $0 }) { return existing }
            let object = try container.construct(parameter: Value.self, dependency, Call(isMain: isMain))
            let isSendable = (try? dependency.checkSendable()) != nil
            let shared = SharedObject(object: object, isSendable: isSendable)
            made.withLock { $0 = shared }
            return shared
        }
        return cast(shared.object)
    }

    /// Runs a closure while no other thread creates the object.
    private func constructOnce(
        _ dependency: ResolvedDependency,
        _ make: () throws -> SharedObject
    ) throws -> SharedObject {
        guard let component = dependency.targets.first?.component else { return try make() }
        var frame = ResolutionFrame(component)
        let shared = try frame.run { try lock.withLock(ResolutionStack.thread, make) }
        guard let shared else { throw component.cycleError }
        return shared
    }
}

/// A parameter that creates an object when it is first accessed.
///
/// The object is resolved once, by the first thread that accesses it, in the container that created the owner. The
/// parameter does not retain that container. A lazy object can be part of a cycle of initialisers.
///
/// See <doc:Registering-components>.
public final class Lazy<Value>: LazyObject {
    convenience init(_ deferred: Deferred) { self.init(deferred, asSendable: false) }

    override init(_ deferred: Deferred, asSendable: Bool) { super.init(deferred, asSendable: asSendable) }

    /// Creates a lazy object that exists already, without a container.
    public init(_ value: Value) { super.init(existing: value) }

    /// The object.
    ///
    /// Stops the program with the error's text if `get()` throws; `validate()` finds such errors before.
    public var value: Value { valueOrStop(get) }

    /// Returns the object, and creates it on the first call.
    ///
    /// - Throws: ``ContainerError``, or the error of a factory; the next call then tries again.
    public func get() throws -> Value { try get(isMain: false, asSendable: false) }
}

extension Lazy where Value: Sendable {
    /// The object, which is `Sendable`.
    ///
    /// Stops the program with the error's text if `get()` throws; `validate()` finds such errors before.
    public var value: Value { valueOrStop(get) }

    /// Returns the object, which is `Sendable`, and creates it on the first call.
    ///
    /// - Throws: ``ContainerError``, or the error of a factory; the next call then tries again.
    public func get() throws -> Value { try get(isMain: false, asSendable: true) }
}

// Unchecked: the state is behind a lock, and leaves the thread only if it is Sendable.
extension Lazy: @unchecked Sendable where Value: Sendable {}

extension Lazy: DeferredParameter {
    static var request: DependencyRequest {
        DependencyRequest(of: Value.self).changing { $0.isDeferred = true }
    }
}

/// A ``Lazy`` for components of the main actor.
///
/// See <doc:Registering-components>.
public final class MainLazy<Value>: LazyObject {
    init(_ deferred: Deferred) { super.init(deferred, asSendable: false) }

    /// Creates a lazy object that exists already, without a container.
    @MainActor
    public init(_ value: Value) { super.init(existing: value) }

    /// The object.
    ///
    /// Stops the program with the error's text if `get()` throws; `validate()` finds such errors before.
    @MainActor public var value: Value { valueOrStop(get) }

    /// Returns the object, and creates it on the first call.
    ///
    /// - Throws: ``ContainerError``, or the error of a factory; the next call then tries again.
    @MainActor
    public func get() throws -> Value { try get(isMain: true, asSendable: false) }
}

// Unchecked: the state is behind a lock, and only the main actor accesses an object that is not Sendable.
extension MainLazy: @unchecked Sendable {}

extension MainLazy where Value: Sendable {
    /// The object, which is `Sendable`.
    ///
    /// Stops the program with the error's text if `get()` throws; `validate()` finds such errors before.
    @MainActor public var value: Value { valueOrStop(get) }

    /// Returns the object, which is `Sendable`, and creates it on the first call.
    ///
    /// - Throws: ``ContainerError``, or the error of a factory; the next call then tries again.
    @MainActor
    public func get() throws -> Value { try get(isMain: true, asSendable: true) }
}

extension MainLazy: DeferredParameter {
    static var request: DependencyRequest {
        Lazy<Value>.request.changing { ($0.isAlwaysSendable, $0.liftedConstraints) = (true, .main) }
    }
}

/// Returns the result of a closure, or stops the program with the error's text.
package func valueOrStop<Value>(_ get: () throws -> Value) -> Value { do { return try get() } catch { stop(error) } }

/// Stops the program with the text of an error, where none can be thrown.
package func stop(_ error: any Error) -> Never { fatalError("StoryCode: \(error)") }

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
#endif

/// The resolutions that are under way on this thread, the innermost first.
///
/// A factory may ask a container by itself. The inner call then finds the outer ones here: to use their container as
/// the current one, to be given what they are just making, and to end a cycle that no description shows. A
/// task-local would do the same at seven times the cost (11 and 80 ns), more than all the rest of a small resolution.
@usableFromInline
enum ResolutionStack: Sendable {
    /// A thread, for as long as it resolves.
    typealias Thread = UInt

    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        let failure = unsafe pthread_key_create(&key, nil)
        precondition(failure == 0, "the process has no thread-specific key left")
        return key
    }()

    /// The innermost; a thread only sees its own.
    @usableFromInline
    static var innermost: UnsafeMutablePointer<ResolutionFrame>? {
        get { unsafe pthread_getspecific(key)?.assumingMemoryBound(to: ResolutionFrame.self) }
        set { _ = unsafe pthread_setspecific(key, newValue) }
    }

    /// The first that a question suits, from the innermost on.
    static func first(where suits: (borrowing ResolutionFrame) -> Bool) -> UnsafeMutablePointer<ResolutionFrame>? {
        var next = unsafe innermost
        while let frame = unsafe next {
            if unsafe suits(frame.pointee) { return unsafe frame }
            unsafe next = frame.pointee.previous
        }
        return nil
    }

    /// The way from a component that is being made to where it is needed once more, as far as frames show it.
    static func path(to component: AnyResolvedComponent) -> [ContainerError.Step] {
        var components: [AnyResolvedComponent] = [component]
        var next = unsafe innermost
        while let frame = unsafe next {
            let made = unsafe frame.pointee.component.takeUnretainedValue()
            if made !== components.last { components.append(made) }
            if made === component, components.count > 1 { break }
            unsafe next = frame.pointee.previous
        }
        return (components.count > 1 ? components.reversed() : [component, component]).map(\.step)
    }

    /// The calling thread, which must be resolving: the address of its outermost frame.
    static var thread: Thread {
        let outermost = unsafe first { unsafe $0.previous == nil }
        return UInt(bitPattern: outermost)
    }
}

/// One resolution that is under way: of what was asked for, or of a shared object within it.
// Its pointers are to what outlives it: the container's node, and the frame of a caller.
@safe
@usableFromInline
package struct ResolutionFrame {
    /// What is being made; the container keeps it.
    let component: Unmanaged<AnyResolvedComponent>
    @usableFromInline let previous: UnsafeMutablePointer<ResolutionFrame>?
    /// The container that is the current one meanwhile, if it is not that of the object.
    var current: Unmanaged<Container>?
    /// What is held while a shared object is made.
    var session: ConstructionSession?

    /// Made of a reference that retains nothing: all threads would count on the same place.
    @usableFromInline
    package init(_ component: Unmanaged<AnyResolvedComponent>) {
        unsafe self.component = component
        unsafe previous = ResolutionStack.innermost
    }

    init(_ component: AnyResolvedComponent) {
        unsafe self.init(Unmanaged.passUnretained(component))
    }

    /// The objects of a shared object's own resolution.
    var graph: ObjectGraph? { session?.graph }
    /// The place whose lock is held for it.
    var store: InstanceStore? { session?.store }

    /// Whether another resolution is under way on this thread.
    @usableFromInline package var isInner: Bool { unsafe previous != nil }

    /// Does something with the frame as the innermost.
    // Inlinable, as Container.resolve is.
    @inlinable
    package mutating func run<Result>(_ body: () throws -> Result) rethrows -> Result {
        try unsafe withUnsafeMutablePointer(to: &self) { frame in
            unsafe ResolutionStack.innermost = frame
            defer { unsafe ResolutionStack.innermost = frame.pointee.previous }
            return try body()
        }
    }
}

/// The resolution of a shared object.
@usableFromInline
final class ConstructionSession {
    let graph: ObjectGraph?
    let store: InstanceStore

    init(_ graph: ObjectGraph?, _ store: InstanceStore) {
        self.graph = graph
        self.store = store
    }
}

// What one thread uses while it resolves is no other's.
@available(*, unavailable)
extension ResolutionFrame: Sendable {}

@available(*, unavailable)
extension ConstructionSession: Sendable {}

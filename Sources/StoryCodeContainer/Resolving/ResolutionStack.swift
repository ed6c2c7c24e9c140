/// The resolutions that are running on the current thread, the innermost first.
///
/// A factory may call a container directly. The inner call finds the outer calls here: it uses their container as the
/// current one, receives the objects that they are creating, and stops a cycle that no registration shows.
/// The stack is thread-local: a task-local value would cost seven times as much (80 instead of 11 ns), more than the
/// rest of a small resolution.
@usableFromInline
enum ResolutionStack: Sendable {
    private static let pointer = ThreadPointer()

    @usableFromInline
    static var innermost: UnsafeMutablePointer<ResolutionFrame>? {
        get { unsafe pointer.value?.assumingMemoryBound(to: ResolutionFrame.self) }
        set { unsafe pointer.value = UnsafeMutableRawPointer(newValue) }
    }

    static func first(where predicate: (borrowing ResolutionFrame) -> Bool) -> UnsafeMutablePointer<ResolutionFrame>? {
        var next = unsafe innermost
        while let frame = unsafe next {
            if unsafe predicate(frame.pointee) { return unsafe frame }
            unsafe next = frame.pointee.previous
        }
        return nil
    }

    /// Returns the path from a component being created to the component that needs it again.
    static func path(to component: ResolvedComponent) -> [ContainerError.Step] {
        var components: [ResolvedComponent] = [component]
        var next = unsafe innermost
        while let frame = unsafe next {
            let outer = unsafe frame.pointee.component.takeUnretainedValue()
            if outer !== components.last { components.append(outer) }
            if outer === component, components.count > 1 { break }
            unsafe next = frame.pointee.previous
        }
        return (components.count > 1 ? components.reversed() : [component, component]).map(\.step)
    }

    /// Whether a resolution on the main actor is running on the current thread.
    static var isOnMain: Bool { unsafe first { $0.isMain } != nil }

    /// The current thread, which must be resolving: the address of its outermost frame.
    static var thread: ConstructionLock.Thread {
        let outermost = unsafe first { unsafe $0.previous == nil }
        return UInt(bitPattern: outermost)
    }
}

/// One running resolution: that of a caller, or that of a shared object within it.
// Safe: its pointers refer to a component of a container and to the frame of a caller, which both outlive it.
@safe
@usableFromInline
struct ResolutionFrame {
    let component: Unmanaged<ResolvedComponent>
    @usableFromInline let previous: UnsafeMutablePointer<ResolutionFrame>?
    /// The current container during the resolution, if it is not that of the component.
    var current: Unmanaged<Container>?
    /// The objects of the shared object that is being created.
    var graph: ObjectGraph?
    /// The store with the lock that is held.
    var store: InstanceStore?
    /// Whether the resolution runs on the main actor.
    var isMain = false

    /// Creates a frame from an unmanaged reference: retaining it would make all threads write the same memory.
    @usableFromInline
    init(_ component: Unmanaged<ResolvedComponent>) {
        unsafe self.component = component
        unsafe previous = ResolutionStack.innermost
    }

    init(_ component: ResolvedComponent, isMain: Bool = false) {
        unsafe self.init(Unmanaged.passUnretained(component))
        self.isMain = isMain
    }

    @usableFromInline var isInner: Bool { unsafe previous != nil }

    // Inlinable because Container.resolve is.
    @inlinable
    mutating func run<Result>(_ body: () throws -> Result) rethrows -> Result {
        try unsafe withUnsafeMutablePointer(to: &self) { frame in
            unsafe ResolutionStack.innermost = frame
            defer { unsafe ResolutionStack.innermost = frame.pointee.previous }
            return try body()
        }
    }
}

// Each thread has its own while it resolves.
@available(*, unavailable)
extension ResolutionFrame: Sendable {}

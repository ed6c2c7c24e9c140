import StoryCodeLocks
import StoryCodeShims

/// The resolutions that are running on the current thread, the innermost first.
///
/// A factory may call a container directly. The inner call finds the outer calls here: it uses their container as the
/// current one, receives the objects that they are creating, and stops a cycle that no registration shows.
/// The stack is thread-local: a task-local value would cost seven times as much (80 instead of 11 ns), more than the
/// rest of a small resolution.
@usableFromInline
enum ResolutionStack: Sendable {
    @usableFromInline
    static var innermost: UnsafeMutablePointer<ResolutionFrame>? {
        get { unsafe storycode_thread_value()?.assumingMemoryBound(to: ResolutionFrame.self) }
        set { unsafe storycode_set_thread_value(newValue) }
    }

    static func first(where predicate: (borrowing ResolutionFrame) -> Bool) -> UnsafeMutablePointer<ResolutionFrame>? {
        var next = unsafe innermost
        while let frame = unsafe next {
            if unsafe predicate(frame.pointee) { return unsafe frame }
            unsafe next = frame.pointee.previous
        }
        return nil
    }

    /// Returns the path to a requested component: from the outer factory that is creating it, if there is one, or else
    /// from the first component.
    static func path(to component: ResolvedComponent) -> [ContainerError.Step] {
        var components: [ResolvedComponent] = [component]
        var next = unsafe innermost
        while let frame = unsafe next {
            let outer = unsafe frame.pointee.component.takeUnretainedValue()
            if outer !== components.last { components.append(outer) }
            if outer === component, components.count > 1 { break }
            unsafe next = frame.pointee.previous
        }
        return components.reversed().map(\.step)
    }

    /// Whether a resolution on the main actor is running on the current thread.
    static var isOnMain: Bool { unsafe first { $0.isMain } != nil }

    /// The current thread, which must be resolving: the address of its outermost frame.
    static var thread: WaitGraph.Waiter {
        let outermost = unsafe first { unsafe $0.previous == nil }
        return WaitGraph.Waiter(id: UInt(bitPattern: outermost))
    }
}

// MARK: - Memory

extension ResolutionStack {
    /// Whether another component can be created without exceeding the stack of the thread.
    ///
    /// The part that is left is for the factories of the program, and for short chains.
    static var hasRoom: Bool { storycode_has_stack(128 * 1024) != 0 }

    /// Returns the shortest chain of dependencies from the outermost component that is being created.
    fileprivate static func chain(to component: ResolvedComponent) -> [ResolvedComponent] {
        guard let outermost = unsafe first(where: { unsafe $0.previous == nil }) else { return [component] }
        let start = unsafe outermost.pointee.component.takeUnretainedValue()
        return GraphSearch(from: [start], \.immediateTargets).path(to: component)
    }
}

extension ResolvedComponent {
    /// The length of a chain up to which the objects of prototypes are created without a measurement of the stack.
    static let plainDepth = 32

    /// Throws if the stack of the thread does not suffice for the component and what it depends on.
    ///
    /// A chain of up to four components needs less than the part of the stack that is left.
    final func checkStack() throws {
        guard depth > 4, !ResolutionStack.hasRoom else { return }
        throw ContainerError(.tooDeep, ResolutionStack.chain(to: self).map(\.step))
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

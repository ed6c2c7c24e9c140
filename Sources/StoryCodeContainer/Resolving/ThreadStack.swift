#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
#endif

/// The memory for calls on the current thread, which a long chain of components would exceed.
enum ThreadStack {
    /// The part of the stack that is left to the factories of the program, and to short chains.
    private static let reserve: UInt = 128 * 1024

    /// The lowest address that a chain may use is kept for each thread, because some systems read a file to find it.
    private static let pointer = ThreadPointer()

    /// Whether another component can be created without exceeding the stack.
    static var hasRoom: Bool {
        var local: UInt8 = 0
        let address = unsafe withUnsafeMutablePointer(to: &local) { UInt(bitPattern: $0) }
        // The address sanitizer keeps variables outside the stack, where nothing can be measured.
        return address >= limit || address < bounds.lowest
    }

    private static var limit: UInt {
        if let known = unsafe pointer.value { return UInt(bitPattern: known) }
        let (lowest, size) = bounds
        let limit = lowest + min(reserve, size / 4)
        // The address is only compared.
        unsafe pointer.value = UnsafeMutableRawPointer(bitPattern: limit)
        return limit
    }

    /// The lowest address of the stack, and its size.
    private static var bounds: (lowest: UInt, size: UInt) {
        #if canImport(Darwin)
            let size = unsafe UInt(pthread_get_stacksize_np(pthread_self()))
            return (unsafe UInt(bitPattern: pthread_get_stackaddr_np(pthread_self())) - size, size)
        #else
            // A GNU extension, which the module of the C library does not declare. Without it nothing is measured.
            typealias Function = @convention(c) (pthread_t, UnsafeMutablePointer<pthread_attr_t>) -> Int32
            guard let symbol = unsafe dlsym(nil, "pthread_getattr_np") else { return (1, 0) }
            let attributesOfThread = unsafe unsafeBitCast(symbol, to: Function.self)
            var attributes = pthread_attr_t()
            guard unsafe attributesOfThread(pthread_self(), &attributes) == 0 else { return (1, 0) }
            defer { unsafe pthread_attr_destroy(&attributes) }
            var lowest: UnsafeMutableRawPointer?
            var size = 0
            guard unsafe pthread_attr_getstack(&attributes, &lowest, &size) == 0 else { return (1, 0) }
            return (UInt(bitPattern: lowest), UInt(size))
        #endif
    }
}

extension ResolvedComponent {
    /// The length of a chain from which on the stack is measured.
    ///
    /// Shorter chains need less than the reserve.
    static let checkedDepth = 4

    /// The length of a chain up to which the objects of prototypes are created without a measurement.
    static let plainDepth = 32

    /// Throws if the stack of the thread does not suffice for the component and what it depends on.
    final func checkStack() throws {
        guard depth > Self.checkedDepth, !ThreadStack.hasRoom else { return }
        throw ContainerError(.tooDeep, ResolutionStack.chain(to: self).map(\.step))
    }
}

extension ResolutionStack {
    /// Returns the shortest chain of dependencies from the outermost component that is being created.
    fileprivate static func chain(to component: ResolvedComponent) -> [ResolvedComponent] {
        guard let outermost = unsafe first(where: { unsafe $0.previous == nil }) else { return [component] }
        let start = unsafe outermost.pointee.component.takeUnretainedValue()
        return GraphSearch(from: [start], \.immediateTargets).path(to: component)
    }
}

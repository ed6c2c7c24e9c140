#if !canImport(Darwin)
    // The locks and atomic values of the standard library, which Apple's older systems do not have.
    @_exported public import Synchronization
#endif

#if SANITIZED || canImport(Darwin)
    #if canImport(Darwin)
        import Darwin
    #elseif canImport(Glibc)
        import Glibc
    #elseif canImport(Musl)
        import Musl
    #elseif canImport(Android)
        import Android
    #endif

    // Unchecked and safe: the value is accessed only under the lock, in memory of its own.

    /// A lock with a value, as that of the standard library.
    ///
    /// It replaces that one on Apple's systems, of which the older ones have none, and under the thread sanitizer: on
    /// Linux, the kernel hands that mutex from thread to thread, which the sanitizer does not detect.
    @safe
    public struct Mutex<Value>: ~Copyable, @unchecked Sendable {
        private let handle: UnsafeMutablePointer<pthread_mutex_t>
        private let value: UnsafeMutablePointer<Value>

        /// Creates an unlocked mutex.
        public init(_ value: consuming sending Value) {
            unsafe handle = .allocate(capacity: 1)
            unsafe handle.initialize(to: pthread_mutex_t())
            unsafe pthread_mutex_init(handle, nil)
            unsafe self.value = .allocate(capacity: 1)
            unsafe self.value.initialize(to: value)
        }

        deinit {
            unsafe value.deinitialize(count: 1)
            unsafe value.deallocate()
            unsafe pthread_mutex_destroy(handle)
            unsafe handle.deallocate()
        }

        /// Calls a closure with the value, under the lock.
        public borrowing func withLock<Result, Failure: Error>(
            _ body: (inout Value) throws(Failure) -> Result
        ) throws(Failure) -> Result {
            unsafe pthread_mutex_lock(handle)
            defer { unsafe pthread_mutex_unlock(handle) }
            return try unsafe body(&value.pointee)
        }
    }
#endif

#if SANITIZED
    #if canImport(Darwin)
        import Darwin
    #elseif canImport(Glibc)
        import Glibc
    #elseif canImport(Musl)
        import Musl
    #elseif canImport(Android)
        import Android
    #endif

    /// Replaces the mutex of the standard library under the thread sanitizer.
    ///
    /// On Linux, the kernel hands that mutex from thread to thread. The sanitizer does not detect this, and reports
    /// races between threads that use the mutex correctly.
    // Unchecked and safe: the value is accessed only under the lock, in memory of its own.
    @safe
    struct Mutex<Value>: ~Copyable, @unchecked Sendable {
        private let handle: UnsafeMutablePointer<pthread_mutex_t>
        private let value: UnsafeMutablePointer<Value>

        init(_ value: consuming sending Value) {
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

        borrowing func withLock<Result, Failure: Error>(
            _ body: (inout Value) throws(Failure) -> Result
        ) throws(Failure) -> Result {
            unsafe pthread_mutex_lock(handle)
            defer { unsafe pthread_mutex_unlock(handle) }
            return try unsafe body(&value.pointee)
        }
    }
#endif

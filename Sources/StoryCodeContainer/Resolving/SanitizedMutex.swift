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

    /// Stands in for the standard library's where the thread sanitizer runs.
    ///
    /// On Linux the sanitizer does not see how that one passes from thread to thread: the kernel hands it over to one that
    /// waits. It takes whatever two threads do under it for a race.
    // Unchecked: the value is touched under the lock alone. Its memory is its own.
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

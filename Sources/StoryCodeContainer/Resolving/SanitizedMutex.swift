#if SANITIZED
    import Foundation

    /// Replaces the mutex of the standard library under the thread sanitizer.
    ///
    /// On Linux, the kernel hands that mutex from thread to thread. The sanitizer does not detect this, and reports
    /// races between threads that use the mutex correctly.
    // Unchecked and safe: the value is accessed only under the lock, in memory of its own.
    @safe
    struct Mutex<Value>: ~Copyable, @unchecked Sendable {
        private let lock = NSLock()
        private let value: UnsafeMutablePointer<Value>

        init(_ value: consuming sending Value) {
            unsafe self.value = .allocate(capacity: 1)
            unsafe self.value.initialize(to: value)
        }

        deinit {
            unsafe value.deinitialize(count: 1)
            unsafe value.deallocate()
        }

        borrowing func withLock<Result, Failure: Error>(
            _ body: (inout Value) throws(Failure) -> Result
        ) throws(Failure) -> Result {
            lock.lock()
            defer { lock.unlock() }
            return try unsafe body(&value.pointee)
        }
    }
#endif

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
#endif

/// A pointer of which each thread has its own, nil at first.
struct ThreadPointer: Sendable {
    private let key: pthread_key_t

    init() {
        var key = pthread_key_t()
        let failure = unsafe pthread_key_create(&key, nil)
        precondition(failure == 0, "the process has no thread-specific key left")
        self.key = key
    }

    var value: UnsafeMutableRawPointer? {
        get { unsafe pthread_getspecific(key) }
        nonmutating set { _ = unsafe pthread_setspecific(key, newValue) }
    }
}

#if canImport(Darwin)
    import Darwin
#elseif canImport(Dispatch)
    import Dispatch
#endif

/// The thread on which the main actor runs.
package enum MainThread {
    #if canImport(Darwin)
        /// Whether the current thread is the main thread.
        package static var isCurrent: Bool { pthread_main_np() != 0 }
    #elseif canImport(Dispatch)
        /// A mark of the main queue.
        private static let mark: DispatchSpecificKey<Void> = {
            let key = DispatchSpecificKey<Void>()
            DispatchQueue.main.setSpecific(key: key, value: ())
            return key
        }()

        /// Whether the current thread executes the main queue, which includes the main thread.
        ///
        /// In a program with an asynchronous `main`, other threads execute that queue.
        package static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) != nil }
    #else
        /// A system without Dispatch has one thread.
        package static var isCurrent: Bool { true }
    #endif
}

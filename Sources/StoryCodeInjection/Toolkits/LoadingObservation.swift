#if canImport(ObjectiveC)
    import ObjectiveC
    import StoryCodeLocks

    /// Observes the loading of views by all controllers of a class.
    package enum LoadingObservation {
        /// The observed classes.
        private static let classes = Mutex<Set<ObjectIdentifier>>([])

        /// Reports controllers of a class that load their views from now on without having been injected.
        package static func begin(_ type: AnyClass) {
            guard classes.withLock({ $0.insert(ObjectIdentifier(type)).inserted }) else { return }
            let selector = Selector(("viewDidLoad"))
            guard let method = unsafe class_getInstanceMethod(type, selector) else { return }
            typealias Method = @convention(c) (AnyObject, Selector) -> Void
            let original = unsafe unsafeBitCast(method_getImplementation(method), to: Method.self)
            let load: @convention(block) (AnyObject) -> Void = { object in
                if let controller = object as? any InjectedController {
                    MainActor.assumeIsolated { controller.viewWasLoaded() }
                }
                original(object, selector)
            }
            let body = imp_implementationWithBlock(load)
            // A class without the method inherits it, and gets its own.
            if unsafe !class_addMethod(type, selector, body, method_getTypeEncoding(method)) {
                _ = unsafe method_setImplementation(method, body)
            }
        }
    }
#endif

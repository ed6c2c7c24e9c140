#if canImport(AppKit) && !targetEnvironment(macCatalyst)
    package import AppKit
    package import StoryCodeContainer
    import StoryCodeScenes

    #if canImport(ObjectiveC)
        import ObjectiveC
    #endif

    /// The injection of a controller that a storyboard has made, which the controller retains.
    @MainActor
    final class StoryboardInjection {
        /// The name of the registration that injects the controller, or nil for the unnamed one.
        var registrationName: String?

        /// The container that injects the controller and the destinations of its segues.
        private(set) var container: Container?

        /// Whether the controller was injected by a registration.
        private var hasBegun = false

        /// Whether the controller has resolved its dependencies itself.
        private var hasResolved = false

        /// Injects a controller and those in it, each once.
        static func inject(_ controller: NSResponder, from container: Container) throws {
            let injection = of(controller)
            injection.container = container
            try injection.once(\.hasBegun) {
                let name = injection.registrationName
                guard let component = try container.component(injecting: controller, named: name) else { return false }
                _ = try container.injected(controller, by: component, isMain: true)
                return true
            }
            try injection.once(\.hasResolved) {
                guard let resolving = controller as? any StoryboardResolving else { return false }
                try resolving.resolveViewController(Resolver(container: container))
                return true
            }
            let window = controller as? NSWindowController
            for each in [window?.contentViewController].compactMap(\.self)
                + ((controller as? NSViewController)?.children ?? [])
            {
                try inject(each, from: container)
            }
        }

        /// Injects the destination of a segue, before it is shown or embedded.
        static func injectDestination(of segue: NSStoryboardSegue, from source: NSResponder) {
            guard let container = existing(of: source)?.container,
                let destination = segue.destinationController as? NSResponder
            else { return }
            do {
                try inject(destination, from: container)
            } catch {
                DiagnosticHandler.report(.injectionFailed(reason: "\(error)"), destination)
            }
        }

        /// Performs an injection unless it has begun; a failed injection can be repeated.
        private func once(
            _ flag: ReferenceWritableKeyPath<StoryboardInjection, Bool>,
            _ inject: () throws -> Bool
        ) throws {
            guard !self[keyPath: flag] else { return }
            self[keyPath: flag] = true
            var isDone = false
            defer { self[keyPath: flag] = isDone }
            isDone = try inject()
        }
    }

    extension NSResponder: StoryboardInjected {
        package var storyboardContainer: Container? { StoryboardInjection.existing(of: self)?.container }
    }

    // MARK: - Storage

    extension StoryboardInjection {
        #if canImport(ObjectiveC)
            /// The address that identifies the stored object.
            //
            // Allocated once and never freed: only the address is used, and nothing is ever read from it.
            private static let key = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
        #endif

        /// Returns the injection that is stored with a controller, if there is one.
        static func existing(of controller: NSResponder) -> StoryboardInjection? {
            #if canImport(ObjectiveC)
                unsafe objc_getAssociatedObject(controller, key) as? StoryboardInjection
            #else
                controller.stubAssociatedObject as? StoryboardInjection
            #endif
        }

        /// Returns the injection that is stored with a controller, and creates it if necessary.
        static func of(_ controller: NSResponder) -> StoryboardInjection {
            if let known = existing(of: controller) { return known }
            let injection = StoryboardInjection()
            #if canImport(ObjectiveC)
                unsafe objc_setAssociatedObject(controller, key, injection, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            #else
                controller.stubAssociatedObject = injection
            #endif
            return injection
        }
    }

    extension LifecycleDiagnostic.Problem {
        /// The destination of a segue was not injected.
        static func injectionFailed(reason: String) -> Self {
            Self(
                "injectionFailed",
                message: "{0} was not injected: \(reason)",
                advice: "Check the registrations of the storyboard's container, for instance with `validate()`."
            )
        }
    }
#endif

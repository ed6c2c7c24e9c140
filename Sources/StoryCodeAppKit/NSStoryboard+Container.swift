#if canImport(AppKit) && !targetEnvironment(macCatalyst)
    public import AppKit
    public import StoryCodeContainer

    /// Injection into the controllers of a storyboard.
    ///
    /// ```swift
    /// container.register(CityController.self).injection { $0.provider = $1 }
    /// let controller = try storyboard.instantiateController(withIdentifier: "City", container: container)
    /// ```
    ///
    /// View controllers and window controllers are injected, each once: by the registration of the class, or else of its
    /// nearest superclass that is registered. So are the content of a window controller, the children, and the
    /// destinations of the segues of a ``SceneViewController``. A controller of a class that is not registered is left as
    /// it is.
    extension NSStoryboard {
        /// Makes the initial controller and injects it.
        ///
        /// - Throws: `ContainerError`, or the error of an injection.
        public func instantiateInitialController(container: Container) throws -> Any? {
            let controller = instantiateInitialController()
            try (controller as? NSResponder).map { try StoryboardInjection.inject($0, from: container) }
            return controller
        }

        /// Makes the controller with an identifier and injects it.
        ///
        /// - Throws: `ContainerError`, or the error of an injection.
        public func instantiateController(
            withIdentifier identifier: NSStoryboard.SceneIdentifier,
            container: Container
        ) throws -> Any {
            let controller = instantiateController(withIdentifier: identifier)
            try (controller as? NSResponder).map { try StoryboardInjection.inject($0, from: container) }
            return controller
        }

        /// Makes the view controller with an identifier and injects it.
        ///
        /// - Parameter creator: Makes the controller, or returns nil to leave that to `init(coder:)`.
        /// - Throws: `ContainerError`, or the error of an injection.
        public func instantiateController<Controller: NSViewController>(
            identifier: NSStoryboard.SceneIdentifier,
            container: Container,
            creator: ((NSCoder) -> Controller?)? = nil
        ) throws -> Controller {
            let controller = instantiateController(identifier: identifier, creator: creator)
            try StoryboardInjection.inject(controller, from: container)
            return controller
        }
    }

    /// Unavailable: SwinjectStoryboard's storyboard.
    @available(*, unavailable, renamed: "NSStoryboard")
    public typealias SwinjectStoryboard = NSStoryboard

    // MARK: - Registrations

    /// A controller that a storyboard of AppKit makes.
    ///
    /// See <doc:/StoryCode/Injecting-into-controllers>.
    @MainActor
    @preconcurrency
    public protocol StoryboardController: NSResponder {}

    extension NSViewController: StoryboardController {}
    extension NSWindowController: StoryboardController {}

    extension Container {
        /// Registers a controller that a storyboard makes, to add injections to it.
        ///
        /// - Parameter name: The registration name of the controllers, or nil for those without one.
        @discardableResult
        public func register<Controller: StoryboardController>(
            _ type: Controller.Type,
            name: String? = nil,
            fileID: String = #fileID,
            line: UInt = #line
        ) -> Component<Controller, MainActor> {
            addOnMain(type, name, fileID, line)
        }

        /// Registers a closure that is called with each controller of a class that a storyboard has made.
        ///
        /// The name is SwinjectStoryboard's.
        ///
        /// - Parameters:
        ///   - name: The registration name of the controllers, or nil for those without one.
        ///   - completion: Called with a resolver for the container and with the controller.
        @discardableResult
        @preconcurrency
        public func storyboardInitCompleted<Controller: StoryboardController>(
            _ type: Controller.Type,
            name: String? = nil,
            fileID: String = #fileID,
            line: UInt = #line,
            _ completion: @escaping @MainActor @Sendable (Resolver, Controller) throws -> Void
        ) -> Component<Controller, MainActor> {
            register(type, name: name, fileID: fileID, line: line)
                .injection { try completion(Resolver(container: .current), $0) }
        }

        /// Registers a storyboard, which is resolved by its type and by its name.
        ///
        /// The name is DITranquillity's. Pass the container to the methods of the storyboard.
        @discardableResult
        public func registerStoryboard(
            name: String,
            bundle: Bundle? = nil,
            fileID: String = #fileID,
            line: UInt = #line
        ) -> Component<NSStoryboard, MainActor> {
            register(main: { NSStoryboard(name: name, bundle: bundle) }, fileID: fileID, line: line)
                .as(NSStoryboard.self, name: name) { $0 }.lifetime(.weak)
        }
    }

    /// The registration name of a controller, which Interface Builder sets as a user-defined runtime attribute.
    extension NSResponder {
        /// The name of the registration that injects the controller, or nil for the unnamed registration.
        #if canImport(ObjectiveC)
            @objc
        #endif
        public final var storyCodeRegistrationName: String? {
            get { StoryboardInjection.existing(of: self)?.registrationName }
            set { StoryboardInjection.of(self).registrationName = newValue }
        }

        /// SwinjectStoryboard's key path of ``storyCodeRegistrationName``, for storyboards that use it.
        #if canImport(ObjectiveC)
            @objc
        #endif
        public final var swinjectRegistrationName: String? {
            get { storyCodeRegistrationName }
            set { storyCodeRegistrationName = newValue }
        }
    }
#endif

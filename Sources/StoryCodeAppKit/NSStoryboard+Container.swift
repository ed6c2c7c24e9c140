#if canImport(AppKit) && !targetEnvironment(macCatalyst)
    public import AppKit
    public import Foundation
    public import StoryCodeContainer
    package import StoryCodeInjection
    import StoryCodeScenes

    /// Injection into the controllers of a storyboard.
    ///
    /// ```swift
    /// container.register(CityController.self).injection { $0.provider = $1 }
    /// let controller = try storyboard.instantiateController(withIdentifier: "City", container: container)
    /// ```
    ///
    /// View controllers and window controllers are injected, each once: by the registration of the class, or else of its
    /// nearest superclass that is registered. So are the content of a window controller, the children, and the
    /// destinations of segues, those of other storyboards included. A controller of a class that is not registered is left
    /// as it is.
    ///
    /// The first such call makes the container the ``injectingContainer`` of the storyboard, so AppKit's own methods of the
    /// same object inject from then on. They report errors as `notInjected`.
    extension NSStoryboard {
        /// Makes the initial controller and injects it.
        ///
        /// - Throws: `ContainerError`, or the error of an injection.
        public func instantiateInitialController(container: Container) throws -> Any? {
            try injecting(from: container) { instantiateInitialController() }
        }

        /// Makes the controller with an identifier and injects it.
        ///
        /// - Throws: `ContainerError`, or the error of an injection.
        public func instantiateController(
            withIdentifier identifier: NSStoryboard.SceneIdentifier,
            container: Container
        ) throws -> Any {
            try injecting(from: container) { instantiateController(withIdentifier: identifier) }
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
            try injecting(from: container) { instantiateController(identifier: identifier, creator: creator) }
        }
    }

    /// Unavailable: SwinjectStoryboard's storyboard.
    @available(*, unavailable, renamed: "NSStoryboard", message: "conform NSStoryboard to StoryboardSetup for setup()")
    public typealias SwinjectStoryboard = NSStoryboard

    // MARK: - Containers of storyboards

    extension NSStoryboard: InjectingStoryboard {
        package var storyboardRecord: StoryboardRecord? {
            get { PlatformRuntime.object(of: self) as? StoryboardRecord }
            set { if let newValue { PlatformRuntime.setObject(newValue, of: self) } }
        }

        package func observeInstantiation() {
            PlatformRuntime.observe(.storyboard, of: self)
                .reportRefusal(of: self, "AppKit's own methods inject no controllers")
        }

        /// Creates a storyboard, and injects its controllers with a container.
        ///
        /// The name is that of SwinjectStoryboard and DITranquillity.
        ///
        /// - Parameter container: The container, or nil for ``defaultContainer``.
        public static func create(name: String, bundle: Bundle?, container: Container? = nil) -> NSStoryboard {
            let storyboard = NSStoryboard(name: name, bundle: bundle)
            storyboard.injectingContainer = container ?? defaultContainer
            return storyboard
        }

        /// The container that injects every controller that the storyboard makes, or nil.
        ///
        /// Setting it changes the class of the storyboard to a subclass that is made at run time.
        public var injectingContainer: Container? {
            get { storyboardRecord?.container }
            set { if let newValue { setContainer(newValue) } }
        }

        private static var isSetUp = false

        /// Gives a storyboard that was made by name its container.
        func wasMade(name: String, bundle: Bundle?) {
            wasMade(name: name, bundle: bundle?.bundlePath, default: Self.isSetUp ? Self.defaultContainer : nil)
        }

        /// The default container of the process, set up at the first access.
        ///
        /// From the first access on, it injects the controllers of every storyboard that is made by name, unless that is
        /// registered in another container: also those of the main storyboard of an app and of storyboard references,
        /// which AppKit makes itself. To this end, the first access exchanges the implementation of
        /// `NSStoryboard(name:bundle:)`. Access it in the initialiser of the app's delegate, or earlier.
        ///
        /// If the program conforms `NSStoryboard` to `StoryboardSetup`, the first access calls its `setup()`.
        public static var defaultContainer: Container {
            let container = Container.processDefault
            if !isSetUp {
                isSetUp = true
                PlatformRuntime.observeNamedStoryboards()
                let storyboards: Any.Type = NSStoryboard.self
                (storyboards as? any StoryboardSetup.Type)?.setup()
            }
            return container
        }
    }

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
        /// From then on, a view controller of the class that a storyboard has made and that loads its view without having
        /// been injected is reported as `loadedBeforeInjection`.
        ///
        /// - Parameter name: The registration name of the controllers, or nil for those without one.
        @discardableResult
        public func register<Controller: StoryboardController>(
            _ type: Controller.Type,
            name: String? = nil,
            fileID: String = #fileID,
            line: UInt = #line
        ) -> Component<Controller, MainActor> {
            if let type = type as? NSViewController.Type { PlatformRuntime.observeLoading(of: type) }
            return addOnMain(type, name, fileID, line)
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
        /// The container injects its controllers, also where a storyboard reference of another storyboard leads to it.
        /// Storyboards to which references lead need different names, or bundles; otherwise `ambiguousStoryboard` is
        /// reported. The name of the method is DITranquillity's. The first call exchanges the implementation of
        /// `NSStoryboard(name:bundle:)`.
        @discardableResult
        public func registerStoryboard(
            name: String,
            bundle: Bundle? = nil,
            fileID: String = #fileID,
            line: UInt = #line
        ) -> Component<NSStoryboard, MainActor> {
            RegisteredStoryboards.add(name, bundle?.bundlePath, self)
            PlatformRuntime.observeNamedStoryboards()
            return register(
                main: {
                    let storyboard = NSStoryboard(name: name, bundle: bundle)
                    storyboard.injectingContainer = .registeringContainer ?? .current
                    return storyboard
                },
                fileID: fileID,
                line: line
            ).as(NSStoryboard.self, name: name) { $0 }.lifetime(.weak)
        }

        /// Registers a view that a storyboard or a nib file makes, to add injections to it.
        ///
        /// The view is injected when the view of its controller is loaded, if the registration of the controller or the
        /// container says so: see ``Component/autoInjectToSubviews(_:)`` and `injectsToSubviews`. A view or an item that an
        /// `NSTableView` or an `NSCollectionView` makes is injected before the list returns it.
        @discardableResult
        public func register<Subview: NSView>(
            _ type: Subview.Type,
            fileID: String = #fileID,
            line: UInt = #line
        ) -> Component<Subview, MainActor> {
            addOnMain(type, nil, fileID, line)
        }
    }

    extension Component where Instance: NSViewController, Isolation == MainActor {
        /// Sets whether the registered views of the controller are injected when its view is loaded, before
        /// `viewDidLoad()` is called.
        ///
        /// Without this setting, `Container.injectsToSubviews` decides. The name is DITranquillity's.
        @discardableResult
        public func autoInjectToSubviews(_ isOn: Bool = true) -> Self {
            setInjectsToSubviews(isOn)
            // A controller that the container makes knows the registration only if there is something to call.
            return postInit { _ in }
        }
    }

    /// The registration name of a controller, which Interface Builder sets as a user-defined runtime attribute.
    extension NSResponder {
        /// The name of the registration that injects the controller, or nil for the unnamed registration.
        #if canImport(ObjectiveC)
            @objc
        #endif
        public final var storyCodeRegistrationName: String? {
            get { (self as? any InjectedController)?.storyboardInjection.registrationName }
            set { (self as? any InjectedController)?.storyboardInjection.registrationName = newValue }
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

#if canImport(UIKit) && !os(watchOS)
    public import Foundation
    public import StoryCodeContainer
    package import StoryCodeInjection
    import StoryCodeScenes
    public import UIKit

    /// Injection into the controllers of a storyboard.
    ///
    /// A registration without an initialiser describes the injections of a controller that a storyboard makes:
    ///
    /// ```swift
    /// container.register(CityController.self).injection { $0.provider = $1 }
    /// window.rootViewController = try storyboard.instantiateInitialViewController(container: container)
    /// ```
    ///
    /// The controller and its children are injected, each once: by the registration of its class, or else of its nearest
    /// superclass that is registered. So are the controllers to which its segues lead, embedded ones and those of other
    /// storyboards included: directly before the source's `prepare(for:sender:)`. A controller of a class that is not
    /// registered is left as it is.
    ///
    /// The first such call makes the container the ``injectingContainer`` of the storyboard, so UIKit's own methods of
    /// the same object inject from then on, as in `storyboard!.instantiateViewController(withIdentifier:)`. They report
    /// errors as `notInjected`.
    extension UIStoryboard {
        /// Makes the initial controller and injects it and its children.
        ///
        /// - Throws: `ContainerError`, or the error of an injection.
        public func instantiateInitialViewController(container: Container) throws -> UIViewController? {
            try injecting(from: container) { instantiateInitialViewController() }
        }

        /// Makes the initial controller with an initialiser of its own and injects it and its children.
        ///
        /// - Parameter creator: Makes the controller, or returns nil to leave that to `init(coder:)`.
        /// - Throws: `ContainerError`, or the error of an injection.
        public func instantiateInitialViewController<Controller: UIViewController>(
            container: Container,
            creator: @escaping (NSCoder) -> Controller?
        ) throws -> Controller? {
            try injecting(from: container) { instantiateInitialViewController(creator: creator) }
        }

        /// Makes the controller with an identifier and injects it and its children.
        ///
        /// - Throws: `ContainerError`, or the error of an injection.
        public func instantiateViewController(
            withIdentifier identifier: String,
            container: Container
        ) throws -> UIViewController {
            try injecting(from: container) { instantiateViewController(withIdentifier: identifier) }
        }

        /// Makes the controller with an identifier and injects it and its children.
        ///
        /// - Parameter creator: Makes the controller, or returns nil to leave that to `init(coder:)`.
        /// - Throws: `ContainerError`, or the error of an injection.
        public func instantiateViewController<Controller: UIViewController>(
            identifier: String,
            container: Container,
            creator: ((NSCoder) -> Controller?)? = nil
        ) throws -> Controller {
            try injecting(from: container) { instantiateViewController(identifier: identifier, creator: creator) }
        }
    }

    /// Unavailable: DITranquillity's storyboard.
    @available(*, unavailable, renamed: "UIStoryboard")
    public typealias DIStoryboard = UIStoryboard

    /// Unavailable: SwinjectStoryboard's storyboard.
    @available(*, unavailable, renamed: "UIStoryboard", message: "conform UIStoryboard to StoryboardSetup for setup()")
    public typealias SwinjectStoryboard = UIStoryboard

    // MARK: - Containers of storyboards

    extension UIStoryboard: InjectingStoryboard {
        package var storyboardRecord: StoryboardRecord? {
            get { PlatformRuntime.object(of: self) as? StoryboardRecord }
            set { if let newValue { PlatformRuntime.setObject(newValue, of: self) } }
        }

        package func observeInstantiation() {
            PlatformRuntime.observe(.instantiation, of: self)
                .reportRefusal(of: self, "UIKit's own methods inject no controllers")
        }
    }

    extension UIStoryboard {
        /// Creates a storyboard, and injects its controllers with a container.
        ///
        /// The name is that of SwinjectStoryboard and DITranquillity.
        ///
        /// - Parameter container: The container, or nil for ``defaultContainer``.
        public static func create(name: String, bundle: Bundle?, container: Container? = nil) -> UIStoryboard {
            let storyboard = UIStoryboard(name: name, bundle: bundle)
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
        /// which UIKit makes itself. To this end, the first access exchanges the implementation of
        /// `UIStoryboard(name:bundle:)`. Access it in the initialiser of the app's delegate:
        ///
        /// ```swift
        /// @main
        /// final class AppDelegate: UIResponder, UIApplicationDelegate {
        ///     override init() {
        ///         super.init()
        ///         UIStoryboard.defaultContainer.register(CityController.self).injection { $0.provider = $1 }
        ///     }
        /// }
        /// ```
        ///
        /// If the program conforms `UIStoryboard` to `StoryboardSetup`, the first access calls its `setup()`.
        public static var defaultContainer: Container {
            let container = Container.processDefault
            if !isSetUp {
                isSetUp = true
                PlatformRuntime.observeNamedStoryboards()
                let storyboards: Any.Type = UIStoryboard.self
                (storyboards as? any StoryboardSetup.Type)?.setup()
            }
            return container
        }
    }

    extension Container {
        /// Registers a storyboard, which is resolved by its type and by its name.
        ///
        /// ```swift
        /// container.registerStoryboard(name: "Main")
        /// let storyboard = try container.resolve(main: UIStoryboard.self, name: "Main")
        /// ```
        ///
        /// The container injects its controllers, also where a storyboard reference of another storyboard leads to it.
        /// Storyboards to which references lead need different names, or bundles; otherwise `ambiguousStoryboard` is
        /// reported. The name of the method is DITranquillity's. The first call exchanges the implementation of
        /// `UIStoryboard(name:bundle:)`.
        @discardableResult
        public func registerStoryboard(
            name: String,
            bundle: Bundle? = nil,
            fileID: String = #fileID,
            line: UInt = #line
        ) -> Component<UIStoryboard, MainActor> {
            RegisteredStoryboards.add(name, bundle?.bundlePath, self)
            PlatformRuntime.observeNamedStoryboards()
            return register(
                main: {
                    let storyboard = UIStoryboard(name: name, bundle: bundle)
                    storyboard.injectingContainer = .registeringContainer ?? .current
                    return storyboard
                },
                fileID: fileID,
                line: line
            ).as(UIStoryboard.self, name: name) { $0 }.lifetime(.weak)
        }
    }
#endif

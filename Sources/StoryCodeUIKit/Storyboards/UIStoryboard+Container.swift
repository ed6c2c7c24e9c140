#if canImport(UIKit) && !os(watchOS)
    public import StoryCodeContainer
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
    extension UIStoryboard {
        /// Makes the initial controller and injects it and its children.
        ///
        /// - Throws: `ContainerError`, or the error of an injection.
        public func instantiateInitialViewController(container: Container) throws -> UIViewController? {
            guard let controller = instantiateInitialViewController() else { return nil }
            try ControllerRecord.inject(controller, from: container)
            return controller
        }

        /// Makes the initial controller with an initialiser of its own and injects it and its children.
        ///
        /// - Parameter creator: Makes the controller, or returns nil to leave that to `init(coder:)`.
        /// - Throws: `ContainerError`, or the error of an injection.
        public func instantiateInitialViewController<Controller: UIViewController>(
            container: Container,
            creator: @escaping (NSCoder) -> Controller?
        ) throws -> Controller? {
            guard let controller = instantiateInitialViewController(creator: creator) else { return nil }
            try ControllerRecord.inject(controller, from: container)
            return controller
        }

        /// Makes the controller with an identifier and injects it and its children.
        ///
        /// - Throws: `ContainerError`, or the error of an injection.
        public func instantiateViewController(
            withIdentifier identifier: String,
            container: Container
        ) throws -> UIViewController {
            let controller = instantiateViewController(withIdentifier: identifier)
            try ControllerRecord.inject(controller, from: container)
            return controller
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
            let controller = instantiateViewController(identifier: identifier, creator: creator)
            try ControllerRecord.inject(controller, from: container)
            return controller
        }
    }
#endif

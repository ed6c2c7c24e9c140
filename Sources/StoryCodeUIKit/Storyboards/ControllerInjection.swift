#if canImport(UIKit) && !os(watchOS)
    import StoryCodeContainer
    import StoryCodeScenes
    import UIKit

    /// The injection of a controller that a storyboard has made.
    struct ControllerInjection {
        /// The container that injects the controller and the controllers to which its segues lead.
        fileprivate var container: Container?

        /// The name of the registration that injects the controller, or nil for the unnamed one.
        var registrationName: String?

        /// Whether the controller was injected.
        fileprivate var hasBegun = false
    }

    extension ControllerRecord {
        /// Injects a controller and its children, each once.
        static func inject(_ controller: UIViewController, from container: Container) throws {
            try of(controller).inject(from: container, controller)
            for child in controller.children { try inject(child, from: container) }
        }

        private func inject(from container: Container, _ controller: UIViewController) throws {
            injection.container = container
            // The segues of the controller inject their destinations.
            observe(controller)
            guard !injection.hasBegun, let component = try component(of: controller, in: container) else { return }
            injection.hasBegun = true
            do {
                _ = try container.injected(controller, by: component, isMain: true)
            } catch {
                injection.hasBegun = false
                throw error
            }
        }

        /// Returns the component of a controller's class, or of its nearest superclass that is registered.
        private func component(of controller: UIViewController, in container: Container) throws -> AnyResolvedComponent?
        {
            guard let name = injection.registrationName else {
                return try container.injectingComponent(controller, .none, isUnnamed: true)
            }
            if let component = try container.injectingComponent(controller, .name(name)) { return component }
            // Throws the error of an unknown name.
            try container.inject(main: controller, name: name)
            return nil
        }

        /// Injects the destination of a segue, before it is shown or embedded.
        func injectDestination(of segue: UIStoryboardSegue) {
            guard let container = injection.container else { return }
            do {
                try Self.inject(segue.destination, from: container)
            } catch {
                LifecycleDiagnostics.report(.injectionFailed(reason: "\(error)"), segue.destination)
            }
        }
    }
#endif

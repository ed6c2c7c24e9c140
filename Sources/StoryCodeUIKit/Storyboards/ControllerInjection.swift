#if canImport(UIKit) && !os(watchOS)
    import StoryCodeContainer
    import StoryCodeScenes
    package import UIKit

    /// The injection of a controller that a storyboard has made.
    struct ControllerInjection {
        /// The container that injects the controller and the controllers to which its segues lead.
        fileprivate var container: Container?

        /// The name of the registration that injects the controller, or nil for the unnamed one.
        var registrationName: String?

        /// Whether the controller was injected.
        fileprivate var hasBegun = false

        /// Whether the views of the controller are injected when they are loaded.
        fileprivate var injectsToSubviews = false

        /// The view whose subviews were injected.
        fileprivate weak var injectedView: UIView?
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
            observe(.events, of: controller)
            guard !injection.hasBegun, let component = try component(of: controller, in: container) else { return }
            injection.hasBegun = true
            // Registrations change under the lock.
            injection.injectsToSubviews = container.locked {
                component.registration.annotations[InjectsToSubviews.self] != nil
            }
            do {
                _ = try container.injected(controller, by: component, isMain: true)
            } catch {
                injection.hasBegun = false
                throw error
            }
            // Some controllers load their view in their initialiser.
            injectSubviews(of: controller)
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

        /// Records that a container has created and injected the controller.
        func recordInjection() { injection.hasBegun = true }

        /// Injects the destination of a segue, before it is shown or embedded.
        func injectDestination(of segue: UIStoryboardSegue) {
            guard let container = injection.container else { return }
            do {
                try Self.inject(segue.destination, from: container)
            } catch {
                DiagnosticHandler.report(.injectionFailed(reason: "\(error)"), segue.destination)
            }
        }
    }

    // MARK: - Subviews

    /// The annotation of a component whose controllers inject their views.
    struct InjectsToSubviews: Sendable {}

    extension ControllerRecord {
        /// Injects the views of a controller whose view was loaded, except those of other controllers.
        func injectSubviews(of controller: UIViewController) {
            guard injection.injectsToSubviews, let container = injection.container, let view = controller.viewIfLoaded,
                injection.injectedView !== view
            else { return }
            injection.injectedView = view
            Self.inject(view, from: container)
        }

        private static func inject(_ view: UIView, from container: Container) {
            do {
                if let component = try container.injectingComponent(view, .none, isUnnamed: true) {
                    _ = try container.injected(view, by: component, isMain: true)
                }
            } catch {
                DiagnosticHandler.report(.injectionFailed(reason: "\(error)"), view)
            }
            // The responder after the view of a controller is the controller.
            for subview in view.subviews where !(subview.next is UIViewController) { inject(subview, from: container) }
        }
    }

    extension UIViewController: InjectionTracking {
        // Called on the thread that applies injections, which for a controller is the main thread.
        package nonisolated func recordInjection() {
            MainActor.assumeIsolated { ControllerRecord.of(self).recordInjection() }
        }
    }
#endif

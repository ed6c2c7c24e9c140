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

        /// Whether the controller was injected by a registration.
        fileprivate var hasBegun = false

        /// Whether the views of the controller are injected when they are loaded.
        fileprivate var injectsToSubviews = false

        /// The view whose subviews were injected.
        fileprivate weak var injectedView: UIView?

        /// Whether the controller resolves its dependencies itself, or nil without the runtime attribute.
        fileprivate(set) var isResolving: Bool?

        /// Whether the controller has resolved its dependencies itself.
        fileprivate var hasResolved = false

        /// Whether it was reported that no registration has injected the controller.
        private var isReported = false

        /// Returns once whether no registration has injected the controller.
        mutating func takeMissing() -> Bool {
            defer { isReported = true }
            return !hasBegun && !isReported
        }
    }

    extension ControllerRecord {
        /// Injects a controller and its children, each once.
        static func inject(_ controller: UIViewController, from container: Container) throws {
            try of(controller).inject(from: container, controller)
            for child in controller.children {
                try inject(child, from: of(child).container(after: controller, container))
            }
        }

        /// Injects a controller and its children where an error cannot be thrown.
        static func injectOrReport(_ controller: UIViewController, from container: Container) {
            do {
                try inject(controller, from: container)
            } catch {
                DiagnosticHandler.report(.injectionFailed(reason: "\(error)"), controller)
            }
        }

        /// Returns the container of another controller, or that of this one's storyboard if it is another storyboard.
        private func container(after other: UIViewController, _ container: Container) -> Container {
            guard let storyboard = controller?.storyboard, storyboard !== other.storyboard else { return container }
            return storyboard.injectingContainer ?? container
        }

        private func inject(from container: Container, _ controller: UIViewController) throws {
            injection.container = container
            // The segues of the controller inject their destinations.
            observe(.events, of: controller)
            try injectByRegistration(from: container, controller)
            guard let resolving = controller as? any StoryboardResolving, injection.isResolving != false,
                !injection.hasResolved
            else { return }
            injection.hasResolved = true
            do {
                try resolving.resolveViewController(Resolver(container: container))
            } catch {
                injection.hasResolved = false
                throw error
            }
        }

        private func injectByRegistration(from container: Container, _ controller: UIViewController) throws {
            guard !injection.hasBegun else { return }
            let component = try container.component(injecting: controller, named: injection.registrationName)
            injection.injectsToSubviews = component?.injectsToSubviews(in: container) ?? container.injectsToSubviews
            if let component {
                injection.hasBegun = true
                do {
                    _ = try container.injected(controller, by: component, isMain: true)
                } catch {
                    injection.hasBegun = false
                    throw error
                }
            }
            // Some controllers load their view in their initialiser.
            injectSubviews(of: controller)
        }

        /// Records that a container has created and injected the controller.
        func recordInjection() { injection.hasBegun = true }

        /// Sets the runtime attribute `resolving`.
        func setResolving(_ isResolving: Bool, _ controller: UIViewController) {
            injection.isResolving = isResolving
            if isResolving { observe(.events, of: controller) }
        }

        /// Injects the destination of a segue, before it is shown or embedded.
        func injectDestination(of segue: UIStoryboardSegue) {
            guard let container = injection.container else { return }
            let record = Self.of(segue.destination)
            Self.injectOrReport(segue.destination, from: record.container(after: segue.source, container))
        }

        /// Injects what has to be there when the controller is told that its view was loaded.
        func viewWillBeAnnounced(of controller: UIViewController) {
            if injection.isResolving == true, injection.container == nil {
                Self.injectOrReport(controller, from: .current)
            }
            injectSubviews(of: controller)
        }
    }

    extension UIViewController: StoryboardInjected {
        package var storyboardContainer: Container? {
            ControllerRecord.existing(of: self)?.injection.container ?? storyboard?.injectingContainer
        }
    }

    // MARK: - Subviews

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

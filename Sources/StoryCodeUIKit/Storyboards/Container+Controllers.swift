#if canImport(UIKit) && !os(watchOS)
    public import StoryCodeContainer
    public import UIKit

    extension Container {
        /// Registers a controller that a storyboard makes, to add injections to it.
        ///
        /// ```swift
        /// container.register(CityController.self).injection { $0.provider = $1 }
        /// ```
        ///
        /// - Parameter name: The registration name of the controllers, or nil for those without one.
        @discardableResult
        public func register<Controller: UIViewController>(
            _ type: Controller.Type,
            name: String? = nil,
            fileID: String = #fileID,
            line: UInt = #line
        ) -> Component<Controller, MainActor> {
            let component = addOnMain(type, fileID, line)
            return name.map { component.as(type, name: $0) { $0 } } ?? component
        }

        /// Registers a view that a storyboard or a nib file makes, to add injections to it.
        ///
        /// The view is injected when the view of its controller is loaded, if the registration of the controller says
        /// so: see ``Component/autoInjectToSubviews()``. A cell is made later: pass it to `inject(main:)`.
        @discardableResult
        public func register<Subview: UIView>(
            _ type: Subview.Type,
            fileID: String = #fileID,
            line: UInt = #line
        ) -> Component<Subview, MainActor> {
            addOnMain(type, fileID, line)
        }

        private func addOnMain<Instance>(
            _ type: Instance.Type,
            _ fileID: String,
            _ line: UInt
        ) -> Component<Instance, MainActor> {
            add(fileID, line, isMain: true, .object, .elsewhere, parameters: { parameterList() })
        }

        /// Registers a closure that is called with each controller of a class that a storyboard has made.
        ///
        /// The name is SwinjectStoryboard's. Prefer ``register(_:name:fileID:line:)`` with injections, whose parameters
        /// `validate()` checks.
        ///
        /// - Parameters:
        ///   - name: The registration name of the controllers, or nil for those without one.
        ///   - completion: Called with the storyboard's container and with the controller.
        @discardableResult
        public func storyboardInitCompleted<Controller: UIViewController>(
            _ type: Controller.Type,
            name: String? = nil,
            fileID: String = #fileID,
            line: UInt = #line,
            _ completion: @escaping @MainActor @Sendable (Container, Controller) throws -> Void
        ) -> Component<Controller, MainActor> {
            register(type, name: name, fileID: fileID, line: line)
                .injection { try completion(.current, $0) }
        }
    }

    extension Component where Instance: UIViewController {
        /// Injects the registered views of the controller when its view is loaded, before `viewDidLoad()` is called.
        ///
        /// If the view is loaded before the controller is injected, its views are injected directly afterwards.
        ///
        /// The name is DITranquillity's.
        @discardableResult
        public func autoInjectToSubviews() -> Self {
            container.change { _ in registration.annotations[InjectsToSubviews.self] = InjectsToSubviews() }
            return self
        }
    }
#endif

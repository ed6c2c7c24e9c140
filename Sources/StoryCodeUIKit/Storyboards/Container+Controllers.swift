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
        /// From then on, a controller of the class that a storyboard has made and that loads its view without having been
        /// injected is reported as `loadedBeforeInjection`.
        ///
        /// - Parameter name: The registration name of the controllers, or nil for those without one.
        @discardableResult
        public func register<Controller: UIViewController>(
            _ type: Controller.Type,
            name: String? = nil,
            fileID: String = #fileID,
            line: UInt = #line
        ) -> Component<Controller, MainActor> {
            PlatformRuntime.observeLoading(of: type)
            return addOnMain(type, name, fileID, line)
        }

        /// Registers a view that a storyboard or a nib file makes, to add injections to it.
        ///
        /// The view is injected when the view of its controller is loaded, if the registration of the controller or the
        /// container says so: see ``Component/autoInjectToSubviews(_:)`` and `injectsToSubviews`. A cell of such a view is
        /// injected once, before the table or the collection returns it to the data source; one of a
        /// `UICollectionView.CellRegistration` after its handler was called.
        @discardableResult
        public func register<Subview: UIView>(
            _ type: Subview.Type,
            fileID: String = #fileID,
            line: UInt = #line
        ) -> Component<Subview, MainActor> {
            addOnMain(type, nil, fileID, line)
        }

        /// Registers a closure that is called with each controller of a class that a storyboard has made.
        ///
        /// The name is SwinjectStoryboard's. Prefer ``register(_:name:fileID:line:)`` with injections, whose parameters
        /// `validate()` checks.
        ///
        /// - Parameters:
        ///   - name: The registration name of the controllers, or nil for those without one.
        ///   - completion: Called with a resolver for the storyboard's container and with the controller.
        @discardableResult
        @preconcurrency
        public func storyboardInitCompleted<Controller: UIViewController>(
            _ type: Controller.Type,
            name: String? = nil,
            fileID: String = #fileID,
            line: UInt = #line,
            _ completion: @escaping @MainActor @Sendable (Resolver, Controller) throws -> Void
        ) -> Component<Controller, MainActor> {
            register(type, name: name, fileID: fileID, line: line)
                .injection { try completion(Resolver(container: .current), $0) }
        }
    }

    extension Component where Instance: UIViewController, Isolation == MainActor {
        /// Sets whether the registered views of the controller are injected when its view is loaded, before
        /// `viewDidLoad()` is called.
        ///
        /// Without this setting, `Container.injectsToSubviews` decides. If the view is loaded before the controller is
        /// injected, its views are injected directly afterwards. The name is DITranquillity's.
        @discardableResult
        public func autoInjectToSubviews(_ isOn: Bool = true) -> Self {
            setInjectsToSubviews(isOn)
            // A controller that the container makes knows the registration only if there is something to call.
            return postInit { _ in }
        }
    }
#endif

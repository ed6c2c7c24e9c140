#if canImport(UIKit) && canImport(SwiftUI) && !os(watchOS)
    public import SwiftUI
    public import UIKit

    /// A SwiftUI view that shows the controller of a scene.
    ///
    /// The scene is made when the view first appears in its hierarchy, and released when its identity ends.
    ///
    /// ```swift
    /// struct CityTab: View {
    ///     var body: some View {
    ///         SceneView { CityScene.make() }
    ///     }
    /// }
    /// ```
    ///
    /// See <doc:/StoryCode/Next-to-SwiftUI>.
    public struct SceneView<Controller: UIViewController, Value>: UIViewControllerRepresentable {
        /// The object that SwiftUI retains as long as the controller.
        @MainActor
        @preconcurrency
        public final class Coordinator {
            /// The value of the program.
            public let value: Value

            fileprivate let dismantle: @MainActor (Controller, Value) -> Void

            fileprivate init(_ value: Value, _ dismantle: @escaping @MainActor (Controller, Value) -> Void) {
                self.value = value
                self.dismantle = dismantle
            }
        }

        private let coordinator: @MainActor () -> Value
        private let make: @MainActor (Context) -> Controller
        private let update: @MainActor (Controller, Context) -> Void
        private let size: @MainActor (ProposedViewSize, Controller, Context) -> CGSize?
        private let dismantle: @MainActor (Controller, Value) -> Void

        /// Creates a view of a scene that uses SwiftUI's context.
        ///
        /// - Parameters:
        ///   - coordinator: Makes a value that lives as long as the scene, before the scene.
        ///   - make: Makes the scene and returns its controller, once for each identity of the view.
        ///   - update: Brings the controller up to date. Called after `make`, and again when SwiftUI updates the view.
        ///   - sizeThatFits: Returns the size of the view for a proposal, or nil to leave it to SwiftUI.
        ///   - dismantle: Called when the identity of the view ends.
        @preconcurrency
        public nonisolated init(
            coordinator: @escaping @MainActor () -> Value,
            make: @escaping @MainActor (Context) -> Controller,
            update: @escaping @MainActor (Controller, Context) -> Void = { _, _ in },
            sizeThatFits: @escaping @MainActor (ProposedViewSize, Controller, Context) -> CGSize? = { _, _, _ in nil },
            dismantle: @escaping @MainActor (Controller, Value) -> Void = { _, _ in }
        ) {
            self.coordinator = coordinator
            self.make = make
            self.update = update
            size = sizeThatFits
            self.dismantle = dismantle
        }

        /// Makes the value that lives as long as the scene.
        public func makeCoordinator() -> Coordinator { Coordinator(coordinator(), dismantle) }

        /// Makes the scene.
        public func makeUIViewController(context: Context) -> Controller { make(context) }

        /// Brings the controller up to date.
        public func updateUIViewController(_ controller: Controller, context: Context) { update(controller, context) }

        /// Returns the size of the view for a proposal.
        public func sizeThatFits(
            _ proposal: ProposedViewSize,
            uiViewController: Controller,
            context: Context
        ) -> CGSize? { size(proposal, uiViewController, context) }

        /// Ends the use of the controller.
        public static func dismantleUIViewController(_ controller: Controller, coordinator: Coordinator) {
            coordinator.dismantle(controller, coordinator.value)
        }
    }

    extension SceneView where Value == Void {
        /// Creates a view of a scene.
        ///
        /// - Parameters:
        ///   - make: Makes the scene and returns its controller, once for each identity of the view.
        ///   - update: Brings the controller up to date. Called after `make`, and again when SwiftUI updates the view.
        @preconcurrency
        public nonisolated init(
            _ make: @escaping @MainActor () -> Controller,
            update: @escaping @MainActor (Controller) -> Void = { _ in }
        ) {
            self.init(coordinator: {}, make: { _ in make() }, update: { controller, _ in update(controller) })
        }
    }
#endif

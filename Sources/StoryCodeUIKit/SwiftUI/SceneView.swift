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
    public struct SceneView<Controller: UIViewController>: UIViewControllerRepresentable {
        private let make: @MainActor () -> Controller
        private let update: @MainActor (Controller) -> Void

        /// Creates a view of a scene.
        ///
        /// - Parameters:
        ///   - make: Makes the scene and returns its controller, once for each identity of the view.
        ///   - update: Brings the controller up to date. Called after `make`, and again when SwiftUI updates the view.
        public nonisolated init(
            _ make: @escaping @MainActor () -> Controller,
            update: @escaping @MainActor (Controller) -> Void = { _ in }
        ) {
            self.make = make
            self.update = update
        }

        /// Makes the scene.
        public func makeUIViewController(context: Context) -> Controller { make() }

        /// Brings the controller up to date.
        public func updateUIViewController(_ controller: Controller, context: Context) { update(controller) }
    }
#endif

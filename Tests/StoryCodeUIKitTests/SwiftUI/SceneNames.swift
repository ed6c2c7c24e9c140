#if canImport(UIKit) && canImport(SwiftUI) && !os(watchOS)
    // In this file, `Scene` is the one of this package.
    import struct StoryCodeUIKit.Scene
    import StoryCodeUIKit
    import SwiftUI
    import UIKit

    // Compiles: a file that makes a scene of a hosting controller, and names SwiftUI's views without a module.

    private final class LisbonModel {
        let name = "Lisbon"
    }

    private struct LisbonScreen: View {
        let model: LisbonModel

        var body: some View { Text(model.name) }
    }

    @MainActor
    private func makeHostedLisbon() -> UIViewController {
        let model = LisbonModel()
        return Scene {
            return UIHostingController(rootView: LisbonScreen(model: model))
        }.with {
            return model
        }.instantiate()
    }
#endif

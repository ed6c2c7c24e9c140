#if canImport(UIKit) && canImport(SwiftUI) && !os(watchOS)
    // In this file, `Scene` is the one of this package.
    import struct StoryCodeUIKit.Scene
    import StoryCodeUIKit
    import SwiftUI
    import UIKit

    // Compiles: a file that makes a scene of a hosting controller, and names SwiftUI's views without a module.

    private final class CityModel {
        let name = "Lisbon"
    }

    private struct CityScreen: View {
        let model: CityModel

        var body: some View { Text(model.name) }
    }

    @MainActor
    private func makeCity() -> UIViewController {
        let model = CityModel()
        return Scene {
            return UIHostingController(rootView: CityScreen(model: model))
        }.with {
            return model
        }.instantiate()
    }
#endif

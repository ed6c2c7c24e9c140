#if canImport(UIKit) && canImport(SwiftUI) && !os(watchOS)
    import StoryCodeUIKit
    import SwiftUI
    import UIKit
    // The one name that both modules have: in this file, `Scene` is SwiftUI's.
    import protocol SwiftUI.Scene

    // Compiles: a file that uses SwiftUI's names and shows the screens of scenes.

    private struct LisbonTab: View {
        var body: some View {
            SceneView { makeLisbon() }
        }
    }

    @MainActor
    private func makeLisbon() -> UIViewController {
        StoryCodeUIKit.Scene {
            return UIViewController()
        }.with {
            return "Lisbon"
        }.instantiate { controller, title in
            controller.title = title
        }
    }

    private struct CityApp: App {
        var body: some Scene {
            WindowGroup { LisbonTab() }
        }
    }
#endif

#if canImport(AppKit) && canImport(SwiftUI) && !targetEnvironment(macCatalyst)
    import AppKit
    import StoryCodeAppKit
    import SwiftUI
    // The one name that both modules have: in this file, `Scene` is SwiftUI's.
    import protocol SwiftUI.Scene

    // Compiles: a file that uses SwiftUI's names and makes a scene of AppKit's controllers.

    @MainActor
    private func makeCity() -> SceneViewController {
        StoryCodeAppKit.Scene {
            return SceneViewController()
        }.with {
            return "Lisbon"
        }.instantiate { controller, title in
            controller.title = title
        }
    }

    private struct CityLabel: View {
        var body: some View { Text(makeCity().title ?? "") }
    }

    private struct CityApp: App {
        var body: some Scene {
            Window("City", id: "city") { CityLabel() }
        }
    }
#endif

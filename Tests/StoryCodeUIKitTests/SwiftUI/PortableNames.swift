#if canImport(UIKit) && canImport(SwiftUI) && !os(watchOS)
    // In this file, `View` is SwiftUI's, and `Window` and `Scene` are those of this package.
    import class StoryCode.Window
    import struct StoryCode.Scene
    import StoryCode
    import SwiftUI
    import protocol SwiftUI.View

    // Compiles: a file that shows what happens to a portable screen in SwiftUI.

    @MainActor
    private final class PortableScreen {
        private let window = Window()

        func show() {
            window.rootViewController = Scene { ViewController() }.with { "Lisbon" }.instantiate { $0.title = $1 }
            window.makeKeyAndVisible()
        }

        var title: String { window.rootViewController?.title ?? "" }
    }

    private struct PortableScreenView: View {
        let screen: PortableScreen

        var body: some View { Text(screen.title) }
    }
#endif

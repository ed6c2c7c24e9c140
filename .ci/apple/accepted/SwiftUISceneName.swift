// Only the type `Scene` is ambiguous next to SwiftUI: a scene that is made needs no module.

#if canImport(UIKit)
    import StoryCodeUIKit
    import SwiftUI
    import UIKit

    @MainActor
    func makeCity() -> UIViewController {
        Scene {
            return UIViewController()
        }.with {
            return "Lisbon"
        }.instantiate(connect: { controller, name in
            controller.title = name
        })
    }
#endif

// Refused: requires that 'UIViewController' conform to 'SceneController'

// The message of the article "Troubleshooting": the module to import is StoryCodeUIKit.
import StoryCode

#if canImport(UIKit)
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
#else
    #error("requires that 'UIViewController' conform to 'SceneController'")
#endif
